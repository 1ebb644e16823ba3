import { expect, test } from "vitest";
import type { Choice } from "./offer";
import { labels, type Move } from "./moves";

function move(...args: Choice["label"]["args"][]): Move {
  const path = args.map((one, i) => ({
    move: String(i),
    label: { key: `line-${i}`, args: one },
    touches: [],
  }));
  return { text: "", path, asks: [], touches: new Set() };
}
const said = (one: Move) => labels(one).map((label) => label.key);

test("a line that a later one says again is left out", () => {
  expect(said(move({ tile: "@red" }, { tile: "@red", hex: "e7" }))).toEqual(["line-1"]);
});

test("lines that say something of their own stay", () => {
  expect(said(move({ card: 57 }, { region: "@zhao" }))).toEqual(["line-0", "line-1"]);
  expect(said(move({}, { hex: "e7" }))).toEqual(["line-0", "line-1"]);
});
