/** Effects, conditions and needs as short rows of drawings; the words are in the title's Fluent files. */

import type { IconName } from "./icons";
import {
  ASPECTS,
  OFFICIALS,
  type MausoleumSpot,
  type Official,
  type Region,
  type Suit,
  type Trigger,
} from "./position";

export type Part =
  { icon: IconName } | { suit: Suit | "any" } | { region: Region } | { points: string } | { text: string };

export const HAN: Record<Region | Suit | "a" | "b" | "c", string> = {
  chu: "楚",
  wei: "魏",
  zhao: "趙",
  qi: "齊",
  yan: "燕",
  writing: "文",
  currency: "幣",
  laws: "法",
  alchemist: "丹",
  a: "甲",
  b: "乙",
  c: "丙",
};

/** The drawing of a Court action, which is also a card's trigger. */
export function actionIcon(action: Trigger): IconName {
  return action === "elixir" ? "ship" : action;
}

const icon = (name: IconName): Part => ({ icon: name });
const text = (words: string): Part => ({ text: words });
const suit = (name: Suit | "any"): Part => ({ suit: name });
const points = (amount: string): Part => ({ points: amount });
const UNREST: Part[] = [icon("unrest"), text("›")];
const EACH = text("/");

const COUNTED: Record<string, Part> = {
  writing: suit("writing"),
  currency: suit("currency"),
  laws: suit("laws"),
  "alchemist-cards": suit("alchemist"),
  "alchemist-cards-here": suit("alchemist"),
  governors: icon("governor"),
  palaces: icon("palace"),
  walls: icon("wall"),
  soldiers: icon("soldier"),
  round: icon("round"),
};

/** The regions at the end of "governor-in-chu-or-wei". */
function where(code: string): Part[] {
  const tail = code.split("-in-")[1];
  if (!tail) return [];
  return tail.split("-or-").map((name) => ({ region: name as Region }));
}

function officials(words: string): Part[] {
  const two = words.startsWith("two-");
  const found = OFFICIALS.filter((name) => words.includes(name)).map((name) => icon(name));
  const one: Part[] = found.length > 0 ? found : [icon("official")];
  return two ? [...one, ...one] : one;
}

/** The drawings for the effect of a card, a Governor tile or a reward. */
export function effect(code: string): Part[] {
  const rising = code.startsWith("unrest-");
  const what = rising ? code.slice(7) : code;
  const parts = plain(what);
  return rising ? [...UNREST, ...parts] : parts;
}

function plain(code: string): Part[] {
  const head = code.split("-in-")[0] ?? code;
  const amount = /-(\d)$/.exec(head)?.[1] ?? "1";
  const many = amount === "1" ? [] : [text(`×${amount}`)];
  if (head.startsWith("ship")) return [icon("ship"), text(`+${amount}`)];
  if (head.startsWith("recruit-")) return [text("+"), ...officials(head.slice(8)), ...where(code)];
  if (head.startsWith("move-officials")) return [icon("official"), icon("adjacent"), text(`×${amount}`)];
  if (head.startsWith("move-worker")) return [icon("worker"), icon("adjacent"), ...many];
  if (head === "calm-here-then-any") return [icon("unrest"), text("−1 −1")];
  if (head.startsWith("calm")) return [icon("unrest"), text("−1"), ...many];
  if (head.startsWith("reset")) return [icon("unrest"), text("→0"), ...many];
  if (head.startsWith("token")) return tokens(head);
  if (head.startsWith("worker")) return [text("+"), icon("worker"), ...many, ...where(code)];
  if (head.startsWith("vp-")) return counted(head.slice(3));
  if (head === "unlock-1-then-soldier") return [text("+"), icon("soldier"), icon("arrow"), text("◇")];
  if (head.startsWith("unlock")) return [text(`+${amount}`), icon("soldier")];
  if (head.startsWith("alchemist-card")) return [text("+"), suit("alchemist"), ...many];
  if (head === "soldier") return [icon("soldier"), icon("arrow"), text("◇")];
  if (head === "governor" || head === "palace" || head === "wall")
    return [text("+"), icon(head), ...where(code)];
  return [text(code)];
}

function tokens(head: string): Part[] {
  const named = ASPECTS.filter((aspect) => head.includes(aspect)).map((aspect) => suit(aspect));
  if (named.length > 0) return [text("+"), ...named];
  return head === "tokens-any-2" ? [text("+"), suit("any"), suit("any")] : [text("+"), suit("any")];
}

function counted(code: string): Part[] {
  const each = /^(\d)-(.*)$/.exec(code);
  const amount = each?.[1] ?? "1";
  const thing = COUNTED[each?.[2] ?? code] ?? text(code);
  return code === "round" ? [points("1–5"), icon("round")] : [points(amount), EACH, thing];
}

/** The drawings for what a Palace tile scores. */
export function palaceTile(kind: string): Part[] {
  return kind === "unrest" ? [icon("unrest"), points("2"), icon("card")] : [points("3"), suit(kind as Suit)];
}

/** The drawings for what a Wall tile counts; the slots show the points for each. */
export function condition(code: string): Part[] {
  const card = /^(writing|currency|laws|alchemist)-card$/.exec(code)?.[1];
  if (card) return [suit(card as Suit)];
  if (code === "alchemist-official") return [icon("alchemist")];
  if (code === "two-same-cards") return [icon("card"), text("="), icon("card")];
  if (code === "sets-wcla") return [...ASPECTS.map(suit), suit("alchemist")];
  if (code === "no-unrest") return [icon("unrest"), text("= 0")];
  if (code.startsWith("officials-ge-unrest")) return [icon("official"), text("≥"), icon("unrest")];
  return [icon(code as "architect" | "general" | "worker" | "palace" | "governor")];
}

/** The drawings for the condition of a Mausoleum tile. */
export function need({
  governors = 0,
  palaces = 0,
  walls = 0,
  ship_value = 0,
}: MausoleumSpot["needs"]): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < governors; i++) parts.push(icon("governor"));
  for (let i = 0; i < palaces; i++) parts.push(icon("palace"));
  for (let i = 0; i < walls; i++) parts.push(icon("wall"));
  if (ship_value > 0) parts.push(icon("ship"), text("≥"), points(String(ship_value)));
  return parts;
}

/**
 * The drawings for one effect of a Starting tile: "start-general", "start-unrest-wei", "start-token-laws".
 */
export function startingGift(key: string): Part[] {
  const [, what = "", which = ""] = key.split("-");
  if (what === "unrest") return [icon("unrest"), text("+1")]; // the sentence beside it names the region
  if (what === "token") return [text("+"), suit(which as Suit)];
  if (what === "card") return [text("+"), suit("alchemist")];
  if (what === "ship") return [icon("ship"), text(which ? `+${which}` : "+1")];
  const one = icon(what as Official | "soldier" | "worker");
  return which ? [text("+"), one, one] : [text("+"), one];
}
