import { expect, test } from "vitest";
import { lowestOf } from "./glance";

test("white points raise the lowest colour, granaries count as blue", () => {
  expect(lowestOf({ yellow: 3, red: 1, blue: 5, green: 2, white: 0 }, 0)).toBe(1);
  expect(lowestOf({ yellow: 3, red: 1, blue: 5, green: 2, white: 2 }, 0)).toBe(2);
  expect(lowestOf({ yellow: 3, red: 4, blue: 0, green: 3, white: 0 }, 1)).toBe(2);
});
