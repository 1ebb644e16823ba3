/**
 * Narrows an offer down to one move by clicks; the same code for every game, mouse, touch and keyboard. A
 * narrowing is an immutable value. A click on an element keeps the moves that touch the element, in
 * whatever order the elements are clicked. A click on a line of the list keeps the moves that go through
 * that line. When one move is left it is proposed, and the next click on it sends it.
 */

import type { Sentence } from "../protocol";
import type { Ask, Choice } from "./offer";
import { flatten, onBoard, saidOnce, shared, type Move } from "./moves";

type Pick = { element: string } | { depth: number; choice: Choice } | { text: string };

export interface Narrowing {
  readonly offer: Ask;
  readonly all: readonly Move[];
  readonly picks: readonly Pick[];
  readonly left: readonly Move[];
  readonly depth: number; // the number of first choices that the remaining moves share
}

/** The result of a click. */
export type Outcome =
  | { kind: "narrowed"; narrowing: Narrowing }
  | { kind: "send"; move: Move }
  | { kind: "illegal"; element: string; prefix: string };

export function start(offer: Ask): Narrowing {
  const all = flatten(offer);
  return make(offer, all, []);
}

function make(offer: Ask, all: readonly Move[], picks: readonly Pick[]): Narrowing {
  const left = inOrder(usualFirst(keep(all, picks), picks), picks);
  return { offer, all, picks, left, depth: shared(left) };
}

/**
 * Does a move begin with a rare answer that was not chosen by name? A tile may also be replaced, but who
 * clicks it wants to place it.
 */
function unasked(move: Move, picks: readonly Pick[]): boolean {
  const [first] = move.path;
  const named = (pick: Pick): boolean =>
    "text" in pick ? pick.text === move.text : "choice" in pick && pick.choice === first;
  return first?.role === "rare" && !picks.some(named);
}

/** What was picked means the usual answers, if there are any. */
function usualFirst(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  if (picks.length === 0) return moves;
  const usually = moves.filter((move) => !unasked(move, picks));
  return usually.length > 0 ? usually : moves;
}

/** Is the remaining move a rare one that a single click on the board has met, although others are usual? */
export function stray({ all, left, picks }: Narrowing): boolean {
  const [move] = left;
  if (!move || picks.length !== 1 || !unasked(move, picks)) return false;
  return all.some(({ path: [first] }) => (first?.role ?? "usual") === "usual");
}

function fits(move: Move, pick: Pick): boolean {
  if ("text" in pick) return move.text === pick.text;
  return "element" in pick ? move.touches.has(pick.element) : move.path[pick.depth] === pick.choice;
}

function keep(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  return picks.length === 0 ? moves : moves.filter((move) => picks.every((pick) => fits(move, pick)));
}

/**
 * If further clicks cannot distinguish the moves, keep those whose elements are in the order of the clicks.
 */
function inOrder(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  if (moves.length < 2) return moves;
  const clicked = picks.flatMap((pick) => ("element" in pick ? [pick.element] : []));
  const all = new Set(clicked);
  if (!moves.every((move) => [...move.touches].filter(onBoard).every((element) => all.has(element))))
    return moves;
  const ordered = moves.filter((move) => {
    const order = [...move.touches];
    return clicked.every(
      (element, i) => i === 0 || order.indexOf(clicked[i - 1] ?? "") <= order.indexOf(element),
    );
  });
  return ordered.length > 0 ? ordered : moves;
}

/** The remaining move, if there is exactly one. */
export function proposal(narrowing: Narrowing): Move | null {
  return narrowing.left.length === 1 ? (narrowing.left[0] ?? null) : null;
}

/** The question that is still open. */
export function question(narrowing: Narrowing): Ask {
  const asks = narrowing.left[0]?.asks;
  return asks?.[Math.min(narrowing.depth, asks.length - 1)] ?? narrowing.offer;
}

/** The words that all remaining moves share. */
export function prefix(narrowing: Narrowing): string {
  const path = narrowing.left[0]?.path.slice(0, narrowing.depth) ?? [];
  return path.map((choice) => choice.move).join(" ");
}

