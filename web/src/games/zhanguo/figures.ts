/**
 * The pieces as little figures: feet at (0, 0), about 30 wide and 42 high. `body` is in the owner's colour,
 * `skin`, `dark`, `straw` and `pale` have their own colours, `cuts` are lines cut into the body, `held` are
 * poles and tools.
 */

export interface Drawing {
  body: string;
  skin?: string;
  dark?: string;
  straw?: string;
  pale?: string;
  red?: string;
  cuts?: string;
  held?: string;
}

export const FIGURES = {
  // A warrior of clay: topknot, scale armour, a spear.
  soldier: {
    body: "M-8 0L-9.5-13C-11.5-17-10-23-5-24.5H5C10-23 11.5-17 9.5-13L8 0Z",
    skin: "M-4.6-29.5A4.6 5 0 1 1 4.6-29.5A4.6 5 0 1 1-4.6-29.5Z",
    dark: "M-5.2-30C-5.5-37 5.5-37 5.2-30C3-33-3-33-5.2-30ZM0-35C-.5-40.5 6-41 5.8-37.5C5.5-35.5 4-34.5 2.5-34.5Z",
    cuts: "M-8.5-19.5H8.5M-9-15H9M-9-10.5H9M-4.5-24V-10.5M0-24V-10.5M4.5-24V-10.5M0-7V0",
    held: "M13 0V-36M13-43L10.8-36H15.2Z",
  },
  // A hat with wings, wide sleeves, a tablet before him.
  governor: {
    body: "M-10.5 0C-9.5-8-12.5-10-14-15C-13-20-9-22.5-4-22.5H4C9-22.5 13-20 14-15C12.5-10 9.5-8 10.5 0Z",
    skin: "M-4.6-27A4.6 4.8 0 1 1 4.6-27A4.6 4.8 0 1 1-4.6-27Z",
    dark: "M-5.4-29C-6-38 6-38 5.4-29C3-31-3-31-5.4-29ZM-5-31.2C-9-32-13-31.6-16-30.4C-18-31-18-33.6-16-34C-12-34.6-8-34.4-5-33.6ZM5-31.2C9-32 13-31.6 16-30.4C18-31 18-33.6 16-34C12-34.6 8-34.4 5-33.6Z",
    pale: "M-1.8-20H1.8V-9H-1.8Z",
    cuts: "M-13-14C-9-9-5-9-1.8-11M13-14C9-9 5-9 1.8-11M-3.5-22.5L0-20L3.5-22.5M0-8V0",
  },
  // A plumed helmet, a cloak over armour, a halberd.
  general: {
    body: "M-12.5 0C-12.5-10-11.5-17-8-22L-4-24H4L8-22C11.5-17 12.5-10 12.5 0Z",
    skin: "M-4.4-27.5A4.4 4.6 0 1 1 4.4-27.5A4.4 4.6 0 1 1-4.4-27.5Z",
    dark: "M-6.5-26.5C-6.5-35-2-36 0-38.5C2-36 6.5-35 6.5-26.5L4.5-26.5C4-31-4-31-4.5-26.5Z",
    red: "M0-38C0-44 6-46.5 10-42.5C6.5-43 4-41 1-37.5Z",
    cuts: "M-5-23.5C-6.5-15-6-8-6.5 0M5-23.5C6.5-15 6-8 6.5 0M-5.5-18H5.5M-6-12.5H6M-6-7H6",
    held: "M15 0V-38M15-42.5L13-36.5H17ZM15-34C19.5-34 20.5-30 19.5-27C18.5-29 17-30 15-30Z",
  },
  // A soft cap, a rolled plan, a pair of dividers.
  architect: {
    body: "M-10.5 0C-9-9-10.5-15-7.5-21.5L-3.5-23.5H3.5L7.5-21.5C10.5-15 9-9 10.5 0Z",
    skin: "M-4.5-28A4.5 4.7 0 1 1 4.5-28A4.5 4.7 0 1 1-4.5-28Z",
    dark: "M-5.3-29.5C-7-35-3-38.5 2-37C6-36 8-33 5.3-29.5C2-31.5-2-31.5-5.3-29.5Z",
    pale: "M-16-13.5L-5-17V-12.5L-16-9Z",
    cuts: "M-3.5-23.5L0-19L3.5-23.5M-9-9H9M0-9V0",
    held: "M13-33.5L8.5-8M13-33.5L18.5-8M10.2-18H16.4M13-36.5A1.8 1.8 0 1 1 13-32.9A1.8 1.8 0 1 1 13-36.5Z",
  },
  // A tall cap, a long beard, a gourd on a staff.
  alchemist: {
    body: "M-12.5 0C-9-8-10.5-15-7.5-21.5L-3.5-23.5H3.5L7.5-21.5C10.5-15 9-8 12.5 0Z",
    skin: "M-4.4-28A4.4 4.7 0 1 1 4.4-28A4.4 4.7 0 1 1-4.4-28Z",
    dark: "M-4.8-30.5L-2.8-42.5H2.8L4.8-30.5C2-32-2-32-4.8-30.5Z",
    pale: "M-3.6-26.5C-3.5-20-1.5-16 0-13C1.5-16 3.5-20 3.6-26.5C2-24.5-2-24.5-3.6-26.5Z",
    straw: "M14-37A2.7 2.7 0 0 1 16-32.4A3.9 3.9 0 1 1 12-32.4A2.7 2.7 0 0 1 14-37Z",
    cuts: "M-9-9C-4-6 4-6 9-9",
    held: "M14 0V-26M14-40V-37",
  },
  // A straw hat, and a basket of earth.
  worker: {
    body: "M-7.5-20H7L9-8L6.5-7L7.5 0H1.5L0-7L-1.5 0H-7.5L-6.5-7L-9-8Z",
    skin: "M-4.2-23.5A4.2 4.4 0 1 1 4.2-23.5A4.2 4.4 0 1 1-4.2-23.5Z",
    straw: "M-13-25.5L0-36L13-25.5C7-22.8-7-22.8-13-25.5ZM6-18H20L17.5-5H8.5Z",
    cuts: "M-7-12H7",
    held: "M7-14.5H19.3M8-10.5H18.5M11-18L12-5M15-18L14.2-5M-7-25.8L0-36M7-25.8L0-36",
  },
  // A length of wall.
  wall: {
    body: "M-15 0V-24H-9.5V-19.5H-4V-24H4V-19.5H9.5V-24H15V0Z",
    cuts: "M-15-14.5H15M-15-9.5H15M-15-4.5H15M-7-19.5V-14.5M4-19.5V-14.5M-11-14.5V-9.5M0-14.5V-9.5M11-14.5V-9.5M-6-9.5V-4.5M6-9.5V-4.5M-11-4.5V0M0-4.5V0M11-4.5V0",
  },
  // A roof with turned-up eaves over red pillars.
  palace: {
    body: "M-20-12C-14-14-9-18-7-24H7C9-18 14-14 20-12L18.5-9H-18.5Z",
    dark: "M-9-27.5C-5-25.5 5-25.5 9-27.5L8-23H-8Z",
    red: "M-14-9H-10.5V0H-14ZM-3.5-9H3.5V0H-3.5ZM10.5-9H14V0H10.5Z",
    pale: "M-10.5-9H-3.5V0H-10.5ZM3.5-9H10.5V0H3.5Z",
    cuts: "M-11-14L-4-23M11-14L4-23M0-23V-10M-6-12L-2-23M6-12L2-23",
  },
  // A junk with battened sails.
  ship: {
    body: "M-18-9L-14-7H13L19-12C18-3 13 0 7 0H-8C-13 0-17-3-18-9Z",
    pale: "M1-35C10-32 14.5-22 13-10H1ZM-2-29C-9-26-13-18-12-10H-2Z",
    held: "M-.5-7V-38M1-28H11M1-21.5H13M1-15.5H13.3M-2-23H-9M-2-16.5H-11.5",
    red: "M-.5-38L8-40.5L-.5-43Z",
  },
} as const satisfies Record<string, Drawing>;

export type FigureName = keyof typeof FIGURES;
