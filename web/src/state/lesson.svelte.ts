/** A guided game on screen: the step, its highlights, and the answers to wrong clicks. */

import {
  answerAt,
  answerTo,
  answerToAny,
  leading,
  lost,
  marked,
  right,
  untouched,
} from "../interaction/lesson";
import type { Move } from "../interaction/moves";
import type { Guide } from "../protocol";
import type { Match } from "./match.svelte";
import { wire } from "./wire";

const PATIENCE = 8000; // milliseconds until the answer to a question is highlighted
const NOTHING: ReadonlySet<string> = new Set();

/** The elements that a learner may point at: all drawn elements of the same kind. */
function ofItsKind(wanted: readonly string[]): ReadonlySet<string> {
  const kinds = new Set(wanted.map((id) => id.split(":")[0] ?? ""));
  const drawn = [...document.querySelectorAll<HTMLElement>("[data-element]")];
  return new Set(
    drawn.map((one) => one.dataset["element"] ?? "").filter((id) => kinds.has(id.split(":")[0] ?? "")),
  );
}

export class Lesson {
  hinted = $state(false); // is the answer of a question highlighted?
  answer = $state(""); // the last part of the key for the last wrong click; `other`: general
  busy = $state(false); // is a step being skipped or repeated?
  private pointed: readonly string[] = $state.raw([]); // steps whose element was pointed at
  private closed = $state(false); // was the final message closed?
  private timer = 0;

  constructor(private readonly match: Match) {
    this.pointed = JSON.parse(localStorage.getItem(this.place) ?? "[]") as string[];
    this.closed = localStorage.getItem(`${this.place}.closed`) !== null;
    match.allows = (move) => this.allows(move);
    match.holds = () => this.pointing;
  }

  private get place(): string {
    return `tianxia.lesson.${this.match.id}`;
  }

  /** The current task; null at any other table, and when the lesson is over and closed. */
  readonly guide: Guide | null = $derived.by(() => {
    let guide = this.match.frame?.guide ?? null;
    while (guide?.then && this.pointed.includes(guide.steps[guide.at] ?? "")) guide = guide.then;
    return guide && this.closed && guide.at >= guide.steps.length ? null : guide;
  });
  readonly over: boolean = $derived(!!this.guide && this.guide.at >= this.guide.steps.length);
  readonly step: string = $derived(this.guide?.steps[this.guide.at] ?? "");
  readonly before: string = $derived(this.guide?.steps[this.guide.at - 1] ?? "");
  /** Must the learner do something? */
  readonly asked: boolean = $derived(
    !!this.guide && !this.over && (this.guide.tap.length > 0 || this.guide.accepts.length > 0),
  );
  /** Must the learner point at an element? Then no move can be chosen. */
  readonly pointing: boolean = $derived(!this.over && (this.guide?.tap.length ?? 0) > 0);
  private readonly lit: boolean = $derived(this.asked && (!this.guide?.check || this.hinted));

  readonly glow: ReadonlySet<string> = $derived.by(() => {
    const { guide, match } = this;
    if (!guide || this.over || !this.asked) return match.glow;
    if (guide.tap.length > 0) return this.hinted ? new Set(guide.tap) : ofItsKind(guide.tap);
    if (!this.lit || !match.open) return match.glow;
    return leading(guide, lost(guide, match.open) ? untouched(match.open) : match.open);
  });
  readonly reach: ReadonlySet<string> = $derived.by(() =>
    this.lit || this.guide?.tap.length ? NOTHING : this.match.reach,
  );

  /** Mark the lines and buttons of right moves, and answer wrong proposals and clicks. */
  follow(): void {
    const { guide, match } = this;
    match.marked = guide && this.lit ? marked(guide, match.open, match.rows) : new Set();
    const text = match.proposal?.text;
    match.unwanted = !!guide && !this.over && text !== undefined && !right(guide, text);
    if (!guide || this.over) return;
    const note = match.note;
    if (text !== undefined) this.answer = right(guide, text) ? "" : answerTo(guide, text) || "other";
    else if (note?.element && answerAt(guide, note.element)) {
      this.answer = answerAt(guide, note.element);
      match.note = null;
    } else if (note?.why?.key.startsWith("lesson-")) match.back();
    else if (this.asked && guide.tap.length === 0 && match.open && lost(guide, match.open)) {
      this.answer = answerToAny(guide, match.open) || "other";
      match.back();
    }
  }

  /**
   * A step begins. Its answer is highlighted at once; the answer of a question is highlighted after a
   * while.
   */
  begin(): void {
    this.hinted = false;
    this.answer = "";
    clearTimeout(this.timer);
    if (this.guide?.check && this.asked) this.timer = window.setTimeout(() => this.hint(), PATIENCE);
  }

  hint(): void {
    this.hinted = true;
  }

  /** A click on the board. `under`: the larger element under it, which may be meant although it is not lit. */
  readonly pick = (element: string, byKey = false, under = ""): void => {
    const { guide, match } = this;
    const open = (one: string): boolean => match.glow.has(one) || match.reach.has(one);
    this.answer = "";
    if (!guide || this.over || guide.tap.length === 0)
      match.pick(open(under) && !open(element) && !match.picked.has(element) ? under : element, byKey);
    else if (guide.tap.includes(element)) this.point([...this.pointed, this.step]);
    else this.answer = "other";
  };

  private point(steps: readonly string[]): void {
    this.pointed = steps;
    localStorage.setItem(this.place, JSON.stringify(steps));
  }

  /** Only moves that match the step are sent; any other move gets an answer and is taken back. */
  private allows(move: Move): boolean {
    const guide = this.guide;
    if (!guide || this.over || guide.tap.length > 0 || right(guide, move.text)) return true;
    this.match.back();
    this.answer = answerTo(guide, move.text) || "other";
    return false;
  }

  /** Go back to a finished step, or let the lesson play up to a later one. */
  async go(step: number): Promise<void> {
    const guide = this.guide;
    if (!guide || this.busy) return;
    this.busy = true;
    const from = guide.steps.slice(step);
    const skipped = guide.tap.length > 0 && step > guide.at ? [this.step] : [];
    this.point([...this.pointed.filter((one) => !from.includes(one)), ...skipped]);
    try {
      if (skipped.length === 0) await wire.goToStep(this.match.id, step);
    } finally {
      this.busy = false;
    }
  }

  /** Close the final message. */
  close(): void {
    this.closed = true;
    localStorage.setItem(`${this.place}.closed`, "");
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
