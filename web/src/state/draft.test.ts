import { expect, test, vi } from "vitest";
import {
  WIRE,
  type Foreseen,
  type Frame,
  type LogLine,
  type Offer,
  type OfferedChoice,
  type ToServer,
} from "../protocol";
import { kept, Socket } from "./fakes";
import { Match, type Confirms } from "./match.svelte";

const SEAT = 0;
const OPTIONS: OfferedChoice[] = [
  { move: "step", touches: ["hex:a1"] },
  { move: "draw", touches: ["pile"], final: true },
  { move: "long", touches: [], more: true },
  { move: "done", touches: [], final: true, role: "ends" },
];

function offer(choices: OfferedChoice[] = OPTIONS): Offer {
  const label = { key: "label", args: {} };
  return { asks: [{ kind: "k", prompt: label, rule: "", label, choices: 0 }], lists: [choices] };
}

function line(version: number): LogLine {
  return { version, number: 0, seat: SEAT, key: "event", args: { at: version }, touches: [], path: [] };
}

function frame(version = 0, log: LogLine[] = [], mayMove = true): unknown {
  const view = { seat: SEAT, waiting: [SEAT], position: { at: version } };
  const seats = [{ seat: SEAT, kind: "person", mine: true, name: "", bot: "" }];
  const undo = { to: version, step: version, reason: "undo-start", limit: "undo-start" };
  const rest = { seats, undo, result: null, thinking: [], log, since: version - log.length, earlier: false };
  return { type: "frame", wire: WIRE, version, view, offer: mayMove ? offer() : null, ...rest };
}

/** The server's answer to the last question about a draft. */
function answer(socket: Socket, more: Partial<Foreseen> = {}): void {
  const asked = sent(socket).findLast((one) => one.type === "draft");
  if (asked?.type !== "draft") throw new Error("no draft was asked about");
  const { id, version, phrases } = asked;
  const at = version + (more.phrases ?? phrases).length;
  socket.hear({
    type: "drafted",
    id,
    phrases,
    certain: true,
    final: false,
    lines: (more.phrases ?? phrases).map((_, i) => line(version + i + 1)),
    patch: { position: { at: [at] } },
    offer: offer(),
    rule: "",
    why: null,
    ...more,
  });
}

function sent(socket: Socket): ToServer[] {
  return socket.sent.map((text) => JSON.parse(text) as ToServer);
}

function moves(socket: Socket): Extract<ToServer, { type: "move" }>[] {
  return sent(socket).filter((one) => one.type === "move");
}

function open(confirms: Confirms = "final", first: unknown = frame()): { match: Match; socket: Socket } {
  const match = new Match("m", () => confirms);
  const socket = Socket.last;
  socket.onopen?.();
  socket.hear(first);
  return { match, socket };
}

function choose(match: Match, words: string): void {
  const row = match.rows.find((one) => one.text === words);
  if (!row) throw new Error(`${words} is not offered`);
  match.choose(row);
}

function at(match: Match): unknown {
  return match.frame?.view.position;
}

test("a step that can be taken back joins the draft with one click, and nobody is told", () => {
  const { match, socket } = open();
  choose(match, "step");
  expect(match.rows).toEqual([]);
  answer(socket);
  expect([match.frame?.version, match.unsent, at(match)]).toEqual([1, 1, { at: 1 }]);
  expect(match.log.map((one) => one.version)).toEqual([1]);
  expect(match.rows.map((row) => row.text)).toEqual(["step", "draw", "long", "done"]);
  expect(moves(socket)).toEqual([]);
});

test("what is final is confirmed once, and plays the whole draft", () => {
  const { match, socket } = open();
  choose(match, "step");
  answer(socket);
  choose(match, "draw");
  expect(match.proposal?.text).toBe("draw");
  answer(socket, { final: true, certain: false, offer: null });
  expect(match.news.map((one) => one.version)).toEqual([2]);
  expect(moves(socket)).toEqual([]);
  match.confirm();
  match.confirm();
  expect(moves(socket)).toEqual([expect.objectContaining({ version: 0, text: "draw", draft: ["step"] })]);
});

