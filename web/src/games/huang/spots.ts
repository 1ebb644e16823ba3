/** The content of each hex, prepared for drawing from the map and the view. */

import { across, cellOf, type Cell } from "./hex";
import type { BoardMap } from "./map.svelte";
import type { Colour, HuangPosition, Kingdom } from "./position";

export interface Leader {
  seat: number;
  colour: Colour;
  dynasty: string;
}

/** A piece that was picked and may be put down. */
export interface Ghost {
  tile: Colour | null;
  leader: Leader | null;
}

export interface Spot {
  hex: string;
  river: boolean;
  capital: string; // which one, or ""
  tile: Colour | null;
  leader: Leader | null;
  bandits: number;
  granary: boolean;
  yellows: number; // yellow tiles next to it
}

export function hexName({ row, col }: Cell): string {
  return `${String.fromCharCode(97 + row)}${col}`;
}

/** Everything on the board, hex by hex in reading order. */
export function spotsOf(map: BoardMap, position: HuangPosition): Spot[] {
  const river = new Set(map.river);
  const capitals = new Map(map.capitals.map(({ id, hex }) => [hex, id]));
  const granaries = new Set(position.granaries);
  return map.hexes.map((hex) => {
    const piece = position.hexes[hex];
    return {
      hex,
      river: river.has(hex),
      capital: capitals.get(hex) ?? "",
      tile: piece && "tile" in piece ? piece.tile : null,
      leader:
        piece && "leader" in piece
          ? { seat: piece.seat, colour: piece.leader, dynasty: position.players[piece.seat]?.dynasty ?? "" }
          : null,
      bandits: piece && "bandits" in piece ? piece.bandits : 0,
      granary: granaries.has(hex),
      yellows: neighbours(hex).filter((near) => isYellow(position, near)).length,
    };
  });
}

/** Whether a leader stands on a hex. */
export function leads(position: HuangPosition, hex: string): boolean {
  const piece = position.hexes[hex];
  return !!piece && "leader" in piece;
}

export function southWest(hex: string): string {
  return hexName(across(cellOf(hex), 3));
}

/** The piece that the picked elements name: `hand:red`, `leader:0:red`. */
export function ghostOf(picked: ReadonlySet<string>, position: HuangPosition): Ghost | null {
  for (const element of picked) {
    const [what, one, two] = element.split(":");
    if (what === "hand") return { tile: one as Colour, leader: null };
    if (what === "leader") {
      const seat = Number(one);
      return {
        tile: null,
        leader: { seat, colour: two as Colour, dynasty: position.players[seat]?.dynasty ?? "" },
      };
    }
  }
  return null;
}

export function kingdomAt(kingdoms: readonly Kingdom[], hex: string): Kingdom | undefined {
  return kingdoms.find((kingdom) => kingdom.hexes.includes(hex));
}

function neighbours(hex: string): string[] {
  const cell = cellOf(hex);
  return [0, 1, 2, 3, 4, 5].map((edge) => hexName(across(cell, edge)));
}

function isYellow(position: HuangPosition, hex: string): boolean {
  const piece = position.hexes[hex];
  return piece !== undefined && "tile" in piece && piece.tile === "yellow";
}
