import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const words = import.meta.glob<string>("../../../src/tianxia/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const titles = import.meta.glob<string>("../../../src/tianxia/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function keys(files: Record<string, string>, language: string): Set<string> {
  const texts = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return new Set(texts.flatMap(([, text]) => new FluentResource(text).body.map((message) => message.id)));
}

const used = new Set(
  Object.values(sources).flatMap((text) => text.match(/(?<=["'`@])ui-[a-z0-9-]*[a-z0-9](?=["'`])/g) ?? []),
);
const stems = Object.values(sources).flatMap(
  (text) => text.match(/(?<=["'`@])ui-[a-z0-9-]*-(?=\$\{)/g) ?? [],
);

test.each(["en", "fr"])("every word a screen says is there: %s", (language) => {
  const known = new Set([...keys(words, language), ...keys(titles, language)]);
  expect([...used].filter((key) => !known.has(key) && !known.has(`${key}-range`))).toEqual([]);
  expect(used.size).toBeGreaterThan(100);
});

test("both languages have the same words, and none that nobody says", () => {
  const english = keys(words, "en");
  expect(keys(words, "fr")).toEqual(english);
  const idle = [...english].filter(
    (key) => key.startsWith("ui-") && !used.has(key) && !used.has(key.replace(/-range$/, "")),
  );
  expect(idle.filter((key) => !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
