import { expect, test } from "vitest";
import type { Offer } from "../protocol";
import { unfold } from "./offer";

const offer: Offer = {
  asks: [
    {
      kind: "turn",
      prompt: { key: "prompt-turn", args: {} },
      rule: "r.turn",
      label: { key: "action-tile", args: {} },
      choices: 0,
    },
    {
      kind: "hex",
      prompt: { key: "prompt-hex", args: { tile: "@red" } },
      rule: "r.hex",
      label: { key: "action-hex", args: { tile: "@red" } },
      choices: 1,
    },
    {
      kind: "hex",
      prompt: { key: "prompt-hex", args: { tile: "@blue" } },
      rule: "r.hex",
      label: { key: "action-hex", args: { tile: "@blue" } },
      choices: 1,
    },
  ],
  lists: [
    [
      { move: "tile red", touches: ["hand:red"], args: { tile: "@red" }, then: 1 },
      { move: "tile blue", touches: ["hand:blue"], args: { tile: "@blue" }, then: 2 },
      { move: "pass", touches: ["button:pass"], key: "action-pass" },
    ],
    [
      { move: "e7", touches: ["hex:e7"], args: { hex: "e7" } },
      { move: "e8", touches: ["hex:e8"], args: { hex: "e8" }, more: true },
    ],
  ],
};

test("a choice gets the words its question says for all", () => {
  const [red, blue, pass] = unfold(offer).choices;
  expect(red?.label).toEqual({ key: "action-tile", args: { tile: "@red" } });
  expect(red?.then?.choices[0]?.label).toEqual({ key: "action-hex", args: { tile: "@red", hex: "e7" } });
  expect(blue?.then?.choices[1]).toEqual({
    move: "e8",
    label: { key: "action-hex", args: { tile: "@blue", hex: "e8" } },
    touches: ["hex:e8"],
    more: true,
  });
  expect(pass).toEqual({ move: "pass", label: { key: "action-pass", args: {} }, touches: ["button:pass"] });
});

test("a list that two questions share becomes choices of their own", () => {
  const [red, blue] = unfold(offer).choices;
  expect(red?.then?.choices[0]).not.toBe(blue?.then?.choices[0]);
});

test("a choice is as final as its question says, unless it says so itself or the phrase goes on", () => {
  const asks = offer.asks.map((ask) => ({ ...ask, final: true }));
  const [moves = [], hexes = []] = offer.lists;
  const lists = [moves, [...hexes, { move: "e9", touches: ["hex:e9"], final: false }]];
  const [red, , pass] = unfold({ asks, lists }).choices;
  expect([red?.final, pass?.final]).toEqual([undefined, true]);
  expect(red?.then?.choices.map((choice) => choice.final)).toEqual([true, undefined, undefined]);
});
