// Written by scripts/view_types.py from the title's view_shape.py: `make web-types`. Do not edit.

export const TYPES = ["officer", "guard", "archer", "soldier"] as const;

export type Warrior = (typeof TYPES)[number];

export const WEAPONS = ["sword", "halberd", "bow", "spear"] as const;

export type Weapon = (typeof WEAPONS)[number];

export const SPECIALISTS = ["horse", "kneeling_archer", "footman", "musician"] as const;

export type Specialist = (typeof SPECIALISTS)[number];

export const MASTERS = ["shaper", "administrator", "inspector", "clay_pits", "supervisor", "blacksmith"] as const;

export type Master = (typeof MASTERS)[number];

export const RINGS = ["central", "middle", "outer"] as const;

export type Ring = (typeof RINGS)[number];

/** The priority tokens. */
export interface Priority {
  tokens: number;
  held: number[]; // by seat, 0 for none
}

/** The scoring tile of a round. */
export interface Tile {
  round: number;
  counts: string; // a type, an area, coins or clay
  domination: number;
  presence: number;
  now: number[]; // the count of each seat
}

/** An item that a ring shows: its word, and its amount or cost (0 if it has none). */
export interface Item {
  item: Master | Weapon | "coins" | "clay" | "shape" | "moisten" | "train" | "priority" | "specialist";
  number: number;
}

/** What the three rings show in a segment, and its workers. */
export interface Segment {
  central: Item;
  middle: Item;
  outer: Item;
  apprentice: number; // the seat of the worker, or -1
  artisan: number;
}

/** The wheel of actions. */
export interface Wheel {
  central: number; // steps turned
  middle: number;
  segment: number; // the segment of the last worker, or -1
  rings: Record<Ring, Item[]>; // as printed, before turning
  segments: Segment[];
}

/** The warriors of a type on the rack. */
export interface RackRow {
  left: number;
  points: number; // of the next one
  weapon: Weapon;
}

/** The specialists of a kind that are left. */
export interface SpecialistLeft {
  left: number;
  cost: number | null;
  weapon: Weapon;
}

/** What the Inspectors would score, by seat. */
export interface InspectorsNow {
  row: number[];
  column: number[];
}

/** The positions of the two Inspectors, and the points that they would score. */
export interface Inspectors {
  row: number;
  column: number;
  domination: number;
  presence: number;
  now: InspectorsNow;
}

/** The seats that have hired a Master. */
export interface MasterHired {
  tokens: number[];
  side: "coins" | "wet";
}

/** A warrior in the mausoleum. */
export interface Standing {
  space: string;
  seat: number;
  type: Warrior;
  horse: string[] | null; // the three spaces, the rider's first
  group: number;
}

/** A Kneeling Archer: the space that it faces, and the seat of the warrior there. */
export interface KneelingArcher {
  space: string;
  faces: string;
  seat: number;
}

/** A Footman or a Musician, and what each seat would score by it. */
export interface Scorer {
  space: string;
  now: number[];
}

/** Adjacent warriors of a type. */
export interface Group {
  type: Warrior;
  size: number;
  spaces: string[];
  warriors: number[]; // by seat
  strength: number[]; // by seat, Kneeling Archers counted
  dominated: number; // the seat that dominates, or -1
  points: number[];
}

/** The statues in the mausoleum. */
export interface Mausoleum {
  warriors: Standing[];
  kneeling: KneelingArcher[];
  footmen: Scorer[];
  musicians: Scorer[];
  groups: Group[];
}

/** A seat's board. */
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

/** A weapon of the Minister. */
export interface WeaponCard {
  weapon: Weapon;
  active: boolean;
}

/** A row of the Minister's decrees. */
export interface Decree {
  row: number;
  action: Weapon | Warrior | "compensation" | "shape" | "leftmost" | "vp";
  number: number;
  rotates: "none" | "central" | "middle" | "both";
  marked: boolean;
}

/** The solo opponent. */
export interface Minister {
  supervisor: number;
  weapons: WeaponCard[]; // from the left
  decrees: Decree[];
}

/** The type of `view.position` in Terracotta Army. */
export interface TerracottaPosition {
  round: number;
  rounds: number;
  turn: number;
  phase: "actions" | "scoring" | "over";
  order: number[];
  priority: Priority;
  tiles: Tile[];
  wheel: Wheel;
  rack: Record<Warrior, RackRow>;
  warehouses: Record<Warrior, number>;
  specialists: Record<Specialist, SpecialistLeft>;
  inspectors: Inspectors;
  masters: Record<Master, MasterHired>;
  mausoleum: Mausoleum;
  boards: SeatBoard[];
  minister?: Minister;
}

/** The type of `view.position` in Terracotta Army. */
export interface TerracottaPosition {
  round: number;
  rounds: number;
  turn: number;
  phase: "actions" | "scoring" | "over";
  order: number[];
  priority: Priority;
  tiles: Tile[];
  wheel: Wheel;
  rack: Record<Warrior, RackRow>;
  warehouses: Record<Warrior, number>;
  specialists: Record<Specialist, SpecialistLeft>;
  inspectors: Inspectors;
  masters: Record<Master, MasterHired>;
  mausoleum: Mausoleum;
  boards: SeatBoard[];
  minister?: Minister;
}
