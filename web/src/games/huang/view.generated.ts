// Written by scripts/view_types.py from the title's view_shape.py: `make web-types`. Do not edit.

export const COLOURS = ["yellow", "red", "blue", "green", "white"] as const;

export type Colour = (typeof COLOURS)[number];

/** A number for each colour. */
export interface Counts {
  yellow: number;
  red: number;
  blue: number;
  green: number;
  white: number;
}

/** The buildings beside the board: pagodas by colour, and the palace. */
export interface Supply {
  yellow: number;
  red: number;
  blue: number;
  green: number;
  white: number;
  palace: number;
}

/** A tile on a hex. */
export interface TilePiece {
  tile: Colour;
}

/** A leader on a hex. */
export interface LeaderPiece {
  leader: Colour;
  seat: number;
}

/** Bandits on a hex. */
export interface BanditPiece {
  bandits: number;
  number: number;
}

/** Linked hexes with a leader. */
export interface Kingdom {
  hexes: string[];
  red: number;
  rulers: Partial<Record<Colour, number>>; // the seat by colour
}

/** A pagoda or the palace on the board. */
export interface Building {
  id: string; // its first hex
  colour: Colour;
  hexes: string[];
}

/** One side of a revolt. */
export interface Rebel {
  seat: number;
  hex: string;
  strength: number;
  more: number; // how much strength this side can still add at most
}

/** The revolt that is going on. */
export interface Revolt {
  colour: Colour;
  attacker: Rebel;
  defender: Rebel;
}

/** What a seat committed to a side of a war. */
export interface Support {
  seat: number;
  tiles: number;
  leader: boolean;
}

/** One side of a war. */
export interface WarSide {
  hex: string; // the side is named after one of its yellow tiles
  strength: number;
  support: Support[];
}

/** The war that is going on. */
export interface War {
  colours: Colour[];
  sides: WarSide[];
  more: number[]; // by seat: how much the seat can still commit at most
}

/** A seat, and as much of its hand and points as the viewer may see. */
export interface Player {
  dynasty: string;
  leaders: Record<Colour, string | null>; // null: in front of the screen
  tiles: number;
  limit: number;
  hand: Counts | null; // set for the viewing seat; for every seat when the game is over
  points: Counts | null;
  granaries: number;
}

/** The type of `view.position` in Huang. */
export interface HuangPosition {
  board: "main" | "eighteen"; // the data table the map is drawn from
  hexes: Record<string, TilePiece | LeaderPiece | BanditPiece>; // empty ones are left out
  kingdoms: Kingdom[];
  pagodas: Building[];
  palace: Building | null;
  supply: Supply;
  market: (Colour | null)[];
  bag: number;
  granaries: string[];
  turn: number;
  actions_left: number;
  marker: string | null; // the hex of the tile that joined kingdoms, during the war
  revolt: Revolt | null;
  war: War | null;
  paying: string[];
  players: Player[];
  ending: "running" | "refill" | "market" | "replace" | "stall";
}

/** The type of `view.position` in Huang. */
export interface HuangPosition {
  board: "main" | "eighteen"; // the data table the map is drawn from
  hexes: Record<string, TilePiece | LeaderPiece | BanditPiece>; // empty ones are left out
  kingdoms: Kingdom[];
  pagodas: Building[];
  palace: Building | null;
  supply: Supply;
  market: (Colour | null)[];
  bag: number;
  granaries: string[];
  turn: number;
  actions_left: number;
  marker: string | null; // the hex of the tile that joined kingdoms, during the war
  revolt: Revolt | null;
  war: War | null;
  paying: string[];
  players: Player[];
  ending: "running" | "refill" | "market" | "replace" | "stall";
}
