/** Sentences in the reader's language, from the Fluent files the server shares with the engine. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../board/types";
import type { Arg, Rule } from "../protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const COMMON = "common";

let shown: { language: Language; bundles: Record<string, FluentBundle> } = $state.raw({
  language: "en",
  bundles: {},
});

export function language(): Language {
  return shown.language;
}

/** Switch to a language, once the words on screen are there. */
export async function setLanguage(next: Language): Promise<void> {
  const wanted = new Set([COMMON, ...Object.keys(shown.bundles).map((key) => key.split("/")[1] ?? COMMON)]);
  const loaded = await Promise.all([...wanted].map((game) => fetchWords(next, game)));
  shown = { language: next, bundles: { ...shown.bundles, ...Object.fromEntries(loaded) } };
  document.documentElement.lang = next;
}

/** Have a title's words ready in the present language. */
export async function loadWords(game: string): Promise<void> {
  if (shown.bundles[`${shown.language}/${game}`]) return;
  const [key, bundle] = await fetchWords(shown.language, game);
  shown = { ...shown, bundles: { ...shown.bundles, [key]: bundle } };
}

async function fetchWords(wanted: Language, game: string): Promise<[string, FluentBundle]> {
  const key = `${wanted}/${game}`;
  const known = shown.bundles[key];
  if (known) return [key, known];
  const answer = await fetch(`api/words/${key}`);
  if (!answer.ok) throw new Error(`words ${key}: ${answer.status}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return [key, bundle];
}

/** The sayer of a title (or of COMMON), with the names of its seats. An unknown key shows as itself. */
export function says(game: string = COMMON, names: readonly string[] = []): Say {
  return (key, args = {}) => {
    const bundle = shown.bundles[`${shown.language}/${game}`] ?? shown.bundles[`${shown.language}/${COMMON}`];
    return bundle ? unbroken(format(bundle, key, args, names)) : "";
  };
}

/** French puts a space before : ; ? ! and inside « »: no line may break there. */
export function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A rule of the ledger in the reader's language. */
export function ruleWords(rule: Rule): string {
  return unbroken(rule[shown.language]);
}

/** Is there such a word? */
export function hasWord(game: string, key: string): boolean {
  return shown.bundles[`${shown.language}/${game}`]?.hasMessage(key) ?? false;
}

export function format(
  bundle: FluentBundle,
  key: string,
  args: Record<string, Arg>,
  names: readonly string[],
): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) values[name] = argument(bundle, value, names);
  return bundle.formatPattern(message.value, values, []);
}

function argument(bundle: FluentBundle, value: Arg, names: readonly string[]): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((item) => argument(bundle, item, names)).join(", ");
  const word = /^@([\w-]+)(?:\(([\w-]+)\))?$/.exec(value);
  if (word?.[1]) return format(bundle, word[1], word[2] ? { of: `@${word[2]}` } : {}, names);
  const seat = /^#(\d+)$/.exec(value);
  if (seat)
    return names[Number(seat[1])] ?? format(bundle, "seat-number", { number: Number(seat[1]) + 1 }, names);
  return value;
}
