/** Describes an element in one line, for tips and screen readers. */

import type { Say } from "../../board/types";
import { prefer } from "../../state/preferences.svelte";
import type { Spot } from "./spots";
import type { Kingdom } from "./position";

export function hexWords(t: Say, spot: Spot, called: string, realm: Kingdom | undefined): string {
  const words = [
    prefer().coordinates
      ? `${spot.hex} · ${t("action-hex", { place: called })}`
      : t("action-hex", { place: called }),
  ];
  if (spot.capital) words.push(t("ui-capital", { capital: `@capital-${spot.capital}` }));
  if (spot.tile) words.push(t(`tile-${spot.tile}`));
  else if (spot.leader) {
    words.push(t("ui-leader-of", { leader: `@leader-${spot.leader.colour}`, seat: `#${spot.leader.seat}` }));
    words.push(t("ui-leader-support", { count: spot.yellows }));
  } else if (spot.bandits > 0) words.push(t("ui-bandits", { count: spot.bandits }));
  else words.push(t(spot.river ? "ui-river" : "ui-land"));
  if (spot.granary) words.push(t("granary"));
  if (realm) words.push(t("ui-kingdom", { count: realm.red }));
  return words.join(" · ");
}
