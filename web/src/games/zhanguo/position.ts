/** The type of `view.position` in Zhanguo, as documented in the engine's view.py. */

export const REGIONS = ["chu", "wei", "zhao", "qi", "yan"] as const;
export const OFFICIALS = ["alchemist", "architect", "general"] as const;
export const ASPECTS = ["writing", "currency", "laws"] as const;
export const COURT = ["recruit", "elixir", "governor", "hire", "palace", "wall"] as const;
export const SITES = ["a", "b", "c"] as const;

export type Region = (typeof REGIONS)[number];
export type Official = (typeof OFFICIALS)[number];
export type Aspect = (typeof ASPECTS)[number];
export type Suit = Aspect | "alchemist";
export type Trigger = (typeof COURT)[number];
export type Site = (typeof SITES)[number];

/** A card as it is printed. `id` is its number, or "a1".. and "m1".. for Alchemists and Masters. */
export interface Card {
  id: string;
  suit: Suit;
  trigger: Trigger;
  ability: string;
}

/** A card under the edge of a board; an Emperor tile on it replaces its trigger. */
export interface Tucked extends Card {
  emperor: Trigger | null;
}

/** One region of a seat's own board. */
export interface Land {
  region: Region;
  unrest: number;
  workers: number;
  officials: number[]; // by kind
  cards: Tucked[];
}

export interface SeatBoard {
  score: number;
  ship: number;
  locked: number;
  entrance: number;
  tokens: number[]; // small ones, by aspect
  large: Aspect[];
  supply: { officials: number[]; governors: number; palaces: number; walls: number };
  aside: Card[];
  regions: Land[];
  hand: (Card | { suit: Aspect })[]; // others show only the backs
  starting: string[] | number;
}

/** One region of the main board. Lists by seat count pieces; Governors on tiles are not in the area. */
export interface MainRegion {
  region: Region;
  spaces: { tile: string; halves: string[]; seat: number }[];
  area: number[];
  palace_tiles: (string | null)[];
  palaces: number[];
}

export interface Section {
  section: string; // "a-left"
  condition: string;
  points: number[]; // by price
  slots: { price: number; seat: number }[];
}

export interface MausoleumSpot {
  place: string; // a region, "site-a" or "elixir"
  needs: { governors?: number; palaces?: number; walls?: number; ship_value?: number };
  points: number[];
  soldiers: number[]; // the seat of each soldier, from the top; -1: free
}

export interface ZhanguoPosition {
  round: number;
  turn: number;
  phase: "start" | "play" | "rewards" | "over";
  order: number[]; // the turn order track, from the top
  markers: number[]; // by seat: the row of the reward taken last this round, or -1
  decks: number[];
  court: { pile: Card[] };
  tokens: { small: number[]; large: number[] }; // by aspect: number in supply; holder of the large one
  tableau: { name: string; rows: { aspect: Aspect; rewards: string[] }[] };
  masters: Card[];
  mausoleum: MausoleumSpot[];
  walls: Section[];
  emperors: Record<Site, Trigger[]>; // the top first
  regions: MainRegion[];
  ship_track: { symbols: number[]; masters: number[]; values: number[] };
  starting_tiles?: Record<string, string[]>; // while they are chosen: the effects of each, as word keys
  boards: SeatBoard[];
  li_si?: LiSi;
}

/**
 * The solo opponent's state besides his board. Action cards are numbers; their range decides what they do.
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

/** The face-up cards of a hand; the hand of another seat has none. */
export function readable(hand: SeatBoard["hand"]): Card[] {
  return hand.filter((card): card is Card => "id" in card);
}
