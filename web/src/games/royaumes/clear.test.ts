import { expect, test } from "vitest";
import { clearSpot } from "./clear";
import { HEIGHT, WIDTH } from "./lines";
import { shared } from "./naming";

const at = { x: 500, y: 400 };

test("a window stands beside what it must not cover, and close to its point", () => {
  const box = { x: 400, y: 330, w: 200, h: 150 };
  const spot = clearSpot(at, 300, 120, WIDTH, [{ box, each: 25 }]);
  expect(shared({ ...spot, w: 300, h: 120 }, box)).toBe(0);
  expect(Math.abs(spot.y + 60 - at.y)).toBeLessThan(200);
});

test("without anything to avoid, it stands at its point", () => {
  const spot = clearSpot(at, 300, 120, WIDTH, []);
  expect(shared({ ...spot, w: 300, h: 120 }, { x: at.x - 1, y: at.y - 1, w: 2, h: 2 })).toBeGreaterThan(0);
});

test("it stays on the sheet", () => {
  const spot = clearSpot({ x: WIDTH, y: HEIGHT }, 300, 120, WIDTH, []);
  expect(spot.x + 300).toBeLessThanOrEqual(WIDTH);
  expect(spot.y + 120).toBeLessThanOrEqual(HEIGHT);
});
