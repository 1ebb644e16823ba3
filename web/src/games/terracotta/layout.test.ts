import { expect, test } from "vitest";
import {
  degrees,
  HEIGHT,
  HUB,
  NARROW,
  NARROW_TOMB,
  onward,
  polar,
  portrait,
  SPACES,
  TOMB,
  type Tomb,
  walk,
  WIDTH,
} from "./layout";
import { read } from "./pack.svelte";
import type { Item, Wheel } from "./position";
import { ghostAt, three, type Ghost } from "./ranks";
import { turned } from "./wheel";

test("segments go clockwise from the top", () => {
  expect(polar(100, degrees(0, 12))).toEqual({ x: 0, y: -100 });
  expect(polar(100, degrees(3, 12))).toEqual({ x: 100, y: 0 });
});

test("a disc turns on the shorter way, past its full turn", () => {
  expect(onward(330, 0)).toBe(360);
  expect(onward(360, 30)).toBe(390);
  expect(onward(0, -30)).toBe(-30);
  expect(onward(-330, 0)).toBe(-360);
});

test.each([
  ["wide", TOMB, WIDTH, HEIGHT],
  ["narrow", NARROW_TOMB, NARROW.w, NARROW.h],
] as [string, Tomb, number, number][])(
  "every space of the %s tomb lies on its sheet",
  (_, tomb, width, height) => {
    expect(SPACES).toHaveLength(63);
    for (const [column, row] of [
      [0, 0],
      [9, 0],
      [0, 7],
      [9, 7],
    ] as const) {
      const { x, y } = tomb.at(column, row);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  },
);

test("spaces that touch have one outline", () => {
  expect(TOMB.outline(["a1"]).match(/M/g)).toHaveLength(4);
  expect(TOMB.outline(["a1", "b1"]).match(/M/g)).toHaveLength(6);
  expect(TOMB.outline(["a1", "b2"]).match(/M/g)).toHaveLength(8);
});

test("areas, values and what is reconstructed come from the pack", () => {
  const facts = read({
    tables: {
      areas: { source: "reconstructed", table: { nw: [0, 1, 0, 1], aisle: [3, 4] } },
      group_values: { source: "printed", table: { domination: [4, 7], presence: [2, 3] } },
      rotation: { source: "public", table: { coins: 2 } },
    },
  });
  expect(facts.areas["nw"]).toEqual(["a1", "b1", "a2", "b2"]);
  expect(facts.areas["aisle"]).toHaveLength(9 + 7 - 1);
  expect(facts.areas["border"]).toHaveLength(2 * 9 + 2 * 5);
  expect(facts.groups.domination[1]).toBe(7);
  expect(facts.rotation).toBe(2);
  expect([...facts.guessed]).toEqual(["areas"]);
});

test("the Supervisor stands wholly on the sheet at every segment, clear of the masters beside the wheel", () => {
  for (let segment = 0; segment < 12; segment++) {
    const { x, y } = walk(segment, 12);
    expect(HUB.x + x - 18).toBeGreaterThan(0);
    expect(HUB.x + x + 18).toBeLessThan(portrait(0, 6).x);
    expect(HUB.y + y - 42).toBeGreaterThanOrEqual(0);
  }
});

const riders = new Map([["e4", "guard" as const]]);
const ghost = (specialist: Ghost["specialist"]): Ghost => ({ seat: 0, type: null, specialist, riders });

test("a Horse is shown over three spaces before it is placed", () => {
  expect(three("e4", "g4")).toEqual(["e4", "f4", "g4"]);
  expect(three("e4", "e3")).toEqual(["e4", "e3", "e2"]);
  expect(three("e4", "f5")).toBeNull();
  expect(ghostAt(ghost("horse"), "f4", new Set(["specialist:horse"]))).toBeNull();
  const over = ghostAt(ghost("horse"), "f4", new Set(["specialist:horse", "space:e4"]));
  expect(over).toMatchObject({ space: "e4", type: "guard", horse: ["e4", "f4", "g4"], row: 3 });
});

test("a Kneeling Archer is shown with whom it faces", () => {
  const picked = new Set(["specialist:kneeling_archer"]);
  expect(ghostAt(ghost("kneeling_archer"), "e5", picked)).toMatchObject({
    space: "e5",
    name: "kneeling_archer",
  });
  const facing = ghostAt(ghost("kneeling_archer"), "e4", new Set([...picked, "space:e5"]));
  expect(facing).toMatchObject({ space: "e5", faces: "e4" });
});

test("a disc that is to be turned shows what it will show", () => {
  const item = (number: number): Item => ({ item: "coins", number });
  const ring = [item(0), item(1), item(2), item(3)];
  const segments = ring.map((one) => ({
    central: one,
    middle: one,
    outer: one,
    apprentice: -1,
    artisan: -1,
  }));
  const wheel: Wheel = {
    central: 0,
    middle: 0,
    segment: -1,
    rings: { central: ring, middle: ring, outer: ring },
    segments,
  };
  expect(turned(wheel, "central").segments.map(({ central }) => central.number)).toEqual([3, 0, 1, 2]);
  expect(turned(wheel, "middle").segments.map(({ middle }) => middle.number)).toEqual([1, 2, 3, 0]);
});
