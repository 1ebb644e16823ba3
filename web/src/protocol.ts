/** The wire between server and browser; docs/protocol.md says the same in words. */

export type Arg = number | string | Arg[]; // "#2": who sits at seat 2; "@key", "@key(other)": other words
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
  notes: Sentence[]; // what the sheet's numbers do not say: ties broken, wild points
  position: unknown; // the title's own part, documented in its view.py
}

/** Questions, of which number 0 is asked now, and the lists of choices they refer to. */
export interface Offer {
  asks: OfferedAsk[];
  lists: OfferedChoice[][];
}

export interface OfferedAsk {
  kind: string;
  prompt: Sentence;
  rule: string;
  label: Sentence; // what the lines of its choices share
  choices: number; // the number of a list
}

export interface OfferedChoice {
  move: string;
  touches: string[];
  args?: Args; // besides those of the question's label
  key?: string; // a line that shares nothing with the others
  then?: number; // the number of the question that goes on with the phrase
  more?: boolean;
}

export interface LogLine {
  version: number;
  number: number; // among the lines of its entry: which moment of it
  seat: number;
  key: string;
  args: Args;
  touches: string[];
  path: string[];
  outcome?: Outcome; // something was decided
}

/** How a conflict, a scoring or a reward ended. */
export interface Outcome {
  sides: Side[]; // the winner first; may be none
  rule: string; // that decided; may be empty
  gains: ({ seat: number } & Sentence)[];
}

export interface Side {
  name: string; // an argument: "#2", "@key" or plain
  number: number;
  parts: Sentence[]; // what made it up
  won: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "automa";
  name: string;
  bot: string;
  mine: boolean;
  online: boolean;
  open: boolean;
  colour: number; // and its shape
  left: number; // when a person who is away was last here, in milliseconds since 1970; else 0
}

/** What changed: a list of one holds the new value, an object the patches of keys or items; 0: gone. */
export type Patch = [unknown] | { [key: string]: Patch | 0 };

export interface Step {
  line: LogLine;
  patch: Patch;
}

/** The way from version `since` to `version`, step by step. */
export interface Telling {
  since: number;
  version: number;
  skipped: number; // entries before `since` that are not told; then `view` is what the first step starts from
  view: View | null;
  steps: Step[];
  end: Patch; // from the last step to the last view
}

/** What a move will certainly do. */
export interface Foreseen {
  text: string;
  certain: boolean; // that is all; else somebody learns something next, or the game ends
  lines: LogLine[];
  patch: Patch;
}

export interface Proposal {
  number: number;
  seat: number;
  kind: string;
  asked: number[]; // who must answer
  status: "offered" | "accepted" | "declined" | "lapsed" | "ended" | "broken";
  accepted?: number[];
  to?: number; // the version an undo leads back to
  until?: number;
  places?: string[];
  known?: number[];
  words?: string;
  broken_by?: number;
}

/** What agreements between seats can be about now. */
export interface Diplomacy {
  kinds: string[];
  places: { id: string; name: Arg; land: Arg }[];
  turn: number;
  last: number;
}

export interface May {
  propose: string[];
  back: number; // the version before my last move; -1: none
  resign: boolean;
  leave: boolean;
  take: number[]; // seats, once their players have been away for `terms.after` seconds
  colours: number[]; // that I may wear
  delete: boolean; // nobody else has sat down or moved
}

export interface Terms {
  vacant: "nobody" | "players" | "anybody";
  after: number; // seconds
  diplomacy: boolean;
  long_thought: boolean;
}

export interface Result {
  ending: "played" | "agreed" | "resigned";
  winners: number[];
  ranking: number[][];
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
  offer: Offer | null;
  log: LogLine[]; // a screenful at most
  earlier: boolean; // there are more lines between `since` and these
  since: number;
  undo: { to: number; reason: string; step: number; limit: string };
  proposals: Proposal[]; // those that wait for an answer
  agreements: Proposal[]; // between seats, those that have one
  diplomacy: Diplomacy | null; // null: this table records no agreements
  may: May;
  terms: Terms;
  rematch: string; // the match that was set up after this one
  result: Result | null; // when the match is over, with its game or before
  thinking: number[];
  seed_hash: string;
  seed: string;
}

export type ToServer =
  | { type: "look"; seat: number; since: number }
  | { type: "move"; id: string; version: number; seat: number; text: string }
  | { type: "undo"; id: string; version: number; seat: number; to: number }
  | { type: "takeover"; id: string; seat: number; bot: string }
  | { type: "resign"; id: string; seat: number; bot: string }
  | { type: "colour"; id: string; seat: number; colour: number }
  | { type: "take"; id: string; seat: number; bot: string }
  | { type: "propose"; id: string; seat: number; text: string }
  | { type: "reply"; id: string; seat: number; proposal: number; accept: boolean }
  | { type: "withdraw"; id: string; seat: number; proposal: number }
  | { type: "why"; id: string; seat: number; prefix: string; element: string }
  | { type: "log"; id: string; seat: number; version: number; number: number }
  | { type: "tell"; id: string; seat: number; since: number }
  | { type: "preview"; id: string; version: number; seat: number; text: string };

export type FromServer =
  | Frame
  | { type: "done"; id: string; version: number }
  | { type: "late"; id: string }
  | { type: "refused"; id: string; rule: string; message: string }
  | { type: "because"; id: string; rule: string }
  | { type: "lines"; id: string; lines: LogLine[]; earlier: boolean }
  | ({ type: "told"; id: string } & Telling)
  | ({ type: "previewed"; id: string } & Foreseen)
  | { type: "trouble"; key: string } // the server cannot keep anything; "" when it can again
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
  agreements: boolean; // a table may record those between seats
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
  watch?: boolean; // bots among themselves: nobody plays
  pack?: string; // digest; without it the built-in components
  vacant?: Terms["vacant"]; // who may take the seat of a player who has vanished
  after?: number; // seconds of absence
  diplomacy?: boolean;
  long_thought?: boolean; // the strongest bots take up to three seconds for a move
}

export interface Me {
  name: string;
  language: string;
}
