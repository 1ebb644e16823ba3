/** Converts an offer, which is a tree of questions, to the list of complete moves. */

import type { Sentence } from "../protocol";
import type { Ask, Choice } from "./offer";

/** One path through the offer: the words to send, and its choices. */
export interface Move {
  text: string; // "tile red e7"
  path: readonly Choice[];
  asks: readonly Ask[]; // asks[i] is the question that path[i] answers
  touches: ReadonlySet<string>;
}

export function flatten(offer: Ask): Move[] {
  const moves: Move[] = [];
  walk(offer, [], [], moves);
  return moves;
}

function walk(ask: Ask, path: readonly Choice[], asks: readonly Ask[], moves: Move[]): void {
  const asked = [...asks, ask];
  for (const choice of ask.choices) {
    const taken = [...path, choice];
    if (choice.then) walk(choice.then, taken, asked, moves);
    else {
      moves.push({
        text: taken.map((one) => one.move).join(" "),
        path: taken,
        asks: asked,
        touches: new Set(taken.flatMap((one) => one.touches)),
      });
    }
  }
}

/** The number of choices, from the first on, that all these moves share. */
export function shared(moves: readonly Move[]): number {
  const first = moves[0];
  if (!first) return 0;
  let depth = first.path.length;
  for (const move of moves) {
    let same = 0;
    while (same < depth && move.path[same] === first.path[same]) same++;
    depth = same;
  }
  return depth;
}

/** The elements on a board, without `button:` ids, which are only buttons. */
export function onBoard(element: string): boolean {
  return !element.startsWith("button:");
}

/** A move in words, choice by choice, without lines that a later line repeats. */
export function labels(move: Move): Sentence[] {
  return saidOnce(move.path.map((choice) => choice.label));
}

/** The lines without those that a later line repeats. */
export function saidOnce(lines: readonly Sentence[]): Sentence[] {
  return lines.filter((line, i) => !lines.slice(i + 1).some((later) => saysAgain(line, later)));
}

function saysAgain(line: Sentence, later: Sentence): boolean {
  const args = Object.entries(line.args);
  return (
    args.length > 0 &&
    args.every(([name, value]) => JSON.stringify(later.args[name]) === JSON.stringify(value))
  );
}
