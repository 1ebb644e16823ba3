import { expect, test } from "vitest";
import type { MatchInfo } from "../protocol";
import type { Say } from "../board/types";
import { endOf, listedEnd } from "./ending";

const t = ((key: string, args?: { seats?: string[] }) => [key, ...(args?.seats ?? [])].join(" ")) as Say;

function listed(ending: MatchInfo["ending"], winners: number[]): string {
  return listedEnd({ ending, winners }, t);
}

test("a list tells a draw from an end by agreement and from a shared victory", () => {
  expect(listed("drawn", [0, 1])).toBe("ui-ending-drawn");
  expect(listed("agreed", [])).toBe("ui-ending-agreed");
  expect(listed("played", [0, 1])).toBe("ui-won-by #0 #1");
  expect(listed("resigned", [1])).toBe("ui-won-by #1");
  expect(listed("resigned", [])).toBe("ui-ending-nobody");
});

test("a match that ended before endings were kept names a single winner and no more", () => {
  expect(listed(null, [1])).toBe("ui-won-by #1");
  expect(listed(null, [0, 1])).toBe("game-over");
  expect(listed(null, [])).toBe("game-over");
});

test("the end of a drawn game is a draw, though seats share it", () => {
  expect(endOf({ ending: "drawn", winners: [0, 1], ranking: [[0, 1]] }, t)).toBe("ui-ending-drawn");
});
