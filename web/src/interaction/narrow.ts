/**
 * From an offer and some clicks to one move: the one mechanism of every game, mouse, touch and keyboard.
 *
 * A narrowing is an immutable value. A click on an element keeps the moves that touch it, in whatever
 * order the elements are clicked; a line of the list keeps the moves that go through it. When one move
 * is left it is proposed, and the next click on it sends it.
 */

import type { Ask, Choice } from "./offer";
import { flatten, onBoard, shared, type Move } from "./moves";

type Pick = { element: string } | { depth: number; choice: Choice };

export interface Narrowing {
  readonly offer: Ask;
  readonly all: readonly Move[];
  readonly picks: readonly Pick[];
  readonly left: readonly Move[];
  readonly depth: number; // how many choices the moves that are left have in common
}

/** What a click led to. */
export type Outcome =
  | { kind: "narrowed"; narrowing: Narrowing }
  | { kind: "send"; move: Move }
  | { kind: "illegal"; element: string; prefix: string };

export function start(offer: Ask): Narrowing {
  const all = flatten(offer);
  return make(offer, all, []);
}

function make(offer: Ask, all: readonly Move[], picks: readonly Pick[]): Narrowing {
  const left = inOrder(keep(all, picks), picks);
  return { offer, all, picks, left, depth: shared(left) };
}

function fits(move: Move, pick: Pick): boolean {
  return "element" in pick ? move.touches.has(pick.element) : move.path[pick.depth] === pick.choice;
}

function keep(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  return picks.length === 0 ? moves : moves.filter((move) => picks.every((pick) => fits(move, pick)));
}

/** When clicks cannot tell the moves apart any more, those that take the elements in click order win. */
function inOrder(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  if (moves.length < 2) return moves;
  const clicked = picks.flatMap((pick) => ("element" in pick ? [pick.element] : []));
  const all = new Set(clicked);
  if (!moves.every((move) => [...move.touches].every((element) => all.has(element)))) return moves;
  const ordered = moves.filter((move) => {
    const order = [...move.touches];
    return clicked.every(
      (element, i) => i === 0 || order.indexOf(clicked[i - 1] ?? "") <= order.indexOf(element),
    );
  });
  return ordered.length > 0 ? ordered : moves;
}

/** The one move that is left, if it is only one. */
export function proposal(narrowing: Narrowing): Move | null {
  return narrowing.left.length === 1 ? (narrowing.left[0] ?? null) : null;
}

/** The question that is still open. */
export function question(narrowing: Narrowing): Ask {
  const asks = narrowing.left[0]?.asks;
  return asks?.[Math.min(narrowing.depth, asks.length - 1)] ?? narrowing.offer;
}

/** The words that are certain by now. */
export function prefix(narrowing: Narrowing): string {
  const path = narrowing.left[0]?.path.slice(0, narrowing.depth) ?? [];
  return path.map((choice) => choice.move).join(" ");
}

/**
 * What to click next: of each move, the elements of its first choice that is still open. Later ones may be
 * clicked too, but if they all glowed, a player at the start of a long phrase would see only light.
 */
export function glow(narrowing: Narrowing): Set<string> {
  const taken = picked(narrowing);
  const open = (element: string): boolean => onBoard(element) && !taken.has(element);
  const lit = new Set<string>();
  for (const move of narrowing.left) {
    const next = move.path.find((choice) => choice.touches.some(open));
    for (const element of next?.touches ?? []) if (open(element)) lit.add(element);
  }
  return lit;
}

/** What may be clicked as well, later in the phrase: shown faintly, for whoever starts from the other end. */
export function reach(narrowing: Narrowing): Set<string> {
  const near = new Set([...glow(narrowing), ...picked(narrowing)]);
  const far = new Set<string>();
  for (const move of narrowing.left) {
    for (const element of move.touches) if (onBoard(element) && !near.has(element)) far.add(element);
  }
  return far;
}

/** Elements that are part of the move being made. */
export function picked(narrowing: Narrowing): Set<string> {
  const taken = new Set<string>();
  if (narrowing.picks.length === 0) return taken;
  for (const pick of narrowing.picks) if ("element" in pick) taken.add(pick.element);
  const certain = narrowing.left[0]?.path.slice(0, narrowing.depth) ?? [];
  for (const choice of certain)
    for (const element of choice.touches) if (onBoard(element)) taken.add(element);
  return taken;
}

