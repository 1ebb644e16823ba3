/** The map of the data pack: a correction in map.toml also corrects this drawing. */

import type { Point } from "./lines";
import { api } from "../../state/server";

export interface Commandery extends Point {
  number: string;
  name: string;
}

export type Barrier = "plain" | "river" | "wall";

export interface Link {
  name: string; // "22-27"
  a: Commandery;
  b: Commandery;
  barrier: Barrier;
}

/**
 * The condition of an objective: named kingdoms and another one, a number of kingdoms, or a number of
 * commanderies of a rank.
 */
export interface Card {
  named: readonly string[];
  other: "" | "major" | "any";
  kingdoms: number;
  rank: number;
  commanderies: number;
}

export interface Chart {
  commanderies: readonly Commandery[];
  links: readonly Link[];
  rivers: readonly { name: string; line: readonly Point[] }[];
  coast: readonly Point[];
  levels: readonly number[]; // the payment for each level of authority
  majors: readonly string[]; // kingdoms
  cards: readonly Card[]; // the objectives
  reconstructed: boolean;
}

type Pair = [number, number];
type CardTable = Partial<Omit<Card, "named">> & { named?: Record<string, number> };
type LinkTable = { table: Record<Barrier, string[]> };
interface Components {
  tables: {
    commanderies: {
      source: string;
      table: { all: { number: number; name: string; x: number; y: number }[] };
    };
    known_links: LinkTable;
    links: LinkTable;
    rivers: { table: Record<string, Pair[]> };
    coast: { table: { line: Pair[] } };
    authority: { table: { levels: number[] } };
    kingdoms: { table: { majors: string[] } };
  } & Record<`card_${number}`, { table: CardTable } | undefined>;
}

// The position of the pack's sheet of 1000 by 800 on our sheet.
const LEFT = 22;
const TOP = 36;
const CARDS = 9;
const AGAIN = 1500; // milliseconds until a failed request is made again

let charts: Record<string, Chart> = $state.raw({}); // by the digest of the pack
const asked = new Set<string>();

/** The map of a pack; null until its tables are loaded. */
export function chartOf(pack: string): Chart | null {
  if (!asked.has(pack)) {
    asked.add(pack);
    void load(pack);
  }
  return charts[pack] ?? null;
}

async function load(pack: string): Promise<void> {
  try {
    const answer = await fetch(api(`games/royaumes/components?pack=${encodeURIComponent(pack)}`));
    if (!answer.ok) throw new Error(`components: ${answer.status}`);
    charts = { ...charts, [pack]: read((await answer.json()) as Components) };
  } catch {
    setTimeout(() => void load(pack), AGAIN);
  }
}

function point([x, y]: Pair): Point {
  return { x: x + LEFT, y: y + TOP };
}

function read({ tables }: Components): Chart {
  const commanderies = tables.commanderies.table.all.map(({ number, name, x, y }) => ({
    number: String(number),
    name: name.split(" (")[0] || String(number),
    ...point([x, y]),
  }));
  const by = new Map(commanderies.map((one) => [one.number, one]));
  const links: Link[] = [];
  for (const { table } of [tables.known_links, tables.links]) {
    for (const barrier of ["plain", "river", "wall"] as const) {
      for (const name of table[barrier]) {
        const [a, b] = name.split("-").map((end) => by.get(end));
        if (a && b) links.push({ name, a, b, barrier });
      }
    }
  }
  return {
    commanderies,
    links,
    rivers: Object.entries(tables.rivers.table)
      .filter(([, line]) => Array.isArray(line))
      .map(([name, line]) => ({ name, line: line.map(point) })),
    coast: tables.coast.table.line.map(point),
    levels: tables.authority.table.levels,
    majors: tables.kingdoms.table.majors,
    cards: Array.from({ length: CARDS }, (_, i) => {
      const card = tables[`card_${i + 1}`]?.table ?? {};
      return {
        other: "",
        kingdoms: 0,
        rank: 0,
        commanderies: 0,
        ...card,
        named: Object.keys(card.named ?? {}),
      };
    }),
    reconstructed: tables.commanderies.source === "reconstructed",
  };
}

/** The name of a space for people. */
export function spaceName(chart: Chart, space: string): string {
  return space
    .split("-")
    .map((number) => chart.commanderies.find((one) => one.number === number)?.name ?? number)
    .join("–");
}
