import { expect, test } from "vitest";
import { placesOf } from "./places";

test("equal scores share a place, and the next one is left out", () => {
  expect(placesOf([7, 9, 9, 3])).toEqual([3, 1, 1, 4]);
});

test("where a score is hidden nobody has a place", () => {
  expect(placesOf([7, null])).toEqual([0, 0]);
});
