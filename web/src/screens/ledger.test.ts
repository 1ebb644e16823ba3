import { expect, test } from "vitest";
import type { Rule, RuleSource } from "../protocol";
import { chapterOf, countKinds, matching, sections } from "./ledger";

function rule(id: string, en: string, fr: string, source: RuleSource = "rulebook"): Rule {
  return { id, en, fr, ref: "", source, option: "" };
}
const RULES = [
  rule("huang.war.tie", "The tile player breaks a tie.", "En cas d’égalité, le joueur actif tranche."),
  rule("huang.setup.hand", "Six tiles each.", "Six tuiles chacun."),
  rule(
    "huang.war.losses",
    "Losers lose all red tiles.",
    "Les perdants perdent leurs tuiles rouges.",
    "ruling",
  ),
];
const english = (one: Rule): string => one.en;

test("every word must be there, accents and case aside", () => {
  expect(matching(RULES, "EGALITE joueur", (one) => one.fr).map((one) => one.id)).toEqual(["huang.war.tie"]);
  expect(matching(RULES, "egalite", english)).toEqual([]);
  expect(matching(RULES, "", english)).toHaveLength(3);
});

test("kinds of rules are counted, and shown apart", () => {
  expect(countKinds(RULES)).toEqual({ rulebook: 2, deduced: 0, ruling: 1 });
  expect(matching(RULES, "", english, "ruling").map((one) => one.id)).toEqual(["huang.war.losses"]);
  expect(matching(RULES, "six", english, "ruling")).toEqual([]);
});

test("sections keep the order of the rulebook", () => {
  expect(sections(RULES).map((one) => [one.name, one.rules.length])).toEqual([
    ["war", 2],
    ["setup", 1],
  ]);
});

test("remarks of whoever keeps the ledger are no chapters", () => {
  expect(chapterOf("2.4.1, exemple")).toBe("2.4.1, exemple");
  expect(chapterOf("MISE EN PLACE; costs spec 5 (reconstructed)")).toBe("MISE EN PLACE");
  expect(chapterOf("PHASE D’ACTIONS (deduced)")).toBe("PHASE D’ACTIONS");
  expect(["spec 5 (deduced)", "deduced", "gap, proposal"].map(chapterOf)).toEqual(["", "", ""]);
});
