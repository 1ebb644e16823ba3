/** Describes an element in one line, for tips and screen readers. */

import type { Say } from "../../board/types";
import type { LogLine, Sentence, View } from "../../protocol";
import type { Commandery } from "./chart.svelte";
import { powersOn, type RoyaumesPosition, type Side } from "./position";

const ROMAN = ["", "I", "II", "III"];

export function commanderyWords(t: Say, one: Commandery, position: RoyaumesPosition): string {
  const words = [
    t("ui-commandery", {
      place: one.name,
      number: one.number,
      rank: ROMAN[position.ranks[one.number] ?? 0] ?? "",
      kingdom: `@kingdom-${position.kingdoms[one.number] ?? ""}`,
    }),
  ];
  const recruits = position.campfires[one.number] ?? 0;
  if (recruits > 0) words.push(t("ui-campfire", { count: recruits }));
  return words.join(" · ");
}

/** Describes the pieces on a space: troops first, then generals. */
export function armyWords(t: Say, place: string, space: string, position: RoyaumesPosition): string {
  const army = position.armies[space];
  const words = [place];
  if (army) {
    const { seat, organised, disorganised } = army;
    words.push(t("ui-army", { seat: `#${seat}`, organised, disorganised }));
    const moved = army.moved[0] + army.moved[1];
    if (moved > 0) words.push(t("ui-army-moved", { count: moved }));
  }
  for (const { seat, count } of position.generals[space] ?? []) {
    const powers = powersOn(position, seat, space).filter((power) => power > 0);
    words.push(
      t(powers.length > 0 ? "ui-generals-known" : "ui-generals", { seat: `#${seat}`, count, powers }),
    );
  }
  return words.join(" · ");
}

export function sideWords(t: Say, side: Side): string {
  const { seat, organised, disorganised, generals, bid } = side;
  const words = [t("ui-army", { seat: `#${seat}`, organised, disorganised })];
  if (generals > 0) words.push(t("ui-generals", { seat: `#${seat}`, count: generals }));
  words.push(bid ? t("ui-bid-open", { markers: bid, count: bid.length }) : t("ui-bid-closed"));
  return words.join(" · ");
}

const LOSSES = ["event-destroyed", "event-give-up", "event-cannot-pay"];

/** Describes how a seat was defeated: in which turn, and where its last army fell. */
export function defeatWords(log: readonly LogLine[], seat: number, view: View): Sentence | null {
  const name = `#${seat}`;
  const out = log.findLastIndex((line) => line.key === "event-defeated" && line.args["seat"] === name);
  if (out < 0) return null;
  const before = log.slice(0, out);
  const began = before.findLast((line) => line.key === "event-turn");
  const turn = began?.args["turn"] ?? (view.position as RoyaumesPosition).turn;
  const lost = before.findLast((line) => LOSSES.includes(line.key) && line.args["seat"] === name);
  const place = lost?.key === "event-destroyed" ? lost.args["place"] : undefined;
  return place === undefined
    ? { key: "ui-defeated", args: { turn } }
    : { key: "ui-defeated-at", args: { turn, place } };
}
