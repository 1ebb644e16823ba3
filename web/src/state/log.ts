/** What can be read off the log. */

import type { LogLine } from "../protocol";

/** Whom each line is about: the seat it names, else that of the line before it in the same entry. */
export function seatsOf(lines: readonly LogLine[]): number[] {
  const seats: number[] = [];
  lines.forEach((line, i) => {
    const named = /^#(\d+)$/.exec(String(line.args["seat"] ?? ""));
    const before = lines[i - 1]?.version === line.version ? seats[i - 1] : undefined;
    seats.push(named ? Number(named[1]) : (before ?? line.seat));
  });
  return seats;
}

/** Was what happened at a version taken back? An undo at version v to version w takes w+1 to v-1 back. */
export function takenBack(lines: readonly LogLine[]): (version: number) => boolean {
  const spans = lines
    .filter((line) => line.key === "event-undo")
    .map((line) => [Number(line.args["to"]), line.version] as const);
  return (version) => spans.some(([to, at]) => version > to && version < at);
}
