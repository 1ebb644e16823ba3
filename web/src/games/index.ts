/** What each title draws, found by its folder here and loaded when it is needed. */

import type { Component } from "svelte";
import type { TitleParts } from "../board/types";

const folders = import.meta.glob<{ title: TitleParts }>("./*/index.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte");

/** A title's drawing, or null: the table then plays from the list of actions alone. */
export async function loadTitle(game: string): Promise<TitleParts | null> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).title : null;
}

/** A title's sign in the lobby, without its board; null where it has drawn none. */
export async function loadEmblem(game: string): Promise<Component | null> {
  const load = emblems[`./${game}/Emblem.svelte`];
  return load ? (await load()).default : null;
}
