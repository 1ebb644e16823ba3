/** The value of an optional rule in words: the title's own, or yes, no, or as it stands. */

import type { Say } from "../board/types";
import type { OptionInfo, OptionValue } from "../protocol";
import { hasWord } from "./words.svelte";

export function valueWord(t: Say, game: string, option: OptionInfo, value: OptionValue): string {
  const key = `option-${option.name}-${String(value)}`;
  for (const one of [key, key.replaceAll("_", "-")]) if (hasWord(game, one)) return t(one);
  if (value === true) return t("ui-yes");
  return value === false ? t("ui-no") : String(value);
}
