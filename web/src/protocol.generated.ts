// Written by scripts/wire_types.py from the Python structs: `make web-types`. Do not edit.

import type { Args, OptionValue, Patch } from "./protocol";

/** The version of the wire this page speaks. */
export const WIRE = 4;

/** The most phrases of one draft. */
export const MOST_PHRASES = 40;

export type RuleSource = "rulebook" | "deduced" | "ruling";
export type Role = "usual" | "rare" | "declines" | "ends";
export type Status = "offered" | "accepted" | "declined" | "lapsed" | "ended" | "broken";

/** A sentence on the wire: a key and arguments, not yet in a language. */
export interface Sentence {
  key: string;
  args: Args;
}

/** The part of a position that one seat (or a spectator) may know. */
export interface View {
  game: string;
  seats: number;
  automa: number; // its seat; -1: none
  seat: number; // the viewing seat; -1: a spectator
  waiting: number[];
  asked: Asked | null;
  over: boolean;
  winners: number[];
  drawn: boolean; // is it a draw? Then nobody wins, and the winners share the draw
  sheet: [string, number[]][]; // the lines of the score sheet: translation key, points by seat
  notes: Sentence[]; // details that the sheet's numbers do not show: ties broken, wild points
  position: unknown; // the title's own part
}

/** The question that is asked now. */
export interface Asked {
  seat: number;
  kind: string;
  prompt: Sentence;
  rule: string;
}

/** How a conflict, a scoring or a reward ended. */
export interface Outcome {
  sides: Side[]; // the winner first; may be none
  rule: string; // the rule that decided; may be empty
  gains: Gain[];
}

/** One side of a conflict or comparison. */
export interface Side {
  name: string; // an argument: "#2", "@key" or plain
  number: number;
  parts: Sentence[]; // the components of the number
  won: boolean;
}

/** What a seat gained or lost, as a sentence. */
export interface Gain {
  key: string;
  args: Args;
  seat: number;
}

/** The questions, and the lists of choices to which they refer. Question number 0 is asked now. */
export interface Offer {
  asks: OfferedAsk[];
  lists: OfferedChoice[][];
}

/**
 * One decision of the offer. `label`: the common part of the lines of its choices; `choices`: the
 * number of a list. `final`: the value for choices without a value of their own, unless the phrase
 * continues after them.
 */
export interface OfferedAsk {
  kind: string;
  prompt: Sentence;
  rule: string;
  label: Sentence;
  choices: number;
  final?: boolean;
}

/**
 * One action: the words it adds, its line in a list, the elements it touches, and the next question.
 * - The line is the question's label with `args` added. If the choice has a `key`, its line is that
 * sentence instead.
 * - `then`: the number of the question that continues the phrase; 0 if there is none.
 * - `more`: the seat will be asked another question, but the offer does not say which.
 * - `final`: the move cannot be taken back, because somebody learns something, another seat is asked
 * next, or the game ends. It is false if the phrase continues, and unknown with `more`. If it is
 * missing, the question's value counts.
 */
export interface OfferedChoice {
  move: string;
  touches: string[];
  args?: Args;
  key?: string;
  then?: number;
  more?: boolean;
  final?: boolean;
  role?: Role;
}

/** An event that a seat may see, its entry, and its number among the visible events of that entry. */
export interface LogLine {
  version: number;
  number: number;
  seat: number;
  key: string;
  args: Args;
  touches: string[];
  path: string[];
  outcome?: Outcome; // the result of a conflict, a scoring or a reward
}

/** Some lines in order, and whether there are earlier ones. */
export interface Page {
  lines: LogLine[];
  earlier: boolean;
}

/** One seat and its player. `mine` and `online` depend on the guest who gets the frame. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "automa";
  name: string;
  bot: string;
  mine: boolean;
  online: boolean;
  open: boolean;
  colour: number; // and its shape
  left: number; // when an absent person was last here, in milliseconds since 1970
}

/**
 * The components of a match: built-in, built-in in an earlier version, or corrected. Corrected
 * components have the name of their folder.
 */