/** A line of the list of actions: a choice that is still open, and how many moves go through it. */
export interface Row {
  choice: Choice;
  moves: number;
  group: string; // lines of one group begin with the same word
  button: boolean; // asks for a button: names one, or touches nothing on the board
}

/** The choices where the moves that are left part ways; empty when one is left. */
export function rows(narrowing: Narrowing): Row[] {
  if (narrowing.left.length < 2) return [];
  const found = new Map<Choice, Row>();
  for (const move of narrowing.left) {
    const choice = move.path[narrowing.depth];
    if (!choice) continue;
    const row = found.get(choice);
    if (row) row.moves++;
    else {
      const group = choice.move.split(" ")[0] ?? "";
      const button = choice.touches.length === 0 || !choice.touches.every(onBoard);
      found.set(choice, { choice, moves: 1, group, button });
    }
  }
  return [...found.values()];
}

/** A click on an element. With `atOnce` the click that leaves one move sends it. */
export function clickElement(narrowing: Narrowing, element: string, atOnce = false): Outcome {
  const last = proposal(narrowing);
  if (last?.touches.has(element)) return { kind: "send", move: last };
  const again = narrowing.picks.findIndex((pick) => "element" in pick && pick.element === element);
  if (again >= 0) return narrowed(narrowing, narrowing.picks.toSpliced(again, 1), false);
  const pick: Pick = { element };
  const kept = compatible(narrowing.all, narrowing.picks, pick);
  const dropped = narrowing.picks.filter((one) => !kept.includes(one));
  const level = depthOf(narrowing.all, pick);
  if (level === Infinity || dropped.some((one) => depthOf(narrowing.all, one) < level)) {
    return { kind: "illegal", element, prefix: prefix(narrowing) };
  }
  return narrowed(narrowing, kept, atOnce);
}

/** A click on a line of the list, or on a button. */
export function clickRow(narrowing: Narrowing, choice: Choice, atOnce = false): Outcome {
  return narrowed(narrowing, [...narrowing.picks, { depth: narrowing.depth, choice }], atOnce);
}

/** Undo the last click. */
export function back(narrowing: Narrowing): Narrowing {
  return make(narrowing.offer, narrowing.all, narrowing.picks.slice(0, -1));
}

/** How early in a phrase something can be picked: another tile may replace a tile, a hex may not. */
function depthOf(all: readonly Move[], pick: Pick): number {
  if (!("element" in pick)) return pick.depth;
  let least = Infinity;
  for (const move of all) {
    const depth = move.path.findIndex((choice) => choice.touches.includes(pick.element));
    if (depth >= 0 && depth < least) least = depth;
  }
  return least;
}

/** A changed mind: the new click stands, and the earlier ones that go with it, the latest first. */
function compatible(all: readonly Move[], picks: readonly Pick[], pick: Pick): Pick[] {
  let kept: Pick[] = [pick];
  for (const earlier of picks.toReversed()) {
    const more = [earlier, ...kept];
    if (keep(all, more).length > 0) kept = more;
  }
  return kept;
}

function narrowed(narrowing: Narrowing, picks: readonly Pick[], atOnce: boolean): Outcome {
  const next = make(narrowing.offer, narrowing.all, picks);
  const last = proposal(next);
  return atOnce && last ? { kind: "send", move: last } : { kind: "narrowed", narrowing: next };
}

/** The same clicks on a new copy of the same offer: after a reconnection nothing is lost. */
export function again(narrowing: Narrowing, offer: Ask): Narrowing {
  const all = flatten(offer);
  const picks: Pick[] = [];
  for (const pick of narrowing.picks) {
    if ("element" in pick) picks.push(pick);
    else {
      const before = prefixOf(narrowing, pick);
      const twin = all.find((move) => textTo(move, pick.depth) === before)?.path[pick.depth];
      if (twin) picks.push({ depth: pick.depth, choice: twin });
    }
  }
  const next = make(offer, all, picks);
  return next.left.length > 0 ? next : make(offer, all, []);
}

function prefixOf(narrowing: Narrowing, pick: { depth: number; choice: Choice }): string {
  const move = narrowing.all.find((one) => one.path[pick.depth] === pick.choice);
  return move ? textTo(move, pick.depth) : "";
}

function textTo(move: Move, depth: number): string {
  return move.path
    .slice(0, depth + 1)
    .map((choice) => choice.move)
    .join(" ");
}
