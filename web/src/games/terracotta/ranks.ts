/** The figures in the mausoleum, prepared for drawing; also those that the proposed move would add. */

import type { Say } from "../../board/types";
import type { FigureName } from "./figures";
import { cellOf, nameOf } from "./layout";
import { groupWords, seatCounts } from "./naming";
import {
  SPECIALISTS,
  TYPES,
  type Mausoleum,
  type Specialist,
  type TerracottaPosition,
  type Warrior,
} from "./position";

export interface Figurine {
  space: string;
  row: number; // the row with which it is drawn; for a Horse the front one of its rows
  name: FigureName;
  type: Warrior | null;
  seat: number;
  horse: readonly string[] | null;
  faces?: string;
}

/** A piece that was picked and may be put down. */
export interface Ghost {
  seat: number;
  type: Warrior | null;
  specialist: Specialist | null;
  riders: ReadonlyMap<string, Warrior>; // the seat whose warriors may get a Horse
}

export function rank({ warriors, kneeling, footmen, musicians }: Mausoleum): Figurine[] {
  const row = (space: string): number => cellOf(space).row;
  return [
    ...warriors.map(({ space, seat, type, horse }) => ({
      space,
      seat,
      type,
      horse,
      name: type,
      row: Math.max(...(horse ?? [space]).map(row)),
    })),
    ...kneeling.map(({ space, faces, seat }) => ({
      space,
      seat,
      faces,
      row: row(space),
      name: "kneeling_archer" as const,
      type: null,
      horse: null,
    })),
    ...footmen.map(({ space }) => ({
      space,
      seat: -1,
      row: row(space),
      name: "footman" as const,
      type: null,
      horse: null,
    })),
    ...musicians.map(({ space }) => ({
      space,
      seat: -1,
      row: row(space),
      name: "musician" as const,
      type: null,
      horse: null,
    })),
  ];
}

/**
 * The piece that the picked elements name (`rack:officer`, `specialist:horse`); otherwise the piece of the
 * current question.
 */
export function ghostOf(
  picked: ReadonlySet<string>,
  asked: Record<string, unknown>,
  seat: number,
  position: TerracottaPosition,
): Ghost | null {
  const named = [...picked, `rack:${wordOf(asked["type"])}`, `specialist:${wordOf(asked["specialist"])}`];
  const riders = new Map(position.mausoleum.warriors.map(({ space, type }) => [space, type]));
  for (const element of named) {
    const [what, one = ""] = element.split(":");
    if (what === "rack" && (TYPES as readonly string[]).includes(one))
      return { seat, type: one as Warrior, specialist: null, riders };
    if (what === "specialist" && (SPECIALISTS as readonly string[]).includes(one))
      return { seat, type: null, specialist: one as Specialist, riders };
  }
  return null;
}

/** "@warrior-officer" as "officer". */
function wordOf(argument: unknown): string {
  return typeof argument === "string" ? argument.replace(/^@(warrior|specialist)-/, "") : "";
}

/**
 * The transparent figure at the space under the pointer. A Horse also depends on the picked rider, a Kneeling
 * Archer on the warrior it faces.
 */
export function ghostAt(ghost: Ghost, looked: string, picked: ReadonlySet<string>): Figurine | null {
  const chosen = [...picked].flatMap((id) => (id.startsWith("space:") ? [id.slice(6)] : []));
  const { seat, type } = ghost;
  if (type) {
    const space = looked && chosen.length === 0 ? looked : chosen[0];
    return space ? { space, row: cellOf(space).row, name: type, type, seat, horse: null } : null;
  }
  if (ghost.specialist === "horse") {
    const rider = chosen.find((space) => ghost.riders.has(space));
    const ahead = chosen.find((space) => !ghost.riders.has(space)) ?? looked;
    const horse = rider && ahead && ahead !== rider ? three(rider, ahead) : null;
    if (!rider || !horse) return null;
    const mounted = ghost.riders.get(rider) ?? "soldier";
    return {
      space: rider,
      row: Math.max(...horse.map((space) => cellOf(space).row)),
      name: mounted,
      type: mounted,
      seat,
      horse,
    };
  }
  const space = chosen.find((one) => !ghost.riders.has(one)) ?? looked;
  if (!space || ghost.riders.has(space) || !ghost.specialist) return null;
  const faces = [...chosen, looked].find((one) => ghost.riders.has(one));
  const one: Figurine = {
    space,
    row: cellOf(space).row,
    name: ghost.specialist,
    type: null,
    seat: ghost.specialist === "kneeling_archer" ? seat : -1,
    horse: null,
  };
  return ghost.specialist === "kneeling_archer" && faces ? { ...one, faces } : one;
}

/** The rider's space and the next two towards another space; null if that is not in its row or column. */
export function three(rider: string, towards: string): string[] | null {
  const from = cellOf(rider);
  const to = cellOf(towards);
  const dc = Math.sign(to.column - from.column);
  const dr = Math.sign(to.row - from.row);
  if ((dc === 0) === (dr === 0)) return null;
  return [0, 1, 2].map((n) => nameOf(from.column + dc * n, from.row + dr * n));
}

/** Describes the content of a space in words. */
export function spaceWords(t: Say, position: TerracottaPosition, space: string): string {
  const { warriors, kneeling, footmen, musicians, groups } = position.mausoleum;
  const warrior = warriors.find((one) => one.space === space || one.horse?.includes(space));
  if (warrior) {
    const group = groups[warrior.group];
    const who = { space, seat: `#${warrior.seat}`, type: `@warrior-${warrior.type}` };
    const what = t(warrior.horse ? "ui-stands-mounted" : "ui-stands", who);
    return group ? `${what} ${groupWords(t, group)}` : what;
  }
  const archer = kneeling.find((one) => one.space === space);
  if (archer) return t("ui-stands-kneeling", { space, seat: `#${archer.seat}`, faces: archer.faces });
  const footman = footmen.find((one) => one.space === space);
  if (footman) return t("ui-stands-footman", { space, now: seatCounts(t, footman.now) });
  const musician = musicians.find((one) => one.space === space);
  if (musician) return t("ui-stands-musician", { space, now: seatCounts(t, musician.now) });
  return t("ui-space-empty", { space });
}