export interface PackInfo {
  digest: string;
  source: "built-in" | "earlier" | "corrected";
  name: string;
}

/** One proposal. `number`: the entry that made it. `settled`: the entry that gave it its status, or 0. */
export interface Proposal {
  number: number;
  seat: number;
  kind: string;
  asked: number[];
  status: Status;
  accepted?: number[];
  to?: number; // the version an undo leads back to
  until?: number;
  places?: string[];
  known?: number[];
  words?: string;
  settled?: number;
  broken_by?: number;
}

/**
 * A place that agreements may name: its notation, its name, and the land to which it belongs. Name and
 * land are arguments of a sentence.
 */
export interface AgreementPlace {
  id: string;
  name: string;
  land: string;
}

/** The agreements that are possible now: kinds, places, the current turn and the last possible turn. */
export interface Diplomacy {
  kinds: string[];
  places: AgreementPlace[];
  turn: number;
  last: number;
}

/**
 * What a seat may do besides moving.
 * - `propose`: kinds of proposals that it may make.
 * - `back`: the version before its last move, to which it may propose to go back (-1: none).
 * - `take`: seats that it may take, because their players have been away long enough.
 * - `colours`: colours that it may choose.
 * - `delete`: the table can be deleted, because nobody else has sat down or moved.
 * - `hint`: it may ask a bot for advice when it is asked.
 */
export interface May {
  propose: string[];
  back: number;
  resign: boolean;
  leave: boolean;
  take: number[];
  colours: number[];
  delete: boolean;
  hint: boolean;
}

/**
 * `vacant`: who may take a seat whose player has been away for `after` seconds. The other players may
 * give it to a bot; with `anybody` a stranger may sit down as well. `diplomacy` is about titles that
 * know agreements. With `long_thought` the strongest bots take seconds for a move. `lesson`: the table
 * is that guided game of its title; empty for every other table. `hints`: all have agreed that anybody
 * may ask a bot for advice. `practice`: the match counts for nothing; it is a `what-if` after a
 * review, or a `puzzle` and its name.
 */
export interface Terms {
  vacant: "nobody" | "players" | "anybody";
  after: number;
  diplomacy: boolean;
  long_thought: boolean;
  lesson: string;
  hints: boolean;
  practice: string;
}

/**
 * The result of a match: the winners, and all seats from first to last, in groups that share a place.
 * A game that was ended by agreement has no winner. In a draw nobody wins: `winners` are the seats
 * that share the draw.
 */
export interface Result {
  ending: "played" | "drawn" | "agreed" | "resigned";
  winners: number[];
  ranking: number[][];
}

/**
 * How far a seat may go back: at most to version `to`; one move back to version `step`. Both are the
 * current version if it may not go back. `limit` is the translation key of the reason why it cannot go
 * further. `reason` is `undo-free` if something can be taken back, else the limit.
 */
export interface Undo {
  to: number;
  reason: "undo-free" | "undo-learned" | "undo-others" | "undo-start" | "undo-often";
  step: number;
  limit: "undo-free" | "undo-learned" | "undo-others" | "undo-start" | "undo-often";
}

/** One visible event, and the change of the view since the step before. */
export interface ToldStep {
  line: LogLine;
  patch: Patch;
}

/**
 * The steps from version `since` to `version`. `end` is the patch from the last step to the last view.
 * `skipped` is the number of entries left out before `since`. `view` is the view before the first
 * step; it is set if entries were skipped, or on request.
 */
export interface Telling {
  since: number;
  version: number;
  skipped: number;
  view: View | null;
  steps: ToldStep[];
  end: Patch;
}

