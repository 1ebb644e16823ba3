/** What the engine shows of a game: `view.position`, as games/zhanguo/view.py writes it. */

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
  soldiers: number[]; // whose, from the top; -1: free
}

export interface ZhanguoPosition {
  round: number;
  turn: number;
  phase: "start" | "play" | "rewards" | "over";
  order: number[]; // the turn order track, from the top
  markers: number[]; // by seat: the row of the reward taken last this round, or -1
  decks: number[];
  court: { pile: Card[] };
  tokens: { small: number[]; large: number[] }; // by aspect: left in supply; who holds it
  tableau: { name: string; rows: { aspect: Aspect; rewards: string[] }[] };
  masters: Card[];
  mausoleum: MausoleumSpot[];
  walls: Section[];
  emperors: Record<Site, Trigger[]>; // the top first
  regions: MainRegion[];
  ship_track: { symbols: number[]; masters: number[]; values: number[] };
  starting_tiles?: Record<string, string[]>; // while they are chosen: what each gives, as word keys
  boards: SeatBoard[];
  li_si?: LiSi;
}

/** The solo opponent beside his board. Action cards are numbers; what they do goes by their range. */
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

/** The cards of a hand one may read; another's hand has none. */
export function readable(hand: SeatBoard["hand"]): Card[] {
  return hand.filter((card): card is Card => "id" in card);
}
