import { expect, test, vi } from "vitest";
import { asksOf, firstOf } from "./first";
import { clickElement, start, type Narrowing } from "./narrow";
import type { Ask, Choice } from "./offer";

const WORDS = vi.hoisted(() => new Set<string>());
vi.mock("../words/words.svelte", () => ({ hasWord: (_: string, key: string) => WORDS.has(key) }));

const say = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;

function ask(prompt: string, choices: Choice[]): Ask {
  return { kind: "k", prompt: { key: prompt, args: {} }, rule: "r", choices };
}

function choice(move: string, touches: string[], args: Record<string, string>, then?: Ask): Choice {
  return { move, label: { key: `action-${move}`, args }, touches, ...(then ? { then } : {}) };
}

const hexes = (tile: string): Ask =>
  ask(
    "prompt-tile",
    ["e7", "e8"].map((place) => choice(place, [`hex:${place}`], { tile, place })),
  );
const offer = ask("prompt-action", [
  choice("red", ["hand:red"], { tile: "red" }, hexes("red")),
  choice("blue", ["hand:blue"], { tile: "blue" }, hexes("blue")),
  choice("riot", ["button:riot", "hand:blue"], {}),
]);

function click(...elements: string[]): Narrowing {
  let narrowing = start(offer);
  for (const element of elements) {
    const outcome = clickElement(narrowing, element);
    if (outcome.kind !== "narrowed") throw new Error(`${element}: ${outcome.kind}`);
    narrowing = outcome.narrowing;
  }
  return narrowing;
}

function asked(narrowing: Narrowing, ...words: string[]): string {
  WORDS.clear();
  for (const word of words) WORDS.add(word);
  return asksOf(narrowing, "huang", say);
}

test("a question that stays open is asked again with what was picked", () => {
  const [place, hand] = ["prompt-action-picked-place", "prompt-action-picked-hand"];
  expect(asked(start(offer), place, hand)).toBe("prompt-action {}");
  expect(asked(click("hex:e7"), place, hand)).toBe(`${place} {"place":"e7"}`);
  expect(asked(click("hand:blue"), place, hand)).toBe(`${hand} {}`); // a tile or a riot
  expect(asked(click("hand:red"), place, hand)).toBe("prompt-tile {}"); // the next question
  expect(asked(click("hex:e7"))).toBe("prompt-action {}"); // a title without such words
});

test("a refusal says what to do now", () => {
  WORDS.clear();
  expect(firstOf(click("hand:red"), "huang", say)).toBe("prompt-tile {}");
  WORDS.add("prompt-tile-now");
  expect(firstOf(click("hand:red"), "huang", say)).toBe("prompt-tile-now {}");
  WORDS.add("prompt-action-now");
  expect(firstOf(start(offer), "huang", say)).toBe("prompt-action-now {}");
  expect(firstOf(click("hex:e7"), "huang", say)).toBe("prompt-action {}"); // something is picked already
  WORDS.add("prompt-tile-first");
  expect(firstOf(click("hand:red"), "huang", say)).toBe('prompt-tile-first {"places":["e7","e8"]}');
});
