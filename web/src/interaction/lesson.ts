/**
 * Compares the task of a guided game with the offered moves: which moves are right, which elements are
 * highlighted, and how a wrong move is answered.
 */

import type { Guide } from "../protocol";
import { onBoard, type Move } from "./moves";
import { picked, type Narrowing, type Row } from "./narrow";

/** Does a text match a pattern, where `*` stands for any words? */
export function fits(text: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}

/** Does a move match the step, completely or so far? */
export function right(guide: Guide, text: string): boolean {
  return guide.accepts.some(
    (wanted) => wanted === text || wanted.startsWith(`${text} `) || fits(text, wanted),
  );
}

/** The right moves among those that are still open. */
export function rightMoves(guide: Guide, narrowing: Narrowing | null): readonly Move[] {
  return narrowing?.left.filter((move) => right(guide, move.text)) ?? [];
}

/** The elements of the right moves that are still to be clicked, in any order. */
export function leading(guide: Guide, narrowing: Narrowing): ReadonlySet<string> {
  const taken = picked(narrowing);
  const found = new Set<string>();
  for (const move of rightMoves(guide, narrowing)) {
    for (const element of move.touches) if (onBoard(element) && !taken.has(element)) found.add(element);
  }
  return found;
}

/** Can the elements picked so far no longer lead to the answer? */
export function lost(guide: Guide, narrowing: Narrowing): boolean {
  return narrowing.picks.length > 0 && rightMoves(guide, narrowing).length === 0;
}

/** The narrowing as it was before anything was picked. */
export function untouched(narrowing: Narrowing): Narrowing {
  return { ...narrowing, picks: [], left: narrowing.all, depth: 0 };
}

/**
 * The end of the key that answers the first part of a wrong move. Empty unless all moves that it may become
 * have the same answer.
 */
export function answerToAny(guide: Guide, narrowing: Narrowing): string {
  const answers = new Set(narrowing.left.map((move) => answerTo(guide, move.text)));
  return answers.size === 1 ? [...answers].join("") : "";
}

/** The lines of the list that lead to a right move. */
export function marked(guide: Guide, narrowing: Narrowing | null, rows: readonly Row[]): ReadonlySet<Row> {
  const moves = rightMoves(guide, narrowing);
  const leads = (row: Row): boolean =>
    row.whole === undefined
      ? moves.some((move) => move.path[narrowing?.depth ?? 0] === row.choice)
      : moves.some((move) => move.text === row.whole);
  return new Set(rows.filter(leads));
}

/** The last part of the key of the sentence that answers a wrong move; empty if the step has none. */
export function answerTo(guide: Guide, text: string): string {
  return guide.wrong.find((one) => one.move !== "" && fits(text, one.move))?.words ?? "";
}

/** The same for a click on an element that is not offered. */
export function answerAt(guide: Guide, element: string): string {
  return guide.wrong.find((one) => one.touch !== "" && fits(element, one.touch))?.words ?? "";
}
