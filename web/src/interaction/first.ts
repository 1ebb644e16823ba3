/** Tells the player what to do now, after a click that is not legal. */

import type { Say } from "../board/types";
import { hasWord } from "../words/words.svelte";
import { question, rows, type Narrowing } from "./narrow";

const NAMED = 4; // places that are named

/** The open question; if only a few places on the board answer it, their names, too. */
export function firstOf(narrowing: Narrowing, game: string, t: Say): string {
  const { prompt } = question(narrowing);
  const own = `${prompt.key}-first`;
  const places = rows(narrowing).flatMap((row) => (row.button ? [] : (row.says.at(-1)?.args["place"] ?? [])));
  if (places.length > 0 && places.length <= NAMED && hasWord(game, own))
    return t(own, { ...prompt.args, places: places.map(String) });
  return t(prompt.key, prompt.args);
}
