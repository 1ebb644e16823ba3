import { expect, test } from "vitest";
import { bandPath, linePath, spread, type Frame } from "./chart";

const FRAME: Frame = { left: 0, right: 100, top: 0, bottom: 50, last: 10, least: 0, most: 1 };

test("a line goes from left to right, high values on top", () => {
  expect(
    linePath(
      [
        [0, 0],
        [10, 1],
      ],
      FRAME,
    ),
  ).toBe("M0.0 50.0L100.0 0.0");
  expect(linePath([], FRAME)).toBe("");
});

test("a band goes there on top and back below", () => {
  expect(
    bandPath(
      [
        [0, 0, 1],
        [10, 0.5, 1],
      ],
      FRAME,
    ),
  ).toBe("M0.0 0.0L100.0 0.0L100.0 25.0L0.0 50.0Z");
});

test("names at the ends do not lie on one another, and stay inside", () => {
  const places = spread([0, 0, 0, 1], 0, 1);
  expect(places[3]).toBe(0);
  const sorted = places.toSorted((a, b) => a - b);
  for (const [i, at] of sorted.entries()) {
    if (i > 0) expect(at - (sorted[i - 1] ?? 0)).toBeGreaterThan(0.09);
    expect(at).toBeLessThanOrEqual(1.001);
  }
});
