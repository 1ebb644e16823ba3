/**
 * The figures, seen from the front: feet at (0, 0), a warrior about 30 wide and 42 high. `body` is of clay or
 * in the owner's colour, `skin` and `dark` (hair, caps) have their own colours, `pale` is cloth or paper,
 * `gold` is bronze or a lamp, `cuts` are lines cut into the body, `held` are weapons and tools.
 */

import type { Specialist, Warrior } from "./position";

export interface Drawing {
  body: string;
  skin: string;
  dark?: string;
  pale?: string;
  gold?: string;
  cuts?: string;
  held?: string;
}

const HEAD = "M-4.7-29.5A4.7 5.1 0 1 1 4.7-29.5A4.7 5.1 0 1 1-4.7-29.5Z";
const LOWER = "M-4.3-24.5A4.3 4.7 0 1 1 4.3-24.5A4.3 4.7 0 1 1-4.3-24.5Z";

export const FIGURES: Record<
  Warrior | Exclude<Specialist, "horse"> | "apprentice" | "artisan" | "supervisor" | "inspector",
  Drawing
> = {
  // A double crown of pheasant feathers, a long coat, both hands on the sword before him.
  officer: {
    body: "M-10.5 0L-10-12C-12.5-15-12-22-6-24.5H6C12-22 12.5-15 10-12L10.5 0Z",
    skin: HEAD,
    dark: "M-5.4-30.5C-6.5-36-3-38 0-36.6C3-38 6.5-36 5.4-30.5C3-32.8-3-32.8-5.4-30.5ZM-1-36C-3.5-42.5-10-42-9-38.5C-7.5-39.5-5.5-38-3.5-35.5ZM1-36C3.5-42.5 10-42 9-38.5C7.5-39.5 5.5-38 3.5-35.5Z",
    cuts: "M-9-17.5H-4.5M9-17.5H4.5M-9.5-13H-4.5M9.5-13H4.5M-10-7.5H10M-3-24.5L0-20.5L3-24.5M-6-7.5V0M6-7.5V0",
    held: "M0-18V-1.5M-4-16.5H4M0-20.5V-18",
  },
  // A flat cap, plated armour, a halberd at his side.
  guard: {
    body: "M-8.5 0L-9.5-12C-12-16-10.5-23-5-24.5H5C10.5-23 12-16 9.5-12L8.5 0Z",
    skin: HEAD,
    dark: "M-6.5-31.5C-6.5-36.5 6.5-36.5 6.5-31.5C3-33.5-3-33.5-6.5-31.5ZM-7.5-33H7.5V-31.3H-7.5Z",
    cuts: "M-8.8-19.5H8.8M-9.6-15H9.6M-9-10.5H9M-4.5-24V-10.5M0-24V-10.5M4.5-24V-10.5M0-6V0",
    held: "M13.5 0V-41M13.5-38C17-38 19.5-36 20.5-32.5C18-34 16-34 13.5-33.5ZM13.5-36.5H10V-34H13.5M13.5-44.5L12-40H15Z",
  },
  // No armour: a crossed robe, hair tied to one side, a tall bow.
  archer: {
    body: "M-11 0C-9.5-8-11.5-14-8.5-21.5L-4-24.5H4L8.5-21.5C11.5-14 9.5-8 11 0Z",
    skin: HEAD,
    dark: "M-5.3-29.5C-5.8-37 5.8-37 5.3-29.5C3-32.8-3-32.8-5.3-29.5ZM-2-34.5C-3-40-9-39-7.5-35.5C-6.5-33.8-5-33.5-3.5-33.8Z",
    cuts: "M-4-24.5L4.5-13M4-24.5L0-19M-9.5-12.5H9.5M-9.5-10.5H9.5M-3-10.5L-5 0M4-10.5L5 0",
    held: "M12.5-38C20.5-30 20.5-10 12.5-2M12.5-38V-2",
  },
  // A topknot, scales, a spear.
  soldier: {
    body: "M-8 0L-9.5-13C-11.5-17-10-23-5-24.5H5C10-23 11.5-17 9.5-13L8 0Z",
    skin: HEAD,
    dark: "M-5.3-29.5C-5.8-37 5.8-37 5.3-29.5C3-32.8-3-32.8-5.3-29.5ZM0-34.5C-.5-40.5 6-41 5.8-37.5C5.5-35.5 4-34.5 2.5-34.2Z",
    cuts: "M-8.5-20H8.5M-9.5-16.5H9.5M-9-13H9M-8.5-9.5H8.5M-6-22V-18M-2-24V-18M2-24V-18M6-22V-18M-4-16.5V-13M4-16.5V-13M0-13V-9.5M0-6V0",
    held: "M13.5 0V-34M13.5-44.5L10.8-37L13.5-33.5L16.2-37Z",
  },
  // One knee on the ground, ready to shoot.
  kneeling_archer: {
    body: "M-12 0C-13-3-11-6-7-7C-9-12-7-18-2-20H3C8-18 9-14 8-10L13-8.5L13.5 0H8L7-4C3-5-1-3-3 0Z",
    skin: LOWER,
    dark: "M-5-24.5C-5.5-32 5.5-32 5-24.5C3-27.8-3-27.8-5-24.5ZM-2-29.5C-3-34.5-8.5-33.5-7-30C-6-28.5-4.5-28.5-3-28.8Z",
    cuts: "M-6-16H7M-7-12H8M-2-20V-12M2-20V-12M7-8L2-5",
    held: "M10-26C18.5-20 18.5-8 10-2M10-26V-2",
  },
  // A servant with a lamp.
  footman: {
    body: "M-8 0C-6.5-9-8.5-14-5.5-20H5.5C8.5-14 6.5-9 8 0Z",
    skin: LOWER,
    dark: "M-4.9-25C-6-31.5 6-31.5 4.9-25C2.5-27.8-2.5-27.8-4.9-25ZM-2.5-29.5H2.5L1.5-33H-1.5Z",
    cuts: "M-3-20L0-15L3-20M-7-11H7M0-11V0",
    gold: "M8-21H15L16.5-12.5H6.5ZM10-23.5H13V-21H10Z",
    held: "M5-16L11.5-24.5",
  },
  // Sitting, a zither over the knees.
  musician: {
    body: "M-15 0C-15-6-11-9-7-10C-8.5-16-5-19.5 0-19.5C5-19.5 8.5-16 7-10C11-9 15-6 15 0Z",
    skin: "M-4.3-23.5A4.3 4.7 0 1 1 4.3-23.5A4.3 4.7 0 1 1-4.3-23.5Z",
    dark: "M-5-24C-5.5-31 5.5-31 5-24C3-27-3-27-5-24ZM-3-29C-3-33.5 3-33.5 3-29Z",
    pale: "M-18-8.5L17-12L18.5-6.5L-17-3Z",
    cuts: "M-3-19.5L0-15L3-19.5",
    held: "M-17-6.8L18-10.3M-16.8-5L18.2-8.5",
  },
  // A headband and bare arms.
  apprentice: {
    body: "M-7.5-17H7.5L9.5-7L6.8-6.3L7.5 0H1.5L0-6L-1.5 0H-7.5L-6.8-6.3L-9.5-7Z",
    skin: "M-4.6-21A4.6 4.8 0 1 1 4.6-21A4.6 4.8 0 1 1-4.6-21Z",
    dark: "M-5-21.5C-5.5-28 5.5-28 5-21.5C3-23.5-3-23.5-5-21.5Z",
    pale: "M-5-22.8C-3-24-3-24 0-24C3-24 3-24 5-22.8V-21C3-22.5-3-22.5-5-21Z",
    cuts: "M-7-10H7",
  },
  // A cap, an apron, a shaping knife.
  artisan: {
    body: "M-9 0L-9.5-11C-11-15-9-20-4.5-21H4.5C9-20 11-15 9.5-11L9 0Z",
    skin: "M-4.5-25.5A4.5 4.8 0 1 1 4.5-25.5A4.5 4.8 0 1 1-4.5-25.5Z",
    dark: "M-6-26.5C-7-34 7-34 6-26.5C3-28.5-3-28.5-6-26.5Z",
    pale: "M-5.5-17H5.5L7-1.5H-7Z",
    held: "M12.5-4V-20M12.5-28L10.5-20H14.5Z",
  },
  // His black hat and his staff: the Prime Minister's eye on the wheel.
  supervisor: {
    body: "M-10.5 0C-9.5-8-13-11-13.5-15.5C-12.5-20.5-9-23-4-23.5H4C9-23 12.5-20.5 13.5-15.5C13-11 9.5-8 10.5 0Z",
    skin: "M-4.6-28A4.6 4.8 0 1 1 4.6-28A4.6 4.8 0 1 1-4.6-28Z",
    dark: "M-5.5-29.5C-5.5-39 5.5-39 5.5-29.5C3-31.5-3-31.5-5.5-29.5ZM-5-33C-9-34-14-33.5-17-32V-34.5C-13-36.2-8-36-5-35ZM5-33C9-34 14-33.5 17-32V-34.5C13-36.2 8-36 5-35ZM-2-24.5C-2-21 0-18 0-16.5C0-18 2-21 2-24.5C1-23.5-1-23.5-2-24.5Z",
    cuts: "M-4-23.5L0-17L4-23.5M-12.5-13C-8-9-4-9.5 0-12M12.5-13C8-9 4-9.5 0-12M0-9V0",
    gold: "M-2.5-12H2.5V-7.5H-2.5Z",
  },
  // A tablet in both hands.
  inspector: {
    body: "M-10.5 0C-9.5-8-12.5-10-13.5-15C-12.5-20-9-22.5-4-22.5H4C9-22.5 12.5-20 13.5-15C12.5-10 9.5-8 10.5 0Z",
    skin: "M-4.6-27A4.6 4.8 0 1 1 4.6-27A4.6 4.8 0 1 1-4.6-27Z",
    dark: "M-5.4-28.5C-5.4-37 5.4-37 5.4-28.5C3-30.8-3-30.8-5.4-28.5ZM-7.5-35.5H7.5V-37.5H-7.5Z",
    pale: "M-2.2-20H2.2V-8H-2.2Z",
    cuts: "M-12.5-13C-8-8-4-9-2-11M12.5-13C8-8 4-9 2-11M0-6V0",
  },
};

