import { expect, test } from "vitest";
import type { Rule } from "../protocol";
import { matching, sections } from "./ledger";

function rule(id: string, en: string, fr: string): Rule {
  return { id, en, fr, ref: "", source: "rulebook", option: "" };
}
const RULES = [
  rule("huang.war.tie", "The tile player breaks a tie.", "En cas d’égalité, le joueur actif tranche."),
  rule("huang.setup.hand", "Six tiles each.", "Six tuiles chacun."),
  rule("huang.war.losses", "Losers lose all red tiles.", "Les perdants perdent leurs tuiles rouges."),
];

test("every word must be there, accents and case aside", () => {
  expect(matching(RULES, "EGALITE joueur", "fr").map((one) => one.id)).toEqual(["huang.war.tie"]);
  expect(matching(RULES, "egalite", "en")).toEqual([]);
  expect(matching(RULES, "", "en")).toHaveLength(3);
});

test("sections keep the order of the rulebook", () => {
  expect(sections(RULES).map((one) => [one.name, one.rules.length])).toEqual([["war", 2], ["setup", 1]]);
});
