/** Ready-made tables: what "Play now" and "Solo" mean, and what a set-up form starts from. */

import type { GameInfo, NewMatch, OptionInfo, OptionValue } from "../protocol";

export type Way = "bots" | "hotseat" | "online" | "solo";
export type Seat = { kind: "me" | "open" | "bot"; name: string; bot: string };

/** The bot that nobody chose: neither the weakest nor the strongest. */
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

/** The seats a way of playing starts from; each can be changed afterwards. */
export function seatsFor(game: GameInfo, way: Way, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => {
    const mine = i === 0 || way === "hotseat" || way === "solo";
    const kind = mine ? "me" : way === "online" ? "open" : "bot";
    return { kind, name: "", bot: usual(game) };
  });
}

/** What the server is sent: only what a seat of its kind has. */
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

/** How strong the title's own opponent is: the first choice of several that only the solo game takes. */
export function soloLevels(game: GameInfo): OptionInfo | null {
  return (
    game.options.find((option) => option.kind !== "bool" && game.solo_options.includes(option.name)) ?? null
  );
}

export function soloTable(game: GameInfo, level: OptionValue | null): NewMatch {
  const option = soloLevels(game);
  return request(game, option && level !== null ? { [option.name]: level } : {}, seatsFor(game, "solo", 1));
}
