import { expect, test } from "vitest";
import { asks, byLand, termsOf, written } from "./agreement";
import type { Proposal } from "../protocol";

const about = {
  kinds: ["peace"],
  places: [
    { id: "12", name: "Handan", land: "@kingdom-zhao" },
    { id: "4", name: "Yanmen", land: "@kingdom-zhao" },
    { id: "23", name: "Daliang", land: "@kingdom-liang" },
  ],
  turn: 1,
  last: 6,
};
const offered: Proposal = {
  number: 3,
  seat: 0,
  kind: "peace",
  asked: [1, 2],
  status: "offered",
  accepted: [1],
  places: ["12", "99"],
};

test("an offer is written as the server reads it", () => {
  const draft = { kind: "peace", partners: [1], places: [], until: 0, secret: false, words: "" };
  expect(written(draft, 0)).toBe("peace with 1");
  expect(
    written(
      { ...draft, partners: [1, 2], places: ["12", "4"], until: 5, secret: true, words: "  as\n agreed " },
      0,
    ),
  ).toBe("peace with 1 2 until 5 at 12 4 known 0 1 2 : as agreed");
});

test("places are called by their names, and lie in lands", () => {
  expect(termsOf(offered, about)).toEqual({
    what: "@proposal-peace",
    count: 2,
    places: ["Handan", "99"],
    until: 0,
  });
  expect(byLand(about).map(({ land, places }) => [land, places.length])).toEqual([
    ["@kingdom-zhao", 2],
    ["@kingdom-liang", 1],
  ]);
});

test("an offer asks those who have not answered", () => {
  expect([0, 1, 2].map((seat) => asks(offered, seat))).toEqual([false, false, true]);
  expect(asks({ ...offered, status: "lapsed" }, 2)).toBe(false);
});
