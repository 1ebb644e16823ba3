import { describe, expect, test } from "vitest";
import { REGIONS } from "./position";
import { borderLine, chamber, HEIGHT, ISLES, landMiddle, landShape, WIDTH } from "./scroll";

describe("the painted scroll", () => {
  test("lands border each other in the order of the row", () => {
    REGIONS.slice(1).forEach((region, i) => {
      expect(landMiddle(region)).toBeGreaterThan(landMiddle(REGIONS[i] ?? region));
      expect(landShape(region).startsWith(borderLine(i + 1))).toBe(true);
    });
  });
  test("the chambers stand in three rows and three columns", () => {
    const spots = [...Array(9).keys()].map(chamber);
    expect(new Set(spots.map(({ x }) => x)).size).toBe(3);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(3);
  });
  test("every space of the voyage lies on the sheet, none on another", () => {
    ISLES.forEach((one, i) => {
      expect(one.x > 20 && one.x < WIDTH - 20 && one.y > 40 && one.y < HEIGHT - 20).toBe(true);
      for (const other of ISLES.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(45);
    });
  });
});
