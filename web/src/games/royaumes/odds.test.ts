import { expect, test } from "vitest";
import { oddsOf } from "./odds";
import type { Card, Chart } from "./chart.svelte";
import { goalsOf, progressOf } from "./objective";
import type { Player, RoyaumesPosition } from "./position";

const army = (seat: number, organised: number, disorganised: number) => ({
  seat,
  organised,
  disorganised,
  moved: [0, 0] as [number, number],
});
const position = {
  armies: { "15-19": army(0, 3, 1), "19": army(1, 1, 2), "15": army(0, 1, 0), "2": army(0, 1, 0) },
  ranks: { "15": 3, "2": 3, "19": 1 },
  players: [{ objective: 6, controls: ["qi"] } as unknown as Player],
  generals: {},
} as unknown as RoyaumesPosition;

test("before a combat both strengths and the markers each may bid are known", () => {
  const known = { own: 7, markers: 3, power: 0, enemy: 4, others: 1, generals: 0 };
  expect(oddsOf(position, 0, "15-19", "19")?.args).toEqual(known);
  expect(oddsOf(position, 0, "15-19", "15")).toBe(null);
  expect(oddsOf(position, 0, "15-19", "3")).toBe(null);
});

test("generals are added to the strengths, one's own by the power of the best", () => {
  const own = { powers: { "1": "15-19", "2": "15-19", "4": "hand" } } as unknown as Player;
  const enemy = { powers: null } as unknown as Player;
  const generals = { "19": [{ seat: 1, count: 2, moved: 0 }] };
  const players = [own, enemy];
  const args = oddsOf({ ...position, players, generals }, 0, "15-19", "19")?.args;
  expect(args).toMatchObject({ power: 2, generals: 2 });
});

const card = { named: [], other: "", kingdoms: 0, rank: 0, commanderies: 0 } as const;
const cards: Card[] = [
  { ...card, named: ["qi", "ba", "han"], other: "major" },
  { ...card, rank: 3, commanderies: 4 },
  { ...card, kingdoms: 5 },
];
const chart = {
  cards,
  majors: ["qi", "qin"],
  commanderies: ["2", "15", "19"].map((number) => ({ number, name: number, x: 0, y: 0 })),
} as unknown as Chart;

function holding(objective: number | null, controls: string[]): RoyaumesPosition {
  const kingdoms = { "2": "yan", "15": "qi", "19": "qi" };
  return { ...position, kingdoms, players: [{ objective, controls } as unknown as Player] };
}

test("one's own objective tells how far it is met, and where", () => {
  expect(progressOf(chart, holding(1, ["qi", "wey"]), 0)?.args).toEqual({ held: 1, of: 4 });
  expect(progressOf(chart, holding(1, ["qi", "qin"]), 0)?.args).toEqual({ held: 2, of: 4 }); // the other one is major
  expect(goalsOf(chart, holding(1, []), 0)).toEqual({ "15": true, "19": false });
  expect(progressOf(chart, holding(2, []), 0)?.args).toEqual({ held: 2, of: 4 });
  expect(goalsOf(chart, holding(2, []), 0)).toEqual({ "2": true, "15": true });
  expect(progressOf(chart, holding(3, ["qi"]), 0)?.args).toEqual({ held: 1, of: 5 });
});

test("nobody else's objective is on the map", () => {
  expect(goalsOf(chart, holding(null, []), 0)).toEqual({});
  expect(progressOf(chart, holding(null, []), 0)).toBe(null);
  expect(goalsOf(chart, holding(1, []), -1)).toEqual({}); // a spectator
});
