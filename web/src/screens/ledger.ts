/** Searching the ledger as the engine does: every word, wherever, accents and case aside. */

import type { Rule } from "../protocol";

export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

export function matching(rules: readonly Rule[], wanted: string, language: "en" | "fr"): Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule[language]} ${rule.option}`);
    return words.every((word) => text.includes(word));
  });
}

/** Where a rule stands in its rulebook, without the remarks of whoever keeps the ledger; empty: nowhere. */
export function chapterOf(ref: string): string {
  const parts = ref.split("; ").filter((part) => !/\bspec\b|^(gap|deduced|ruling)\b/.test(part));
  return parts.join("; ").replace(/ \(deduced\)$/, "");
}

/** Rules by the middle of their id (huang.war.tie: war), in the order of the rulebook. */
export function sections(rules: readonly Rule[]): { name: string; rules: Rule[] }[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const name = rule.id.split(".")[1] ?? rule.id;
    found.set(name, [...(found.get(name) ?? []), rule]);
  }
  return [...found].map(([name, inside]) => ({ name, rules: inside }));
}
