import { describe, expect, test } from "vitest";
import type { Guide } from "../protocol";
import { answerAt, answerTo, answerToAny, fits, leading, lost, marked, right, untouched } from "./lesson";
import { clickElement, rows, start, type Narrowing } from "./narrow";
import type { Ask, Choice } from "./offer";

function ask(kind: string, choices: Choice[]): Ask {
  return { kind, prompt: { key: kind, args: {} }, rule: "", choices };
}
function choice(move: string, touches: string[], then?: Ask): Choice {
  const made: Choice = { move, label: { key: "action", args: {} }, touches };
  return then ? { ...made, then } : made;
}
const hexes = ask("hex", [choice("e7", ["hex:e7"]), choice("e8", ["hex:e8"])]);
const offer = ask("turn", [
  choice("tile red", ["hand:red"], hexes),
  choice("tile blue", ["hand:blue"], hexes),
  choice("pass", ["button:pass"]),
]);
const guide = (...accepts: string[]): Guide => ({
  lesson: "first",
  steps: ["a"],
  at: 0,
  accepts,
  tap: [],
  check: false,
  teaches: [],
  wrong: [
    { move: "tile blue *", touch: "", words: "blue" },
    { move: "", touch: "hex:f*", words: "far" },
  ],
  then: null,
});

describe("a lesson", () => {
  test("knows its moves, also the beginning of one, and patterns", () => {
    expect(right(guide("tile red e7"), "tile red e7")).toBe(true);
    expect(right(guide("tile red e7 take blue"), "tile red e7")).toBe(true);
    expect(right(guide("tile red e7"), "tile red e8")).toBe(false);
    expect(right(guide("tile red e7"), "tile red e")).toBe(false);
    expect(right(guide("x", "tile red *"), "tile red e8")).toBe(true);
    expect(fits("a.b", "a?b")).toBe(false);
  });

  test("lights up every element of the answer, and the rest of it after a click", () => {
    const first = start(offer);
    expect([...leading(guide("tile red e7"), first)]).toEqual(["hand:red", "hex:e7"]);
    const outcome = clickElement(first, "hex:e7");
    const next = (outcome as { narrowing: Narrowing }).narrowing;
    expect([...leading(guide("tile red e7"), next)]).toEqual(["hand:red"]);
    expect([...leading(guide("pass"), first)]).toEqual([]);
  });

  test("knows when nothing that was picked leads to the answer", () => {
    const first = start(offer);
    const wrong = (clickElement(first, "hand:blue") as { narrowing: Narrowing }).narrowing;
    expect(lost(guide("tile red e7"), first)).toBe(false);
    expect(lost(guide("tile blue e7"), wrong)).toBe(false);
    expect(lost(guide("tile red e7"), wrong)).toBe(true);
    expect(answerToAny(guide("tile red e7"), wrong)).toBe("blue");
    expect(answerToAny(guide("tile red e7"), first)).toBe(""); // the pick may still become several moves
    expect([...leading(guide("tile red e7"), untouched(wrong))]).toEqual(["hand:red", "hex:e7"]);
  });

  test("marks the lines that lead to the answer", () => {
    const lines = [...marked(guide("pass"), start(offer), rows(start(offer)))].map((one) => one.choice.move);
    expect(lines).toEqual(["pass"]);
    expect(marked(guide("pass"), null, []).size).toBe(0);
  });

  test("answers the wrong moves and clicks that it knows", () => {
    expect(answerTo(guide("pass"), "tile blue e7")).toBe("blue");
    expect(answerTo(guide("pass"), "tile red e7")).toBe("");
    expect(answerAt(guide("pass"), "hex:f1")).toBe("far");
    expect(answerAt(guide("pass"), "hex:e7")).toBe("");
  });
});
