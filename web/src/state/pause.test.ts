import { expect, test } from "vitest";
import { pause } from "./pause";

test("pauses grow up to ten seconds and are never the same for all", () => {
  const least = [0, 1, 2, 3, 9].map((tries) => pause(tries, 1006, 0));
  expect(least).toEqual([150, 300, 600, 1200, 5000]);
  for (const tries of [0, 3, 50])
    expect(pause(tries, 1006, 0.99)).toBeGreaterThan(2.9 * pause(tries, 1006, 0));
  expect(pause(50, 1006, 0.999)).toBeLessThan(15_000);
});

test("after a restart pages come back over four seconds", () => {
  expect(pause(0, 1012, 0)).toBe(150);
  expect(pause(0, 1012, 0.999)).toBeGreaterThan(4000);
  expect(pause(1, 1012, 0.999)).toBeLessThan(1000);
});
