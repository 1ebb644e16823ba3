import { expect, test } from "vitest";
import { aimed, closer, closeUp } from "./aim";
import { HOME } from "./zoom";

const box = (left: number, top: number, size: number) => ({
  box: { left, top, right: left + size, bottom: top + size },
});

test("a touch beside a small target meets it, the nearest one first", () => {
  const [near, far] = [box(100, 100, 14), box(140, 100, 14)];
  expect(aimed(120, 107, [near, far])).toBe(near);
  expect(aimed(130, 107, [near, far])).toBe(far);
  expect(aimed(107, 150, [near, far])).toBe(null);
});

test("a target as broad as a finger is met where it is only", () => {
  expect(aimed(150, 120, [box(100, 100, 44)])).toBe(null);
});

test("places close together come closer, until they are a finger broad", () => {
  const view = closeUp([box(480, 280, 20).box, box(520, 300, 20).box], 1000, 600, 0.5);
  expect(view.k).toBeGreaterThan(2);
  expect(view.x + view.k * 510).toBeCloseTo(500);
});

test("places all over the board stay in sight, and nothing asked leaves it at rest", () => {
  expect(closeUp([box(0, 0, 20).box, box(980, 580, 20).box], 1000, 600, 0.5).k).toBe(1);
  expect(closeUp([], 1000, 600, 0.5)).toBe(HOME);
});

test("where two small targets lie under the finger, the board comes closer first", () => {
  const [one, two] = [box(100, 100, 22), box(122, 100, 22)];
  expect(closer(118, 110, [one, two])).toBe(2);
  expect(closer(104, 110, [one])).toBe(1);
  expect(closer(60, 110, [one, two])).toBe(1);
  expect(closer(150, 120, [box(100, 100, 50), box(150, 100, 50)])).toBe(1);
});
