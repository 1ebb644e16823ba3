/** Default tables: for "Play now" and "Solo", and the initial values of the set-up form. */

import type { GameInfo, NewMatch, OptionInfo, OptionValue } from "../protocol";

export type Way = "bots" | "hotseat" | "online" | "solo";
export type Seat = { kind: "me" | "open" | "bot"; name: string; bot: string };

/** The default bot: neither the weakest nor the strongest. */
export function usual(game: Pick<GameInfo, "bots">): string {
  return game.bots.includes("adept") ? "adept" : (game.bots[0] ?? "random");
}

export function countsFor(game: GameInfo, way: Way): number[] {
  return way === "solo" ? [1] : game.seat_counts.filter((count) => count > 1);
}

export function waysOf(game: GameInfo): Way[] {
  return game.solo ? ["bots", "hotseat", "online", "solo"] : ["bots", "hotseat", "online"];
}

export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Why an option cannot be changed here: it is required (`on`), or it excludes the others. */
export interface Fixed {
  on: boolean;
  key: string;
  args: Record<string, string | number | number[]>;
}

/** The options that cannot be changed at this number of seats and with the chosen options. */
export function fixed(
  game: Pick<GameInfo, "options" | "limits">,
  chosen: Readonly<Record<string, OptionValue>>,
  count: number,
): Map<string, Fixed> {
  const isOn = (name: string) =>
    chosen[name] !== undefined && chosen[name] !== game.options.find((one) => one.name === name)?.default;
  const found = new Map<string, Fixed>();
  for (const limit of game.limits) {
    const other = limit.apart.find(isOn);
    if (limit.needed.includes(count))
      found.set(limit.name, { on: true, key: "ui-option-needed", args: { count } });
    else if (!limit.seats.includes(count))
      found.set(limit.name, { on: false, key: "ui-option-seats", args: { counts: limit.seats } });
    else if (other && !isOn(limit.name))
      found.set(limit.name, { on: false, key: "ui-option-apart", args: { option: `@option-${other}` } });
  }
  return found;
}

/** The options of the match: fixed ones have their only possible value. */
export function played(
  game: Pick<GameInfo, "options" | "limits">,
  chosen: Readonly<Record<string, OptionValue>>,
  count: number,
): Record<string, OptionValue> {
  const there = fixed(game, chosen, count);
  return Object.fromEntries(
    game.options.map((option) => {
      const limit = there.get(option.name);
      if (!limit) return [option.name, chosen[option.name] ?? option.default];
      const other = option.choices.find((choice) => choice !== option.default);
      return [option.name, limit.on ? (other ?? option.default) : option.default];
    }),
  );
}

/** The initial seats of a way of playing; each can be changed afterwards. */
export function seatsFor(game: GameInfo, way: Way, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => {
    const mine = i === 0 || way === "hotseat" || way === "solo";
    const kind = mine ? "me" : way === "online" ? "open" : "bot";
    return { kind, name: "", bot: usual(game) };
  });
}

/** The seats for the server: each with the fields of its kind only. */
export function request(
  game: GameInfo,
  options: Record<string, OptionValue>,
  seats: readonly Seat[],
  listed = false,
  pack = "",
): NewMatch {
  return {
    ...(pack ? { pack } : {}),
    public: listed,
    ...(seats.every((seat) => seat.kind === "bot") ? { watch: true } : {}), // bots among themselves
    game: game.name,
    options,
    seats: seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      return seat.kind === "me" && seat.name ? { kind: "me", name: seat.name } : { kind: seat.kind };
    }),
  };
}

export function quickTable(game: GameInfo): NewMatch {
  return request(game, {}, seatsFor(game, "bots", game.usual_seats));
}

/**
 * The option for the automa's strength: the first one with several choices that is for the solo game only.
 */
export function soloLevels(game: GameInfo): OptionInfo | null {
  return (
    game.options.find((option) => option.kind !== "bool" && game.solo_options.includes(option.name)) ?? null
  );
}

export function soloTable(game: GameInfo, level: OptionValue | null): NewMatch {
  const option = soloLevels(game);
  return request(game, option && level !== null ? { [option.name]: level } : {}, seatsFor(game, "solo", 1));
}