/**
 * The elements to click next: the elements of the first open choice of each move. Elements of later choices
 * may be clicked, too, but highlighting all of them would be confusing at the start of a long phrase.
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

/** Elements of later choices, which may also be clicked now: highlighted faintly. */
export function reach(narrowing: Narrowing): Set<string> {
  const near = new Set([...glow(narrowing), ...picked(narrowing)]);
  const far = new Set<string>();
  for (const move of narrowing.left) {
    for (const element of move.touches) if (onBoard(element) && !near.has(element)) far.add(element);
  }
  return far;
}

/** Elements that are part of the current move. */
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
  says: readonly Sentence[]; // the sentence of each part of the choice
  text: string; // the words it adds
  touches: readonly string[];
  moves: number;
  group: string; // lines of one group have the same first word
  button: boolean; // needs a button: its element is a button, or it touches nothing on the board
  whole?: string; // the notation of the whole move for which the line stands
}

const FEW = 9; // up to this many moves get a line each, if a later part of them was picked first

/** Is a choice decided, because everything it touches was clicked? */
function clicked(choice: Choice, taken: ReadonlySet<string>): boolean {
  const places = choice.touches.filter(onBoard);
  return places.length > 0 && places.every((place) => taken.has(place));
}

/** The places that were clicked. */
function places(narrowing: Narrowing): Set<string> {
  return new Set(narrowing.picks.flatMap((pick) => ("element" in pick ? [pick.element] : [])));
}

/** The decided parts of a move whose question is still open: "card 106", "Yan". */
export function chosen(narrowing: Narrowing): readonly Sentence[] {
  const taken = places(narrowing);
  const [first, ...others] = narrowing.left;
  if (!first || narrowing.left.length < 2 || narrowing.picks.length === 0) return [];
  const labels = first.path
    .filter((choice, depth) => depth < narrowing.depth || clicked(choice, taken))
    .map((choice) => choice.label);
  const same = (label: Sentence): boolean => {
    const text = JSON.stringify(label);
    return others.every((move) => move.path.some((choice) => JSON.stringify(choice.label) === text));
  };
  return saidOnce(labels.filter(same));
}

/**
 * What the answers to the last click have in common, if the answers differ: the arguments of their lines,
 * and the kind of the clicked element ("hex").
 */
export function inCommon({ picks, left }: Narrowing): { args: Sentence["args"]; kind: string } {
  const none = { args: {}, kind: "" };
  const pick = picks.at(-1);
  if (!pick || !("element" in pick) || left.length < 2) return none;
  const { element } = pick;
  const labels = left.map((move) => move.path.find(({ touches }) => touches.includes(element))?.label);
  const same = (name: string): boolean =>
    new Set(labels.map((label) => JSON.stringify(label?.args[name]))).size === 1;
  const args = Object.entries(labels[0]?.args ?? {}).filter(([name]) => same(name));
  return { args: Object.fromEntries(args), kind: element.split(":")[0] ?? "" };
}

const ORDER = { usual: 0, rare: 1, declines: 2, ends: 3 };

function place(row: Row): number {
  return ORDER[row.choice.role ?? "usual"];
}

/**
 * The choices in which the remaining moves differ, usual ones first and declining ones last; empty when one
 * move is left. If a later choice was picked first and few moves are left, each move is a line. List,
 * number keys and buttons use this order.
 */
export function rows(narrowing: Narrowing): Row[] {
  if (narrowing.left.length < 2) return [];
  const found = pickedAhead(narrowing) ? wholeMoves(narrowing) : nextChoices(narrowing);
  return found.toSorted((a, b) => place(a) - place(b));
}

function nextChoices(narrowing: Narrowing): Row[] {
  const found = new Map<Choice, Row>();
  for (const move of narrowing.left) {
    const choice = move.path[narrowing.depth];
    if (!choice) continue;
    const row = found.get(choice);
    if (row) row.moves++;
    else found.set(choice, rowOf(choice, [choice]));
  }
  return [...found.values()];
}

function rowOf(choice: Choice, open: readonly Choice[]): Row {
  const touches = open.flatMap((one) => one.touches);
  return {
    choice,
    says: saidOnce(open.map((one) => one.label)),
    text: open.map((one) => one.move).join(" "),
    touches,
    moves: 1,
    group: choice.move.split(" ")[0] ?? "",
    button: touches.length === 0 || !touches.every(onBoard),
  };
}

