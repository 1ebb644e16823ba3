/**
 * Groups long lists of places into a few lines: places that are named after the same place ("next to Wei",
 * "east of Wei") form a group.
 */

import type { Row } from "./narrow";

export interface Group {
  of: string; // the translation key of the name that its places share
  rows: readonly Row[];
}

export type Line = Row | Group;

const MANY = 9; // fewer lines need no groups

export function isGroup(line: Line): line is Group {
  return "of" in line;
}

/** The text of each line; if two texts are equal, the coordinate of the place is added. */
export function spoken<T extends Line>(lines: readonly T[], words: (line: T) => string): string[] {
  const said = lines.map(words);
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const one of said) (seen.has(one) ? twice : seen).add(one);
  return lines.map((line, i) => {
    const one = said[i] ?? "";
    return !isGroup(line) && twice.has(one) ? `${one} (${line.text.split(" ").at(-1)})` : one;
  });
}

/** The key of the name in a line's place; empty if the line has no place. */
export function calledAfter(row: Row): string {
  for (const value of row.says.flatMap((one) => Object.values(one.args))) {
    const found = typeof value === "string" ? /^@[\w-]+\(([\w-]+)\)$/.exec(value) : null;
    if (found?.[1]) return found[1];
  }
  return "";
}

/** The lines to show; with `open` only those of that group. */
export function gather(rows: readonly Row[], open: string): readonly Line[] {
  if (open) return rows.filter((row) => calledAfter(row) === open);
  if (rows.length <= MANY) return rows;
  const groups = new Map<string, Row[]>();
  const lines: Line[] = [];
  for (const row of rows) {
    const of = calledAfter(row);
    const known = groups.get(of);
    if (of && known) known.push(row);
    else if (of) {
      const fresh: Row[] = [row];
      groups.set(of, fresh);
      lines.push({ of, rows: fresh });
    } else lines.push(row);
  }
  return lines.map((line) => (isGroup(line) && line.rows.length === 1 ? (line.rows[0] ?? line) : line));
}
