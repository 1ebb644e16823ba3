/**
 * What the table gives to a title's drawing, and what a title gives back.
 *
 * A title's folder `games/<title>/index.ts` exports `title: TitleParts`. Its components draw the view
 * and wrap whatever a player may point at in `<Element id="hex:e7" label="...">`. They decide nothing:
 * what glows, what was picked and what a click means is the interaction's business.
 */

import type { Component } from "svelte";
import type { Arg, LogLine, SeatInfo, View } from "../protocol";

/** A sentence in the reader's language. "#2" and "@key" arguments are put into words. */
export type Say = (key: string, args?: Record<string, Arg>) => string;

/** A piece under way: `line.path` are the element ids it moves along. `id` is unique per flight. */
export interface Moving {
  id: number;
  line: LogLine;
}

/** Given to each part of a title. The sets are also in the context that `<Element>` reads. */
export interface BoardProps {
  view: View; // cast `view.position` to the title's own type
  seats: readonly SeatInfo[];
  options: Readonly<Record<string, unknown>>;
  pack: string; // digest of the components it is played with
  glow: ReadonlySet<string>; // may be clicked now
  picked: ReadonlySet<string>; // clicked already, part of the move being made
  highlight: ReadonlySet<string>; // what the log line or action under the pointer touches
  arriving: ReadonlySet<string>; // a piece is flying there: draw it once it is gone from here
  pick: (element: string) => void;
  t: Say;
  log?: readonly LogLine[]; // what was told, for boards that draw what was ordered
  oldest?: number; // the version one may go back to oneself
  takeBack?: (version: number) => void; // go back to a version
}

/** One seat's public things in a compact panel; `open` shows everything, closed a line or two. */
export interface PanelProps extends BoardProps {
  seat: number;
  open: boolean;
}

/** The piece that flies, drawn round (0,0) about 40 units wide, inside an SVG of the table's. */
export interface PieceProps {
  line: LogLine;
  seats: readonly SeatInfo[];
  view: View;
}

export interface TitleParts {
  Board: Component<BoardProps>; // the shared board; takes the room
  Mine: Component<BoardProps>; // the looking seat's own board and hand (a spectator: nothing)
  Hand?: Component<BoardProps>; // what of it must always be in sight, beside the board; Mine is then the rest
  Panel: Component<PanelProps>; // any seat, compact
  Piece?: Component<PieceProps>; // without it a plain counter flies
  Legend?: Component<{ t: Say }>; // every figure and sign with its name, for the help that `?` opens
  aspect?: number; // the board's width by its height: it fills its place and never scrolls
  aspectNarrow?: number; // the same on a phone, if it differs
  strip?: number; // Mine lies under the board in a strip at least so many pixels high
  dense?: boolean; // on a phone the board's parts lie one under another, as high as they are
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
