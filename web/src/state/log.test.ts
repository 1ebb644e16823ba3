import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { seatsOf, takenBack } from "./log";

function line(version: number, key: string, args: LogLine["args"] = {}): LogLine {
  return { version, number: 0, seat: 0, key, args, touches: [], path: [] };
}

test("an undo takes back what lies between where it leads and itself", () => {
  const gone = takenBack([line(3, "event-move"), line(4, "event-move"), line(5, "event-undo", { to: 3 })]);
  expect([2, 3, 4, 5, 6].map(gone)).toEqual([false, false, true, false, false]);
});

test("a line belongs to the seat it names, and what follows without a name to the same", () => {
  const told = [line(1, "event-card", { seat: "#1" }), line(1, "event-reason"), line(2, "event-round")];
  expect(seatsOf(told)).toEqual([1, 1, 0]);
});
