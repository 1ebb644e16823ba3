/** Constants of a pack that are not in views: areas, the points for groups, and the reconstructed tables. */

import { nameOf } from "./layout";
import { api } from "../../state/server";

interface Table {
  source: string;
  table: Record<string, unknown>;
}
interface Components {
  tables: Record<string, Table>;
}

export interface Facts {
  areas: Record<string, readonly string[]>; // the spaces of a quadrant or the aisle, and of the border
  groups: { domination: number[]; presence: number[] }; // points for groups of 2, 3, ... warriors
  rotation: number; // price of turning a disc, in coins
  guessed: ReadonlySet<string>; // the names of reconstructed tables
}

const AGAIN = 1500; // milliseconds until a failed request is made again
const COLUMNS = 9;
const ROWS = 7;

let known: Record<string, Facts> = $state.raw({}); // by the digest of the pack
const asked = new Set<string>();

/** The constants of a pack; null until its tables are loaded. */
export function factsOf(pack: string): Facts | null {
  if (!asked.has(pack)) {
    asked.add(pack);
    void load(pack);
  }
  return known[pack] ?? null;
}

async function load(pack: string): Promise<void> {
  try {
    const answer = await fetch(api(`games/terracotta/components?pack=${encodeURIComponent(pack)}`));
    if (!answer.ok) throw new Error(`components: ${answer.status}`);
    known = { ...known, [pack]: read((await answer.json()) as Components) };
  } catch {
    setTimeout(() => void load(pack), AGAIN);
  }
}

export function read({ tables }: Components): Facts {
  const areas: Record<string, string[]> = {
    border: spaces((c, r) => c === 0 || r === 0 || c === COLUMNS - 1 || r === ROWS - 1),
  };
  for (const [name, value] of Object.entries(tables["areas"]?.table ?? {})) {
    const [a = 0, b = 0, c = 0, d = 0] = value as number[];
    areas[name] =
      name === "aisle"
        ? spaces((column, row) => row === a || column === b)
        : spaces((column, row) => row >= a && row <= b && column >= c && column <= d);
  }
  const groups = tables["group_values"]?.table as { domination?: number[]; presence?: number[] } | undefined;
  return {
    areas,
    groups: { domination: groups?.domination ?? [], presence: groups?.presence ?? [] },
    rotation: (tables["rotation"]?.table["coins"] as number | undefined) ?? 0,
    guessed: new Set(
      Object.entries(tables).flatMap(([name, { source }]) => (source === "reconstructed" ? [name] : [])),
    ),
  };
}

function spaces(inside: (column: number, row: number) => boolean): string[] {
  const found: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) if (inside(column, row)) found.push(nameOf(column, row));
  }
  return found;
}
