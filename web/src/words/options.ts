/** The value of an optional rule in words: the title's own words, yes, no, or the value itself. */

import type { Say } from "../board/types";
import type { GameInfo, OptionInfo, OptionValue } from "../protocol";
import { hasWord } from "./words.svelte";

export function valueWord(t: Say, game: string, option: OptionInfo, value: OptionValue): string {
  const key = `option-${option.name}-${String(value)}`;
  for (const one of [key, key.replaceAll("_", "-")]) if (hasWord(game, one)) return t(one);
  if (value === true) return t("ui-yes");
  return value === false ? t("ui-no") : String(value);
}

/** The options for the solo game only (`only`), or the options for all games. */
export function soloOptions(game: Pick<GameInfo, "options" | "solo_options">, only: boolean): OptionInfo[] {
  return game.options.filter((one) => game.solo_options.includes(one.name) === only);
}

/** The chosen options in words: the name, and the value unless it is yes. `always` are named by default too. */
export function chosenWords(
  t: Say,
  game: Pick<GameInfo, "name" | "options">,
  chosen: Readonly<Record<string, unknown>>,
  always: readonly string[] = [],
): string[] {
  return game.options
    .filter((one) => one.name in chosen && (chosen[one.name] !== one.default || always.includes(one.name)))
    .map((one) => {
      const name = t(`option-${one.name}`);
      const value = chosen[one.name] as OptionValue;
      return value === true
        ? name
        : t("ui-option-value", { option: name, value: valueWord(t, game.name, one, value) });
    });
}

/**
 * The key of the words for the automa's difficulty with this value: one key for the option, or one for each
 * value.
 */
export function hardnessKey(option: OptionInfo, value: OptionValue | undefined): string {
  const key = `option-${option.name}-hardness`;
  return option.kind === "bool" ? key : `${key}-${String(value)}`;
}
