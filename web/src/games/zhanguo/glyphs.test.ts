import { describe, expect, test } from "vitest";
import en from "../../../../src/tianxia/games/zhanguo/words/en.ftl?raw";
import fr from "../../../../src/tianxia/games/zhanguo/words/fr.ftl?raw";
import { FIGURES } from "./figures";
import { condition, effect, need, palaceTile, startingGift, type Part } from "./glyphs";
import { ICONS } from "./icons";

const keys = (words: string): string[] =>
  [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const named = (prefix: string): string[] =>
  keys(en).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** Everything is drawn: no glyph is text. */
function drawn(parts: readonly Part[]): boolean {
  return (
    parts.length > 0 &&
    parts.every((part) => {
      if ("icon" in part) return part.icon in ICONS;
      return !("text" in part) || !/[a-z]/.test(part.text);
    })
  );
}

describe("drawings", () => {
  test.each(named("effect-"))("effect %s", (code) => expect(drawn(effect(code))).toBe(true));
  test.each(named("condition-"))("condition %s", (code) => expect(drawn(condition(code))).toBe(true));
  test.each(["writing", "currency", "laws", "alchemist", "unrest"])("Palace tile %s", (kind) => {
    expect(drawn(palaceTile(kind))).toBe(true);
  });
  test.each(named("start-"))("Starting tile %s", (gift) =>
    expect(drawn(startingGift(`start-${gift}`))).toBe(true),
  );
  test("a Mausoleum tile shows one drawing for each piece it asks for", () => {
    expect(need({ governors: 2, palaces: 1 }).map((part) => "icon" in part && part.icon)).toEqual([
      "governor",
      "governor",
      "palace",
    ]);
  });
  test("an unknown effect is told by its name", () => {
    expect(drawn(effect("no-such-effect"))).toBe(false);
  });
});

describe("words", () => {
  const sources = import.meta.glob<string>("./*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/["@](ui-[\w-]*\w)["`]/g)].map((found) => found[1] ?? ""),
  );
  test.each([
    ["English", en],
    ["French", fr],
  ])("every word the table says is there in %s", (_, words) => {
    const known = new Set(keys(words));
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
    expect(used.length).toBeGreaterThan(50);
  });
  test.each([
    ["English", en],
    ["French", fr],
  ])("the legend names every figure in %s", (_, words) => {
    const known = new Set(keys(words));
    expect(Object.keys(FIGURES).filter((name) => !known.has(`legend-${name}`))).toEqual([]);
    expect(named("legend-").filter((name) => !known.has(`legend-${name}`))).toEqual([]);
  });
});
