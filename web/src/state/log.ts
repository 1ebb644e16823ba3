/** Facts derived from the log. */

import type { LogLine, Side } from "../protocol";

/**
 * The seat of each line: the seat that the line names, or the winner of its result; otherwise the seat of
 * the line before it in the same entry. -1: no single seat.
 */
export function seatsOf(lines: readonly LogLine[]): number[] {
  const seats: number[] = [];
  lines.forEach((line, i) => {
    const named = /^#(\d+)$/.exec(String(line.args["seat"] ?? ""));
    const before = lines[i - 1]?.version === line.version ? seats[i - 1] : undefined;
    seats.push(
      named ? Number(named[1]) : line.outcome ? winnerOf(line.outcome.sides) : (before ?? line.seat),
    );
  });
  return seats;
}

function winnerOf(sides: readonly Side[]): number {
  const won = sides.filter((side) => side.won);
  const seat = won.length === 1 ? /^#(\d+)$/.exec(won[0]?.name ?? "") : null;
  return seat ? Number(seat[1]) : -1;
}

// Commands about the match itself, which no undo takes back.
const OF_THE_TABLE =
  /^event-(propose|accept|decline|lapse|takeover|resign|sit|terms|colour|agreement-(offered|accepted|declined|withdrawn|ended)$)/;

/**
 * The lines since a seat's last move: everything after its last entry, and an automa's actions at the end of
 * that entry.
 */
export function sinceLast(lines: readonly LogLine[], seat: number): LogLine[] {
  const mine = lines.findLast((line) => line.seat === seat && line.key !== "event-undo")?.version ?? -1;
  const about = seatsOf(lines);
  const last = lines.findLastIndex(
    (line, i) => line.version === mine && (about[i] === seat || about[i] === -1),
  );
  const gone = takenBack(lines);
  return lines.filter((line, i) => i > last && line.key !== "event-turn" && !gone(line.version));
}

/** Was the entry of a version taken back? An undo at version v to version w takes w+1 to v-1 back. */
export function takenBack(lines: readonly LogLine[]): (version: number) => boolean {
  const spans = lines
    .filter((line) => line.key === "event-undo")
    .map((line) => [Number(line.args["to"]), line.version] as const);
  const stays = new Set(lines.filter((line) => OF_THE_TABLE.test(line.key)).map((line) => line.version));
  return (version) => !stays.has(version) && spans.some(([to, at]) => version > to && version < at);
}

/** The sides of a result: winners first, otherwise in their original order. */
export function winnersFirst(sides: readonly Side[]): Side[] {
  return [...sides.filter((side) => side.won), ...sides.filter((side) => !side.won)];
}

/** Does a line report a seat's losses or gains caused by others? */
export function concerns(line: LogLine, seat: number): boolean {
  if (line.seat === seat) return false;
  const name = `#${seat}`;
  const named = (arg: unknown): boolean => (Array.isArray(arg) ? arg.some(named) : arg === name);
  const { sides = [], gains = [] } = line.outcome ?? {};
  return (
    Object.values(line.args).some(named) ||
    sides.some((side) => side.name === name) ||
    gains.some((gain) => gain.seat === seat)
  );
}
