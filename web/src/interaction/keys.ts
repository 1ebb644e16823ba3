/** Keyboard commands of the table. They work with any focus except text fields. */

export interface Keys {
  back(): void;
  confirm(): void;
  number(i: number): void;
  help(): void;
  won(): void;
  hint(): void;
  undo(): void;
  list(): void;
  board(): void;
  pause(): void;
  skip(): void;
  step(by: number): void;
}

const TYPING = "input, select, textarea, dialog[open]";
const PRESSED_BY_ENTER = "button, a, summary";

export function onKey(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
  const meaning = meaningOf(event.key, target, keys);
  if (!meaning) return;
  event.preventDefault();
  meaning();
}

function meaningOf(key: string, target: Element | null, keys: Keys): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => keys.number(Number(key) - 1);
  switch (key) {
    case "Escape":
      return keys.back;
    case "Enter":
      return target?.closest(PRESSED_BY_ENTER) ? null : keys.confirm;
    case "?":
      return keys.help;
    case "h":
    case "H":
      return keys.won;
    case "i":
    case "I":
      return keys.hint;
    case "u":
    case "U":
      return keys.undo;
    case "l":
    case "L":
      return keys.list;
    case "b":
    case "B":
      return keys.board;
    case "p":
    case "P":
      return keys.pause;
    case "s":
    case "S":
      return keys.skip;
    case ",":
      return () => keys.step(-1);
    case ".":
      return () => keys.step(1);
    default:
      return null;
  }
}
