import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Say } from "../../board/types";
import type { Frame, Result } from "../../protocol";
import ScoreSheet from "./ScoreSheet.svelte";

vi.mock("./EndNext.svelte", () => ({ default: () => undefined })); // needs a browser

const t = ((key: string) => key) as Say;

function sheet(ending: Result["ending"]): string {
  const frame = {
    match: "m",
    rematch: null,
    seats: [
      { seat: 0, mine: false },
      { seat: 1, mine: false },
    ],
    view: { sheet: [["total", [3, 3]]], notes: [], winners: [0, 1], drawn: ending === "drawn" },
    result: { ending, winners: [0, 1], ranking: [[0, 1]] },
  } as unknown as Frame;
  return render(ScoreSheet, { props: { frame, names: ["Ann", "Bob"], t, board: () => undefined } }).body;
}

test("the score sheet of a drawn game says that nobody wins and marks no winner", () => {
  expect(sheet("drawn")).toContain("ui-ending-drawn");
  expect(sheet("drawn")).not.toContain("ui-winner");
});

test("the score sheet of a shared victory marks the winners", () => {
  expect(sheet("played")).toContain("ui-sheet-win");
  expect(sheet("played")).toContain("ui-winner");
});