export type FigureName = keyof typeof FIGURES;

/**
 * A horse that looks to the right, hooves at (0, 0) and about 78 wide; the rider sits 25 above the ground.
 */
export const HORSE = {
  body: "M-31-24C-33-31-27-35-20-34L10-34C17-36 21-42 26-49L28-54L31-50.5L41-42.5C43-39.5 41-36.5 38-36.5L32-38.5C31-32 29-27 27-22C26-15 25.5-8 25.5 0H20.5L18.5-13C10-11.5-6-11.5-14-14C-16.5-10-17.5-6-17.5 0H-22.5L-24-9C-27-13-29-17-29-21Z",
  far: "M-27-14L-27.5 0H-31L-32-12ZM15-14L15.5 0H11.5L10-13Z",
  dark: "M27-50.5C21-47 18-40 14-34.5L9-34C14-40 18-49 28-54ZM-30-26C-37-22-39-12-36-2C-32-6-31-15-27.5-20Z",
  cuts: "M34-45.5A1 1 0 1 1 34.1-45.5M38-39.5L41-41M26-49L31-38.5M-14-34V-14M9-34C11-27 11-20 9-13",
  rider: "M-10-24L-9-35C-11-39-9-45-5-46H3C7-45 9-39 7-35L6-30L5-16H-1L-2-26L-6-16H-11Z",
} as const;
