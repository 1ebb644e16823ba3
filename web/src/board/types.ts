/**
 * The interface between the table and a title's drawing.
 *
 * A title's folder `games/<title>/index.ts` exports `title: TitleParts`. Its components draw the view and
 * wrap everything that a player may point at in `<Element id="hex:e7" label="...">`. The folder interaction/
 * decides what is highlighted, what is picked and what a click means.
 */

import type { Component } from "svelte";
import type { Arg, LogLine, SeatInfo, Sentence, View } from "../protocol";

/** Formats a sentence in the reader's language, with "#2" and "@key" arguments. */
export type Say = (key: string, args?: Record<string, Arg>) => string;

/** A moving piece: `line.path` are the ids of the elements along its way. `id` is unique for each flight. */
export interface Moving {
  id: number;
  line: LogLine;
}

/** The props of each part of a title. The sets are also in the context that `<Element>` reads. */
export interface BoardProps {
  view: View; // cast `view.position` to the title's own type
  seats: readonly SeatInfo[];
  options: Readonly<Record<string, unknown>>;
  pack: string; // digest of the components of the match
  glow: ReadonlySet<string>; // may be clicked now
  picked: ReadonlySet<string>; // already clicked: part of the current move
  highlight: ReadonlySet<string>; // elements of the log line or action under the pointer
  arriving: ReadonlySet<string>; // elements to which a piece is flying: draw that piece only at its new place
  pick: (element: string) => void;
  t: Say;
  log?: readonly LogLine[]; // lines of the log, for boards that draw orders
  oldest?: number; // the version to which the player may go back
  takeBack?: (version: number) => void; // go back to a version
}

/** One seat's public pieces in a compact panel: all of them if `open`, else a line or two. */
export interface PanelProps extends BoardProps {
  seat: number;
  open: boolean;
}

/** The flying piece, drawn around (0,0), about 40 units wide, inside an SVG of the table. */
export interface PieceProps {
  line: LogLine;
  seats: readonly SeatInfo[];
  view: View;
}

/** A seat in the strip that is always visible. */
export interface Glance {
  score: number | null; // null: hidden
  facts: readonly Sentence[]; // the most important values, each in two or three words
}

export interface TitleParts {
  Board: Component<BoardProps>; // the shared board, which gets most of the room
  Mine: Component<BoardProps>; // the viewing seat's own board and hand; empty for a spectator
  Hand?: Component<BoardProps>; // own pieces that must always be visible, beside the board; Mine has the rest
  Panel: Component<PanelProps>; // any seat, compact
  Piece?: Component<PieceProps>; // without it, a plain counter flies
  glance?: (view: View, seat: number) => Glance; // the sentence `glance-score` says what the score counts
  Progress?: Component<{ view: View; pack: string; t: Say }>; // the player's own progress, beside how to win
  Legend?: Component<{ t: Say }>; // every figure and sign with its name, for the help (key `?`)
  // how the seat was defeated, as a sentence
  defeat?: (log: readonly LogLine[], seat: number, view: View) => Sentence | null;
  aspect?: number; // width of the board divided by its height; such a board fills its area and never scrolls
  aspectNarrow?: number; // the same on a phone, if it is different there
  strip?: number; // Mine is below the board in a strip with at least this height in pixels
  dense?: "phone" | "tablet"; // on screens up to that size the board's parts are stacked in full height
  boardFirst?: boolean; // on a phone a dense board is above Mine, not below it
}

/** A place on a board, in the board's own units. */
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
