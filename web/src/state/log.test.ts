import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { seatsOf, sinceLast, takenBack, winnersFirst } from "./log";

function line(version: number, key: string, args: LogLine["args"] = {}): LogLine {
  return { version, number: 0, seat: 0, key, args, touches: [], path: [] };
}

test("an undo takes back what lies between where it leads and itself", () => {
  const gone = takenBack([line(3, "event-move"), line(4, "event-move"), line(5, "event-undo", { to: 3 })]);
  expect([2, 3, 4, 5, 6].map(gone)).toEqual([false, false, true, false, false]);
});

test("no undo takes back what was proposed", () => {
  const gone = takenBack([
    line(4, "event-move"),
    line(5, "event-propose"),
    line(6, "event-accept"),
    line(7, "event-undo", { to: 3 }),
  ]);
  expect([4, 5, 6].map(gone)).toEqual([true, false, false]);
});

test("a line belongs to the seat it names, and what follows without a name to the same", () => {
  const told = [line(1, "event-card", { seat: "#1" }), line(1, "event-reason"), line(2, "event-round")];
  expect(seatsOf(told)).toEqual([1, 1, 0]);
});

test("since one's last turn: what others did, an automa in one's own entry, nothing that was taken back", () => {
  const by = (seat: number, ...rest: Parameters<typeof line>): LogLine => ({ ...line(...rest), seat });
  const mine = by(0, 1, "event-card", { seat: "#0" });
  const hers = by(1, 2, "event-card", { seat: "#1" });
  expect(sinceLast([mine, hers], 0)).toEqual([hers]);
  expect(sinceLast([mine, hers], 1)).toEqual([]);
  const automa = by(0, 1, "event-li-si", { seat: "#1" });
  expect(sinceLast([mine, automa], 0)).toEqual([automa]);
  const back = by(1, 3, "event-undo", { seat: "#1", to: 1 });
  expect(sinceLast([mine, hers, back], 0)).toEqual([back]);
});

test("who won stands first in a result, the others in their order", () => {
  const side = (name: string, won: boolean) => ({ name, number: 0, parts: [], won });
  const sides = [side("#2", true), side("#0", false), side("#1", true)];
  expect(winnersFirst(sides).map((one) => one.name)).toEqual(["#2", "#1", "#0"]);
});