test("however slow the server is, nothing final is sent without being confirmed", () => {
  vi.useFakeTimers();
  const { match, socket } = open();
  choose(match, "draw");
  match.pick("pile"); // the same click twice
  vi.advanceTimersByTime(60_000);
  expect(moves(socket)).toEqual([]);
  match.confirm();
  expect(moves(socket)).toHaveLength(1);
  vi.useRealTimers();
});

test("a key pressed again on what is proposed confirms at once; only clicks come twice", () => {
  const { match, socket } = open();
  choose(match, "draw");
  match.pick("pile");
  expect(moves(socket)).toEqual([]);
  match.pick("pile", true);
  expect(moves(socket)).toHaveLength(1);
});

test("where it is unknown whether a move is final, the player is asked", () => {
  for (const final of [false, true]) {
    const { match, socket } = open();
    choose(match, "long");
    expect(match.proposal?.text).toBe("long");
    match.confirm();
    expect(moves(socket)).toEqual([]); // only after the server's answer
    answer(socket, final ? { final, offer: null } : {});
    expect([moves(socket).length, match.unsent]).toEqual(final ? [1, 0] : [0, 1]);
    kept.clear();
  }
});

test("a step that the server calls final after all is not sent by itself", () => {
  const { match, socket } = open();
  choose(match, "step");
  answer(socket, { final: true, offer: null });
  expect([moves(socket).length, match.unsent, match.proposal?.text]).toEqual([0, 0, "step"]);
});

test("to be done with a draft is its confirmation; without one it is asked", () => {
  const { match, socket } = open();
  choose(match, "done");
  expect(moves(socket)).toEqual([]);
  match.back();
  choose(match, "step");
  answer(socket);
  choose(match, "done");
  expect(moves(socket)).toEqual([expect.objectContaining({ text: "done", draft: ["step"] })]);
});

test("steps are confirmed each, or nothing is", () => {
  const each = open("each");
  choose(each.match, "step");
  answer(each.socket);
  expect([each.match.unsent, each.match.proposal?.text]).toEqual([0, "step"]);
  each.match.confirm();
  expect(each.match.unsent).toBe(1);
  kept.clear();
  const nothing = open("nothing");
  choose(nothing.match, "draw");
  expect(moves(nothing.socket)).toHaveLength(1);
});

test("the draft is undone here, step by step and whole", () => {
  const { match, socket } = open();
  for (let i = 0; i < 3; i++) {
    choose(match, "step");
    answer(socket);
  }
  const asked = socket.sent.length;
  match.undo(match.frame?.undo.step ?? -1);
  expect([match.unsent, at(match)]).toEqual([2, { at: 2 }]);
  match.back();
  expect(match.unsent).toBe(1);
  match.undo(match.frame?.undo.to ?? -1);
  expect([match.unsent, at(match), match.rows.length]).toEqual([0, { at: 0 }, 4]);
  expect(socket.sent.length).toBe(asked);
});

test("a reload keeps the draft; what no longer fits is dropped, and that is said", () => {
  const first = open();
  for (let i = 0; i < 2; i++) {
    choose(first.match, "step");
    answer(first.socket);
  }
  const same = open();
  answer(same.socket);
  expect([same.match.unsent, same.match.note]).toEqual([2, null]);
  const changed = open("final", frame(5));
  expect(changed.match.frame).toBeNull(); // the server has not said yet which steps are still possible
  const why = { key: "refusal-unknown-move", args: {} };
  answer(changed.socket, { phrases: ["step"], why });
  expect([changed.match.unsent, changed.match.frame?.version]).toEqual([1, 6]);
  expect(changed.match.note?.why).toEqual({ key: "ui-draft-changed", args: { count: 1 } });
});

test("another entry meanwhile: the draft goes on from there, or ends", () => {
  const { match, socket } = open();
  choose(match, "step");
  answer(socket);
  socket.hear(frame(1, [{ ...line(1), seat: 1 }]));
  answer(socket);
  expect([match.unsent, match.frame?.version, match.note]).toEqual([1, 2, null]);
  socket.hear(frame(2, [{ ...line(2), seat: 1 }], false));
  answer(socket, { phrases: [], offer: null, why: { key: "refusal-not-asked", args: {} } });
  expect([match.unsent, match.rows.length, match.frame?.version]).toEqual([0, 0, 2]);
  expect(match.note?.why?.key).toBe("ui-draft-changed");
});

