/** The order that is being chosen, derived from the picked elements and those that may be picked next. */

import type { LogLine } from "../../protocol";
import { takenBack } from "../../state/log";

export interface Order {
  from: string; // spaces; "" while it is not chosen
  to: string;
}

const PLACE = /^(?:commandery|link):(.+)$/;

/** Derived from the picked elements; from the question, if the first words were already sent. */
export function orderOf(
  picked: ReadonlySet<string>,
  asked: { kind: string; prompt: { args: Record<string, unknown> } } | null,
): Order | null {
  let [from, to] = ["", ""];
  for (const element of picked) {
    if (element.startsWith("army:")) from = element.slice(5);
    else to = PLACE.exec(element)?.[1] ?? to;
  }
  if (from) return { from, to };
  return asked && /^(?:move|march)-/.test(asked.kind) ? { from: "", to: "" } : null;
}

/** The numbers among elements such as `organised:3`. */
export function numbers(elements: ReadonlySet<string>, what: string): number[] {
  return [...elements]
    .filter((one) => one.startsWith(`${what}:`))
    .map((one) => Number(one.slice(what.length + 1)))
    .sort((a, b) => a - b);
}

export interface Arrow {
  version: number;
  from: string;
  to: string;
  march: boolean;
}

/** The orders of a seat in the current phase, from the log, without those taken back. */
export function given(log: readonly LogLine[], seat: number): Arrow[] {
  const gone = takenBack(log);
  const since = log.findLastIndex((line) => line.key === "event-phase" && !gone(line.version));
  return log.slice(since + 1).flatMap((line) => {
    if (!/^event-(move|march)$/.test(line.key) || line.args["seat"] !== `#${seat}` || gone(line.version))
      return [];
    const [from, to] = line.path.map((element) => element.split(":")[1] ?? "");
    return from && to ? [{ version: line.version, from, to, march: line.key === "event-march" }] : [];
  });
}
