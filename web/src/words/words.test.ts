import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import {
  elided,
  format,
  languages,
  loadLanguages,
  loadWords,
  pickLanguage,
  ruleWords,
  says,
  setLanguage,
  signed,
  unbroken,
} from "./words.svelte";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    "red = red\nplace = { $seat } places { $tile } on { $hexes }.\nseat-number = Seat { $number }\n",
  ),
);

test("seats, keys and lists are put into words", () => {
  const args = { seat: "#1", tile: "@red", hexes: ["e7", "e8"] };
  expect(format(bundle, "place", args, ["An", "Bai"])).toBe("Bai places red on e7, e8.");
  expect(format(bundle, "place", args, [])).toBe("Seat 2 places red on e7, e8.");
});

test("a list of seats reads as in a sentence", () => {
  const names = ["An", "Bai", "Chen"];
  expect(format(bundle, "place", { seat: ["#0", "#1", "#2"], tile: "", hexes: "" }, names)).toContain(
    "An, Bai and Chen places",
  );
});

test("a number below zero has a true minus, a range its hyphen", () => {
  expect(signed("-4, (-2) and 14-15, e-7")).toBe("−4, (−2) and 14-15, e-7");
});

test("French elides de and que before a vowel, and nothing else", () => {
  expect(elided("Victoire de Adepte")).toBe("Victoire d’Adepte");
  expect(elided("à côté de Yan ; possède Anne")).toBe("à côté de Yan ; possède Anne");
  expect(elided("plus que Élise")).toBe("plus qu’Élise");
});

test("an unknown key shows as itself", () => {
  expect(format(bundle, "nothing", {}, [])).toBe("nothing");
});

test("no line breaks before French double signs", () => {
  expect(unbroken("Deux choix : « oui » ?")).toBe("Deux choix\u00a0: «\u00a0oui\u00a0»\u00a0?");
});

test("a third language needs no code: the server names it and sends its words", async () => {
  const answers: Record<string, string> = {
    "api/languages": JSON.stringify([
      { code: "en", name: "English" },
      { code: "fr", name: "Français" },
      { code: "de", name: "Deutsch" },
    ]),
    "api/words/de/common": "ui-lobby = Halle\nui-rules = Rules\n",
    "api/words/de/huang": "title = Huang\nrule-war-tie = Gleichstand.\n",
  };
  vi.stubGlobal(
    "fetch",
    async (path: string) => new Response(answers[path] ?? "", { status: path in answers ? 200 : 404 }),
  );
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await loadLanguages();
  expect(languages().map(({ name }) => name)).toEqual(["English", "Français", "Deutsch"]);
  expect(["", "de-AT", "fr-CA", "pl"].map((wish) => pickLanguage([wish]))).toEqual(["en", "de", "fr", "en"]);
  await setLanguage("de");
  await loadWords("huang");
  expect([says()("ui-lobby"), says()("ui-rules")]).toEqual(["Halle", "Rules"]);
  const rule = {
    id: "huang.war.tie",
    en: "A tie.",
    fr: "Égalité.",
    ref: "",
    source: "ruling",
    option: "",
  } as const;
  expect(ruleWords(rule)).toBe("Gleichstand.");
  expect(ruleWords({ ...rule, id: "huang.war.losses" })).toBe("A tie.");
  vi.unstubAllGlobals();
});
