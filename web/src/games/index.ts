/** The components of each title, found by its folder here and loaded on demand. */

import type { Component } from "svelte";
import type { TitleParts } from "../board/types";

const folders = import.meta.glob<{ title: TitleParts }>("./*/index.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte");

/** A title's components; null if it has none, and is played from the list of actions. */
export async function loadTitle(game: string): Promise<TitleParts | null> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).title : null;
}

/** A title's emblem for the lobby, loaded without its board; null if it has none. */
export async function loadEmblem(game: string): Promise<Component | null> {
  const load = emblems[`./${game}/Emblem.svelte`];
  return load ? (await load()).default : null;
}
