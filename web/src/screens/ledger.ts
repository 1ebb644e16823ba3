/** Searches the ledger like the engine: every word must occur, ignoring accents and case. */

import type { Rule, RuleSource } from "../protocol";

/** The kinds of rules, in the order of their counts. */
export const SOURCES: readonly RuleSource[] = ["rulebook", "deduced", "ruling"];

export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * The rules that contain every word, of one kind or of all (""); `words` gives a rule in the reader's
 * language.
 */
export function matching(
  rules: readonly Rule[],
  wanted: string,
  words: (rule: Rule) => string,
  source: RuleSource | "" = "",
): Rule[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (source && rule.source !== source) return false;
    const text = plain(`${rule.id} ${words(rule)} ${rule.option}`);
    return parts.every((part) => text.includes(part));
  });
}

/** The place of a rule in its rulebook, without remarks of the ledger's authors; empty if it is in none. */
export function chapterOf(ref: string): string {
  const parts = ref.split("; ").filter((part) => !/\bspec\b|^(gap|deduced|ruling)\b/.test(part));
  return parts.join("; ").replace(/ \(deduced\)$/, "");
}

/** How many rules there are of each kind. */
export function countKinds(rules: readonly Rule[]): Record<RuleSource, number> {
  const counts = { rulebook: 0, deduced: 0, ruling: 0 };
  for (const rule of rules) counts[rule.source] += 1;
  return counts;
}

/** Rules by the section in their id (huang.war.tie: war), in the order of the rulebook. */
export function sections(rules: readonly Rule[]): { name: string; rules: Rule[] }[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const name = rule.id.split(".")[1] ?? rule.id;
    found.set(name, [...(found.get(name) ?? []), rule]);
  }
  return [...found].map(([name, inside]) => ({ name, rules: inside }));
}

export interface ChapterOf {
  id: string;
  heading: string; // the key of its words
  sections: { name: string; rules: Rule[] }[];
}

/** Rules by chapter in the order in which they are taught; chapters without a rule are left out. */
export function inChapters(
  rules: readonly Rule[],
  chapters: readonly { id: string; sections: readonly string[]; own: boolean }[],
): ChapterOf[] {
  const inside = new Map(sections(rules).map((section) => [section.name, section]));
  return chapters
    .map(({ id, sections: names, own }) => ({
      id,
      heading: `${own ? "rules" : "chapter"}-${id}`,
      sections: names.flatMap((name) => inside.get(name) ?? []),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}
