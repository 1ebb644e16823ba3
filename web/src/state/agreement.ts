/** Writes and reads agreements between seats. */

import type { Arg, Args, Diplomacy, Proposal } from "../protocol";

export const FREE_WORDS = "words"; // the kind that consists of free words

export interface Draft {
  kind: string;
  partners: readonly number[];
  places: readonly string[];
  until: number; // 0: no end
  secret: boolean;
  words: string;
}

/** The offer as the server reads it: `peace with 1 until 5 at 12 known 0 1 : words`. */
export function written(draft: Draft, me: number): string {
  const words = draft.words.trim().replace(/\s+/g, " ");
  return [
    `${draft.kind} with ${draft.partners.join(" ")}`,
    draft.until > 0 ? `until ${draft.until}` : "",
    draft.places.length > 0 ? `at ${draft.places.join(" ")}` : "",
    draft.secret ? `known ${[me, ...draft.partners].join(" ")}` : "",
    words ? `: ${words}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The arguments of the sentence that says what an agreement is about. */
export function termsOf(one: Pick<Proposal, "kind" | "places" | "until">, about: Diplomacy | null): Args {
  const names = new Map(about?.places.map((place) => [place.id, place.name]));
  const places: Arg[] = (one.places ?? []).map((place) => names.get(place) ?? place);
  return { what: `@proposal-${one.kind}`, count: places.length, places, until: one.until ?? 0 };
}

export function partiesOf(one: Proposal): number[] {
  return [one.seat, ...one.asked].sort((a, b) => a - b);
}

/** Does the proposal wait for an answer of this seat? */
export function asks(one: Proposal, seat: number): boolean {
  return one.status === "offered" && one.asked.includes(seat) && !(one.accepted ?? []).includes(seat);
}

/** The places by the land they lie in, in order. */
export function byLand(about: Diplomacy): { land: Arg; places: Diplomacy["places"] }[] {
  const found: { land: Arg; places: Diplomacy["places"] }[] = [];
  for (const place of about.places) {
    const last = found.at(-1);
    if (last && last.land === place.land) last.places.push(place);
    else found.push({ land: place.land, places: [place] });
  }
  return found;
}