/**
 * The certain effects of some phrases, and what the seat may do after them.
 * - `phrases`: those that can be played, with all words. If there are fewer than requested, `why` and
 * `rule` say why the next one cannot be played.
 * - `lines`: the log lines of all phrases, with the version numbers that they will get.
 * - `patch`: leads from the present view to the view after the phrases.
 * - `final`: the last phrase cannot be taken back; there is no offer then.
 * - `certain`: the whole last phrase is shown; otherwise somebody learns something next, or the game
 * ends.
 * - `help`: lines of help for the next question, as in a frame.
 * - `warnings`: lines of help about the effect of the last phrase.
 */
export interface Foreseen {
  phrases: string[];
  certain: boolean;
  final: boolean;
  lines: LogLine[];
  patch: Patch;
  offer: Offer | null;
  rule: string;
  why: Sentence | null;
  help: Sentence[];
  warnings: Sentence[];
}

/**
 * A wrong answer that a lesson step expects: a legal `move` or an element to `touch`. In a move, `*`
 * stands for any words. `words` is the end of the key of the sentence that answers it.
 */
export interface WrongAnswer {
  move: string;
  touch: string;
  words: string;
}

/** The task of the learner in a guided game. The sentences of a step are `lesson-ID` and so on. */
export interface Guide {
  lesson: string; // its name
  steps: string[]; // the ids of all steps
  at: number; // the current one; the number of steps when all are done
  accepts: string[]; // right moves, the usual one first; `*` stands for any words
  tap: string[]; // or elements to point at; pointing sends nothing to the server
  check: boolean; // a question: the place to click is highlighted only on demand
  teaches: string[]; // ids of rules
  wrong: WrongAnswer[];
  then: Guide | null; // the task after the learner has pointed at the right element
}

/** Everything that one seat is shown of a match. */
export interface Frame {
  type: "frame";
  wire: number; // the version of the wire
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  pack: PackInfo;
  version: number; // number of entries
  seats: SeatInfo[];
  view: View;
  offer: Offer | null; // the legal moves of this seat
  log: LogLine[]; // the last visible lines of entries after `since`
  earlier: boolean; // are there earlier lines? The command `log` gets them
  since: number;
  undo: Undo;
  proposals: Proposal[]; // open proposals that the seat may see
  agreements: Proposal[]; // recently settled ones: the own, and after the match everybody's
  diplomacy: Diplomacy | null; // null: this table records no agreements
  may: May;
  terms: Terms;
  result: Result | null; // set when the match is over
  rematch: string; // the match that was set up after this one
  thinking: number[]; // seats of bots at work
  seed_hash: string;
  seed_chosen: boolean; // the owner chose the seed, and so may know hidden information
  seed: string; // empty until the match is over; a chosen seed has a leading zero
  guide: Guide | null; // the task of a learner in a guided game
  help: Sentence[]; // lines of help, the most specific first
}

/** What a client sends over the WebSocket. */
export type ToServer =
  | { type: "look"; seat: number; since?: number }
  | { type: "move"; id: string; version: number; seat: number; text: string; draft?: string[] }
  | { type: "undo"; id: string; version: number; seat: number; to: number }
  | { type: "takeover"; id: string; seat: number; bot: string }
  | { type: "resign"; id: string; seat: number; bot?: string }
  | { type: "take"; id: string; seat: number; bot?: string }
  | { type: "colour"; id: string; seat: number; colour: number }
  | { type: "propose"; id: string; seat: number; text: string }
  | { type: "reply"; id: string; seat: number; proposal: number; accept: boolean }
  | { type: "withdraw"; id: string; seat: number; proposal: number }
  | { type: "why"; id: string; seat: number; prefix: string; element: string }
  | { type: "log"; id: string; seat: number; version: number; number?: number }
  | { type: "tell"; id: string; seat: number; since: number }
  | { type: "draft"; id: string; version: number; seat: number; phrases: string[] };

