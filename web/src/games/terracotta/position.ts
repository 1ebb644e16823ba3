/** The type of `view.position` in Terracotta Army, as documented in the engine's view.py. */

export const TYPES = ["officer", "guard", "archer", "soldier"] as const;
export const WEAPONS = ["sword", "halberd", "bow", "spear"] as const;
export const SPECIALISTS = ["horse", "kneeling_archer", "footman", "musician"] as const;
export const MASTERS = [
  "shaper",
  "administrator",
  "inspector",
  "clay_pits",
  "supervisor",
  "blacksmith",
] as const;
export const RINGS = ["central", "middle", "outer"] as const;
export const COLUMNS = "abcdefghi";
export const ROWS = 7;

export type Warrior = (typeof TYPES)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Master = (typeof MASTERS)[number];
export type Ring = (typeof RINGS)[number];

/** An item that a ring shows: its word, and its amount or cost (0 if it has none). */
export interface Item {
  item: Master | Weapon | "coins" | "clay" | "shape" | "moisten" | "train" | "priority" | "specialist";
  number: number;
}

export interface Segment extends Record<Ring, Item> {
  apprentice: number; // the seat whose worker stands there, or -1
  artisan: number;
}

export interface Wheel {
  central: number; // steps turned
  middle: number;
  segment: number; // of the last worker, or -1
  rings: Record<Ring, Item[]>; // as printed, before turning
  segments: Segment[];
}

export interface Tile {
  round: number;
  counts: string; // a type, an area, coins or clay
  domination: number;
  presence: number;
  now: number[]; // the count of each seat
}

export interface Standing {
  space: string;
  seat: number;
  type: Warrior;
  horse: string[] | null; // the three spaces, the rider's first
  group: number;
}

export interface Group {
  type: Warrior;
  size: number;
  spaces: string[];
  warriors: number[]; // by seat
  strength: number[]; // by seat, Kneeling Archers counted
  dominated: number; // by which seat, or -1
  points: number[];
}

export interface Mausoleum {
  warriors: Standing[];
  kneeling: { space: string; faces: string; seat: number }[];
  footmen: { space: string; now: number[] }[];
  musicians: { space: string; now: number[] }[];
  groups: Group[];
}

export interface SeatBoard {
  points: number;
  coins: number;
  wet: number;
  dry: number;
  weapons: Weapon[]; // active
  masters: Master[];
  hiring: number | null; // coins for the next token
  apprentices: number; // not placed yet
  artisans: number;
  reserve: number; // artisans to be trained
  bases: number;
  token: number; // priority, 0 for none
}

export interface Decree {
  row: number;
  action: "compensation" | "shape" | "leftmost" | "vp" | Weapon | Warrior;
  number: number;
  rotates: "none" | "central" | "middle" | "both";
  marked: boolean;
}

export interface Minister {
  supervisor: number;
  weapons: { weapon: Weapon; active: boolean }[]; // from the left
  decrees: Decree[];
}

export interface TerracottaPosition {
  round: number;
  rounds: number;
  turn: number;
  phase: "actions" | "scoring" | "over";
  order: number[];
  priority: { tokens: number; held: number[] };
  tiles: Tile[];
  wheel: Wheel;
  rack: Record<Warrior, { left: number; points: number; weapon: Weapon }>;
  warehouses: Record<Warrior, number>;
  specialists: Record<Specialist, { left: number; cost: number | null; weapon: Weapon }>;
  inspectors: {
    row: number;
    column: number;
    domination: number;
    presence: number;
    now: { row: number[]; column: number[] };
  };
  masters: Record<Master, { tokens: number[]; side: "coins" | "wet" }>;
  mausoleum: Mausoleum;
  boards: SeatBoard[];
  minister?: Minister;
}
