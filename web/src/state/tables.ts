/** Ready-made tables: what "Play now" and "Solo" mean, and what a set-up form starts from. */

import type { Frame, GameInfo, NewMatch, OptionInfo, OptionValue } from "../protocol";

export type Way = "bots" | "hotseat" | "online" | "solo";
export type Seat = { kind: "me" | "open" | "bot"; name: string; bot: string };

export function strongest(game: GameInfo): string {
  return game.bots[0] ?? "random"; // the server names the best one first
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

/** The seats a way of playing starts from; each can be changed afterwards. */
export function seatsFor(game: GameInfo, way: Way, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => {
    const mine = i === 0 || way === "hotseat" || way === "solo";
    const kind = mine ? "me" : way === "online" ? "open" : "bot";
    return { kind, name: "", bot: strongest(game) };
  });
}

/** What the server is sent: only what a seat of its kind has. */
export function request(
  game: GameInfo, options: Record<string, OptionValue>, seats: readonly Seat[], listed = false, pack = "",
): NewMatch {
  return {
    ...(pack ? { pack } : {}),
    public: listed,
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

/** How strong the title's own opponent is: the first option that only the solo game takes. */
export function soloLevels(game: GameInfo): OptionInfo | null {
  return game.options.find((option) => game.solo_options.includes(option.name)) ?? null;
}

export function soloTable(game: GameInfo, level: OptionValue | null): NewMatch {
  const option = soloLevels(game);
  return request(game, option && level !== null ? { [option.name]: level } : {}, seatsFor(game, "solo", 1));
}

/** The same people and options once more; who was invited is invited again. */
export function sameAgain(frame: Frame): NewMatch {
  const seats = frame.seats.filter((seat) => seat.kind !== "automa");
  return {
    game: frame.game,
    options: frame.options as Record<string, OptionValue>,
    ...(frame.pack.source === "corrected" ? { pack: frame.pack.digest } : {}),
    seats: seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      return seat.mine ? { kind: "me", name: seat.name } : { kind: "open" };
    }),
  };
}
