/** The titles that have a drawn board: each folder here with an index.ts, loaded when it is needed. */

import type { TitleParts } from "../board/types";

const folders = import.meta.glob<{ title: TitleParts }>("./*/index.ts");

/** A title's drawing, or null: the table then plays from the list of actions alone. */
export async function loadTitle(game: string): Promise<TitleParts | null> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).title : null;
}
