/** The wire between server and browser; docs/protocol.md says the same in words. */

export type Arg = number | string | Arg[]; // "#2": who sits at seat 2; "@key": another word key
export type Args = Record<string, Arg>;

export interface Sentence {
  key: string;
  args: Args;
}

export interface View {
  game: string;
  seats: number;
  automa: number; // -1: none
  seat: number; // -1: a spectator
  waiting: number[];
  asked: { seat: number; kind: string; prompt: Sentence; rule: string } | null;
  over: boolean;
  winners: number[];
  sheet: [string, number[]][];
  position: unknown; // the title's own part, documented in its view.py
}

export interface Ask {
  kind: string;
  prompt: Sentence;
  rule: string;
  choices: Choice[];
}

export interface Choice {
  move: string;
  label: Sentence;
  touches: string[];
  then?: Ask;
  more?: boolean;
}

export interface LogLine {
  version: number;
  seat: number;
  key: string;
  args: Args;
  touches: string[];
  path: string[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "automa";
  name: string;
  bot: string;
  mine: boolean;
  online: boolean;
  open: boolean;
}

/** The components of a match: `name` is the folder that corrected ones came from. */
export interface PackInfo {
  digest: string;
  source: "built-in" | "earlier" | "corrected";
  name: string;
}

export interface Frame {
  type: "frame";
  match: string;
  game: string;
  options: Record<string, unknown>;
  pack: PackInfo;
  version: number;
  seats: SeatInfo[];
  view: View;
  offer: Ask | null;
  log: LogLine[];
  since: number;
  undo: { to: number; reason: string; step: number; limit: string };
  thinking: number[];
  seed_hash: string;
  seed: string;
}

export type ToServer =
  | { type: "look"; seat: number; since: number }
  | { type: "move"; id: string; version: number; seat: number; text: string }
  | { type: "undo"; id: string; version: number; seat: number; to: number }
  | { type: "takeover"; id: string; version: number; seat: number; bot: string }
  | { type: "why"; id: string; seat: number; prefix: string; element: string };

export type FromServer =
  | Frame
  | { type: "done"; id: string; version: number }
  | { type: "late"; id: string }
  | { type: "refused"; id: string; rule: string; message: string }
  | { type: "because"; id: string; rule: string }
  | { type: "error"; message: string };

export interface OptionInfo {
  name: string;
  kind: "bool" | "int" | "choice";
  default: OptionValue;
  choices: OptionValue[];
}
export type OptionValue = boolean | number | string;

export interface GameInfo {
  name: string;
  seat_counts: number[];
  usual_seats: number;
  solo: boolean;
  solo_options: string[]; // those that only the game against the automa takes
  minutes: [number, number];
  weight: number;
  options: OptionInfo[];
  bots: string[];
  packs: PackInfo[]; // to choose from, the built-in one first
}

export interface Rule {
  id: string;
  en: string;
  fr: string;
  ref: string;
  source: string;
  option: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  version: number;
  over: boolean;
  winners: number[];
  waiting: number[];
  created: string;
  my_turn: boolean;
}

export interface NewMatch {
  game: string;
  options: Record<string, OptionValue>;
  seats: { kind: "me" | "open" | "bot"; name?: string; bot?: string }[];
  public?: boolean;
  pack?: string; // digest; without it the built-in components
}

export interface Me {
  name: string;
  language: string;
}
