import { expect, test } from "vitest";
import type { LogLine, Telling, View } from "../protocol";
import { Teller } from "./teller.svelte";

function line(version: number, seat: number, args: LogLine["args"] = {}): LogLine {
  return { version, number: 0, seat, key: "event-x", args, touches: [], path: [] } as LogLine;
}

const view = { seat: 0, position: {} } as View;

test("of moves that are not told, what others did to the player is told all the same", () => {
  const log = [
    line(1, 1, { seat: "#0" }),
    line(2, 1),
    line(3, 0, { seat: "#0" }),
    line(4, 1, { seat: "#0" }),
  ];
  const telling = { since: 3, version: 4, skipped: 2, view, steps: [{ line: log[3], patch: {} }], end: {} };
  const teller = new Teller(
    () => Promise.reject(new Error("not asked")),
    () => [0],
    () => false,
    () => undefined,
    () => [line(0, 1, { seat: "#0" }), line(2, 1, { seat: "#0" }), ...log],
  );
  const told = teller.whole(telling as unknown as Telling, view);
  expect(told.map(({ step }) => step.line.version)).toEqual([2, 4]);
});
