import { expect, test } from "vitest";
import type { View } from "../../protocol";
import { glance } from "./glance";
import { positionOf } from "./position";

const own = { points: 66, coins: 1, wet: 0, dry: 0 };
const running = { over: false, sheet: [], position: { boards: [own] } } as unknown as View;
const ended = { ...running, over: true, sheet: [["category-total", [77]]] } as View;

test("boards and strip show the same points, during the game and after it", () => {
  expect(positionOf(running).boards[0]?.points).toBe(66);
  expect(glance(running, 0).score).toBe(66);
  expect(positionOf(ended).boards[0]?.points).toBe(77);
  expect(glance(ended, 0).score).toBe(77);
  expect(positionOf(ended).boards[0]?.coins).toBe(1);
});
