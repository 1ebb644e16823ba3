/**
 * The wire between server and browser; docs/protocol.md says the same in words. Types of Python structs are
 * generated; this file has the types of plain dictionaries.
 */

import type { Sentence } from "./protocol.generated";

export * from "./protocol.generated";

export type Arg = number | string | Arg[]; // "#2": the player at seat 2; "@key", "@key(other)": other words
export type Args = Record<string, Arg>;

export interface View {
  game: string;
  seats: number;
  automa: number; // -1: none
  seat: number; // -1: a spectator
  waiting: number[];
  asked: { seat: number; kind: string; prompt: Sentence; rule: string } | null;
  over: boolean;
  winners: number[];
  drawn: boolean; // nobody wins; winners share the draw
  sheet: [string, number[]][];
  notes: Sentence[]; // details that the sheet's numbers do not show: ties broken, wild points
  position: unknown; // the title's own part, documented in its view.py
}

/** How a conflict, a scoring or a reward ended. */
export interface Outcome {
  sides: Side[]; // the winner first; may be none
  rule: string; // the rule that decided; may be empty
  gains: ({ seat: number } & Sentence)[];
}

export interface Side {
  name: string; // an argument: "#2", "@key" or plain
  number: number;
  parts: Sentence[]; // what made it up
  won: boolean;
}

/** What changed. A list of one holds the new value; an object holds a patch for each changed key or
 * list index; 0 means that it was removed. */
export type Patch = [unknown] | { [key: string]: Patch | 0 };

export type OptionValue = boolean | number | string;
