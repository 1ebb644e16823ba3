// Written by scripts/view_types.py from the title's view_shape.py: `make web-types`. Do not edit.

export const PHASES = ["command", "recruit", "place", "spring", "autumn", "march", "reorganise", "authority"] as const;

export type Phase = (typeof PHASES)[number];

export type MarkerValue = "4" | "2" | "1";

export type Power = "1" | "2" | "4";

export type Markers = Record<MarkerValue, number>;

export type PlacesByPower = Record<MarkerValue, string>;

/** The troops on a space. */
export interface Troops {
  seat: number;
  organised: number;
  disorganised: number;
  moved: [number, number]; // how many of each kind have moved in this phase
}

/** The generals of one seat on a space. */
export interface GeneralsHere {
  seat: number;
  count: number;
  moved: number;
}

/** One side of a combat. */
export interface Side {
  seat: number;
  organised: number;
  disorganised: number;
  generals: number;
  bid: number[] | null; // null until both hands are open
  powers: number[] | null;
}

/** The combat that is going on. */
export interface Combat {
  place: string;
  origin: string;
  road: string | null; // the link of a forced march
  shown: boolean;
  attacker: Side;
  defender: Side;
}

/** A seat; null stands for a value that the viewer may not know. */
export interface Player {
  kingdom: string;
  start: string;
  alive: boolean;
  authority: number; // 0 or below
  progress: number;
  debt: number;
  commanderies: number;
  controls: string[];
  troops: number;
  supply: number;
  reserve: number;
  hand: number;
  powers: PlacesByPower | null;
  stock: Markers | null; // markers by their value
  chosen: Markers | null;
  objective: number | null;
}

/** The type of `view.position` in Royaumes Combattants. */
export interface RoyaumesPosition {
  map: "base" | "rank" | "split";
  ranks: Record<string, number>;
  kingdoms: Record<string, string>;
  turn: number;
  turns: number;
  phase: Phase;
  order: number[];
  active: number;
  armies: Record<string, Troops>;
  generals: Record<string, GeneralsHere[]>;
  recruits: number;
  campfires: Record<string, number>;
  combat: Combat | null;
  players: Player[];
  ending: "running" | "objective" | "survivor" | "points" | "nobody";
}

/** The type of `view.position` in Royaumes Combattants. */
export interface RoyaumesPosition {
  map: "base" | "rank" | "split";
  ranks: Record<string, number>;
  kingdoms: Record<string, string>;
  turn: number;
  turns: number;
  phase: Phase;
  order: number[];
  active: number;
  armies: Record<string, Troops>;
  generals: Record<string, GeneralsHere[]>;
  recruits: number;
  campfires: Record<string, number>;
  combat: Combat | null;
  players: Player[];
  ending: "running" | "objective" | "survivor" | "points" | "nobody";
}
