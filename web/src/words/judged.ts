/** Words for the bots' judgements: phrases, shares of the victory, named parts of the evaluation. */

import type { Say } from "../board/types";
import type { Part, SaidMove } from "../protocol";

/** A phrase: a sentence for each choice, or the notation if there is no choice. */
export function phrase(move: SaidMove, t: Say): string {
  return move.says.map((one) => t(one.key, one.args)).join(" · ") || move.text;
}

function language(): string {
  return document.documentElement.lang || "en";
}

/** An estimated chance in percent. An estimate is never certain, so the ends are "< 1 %" and "> 99 %". */
export function share(value: number): string {
  const shown = new Intl.NumberFormat(language(), { style: "percent" });
  if (value < 0.005) return `< ${shown.format(0.01)}`;
  if (value > 0.995) return `> ${shown.format(0.99)}`;
  return shown.format(value);
}

/** A number with one decimal; with `sign`, positive numbers have a plus sign. */
export function amount(value: number, sign = false): string {
  const shown = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "negative",
  });
  return shown.format(value).replace("-", "−");
}

/** "the weakest colour +4.0, tiles in hand −0.6" */
export function partsSaid(parts: readonly Part[], t: Say): string {
  return parts
    .map((one) => t("review-part", { part: t(`part-${one.name}`), value: amount(one.value, true) }))
    .join(", ");
}