/** What it is sent. */
export type FromServer =
  | Frame
  | { type: "done"; id: string; version: number; text?: string }
  | { type: "late"; id: string }
  | { type: "refused"; id: string; rule: string; why: Sentence }
  | { type: "because"; id: string; rule: string }
  | { type: "lines"; id: string; lines: LogLine[]; earlier: boolean }
  | { type: "told"; since: number; version: number; skipped: number; view: View | null; steps: ToldStep[]; end: Patch; id: string }
  | { type: "drafted"; phrases: string[]; certain: boolean; final: boolean; lines: LogLine[]; patch: Patch; offer: Offer | null; rule: string; why: Sentence | null; help: Sentence[]; warnings: Sentence[]; id: string }
  | { type: "error"; why: Sentence; detail: string }
  | { type: "trouble"; key: string };

/** An error: `error` is English text for programs, `why` a sentence (key and arguments) for the page. */
export interface Problem {
  error: string;
  why: Sentence;
  rule?: string;
}

/** The guest behind the cookie. */
export interface Me {
  name: string;
  language: string;
  wire: number; // the version of the wire: see `docs/protocol.md`
}

/** The changes that a guest may make to their own data. */
export interface MeChange {
  name?: string;
  language?: string; // a code, or empty
}

/**
 * A title for the lobby.
 * - `seat_counts`: numbers of people.
 * - `solo`: is there a game against the automa?
 * - `solo_options`: options for the solo game only.
 */
export interface GameInfo {
  name: string;
  seat_counts: number[];
  usual_seats: number;
  solo: boolean;
  solo_options: string[];
  minutes: [number, number];
  weight: number;
  options: OptionInfo[];
  limits: OptionLimit[]; // for each option
  bots: string[];
  packs: PackInfo[]; // components to choose from, the built-in ones first
  agreements: boolean; // agreements between seats, which a table may record
  rules: Record<RuleSource, number>; // how many rules there are of each kind
  puzzles: number; // how many there are
  tables: Record<string, number>; // how many tables of components there are from each source
}

/** One option for menus: `kind` is `bool`, `int` or `choice`; `choices` are the allowed values. */
export interface OptionInfo {
  name: string;
  kind: "bool" | "int" | "choice";
  default: OptionValue;
  choices: OptionValue[];
}

/**
 * The settings that an option can be combined with.
 * - `seats`: numbers of players; 1 is the solo game.
 * - `apart`: options that it excludes.
 * - `needed`: numbers of players that cannot play without it.
 */
export interface OptionLimit {
  name: string;
  seats: number[];
  apart: string[];
  needed: number[];
}

/** A language: its code and its own name. */
export interface LanguageInfo {
  code: string;
  name: string;
}

/** One atomic rule. `ref` is its place in the rulebook, `option` the variant it belongs to. */
export interface Rule {
  id: string;
  en: string;
  fr: string;
  ref: string;
  source: RuleSource;
  option: string;
}

/** A match in a list. */
export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  host: number; // the seat of the guest who set the table; -1 without one
  version: number;
  over: boolean;
  ending: "played" | "drawn" | "agreed" | "resigned" | null; // how the match ended; null if it ended before endings were stored
  winners: number[];
  waiting: number[];
  created: string;
  my_turn: boolean;
  lesson: string; // the guided game that it is
}

/** The guest's matches, those waiting for them first, and public ones to join. */
export interface Matches {
  mine: MatchInfo[];
  open: MatchInfo[];
}

/** The player wanted for a seat of a new match. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** A match to create. One seat means the solo game. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  pack?: string; // the components; empty: the built-in ones
  seed?: string | number;
  public?: boolean;
  watch?: boolean; // bots alone, at low priority
  vacant?: "nobody" | "players" | "anybody"; // who may take an absent player's seat
  after?: number; // seconds of absence
  diplomacy?: boolean; // record agreements between seats, if the title has them
  long_thought?: boolean; // the strongest bots take up to three seconds for a move
  hints?: boolean; // people may ask a bot for advice; against bots alone they always may
}

/** The link of an open seat; shown once. */
export interface Invite {
  seat: number;
  link: string;
}

/** A match that was created. */
export interface Created {
  match: string;
  invite: Invite[];
}

