/**
 * The open question in words, including what the player has already picked; and what to do now, after a
 * click that is not legal.
 */

import type { Say } from "../board/types";
import { hasWord } from "../words/words.svelte";
import { chosen, inCommon, question, rows, type Narrowing } from "./narrow";

const NAMED = 4; // places that are named

/**
 * The open question. If the player has picked something that leaves the same question open, use a more
 * specific sentence: `-picked` with the words of the pick, `-picked-place` for what the open moves have in
 * common, or `-picked-hand` for the kind of the element.
 */
export function asksOf(narrowing: Narrowing, game: string, t: Say): string {
  const { prompt } = question(narrowing);
  const picked = chosen(narrowing).map((one) => t(one.key, one.args));
  if (picked.length > 0 && hasWord(game, `${prompt.key}-picked`))
    return t(`${prompt.key}-picked`, { ...prompt.args, picked: picked.join(", ") });
  const { args, kind } = inCommon(narrowing);
  for (const name of [...Object.keys(args), kind]) {
    const own = `${prompt.key}-picked-${name}`;
    if (name && hasWord(game, own)) return t(own, { ...prompt.args, ...args });
  }
  return t(prompt.key, prompt.args);
}

/**
 * What to do now: the places that answer the question if there are few, else a general sentence, else the
 * question.
 */
export function firstOf(narrowing: Narrowing, game: string, t: Say): string {
  const { prompt } = question(narrowing);
  const own = `${prompt.key}-first`;
  const places = rows(narrowing).flatMap((row) => (row.button ? [] : (row.says.at(-1)?.args["place"] ?? [])));
  if (places.length > 0 && places.length <= NAMED && hasWord(game, own))
    return t(own, { ...prompt.args, places: places.map(String) });
  const now = `${prompt.key}-now`;
  const begun = narrowing.picks.length > 0 && narrowing.depth === 0; // the same question, with something picked
  return hasWord(game, now) && !begun ? t(now, prompt.args) : asksOf(narrowing, game, t);
}