test("a step that has become final is no part of a draft", () => {
  const { match, socket } = open();
  for (let i = 0; i < 2; i++) {
    choose(match, "step");
    answer(socket);
  }
  socket.hear(frame(1, [{ ...line(1), seat: 1 }]));
  answer(socket, { final: true, offer: null });
  answer(socket); // asked again without it
  expect([match.unsent, match.note?.why?.args["count"]]).toEqual([1, 1]);
});

test("a command that was sent before a reload is sent again with its id, and counts once", () => {
  const first = open();
  choose(first.match, "step");
  answer(first.socket);
  choose(first.match, "draw");
  first.match.confirm();
  const [command] = moves(first.socket);
  const second = open("final", frame(2, [line(1), line(2)]));
  expect(moves(second.socket)).toEqual([command]);
  second.socket.hear({ type: "done", id: command?.id, version: 2, text: "draw" });
  expect([second.match.unsent, second.match.sent, kept.size]).toEqual([0, null, 0]);
});

test("a command that comes late leaves the draft, as far as it fits", () => {
  const { match, socket } = open();
  choose(match, "step");
  answer(socket);
  choose(match, "draw");
  match.confirm();
  const [command] = moves(socket);
  socket.hear(frame(1, [{ ...line(1), seat: 1 }]));
  socket.hear({ type: "late", id: command?.id });
  socket.hear(frame(1, []));
  answer(socket);
  expect([match.unsent, match.frame?.version, match.sent]).toEqual([1, 2, null]);
});

test("what the draft has shown is not told again", () => {
  for (const doneFirst of [false, true]) {
    const { match, socket } = open();
    choose(match, "step");
    answer(socket);
    choose(match, "draw");
    match.confirm();
    const [command] = moves(socket);
    const done = { type: "done", id: command?.id, version: 2, text: "draw" };
    const news = frame(2, [line(1), line(2)]) as Frame;
    for (const message of doneFirst ? [done, news] : [news, done]) socket.hear(message);
    expect(match.seen).toMatchObject({ version: 1, view: { position: { at: 1 } } });
    expect([match.unsent, match.frame?.version, match.sent, kept.size]).toEqual([0, 2, null, 0]);
  }
});

test("a connection that comes back asks again", () => {
  const { match, socket } = open();
  choose(match, "step");
  const before = sent(socket).filter((one) => one.type === "draft");
  socket.onopen?.();
  socket.hear(frame());
  const after = sent(socket).filter((one) => one.type === "draft");
  expect(after).toEqual([...before, ...before]);
  answer(socket);
  expect(match.unsent).toBe(1);
});

test("a begun choice outlasts another seat's secret choice, but not a new question", () => {
  const { match, socket } = open();
  choose(match, "draw");
  socket.hear(frame(1, [line(1)]));
  expect(match.proposal?.text).toBe("draw");
  expect(sent(socket).at(-1)).toMatchObject({ type: "draft", version: 1, phrases: ["draw"] });
  match.confirm();
  expect(moves(socket)).toMatchObject([{ version: 1, text: "draw" }]);
  socket.hear({ type: "done", id: moves(socket)[0]?.id, version: 2 });
  socket.hear(frame(2, [line(2)])); // after the player's own move the same question is asked again
  expect(match.narrowed).toBe(false);
  choose(match, "draw");
  const other = { ...(frame(3, [line(3)]) as Frame), offer: offer(OPTIONS.slice(1)) };
  socket.hear(other);
  expect(match.narrowed).toBe(false);
});

test("the only answer, such as a bid without markers, takes one click", () => {
  const only = { ...(frame() as Frame), offer: offer([{ move: "enough", touches: [], final: true }]) };
  const { match, socket } = open("final", only);
  expect(match.proposal?.text).toBe("enough");
  match.confirm();
  expect(moves(socket)).toMatchObject([{ text: "enough" }]);
});