/** Take a seat. */
export interface Join {
  secret?: string;
  name?: string;
}

/** The seats of the guest. */
export interface Joined {
  seat: number;
}

/** A deleted match. */
export interface Deleted {
  deleted: string;
}

/** Go to a step of a guided game: back to one that was done, or past the current one. */
export interface GoTo {
  step: number;
}

/** The step that a guided game is at now. */
export interface Reached {
  step: number;
}

/** A phrase: its actions, its words as they are written, and a sentence for each choice. */
export interface SaidMove {
  actions: number[];
  text: string;
  says: Sentence[];
}

/** A named part of the evaluation, and how much it differs. Its words are `part-NAME`. */
export interface Part {
  name: string;
  value: number;
}

/**
 * A suggested move. `chance`: the expected share of the victory. `parts`: the named parts of the
 * evaluation in which it differs most from the other good moves; empty if there is no difference.
 */
export interface Advised {
  move: SaidMove;
  chance: number;
  parts: Part[];
}

/** The best moves of a seat, the best first. */
export interface Advice {
  seat: number;
  moves: Advised[];
}

/** A category of the score sheet (a translation key), and the seat's own number in it. */
export interface StandingRow {
  category: string;
  points: number;
}

/** The score sheet of a seat as if the game ended now. */
export interface Standing {
  seat: number;
  rows: StandingRow[];
}

/** How much more one move is worth than another, in points of the evaluation, with its 95 % interval. */
export interface Difference {
  mean: number;
  low: number;
  high: number;
  parts: Part[];
}

/**
 * The result of long thinking about a phrase that was played. `difference`: how much better the bot's
 * move is; null if both are the same move.
 */
export interface Finding {
  played: SaidMove;
  best: SaidMove;
  verdict: "same" | "equal" | "better" | "worse";
  difference: Difference | null;
  chance: number; // the seat's expected share of the victory after what was played
  chance_best: number;
}

/** Each seat's expected share of the victory, and half the width of its 95 % interval. */
export interface Estimate {
  shares: number[];
  errors: number[];
}

/** The match after a turn: exact scores, and the chances as the bots see them (null: not estimated). */
export interface ReviewPoint {
  version: number;
  seat: number; // whose turn it was
  scores: number[];
  chances: Estimate | null;
}

/** A line of the score sheet over time: `values` by point and seat. */
export interface ReviewCategory {
  key: string;
  values: number[][];
}

/** A move that is worth long thinking. `swing`: the change of its seat's chances in that turn. */
export interface ReviewMoment {
  version: number;
  seat: number;
  swing: number;
  finding: Finding;
}

/** The result: scores and chances over time, and the moves that were worth long thinking. */
export interface Review {
  game: string;
  seats: number;
  names: string[];
  points: ReviewPoint[];
  categories: ReviewCategory[];
  moments: ReviewMoment[];
}

/** The progress of a review; `review` is set when it is done. */
export interface ReviewProgress {
  done: number;
  total: number;
  review: Review | null;
}

/** A private match that counts for nothing: a guided game, a puzzle, a "what if". */
export interface Begun {
  match: string;
}

/** A puzzle in a list, without its answer. */
export interface PuzzleInfo {
  name: string;
  question: string;
  by_hand: boolean; // does it have a title and an explanation?
}

/** The puzzles of a title, and the daily puzzle. */
export interface Puzzles {
  game: string;
  puzzles: PuzzleInfo[];
  today: string;
}

/** The verdict of a puzzle on the first move at its table. `tried` is empty before that move. */
export interface PuzzleVerdict {
  question: string;
  seat: number;
  name: string;
  by_hand: boolean; // explained in words; otherwise by its lead
  tried: string;
  solved: boolean;
  second: boolean; // the move was the second best
  answer: SaidMove | null; // set after a move was tried
  other: SaidMove | null; // the second best move
  lead: number;
  parts: Part[];
  rule: string;
}
