/** The two sides of the board, from the title's data tables: outline, rivers, capitals. */

import { hexName } from "./spots";

export interface BoardMap {
  hexes: readonly string[];
  river: readonly string[]; // every hex of it
  rivers: readonly (readonly string[])[]; // each from its source to the sea: Yellow River, Yangtze
  capitals: readonly { id: string; hex: string }[];
}

interface Side {
  yellow_river: string[];
  yangtze: string[];
  capitals: { id: string; hex: string }[];
}
interface Components {
  tables: { outline: { table: { rows: [number, number][] } }; main: { table: Side }; eighteen: { table: Side } };
}
type Maps = Record<"main" | "eighteen", BoardMap>;

const AGAIN = 1500; // milliseconds until a failed request is made again

let maps: Maps | null = $state.raw(null);

/** One side of the board, or null until the tables are here. */
export function mapOf(side: "main" | "eighteen"): BoardMap | null {
  return maps?.[side] ?? null;
}

/** Fetch the tables, once; a lost connection only delays it. */
export async function loadMaps(): Promise<void> {
  try {
    const answer = await fetch("api/games/huang/components");
    if (!answer.ok) throw new Error(`components: ${answer.status}`);
    maps = read((await answer.json()) as Components);
  } catch {
    setTimeout(() => void loadMaps(), AGAIN);
  }
}

function read({ tables }: Components): Maps {
  const hexes = tables.outline.table.rows.flatMap(([first, last], row) =>
    Array.from({ length: last - first + 1 }, (_, i) => hexName({ row, col: first + i })),
  );
  const side = ({ yellow_river, yangtze, capitals }: Side): BoardMap => ({
    hexes,
    river: [...yellow_river, ...yangtze],
    rivers: [yellow_river, yangtze],
    capitals,
  });
  return { main: side(tables.main.table), eighteen: side(tables.eighteen.table) };
}
