/** Sentences in the reader's language, from the Fluent files that server and engine share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../board/types";
import type { Arg, LanguageInfo, Rule } from "../protocol";
import { api } from "../state/server";

/** The code of a language. The server lists the languages: each is a set of word files. */
export type Language = string;

export const COMMON = "common";

let shown: { language: Language; bundles: Record<string, FluentBundle> } = $state.raw({
  language: "en",
  bundles: {},
});

let there: readonly LanguageInfo[] = $state.raw([]);

/** The available languages, each with its own name, English first. */
export function languages(): readonly LanguageInfo[] {
  return there;
}

/** Ask the server which languages there are. */
export async function loadLanguages(): Promise<void> {
  const answer = await fetch(api("languages"));
  if (!answer.ok) throw new Error(`languages: ${answer.status}`);
  there = (await answer.json()) as LanguageInfo[];
}

/**
 * The first wanted language that exists, by its code or the first part of it (fr for fr-CA); else the first
 * language.
 */
export function pickLanguage(wishes: readonly string[]): Language {
  const codes = there.map(({ code }) => code);
  const found = wishes
    .flatMap((wish) => [wish, wish.split("-")[0] ?? wish])
    .find((wish) => codes.includes(wish));
  return found ?? codes[0] ?? "en";
}

export function language(): Language {
  return shown.language;
}

/** Switch to a language, once its words are loaded. */
export async function setLanguage(next: Language): Promise<void> {
  const wanted = new Set([COMMON, ...Object.keys(shown.bundles).map((key) => key.split("/")[1] ?? COMMON)]);
  const loaded = await Promise.all([...wanted].map((game) => fetchWords(next, game)));
  shown = { language: next, bundles: { ...shown.bundles, ...Object.fromEntries(loaded) } };
  document.documentElement.lang = next;
}

/** Load a title's words in the current language. */
export async function loadWords(game: string): Promise<void> {
  if (shown.bundles[`${shown.language}/${game}`]) return;
  const [key, bundle] = await fetchWords(shown.language, game);
  shown = { ...shown, bundles: { ...shown.bundles, [key]: bundle } };
}

async function fetchWords(wanted: Language, game: string): Promise<[string, FluentBundle]> {
  const key = `${wanted}/${game}`;
  const known = shown.bundles[key];
  if (known) return [key, known];
  const answer = await fetch(api(`words/${key}`));
  if (!answer.ok) throw new Error(`words ${key}: ${answer.status}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return [key, bundle];
}

/**
 * The formatter for a title's sentences (or COMMON), with the names of the seats. An unknown key is shown as
 * it is.
 */
export function says(game: string = COMMON, names: readonly string[] = []): Say {
  return (key, args = {}) => {
    const bundle = shown.bundles[`${shown.language}/${game}`] ?? shown.bundles[`${shown.language}/${COMMON}`];
    if (!bundle) return "";
    const text = unbroken(signed(format(bundle, key, args, names)));
    return shown.language === "fr" ? elided(text) : text;
  };
}

/** In French, no line may break at the space before : ; ? ! and inside « ». */
export function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A minus instead of a hyphen before a number: "−4". */
export function signed(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_-])-(?=\p{N})/gu, "−");
}

/** French elision of `de` and `que` before a vowel, also of a name: d’Anne, qu’Anne. */
export function elided(text: string): string {
  return text.replace(/(?<!\p{L})(d|qu|jusqu)e (?=[aeiouàâäéèêëîïôöûüœ])/giu, "$1’");
}

/**
 * A rule in the reader's language: English and French stand in the ledger, others among the title's words.
 */
export function ruleWords(rule: Rule): string {
  if (shown.language === "fr") return unbroken(rule.fr);
  const [game = "", ...rest] = rule.id.split(".");
  const key = ["rule", ...rest].join("-");
  return shown.language !== "en" && hasWord(game, key) ? says(game)(key) : rule.en;
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

/** The language for lists: British English has no comma before "and". */
function british({ locales }: FluentBundle): string {
  const [code = "en"] = locales;
  return code === "en" ? "en-GB" : code;
}

function argument(bundle: FluentBundle, value: Arg, names: readonly string[]): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) {
    const words = value.map((item) => String(argument(bundle, item, names)));
    const seats = value.every((item) => /^#\d+$/.test(String(item)));
    return seats
      ? new Intl.ListFormat(british(bundle), { type: "conjunction" }).format(words)
      : words.join(", ");
  }
  const word = /^@([\w-]+)(?:\(([\w-]+)\))?$/.exec(value);
  if (word?.[1]) return format(bundle, word[1], word[2] ? { of: `@${word[2]}` } : {}, names);
  const seat = /^#(\d+)$/.exec(value);
  if (seat)
    return names[Number(seat[1])] ?? format(bundle, "seat-number", { number: Number(seat[1]) + 1 }, names);
  return value;
}
