/** The two sides of the board, from the title's data tables: outline, rivers, capitals. */

import { callAfter } from "./hex";
import { hexName } from "./spots";
import { api } from "../../state/server";

export interface BoardMap {
  hexes: readonly string[];
  river: readonly string[]; // every hex of it
  rivers: readonly (readonly string[])[]; // the Yellow River and the Yangtze, each from its source to the sea
  capitals: readonly { id: string; hex: string }[];
  called: ReadonlyMap<string, string>; // each hex as an argument of a sentence: "@by-ne(capital-wei)"
}

interface Side {
  yellow_river: string[];
  yangtze: string[];
  capitals: { id: string; hex: string }[];
}
interface Components {
  tables: {
    outline: { table: { rows: [number, number][] } };
    main: { table: Side };
    eighteen: { table: Side };
  };
}
type Maps = Record<"main" | "eighteen", BoardMap>;

const AGAIN = 1500; // milliseconds until a failed request is made again

let maps: Record<string, Maps> = $state.raw({}); // by the digest of the pack
const asked = new Set<string>();

/** One side of the board of a pack; null until its tables are loaded. */
export function mapOf(side: "main" | "eighteen", pack: string): BoardMap | null {
  if (!asked.has(pack)) {
    asked.add(pack);
    void load(pack);
  }
  return maps[pack]?.[side] ?? null;
}

/** Fetch the tables of a pack; after a lost connection, try again. */
async function load(pack: string): Promise<void> {
  try {
    const answer = await fetch(api(`games/huang/components?pack=${encodeURIComponent(pack)}`));
    if (!answer.ok) throw new Error(`components: ${answer.status}`);
    maps = { ...maps, [pack]: read((await answer.json()) as Components) };
  } catch {
    setTimeout(() => void load(pack), AGAIN);
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
    called: new Map(hexes.map((hex) => [hex, callAfter(hex, capitals)])),
  });
  return { main: side(tables.main.table), eighteen: side(tables.eighteen.table) };
}
