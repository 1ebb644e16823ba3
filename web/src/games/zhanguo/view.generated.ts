// Written by scripts/view_types.py from the title's view_shape.py: `make web-types`. Do not edit.

export const REGIONS = ["chu", "wei", "zhao", "qi", "yan"] as const;

export type Region = (typeof REGIONS)[number];

export const OFFICIALS = ["alchemist", "architect", "general"] as const;

export type Official = (typeof OFFICIALS)[number];

export const ASPECTS = ["writing", "currency", "laws"] as const;

export type Aspect = (typeof ASPECTS)[number];

export type Suit = "writing" | "currency" | "laws" | "alchemist";

export const COURT = ["recruit", "elixir", "governor", "hire", "palace", "wall"] as const;

export type Trigger = (typeof COURT)[number];

export const SITES = ["a", "b", "c"] as const;

export type Site = (typeof SITES)[number];

/** A card as it is printed. `id` is its number, or "a1".. and "m1".. for Alchemists and Masters. */
export interface Card {
  id: string;
  suit: Suit;
  trigger: Trigger;
  ability: string;
}

/** A card under the edge of a board; an Emperor tile on it replaces its trigger. */
export interface Tucked {
  id: string;
  suit: Suit;
  trigger: Trigger;
  ability: string;
  emperor: Trigger | null;
}

/** A card whose face the viewer may not see. */
export interface Back {
  suit: Aspect;
}

/** One region of a seat's own board. */
export interface Land {
  region: Region;
  unrest: number;
  workers: number;
  officials: number[]; // by kind
  cards: Tucked[];
}

/** A seat's pieces that are not in play. */
export interface PiecesLeft {
  officials: number[];
  governors: number;
  palaces: number;
  walls: number;
}

/** A seat's board, cards and pieces. */
export interface SeatBoard {
  score: number;
  ship: number;
  locked: number;
  entrance: number;
  tokens: number[]; // small ones, by aspect
  large: Aspect[];
  supply: PiecesLeft;
  aside: Card[];
  regions: Land[];
  hand: (Card | Back)[]; // others show only the backs
  starting: string[] | number;
}

/** A Governor tile: its halves, and the seat of its Governor. */
export interface GovernorSpace {
  tile: string;
  halves: string[];
  seat: number;
}

/** One region of the main board. Lists by seat count pieces; Governors on tiles are not in the area. */
export interface MainRegion {
  region: Region;
  spaces: GovernorSpace[];
  area: number[];
  palace_tiles: (string | null)[];
  palaces: number[];
}

/** A place for a Wall: its price and the seat that built it. */
export interface Slot {
  price: number;
  seat: number;
}

/** A section of the Great Wall. */
export interface Section {
  section: string; // "a-left"
  condition: string;
  points: number[]; // by price
  slots: Slot[];
}

/** The needs of a spot of the mausoleum. */
export interface Needs {
  governors?: number;
  palaces?: number;
  walls?: number;
  ship_value?: number;
}

/** A spot of the mausoleum. */
export interface MausoleumSpot {
  place: string; // a region, "site-a" or "elixir"
  tile: string;
  needs: Needs;
  points: number[];
  soldiers: number[]; // the seat of each soldier, from the top; -1: free
}

/** The court. */
export interface Court {
  pile: Card[]; // the top last
}

/** Unification tokens by aspect: how many small ones are left, and who holds the large one. */
export interface Tokens {
  small: number[];
  large: number[];
}

/** The rewards of an aspect, by round. */
export interface TableauRow {
  aspect: Aspect;
  rewards: string[];
}

/** The tableau of rewards. */
export interface Tableau {
  name: string;
  rows: TableauRow[];
}

/** The ship track, and the spaces where a Master joins. */
export interface ShipTrack {
  symbols: number[];
  masters: number[];
  values: number[];
}

/**
 * The solo opponent's state besides his board. Action cards are numbers; their range decides what they
 * do.
 */
export interface LiSi {
  level: number;
  upper: string; // his scoring cards: all of the upper one, the last line of the lower one
  lower: string;
  left: number[];
  discard: number[];
  removed: number[];
  scrolls: number[]; // his face-down Unification cards, by aspect
  palace_tiles: Record<Region, string[]>;
}

/** The type of `view.position` in Zhanguo. */
export interface ZhanguoPosition {
  round: number;
  turn: number;
  phase: "start" | "play" | "rewards" | "over";
  order: number[]; // the turn order track, from the top
  markers: number[]; // by seat: the row of the reward taken last this round, or -1
  decks: number[];
  court: Court;
  tokens: Tokens;
  tableau: Tableau;
  masters: Card[];
  mausoleum: MausoleumSpot[];
  walls: Section[];
  emperors: Record<Site, Trigger[]>; // the top first
  regions: MainRegion[];
  ship_track: ShipTrack;
  boards: SeatBoard[];
  starting_tiles?: Record<string, string[]>; // until chosen: translation keys by tile
  li_si?: LiSi;
}

/** The type of `view.position` in Zhanguo. */
export interface ZhanguoPosition {
  round: number;
  turn: number;
  phase: "start" | "play" | "rewards" | "over";
  order: number[]; // the turn order track, from the top
  markers: number[]; // by seat: the row of the reward taken last this round, or -1
  decks: number[];
  court: Court;
  tokens: Tokens;
  tableau: Tableau;
  masters: Card[];
  mausoleum: MausoleumSpot[];
  walls: Section[];
  emperors: Record<Site, Trigger[]>; // the top first
  regions: MainRegion[];
  ship_track: ShipTrack;
  boards: SeatBoard[];
  starting_tiles?: Record<string, string[]>; // until chosen: translation keys by tile
  li_si?: LiSi;
}
