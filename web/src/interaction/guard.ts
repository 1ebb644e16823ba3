/**
 * Clicks and keys during a telling: clicks on the board and Enter only skip to the present. Just after a
 * telling they are ignored, because the player meant the previous state.
 */

interface Telling {
  readonly telling: boolean;
  readonly settling: boolean;
  skip(): void;
}

const PLACES = "[data-area=board], [data-area=mine], [data-area=hand]";
const LEFT_ALONE = ".outcome, .lens, .interlude, .large, nav"; // controls that work during a telling
const ANSWERS = ".prompt:not(.steps), #actions, .undo";
const TYPING = "input, select, textarea, dialog";
const DRAG = 6; // pixels; a longer movement is no click

export class Guard {
  private from = { x: 0, y: 0 };

  constructor(private readonly teller: Telling) {}

  readonly press = (event: PointerEvent): void => {
    this.from = { x: event.clientX, y: event.clientY };
  };

  readonly click = (event: MouseEvent): void => {
    const { teller } = this;
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest(LEFT_ALONE) || this.dragged(event)) return;
    const board = target.closest(PLACES) !== null;
    if (teller.telling && board) teller.skip();
    else if (!teller.settling || !(board || target.closest(ANSWERS))) return;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly key = (event: KeyboardEvent): void => {
    const { teller } = this;
    const target = event.target instanceof Element ? event.target : null;
    if (!/^(Enter| |[1-9])$/.test(event.key) || target?.closest(TYPING)) return;
    const button = target?.closest("button, a, summary");
    const spared = button && !(teller.settling && button.closest(ANSWERS));
    if (spared || target?.closest(".interlude") || !(teller.telling || teller.settling)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.key === "Enter" && !event.repeat && teller.telling) teller.skip();
  };

  private dragged(event: MouseEvent): boolean {
    return event.detail > 0 && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > DRAG;
  }
}
