/** Small drawings round (0, 0), about 26 high, and Chinese characters used as signs. */

import type { Master, Warrior, Weapon } from "./position";

export const WEAPON_SIGNS: Record<Weapon, string> = {
  sword: "M0-14L2.8-9V3H7V6.4H2.2V13H-2.2V6.4H-7V3H-2.8V-9Z",
  halberd:
    "M-1.6-9.5H1.6V14H-1.6ZM0-14.5L2.5-9.5H-2.5ZM1.6-9C7-9 10.5-6.5 12-1C8.5-3.5 5-4 1.6-3.2ZM-1.6-8H-7V-4H-1.6Z",
  bow: "M-6-14C10-10 10 10-6 14L-7.2 11.6C4.5 7.5 4.5-7.5-7.2-11.6ZM-7-13H-5.4V13H-7ZM-11-1.1H8V1.1H-11ZM7.5-3.4L13.5 0L7.5 3.4Z",
  spear: "M-1.4-3H1.4V14H-1.4ZM0-14.5L4.4-6.5L1.8-2.5H-1.8L-4.4-6.5ZM-6-1.5H6V.9H-6Z",
};

/** A lump of clay; cracks when it is dry. */
export const LUMP =
  "M-12 7C-14.5 1-10.5-6-4.5-8C0-11 7-9.5 10-5C13.5-1 13.5 4 11.5 7C8-.5 2 10.5-4 9.5C-7 10-10 9.5-12 7Z";
export const CRACKS = "M-6-7L-3-2L-7 2M-3-2L2 0L1 5M2 0L6-4M2 0L8 3";
export const SHINE = "M-8-2C-6.5-5.5-3-7 0-7";
export const DROP = "M0-10C4-4.5 6-1.5 6 1.5A6 6 0 0 1-6 1.5C-6-1.5-4-4.5 0-10Z";

/** Training: a hat over an upward arrow. */
export const TRAIN = "M-11-2C-10-12 10-12 11-2C5-4.5-5-4.5-11-2ZM0 0L7.5 7H3V13H-3V7H-7.5Z";

/** A horse's head. */
export const HORSE_HEAD =
  "M-8 13C-9 4-6-2-2.5-6.5L-4-12L0-9.5L2-13.5L4.5-8.5C8.5-6.5 11-2.5 13 1C13.5 3.5 11.5 6 9 5.5L4 2.5C2.5 6 4 9.5 5 13Z";

/** A clay warrior as a sign. */
export const WARRIOR =
  "M-3.9-7.5A4 4.4 0 1 1 3.9-7.5C3.5-5.6 2.7-4.5 2.2-4L6-2.5C8.5-.5 8.5 4 7.5 12.5H-7.5C-8.5 4-8.5-.5-6-2.5L-2.2-4C-2.7-4.5-3.5-5.6-3.9-7.5ZM0-11C0-15 5-15 4.5-11.5Z";

/** Disc arrows: clockwise over the top, counter-clockwise under it. */
export const CLOCKWISE = "M-15 8A15 15 0 0 1 10-9.5L13-14L17-1L4-3L7-6.5A10.5 10.5 0 0 0-10 8Z";

export const MASTER_HAN: Record<Master, string> = {
  shaper: "塑",
  administrator: "丞",
  inspector: "監",
  clay_pits: "窯",
  supervisor: "督",
  blacksmith: "鍛",
};

export const TYPE_HAN: Record<Warrior, string> = { officer: "將", guard: "衛", archer: "射", soldier: "兵" };