/** Was the answer to a later question clicked, while an earlier one is open? */
function pickedAhead(narrowing: Narrowing): boolean {
  const taken = places(narrowing);
  if (taken.size === 0 || narrowing.left.length > FEW) return false;
  return narrowing.left.every((move) =>
    move.path.some((choice, depth) => depth > narrowing.depth && clicked(choice, taken)),
  );
}

function wholeMoves(narrowing: Narrowing): Row[] {
  const taken = places(narrowing);
  return narrowing.left.map((move) => {
    const open = move.path.slice(narrowing.depth).filter((choice) => !clicked(choice, taken));
    const [first = move.path.at(-1)] = open;
    if (!first) throw new Error("a move without choices");
    return { ...rowOf(first, open.length > 0 ? open : [first]), whole: move.text };
  });
}

/** The single usual answer, if all other answers are rare or decline. */
export function usual(rows: readonly Row[]): Row | null {
  const [first, second] = rows;
  return first && second && place(first) === 0 && place(second) > 0 ? first : null;
}

/** A click on an element. A second click on an element of the only remaining move confirms it. */
export function clickElement(narrowing: Narrowing, element: string): Outcome {
  const last = proposal(narrowing);
  if (last?.touches.has(element)) return { kind: "send", move: last };
  const again = narrowing.picks.findIndex((pick) => "element" in pick && pick.element === element);
  if (again >= 0) return narrowed(narrowing, narrowing.picks.toSpliced(again, 1));
  const pick: Pick = { element };
  const usually = narrowing.all.filter((move) => !unasked(move, narrowing.picks));
  const all = usually.some((move) => fits(move, pick)) ? usually : narrowing.all;
  const kept = compatible(all, narrowing.picks, pick);
  const dropped = narrowing.picks.filter((one) => !kept.includes(one));
  const level = depthOf(all, pick);
  if (level === Infinity || dropped.some((one) => depthOf(all, one) < level)) {
    return { kind: "illegal", element, prefix: prefix(narrowing) };
  }
  return narrowed(narrowing, kept);
}

/** A click on a line of the list, or on a button. */
export function clickRow(
  narrowing: Narrowing,
  { choice, whole }: { choice: Choice; whole?: string },
): Outcome {
  const pick = whole === undefined ? { depth: narrowing.depth, choice } : { text: whole };
  return narrowed(narrowing, [...narrowing.picks, pick]);
}

/** The state as if every choice of a move had been clicked. */
export function chooseAll(narrowing: Narrowing, move: Move): Narrowing {
  return make(
    narrowing.offer,
    narrowing.all,
    move.path.map((choice, depth) => ({ depth, choice })),
  );
}

/** Undo the last click. */
export function back(narrowing: Narrowing): Narrowing {
  return make(narrowing.offer, narrowing.all, narrowing.picks.slice(0, -1));
}

/**
 * The first place in a phrase where an element can be picked: another tile may replace a tile, a hex may not.
 */
function depthOf(all: readonly Move[], pick: Pick): number {
  if ("text" in pick) return 0;
  if (!("element" in pick)) return pick.depth;
  let least = Infinity;
  for (const move of all) {
    const depth = move.path.findIndex((choice) => choice.touches.includes(pick.element));
    if (depth >= 0 && depth < least) least = depth;
  }
  return least;
}

/**
 * The player changes the choice: keep the new click, and all earlier clicks that are compatible with it.
 * The latest clicks have priority.
 */
function compatible(all: readonly Move[], picks: readonly Pick[], pick: Pick): Pick[] {
  let kept: Pick[] = [pick];
  for (const earlier of picks.toReversed()) {
    const more = [earlier, ...kept];
    if (keep(all, more).length > 0) kept = more;
  }
  return kept;
}

function narrowed(narrowing: Narrowing, picks: readonly Pick[]): Outcome {
  return { kind: "narrowed", narrowing: make(narrowing.offer, narrowing.all, picks) };
}

/** Repeat the clicks on a new copy of the same offer, so that a reconnection loses nothing. */
export function again(narrowing: Narrowing, offer: Ask): Narrowing {
  const all = flatten(offer);
  const picks: Pick[] = [];
  for (const pick of narrowing.picks) {
    if ("element" in pick || "text" in pick) picks.push(pick);
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
