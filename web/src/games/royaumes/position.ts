/** The type of `view.position` in Royaumes Combattants, as documented in the engine's view.py. */

export const PHASES = [
  "command",
  "recruit",
  "place",
  "spring",
  "autumn",
  "march",
  "reorganise",
  "authority",
] as const;
export type Phase = (typeof PHASES)[number];

export const VALUES = [4, 2, 1] as const;
export type Value = (typeof VALUES)[number];

/** The character of each kingdom. */
export const KINGDOMS: Record<string, string> = {
  qin: "秦",
  zhao: "趙",
  qi: "齊",
  liang: "梁",
  chu: "楚",
  yan: "燕",
  ba: "巴",
  yue: "越",
  zhongshan: "中山",
  han: "韓",
  song: "宋",
  wey: "衛",
};

/** Markers by their value, "4", "2" and "1". */
export type Markers = Record<string, number>;

export interface Troops {
  seat: number;
  organised: number;
  disorganised: number;
  moved: [number, number]; // of each, in this phase
}

export interface Side {
  seat: number;
  organised: number;
  disorganised: number;
  generals: number;
  bid: number[] | null; // null until both hands are open
  powers: number[] | null;
}

export interface Combat {
  place: string;
  origin: string;
  road: string | null; // the link of a forced march
  shown: boolean;
  attacker: Side;
  defender: Side;
}

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
  powers: Record<string, string> | null; // by power: a space, "reserve", "hand", ...
  stock: Markers | null;
  chosen: Markers | null;
  objective: number | null;
}

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
  generals: Record<string, { seat: number; count: number; moved: number }[]>;
  recruits: number;
  campfires: Record<string, number>;
  combat: Combat | null;
  players: Player[];
  ending: string;
}

/** The element of a space: `commandery:22` or `link:22-27`. */
export function placeElement(space: string): string {
  return `${space.includes("-") ? "link" : "commandery"}:${space}`;
}

/** The value of some markers. */
export function worth(markers: Markers): number {
  return VALUES.reduce((sum, value) => sum + value * (markers[value] ?? 0), 0);
}

/** The generals of a seat on a space: the power of each, or 0 if the viewer may not know it. */
export function powersOn(position: RoyaumesPosition, seat: number, space: string): number[] {
  const known = position.players[seat]?.powers;
  if (known) return [1, 2, 4].filter((power) => known[power] === space);
  const combat = position.combat;
  const side =
    combat?.place === space ? [combat.attacker, combat.defender].find((one) => one.seat === seat) : undefined;
  if (side?.powers) return side.powers;
  const count = position.generals[space]?.find((one) => one.seat === seat)?.count ?? 0;
  return Array.from({ length: count }, () => 0);
}
