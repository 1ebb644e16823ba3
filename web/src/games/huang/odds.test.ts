import { expect, test } from "vitest";
import { oddsOf } from "./odds";
import type { HuangPosition, Kingdom } from "./position";

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

const sides = [3, 2].map((strength, i) => ({ hex: `h${i}`, strength, support: [] }));
const war = { colours: ["red" as const], sides, more: [2, 7, 6] };

function kingdom(hex: string, rulers: Kingdom["rulers"]): Kingdom {
  return { hexes: [hex], red: 0, rulers };
}

test("in a war everybody may add to a side", () => {
  const strengths = [3, 2];
  expect(oddsOf(view(0, { war, kingdoms: [] }))?.args).toEqual({ strengths, own: 2, others: 13 });
  expect(oddsOf(view(-1, { war, kingdoms: [] }))?.args).toEqual({ strengths, own: 0, others: 15 });
  expect(oddsOf(view(0, { war: { ...war, more: [0, 0, 0] }, kingdoms: [] }))).toBe(null);
});

test("one's own side of a war is added up against the others", () => {
  const kingdoms = [kingdom("h0", { red: 1, blue: 0 }), kingdom("h1", { red: 0 })];
  expect(oddsOf(view(0, { war, kingdoms }))).toEqual({
    key: "ui-odds-war-own",
    args: { strength: 2, own: 2, enemies: [3], others: 13 },
  });
  // no leader of the viewing seat is at war
  expect(oddsOf(view(2, { war, kingdoms }))?.key).toBe("ui-odds-war");
  const [first, second] = sides;
  const support = [{ seat: 2, tiles: 1, leader: false }];
  const backed = { ...war, sides: [{ ...first!, support }, second!] };
  expect(oddsOf(view(2, { war: backed, kingdoms }))?.args).toMatchObject({ strength: 3, enemies: [2] });
});
