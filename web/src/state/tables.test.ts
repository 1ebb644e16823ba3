import { expect, test } from "vitest";
import type { OptionInfo, OptionLimit } from "../protocol";
import { fixed, played } from "./tables";

const onOff = (name: string): OptionInfo => ({ name, kind: "bool", default: false, choices: [false, true] });
const limit = (name: string, more: Partial<OptionLimit>): OptionLimit => ({
  name,
  seats: [2, 3, 4, 5],
  apart: [],
  needed: [],
  ...more,
});
const game = {
  options: ["short", "bandits", "kingdoms", "dragon"].map(onOff),
  limits: [
    limit("short", { seats: [2] }),
    limit("bandits", { apart: ["kingdoms"] }),
    limit("kingdoms", { apart: ["bandits"] }),
    limit("dragon", { needed: [5] }),
  ],
};

test("what does not go with the number of seats is off, what is needed on", () => {
  const chosen = { short: true, dragon: false };
  expect(played(game, chosen, 2)).toMatchObject({ short: true, dragon: false });
  expect(played(game, chosen, 5)).toMatchObject({ short: false, dragon: true });
  expect(fixed(game, chosen, 5).get("short")?.key).toBe("ui-option-seats");
  expect(fixed(game, chosen, 5).get("dragon")?.key).toBe("ui-option-needed");
});

test("of two that exclude each other, the chosen one stays free", () => {
  const there = fixed(game, { bandits: true }, 3);
  expect(there.has("bandits")).toBe(false);
  expect(there.get("kingdoms")).toEqual({
    on: false,
    key: "ui-option-apart",
    args: { option: "@option-bandits" },
  });
});
