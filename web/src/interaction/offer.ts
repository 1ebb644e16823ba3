/**
 * Expands an offer from the wire, in which common parts are written once, into the tree of questions and
 * answers.
 */

import type { Offer, Role, Sentence } from "../protocol";

export interface Ask {
  kind: string;
  prompt: Sentence;
  rule: string;
  choices: Choice[];
}

export interface Choice {
  move: string;
  label: Sentence;
  touches: string[];
  then?: Ask;
  more?: boolean;
  final?: boolean; // the move cannot be taken back; unknown with `more`
  role?: Role; // "usual" where it is missing
}

export function unfold(offer: Offer, number = 0): Ask {
  const ask = offer.asks[number];
  if (!ask) throw new Error(`an offer without question ${number}`);
  const choices = (offer.lists[ask.choices] ?? []).map((choice): Choice => {
    const { move, touches, args = {}, key, then, more, final, role } = choice;
    const label = key ? { key, args } : { key: ask.label.key, args: { ...ask.label.args, ...args } };
    return {
      move,
      label,
      touches,
      ...(then ? { then: unfold(offer, then) } : {}),
      ...(more ? { more } : {}),
      ...((final ?? (ask.final && !then && !more)) ? { final: true } : {}),
      ...(role && role !== "usual" ? { role } : {}),
    };
  });
  return { kind: ask.kind, prompt: ask.prompt, rule: ask.rule, choices };
}
