import { expect, test } from "vitest";
import { calledAfter, gather, isGroup, spoken } from "./groups";
import type { Row } from "./narrow";

function row(move: string, place = ""): Row {
  const label = { key: "action-tile-hex", args: place ? { place } : {} };
  return {
    choice: { move, touches: [`hex:${move}`], label, then: null, more: false },
    says: [label],
    text: move,
    moves: 1,
    group: "",
    button: false,
  } as unknown as Row;
}

const PLACES = [
  "@by-ne(capital-wei)",
  "@by-e(capital-wei)",
  "@off-e(capital-wei)",
  "@by-w(capital-qi)",
  "@on(capital-qi)",
  "@off-n(capital-qi)",
  "@off-s(capital-chu)",
  "@off-w(capital-yan)",
  "@off-e(capital-yan)",
  "@near(capital-yan)",
];
const rows = PLACES.map((place, i) => row(`a${i}`, place));

test("many places become a few lines, in the order they come", () => {
  const lines = gather([...rows, row("pass")], "");
  expect(lines.map((line) => (isGroup(line) ? `${line.of} ${line.rows.length}` : line.choice.move))).toEqual([
    "capital-wei 3",
    "capital-qi 3",
    "a6",
    "capital-yan 3",
    "pass",
  ]);
});

test("a group that is open shows its own places only", () => {
  expect(gather(rows, "capital-qi")).toEqual(rows.slice(3, 6));
});

test("few lines stay as they are", () => {
  expect(gather(rows.slice(0, 9), "")).toEqual(rows.slice(0, 9));
  expect(calledAfter(row("pass"))).toBe("");
});

test("two lines that say the same are told apart by their coordinate", () => {
  const words = (line: Row): string => (line.choice.move === "pass" ? "Pass" : "north of Wei");
  expect(spoken([row("tile red a1"), row("pass"), row("tile red b2")], words)).toEqual([
    "north of Wei (a1)",
    "Pass",
    "north of Wei (b2)",
  ]);
});
