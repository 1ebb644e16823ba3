import { expect, test } from "vitest";
import { oddsOf } from "./odds";
import type { HuangPosition } from "./position";

function view(seat: number, position: Partial<HuangPosition>) {
  return { seat, position: { revolt: null, war: null, ...position } as unknown as Record<string, unknown> };
}

test("a revolt adds up what is known of both sides", () => {
  const attacker = { seat: 0, hex: "h6", strength: 2, more: 3 };
  const defender = { seat: 1, hex: "h4", strength: 3, more: 6 };
  const revolt = { colour: "red" as const, attacker, defender };
  const known = { attack: 2, attacking: 3, defence: 3, defending: 6, defender: "hidden" };
  expect(oddsOf(view(0, { revolt }))?.args).toEqual({ ...known, attacker: "own" });
  expect(oddsOf(view(2, { revolt }))?.args).toEqual({ ...known, attacker: "hidden" });
  const committed = { ...revolt, attacker: { ...attacker, more: 0 }, defender: { ...defender, more: 0 } };
  expect(oddsOf(view(0, { revolt: committed }))).toBe(null);
  expect(oddsOf(view(0, {}))).toBe(null);
});

test("in a war everybody may add to a side", () => {
  const sides = [3, 2].map((strength, i) => ({ hex: `h${i}`, strength, support: [] }));
  const war = { colours: ["red" as const], sides, more: [2, 7, 6] };
  expect(oddsOf(view(0, { war }))?.args).toEqual({ own: 2, others: 13 });
  expect(oddsOf(view(-1, { war }))?.args).toEqual({ own: 0, others: 15 });
});
