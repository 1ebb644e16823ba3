import { expect, test } from "vitest";
import { WIRE, type Frame } from "../protocol";
import { Socket } from "./fakes";
import { Match } from "./match.svelte";

function open(): { match: Match; socket: Socket } {
  const match = new Match("m", () => "final");
  Socket.last.onopen?.();
  return { match, socket: Socket.last };
}

/** The fields of a spectator's frame that the page reads when it accepts one. */
function frame(wire: number): Partial<Frame> {
  const view = { seat: -1, waiting: [] } as unknown as Frame["view"];
  return { type: "frame", wire, version: 0, seats: [], view, offer: null, log: [], since: 0, earlier: false };
}

test("a page that speaks the server's version of the wire shows the match", () => {
  const { match, socket } = open();
  socket.hear(frame(WIRE));
  expect(match.outdated).toBe(false);
  expect(match.frame?.version).toBe(0);
});

test("a page older than the server says reload, and listens no more", () => {
  const { match, socket } = open();
  socket.hear({ type: "frame", wire: WIRE + 1, something: "new" });
  expect(match.outdated).toBe(true);
  expect(match.frame).toBeNull();
  expect(socket.closed).toBe(true);
});

test("a refused command leaves its sentence, not prose", () => {
  const { match, socket } = open();
  const why = { key: "refusal-undo", args: { limit: "@undo-learned" } };
  socket.hear({ type: "refused", id: "c", rule: "", why });
  expect(match.note?.why).toEqual(why);
});

test("a match that cannot be played leaves a sentence and the detail", () => {
  const { match, socket } = open();
  socket.hear({ type: "error", why: { key: "refusal-unplayable", args: {} }, detail: "entry 1: no" });
  expect([match.fault?.key, match.detail]).toEqual(["refusal-unplayable", "entry 1: no"]);
});
