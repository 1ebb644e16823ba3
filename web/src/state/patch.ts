/** Patches: the changes from one view to the next. src/tianxia/table/patch.py makes them. */

import type { Patch, ToldStep, Telling, View } from "../protocol";

type Keyed = Record<string, unknown>;

/** Apply a patch. The old value is not changed; unchanged parts are shared. */
export function applied<T>(value: T, patch: Patch): T {
  return change(value, patch) as T;
}

function change(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const keys = Object.keys(patch);
  if (keys.length === 0) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    for (const key of keys) items[Number(key)] = changed(items[Number(key)], patch[key]);
    return items;
  }
  const object: Keyed = { ...(value as Keyed) };
  for (const key of keys) {
    if (patch[key] === 0) delete object[key];
    else object[key] = changed(object[key], patch[key]);
  }
  return object;
}

function changed(value: unknown, patch: Patch | 0 | undefined): unknown {
  return patch === undefined || patch === 0 ? value : change(value, patch);
}

/** One step of a telling, with the view at that moment. */
export interface Picture {
  step: ToldStep;
  view: View;
}

/** The steps of a telling with their views; `before` is the view at its `since`. */
export function pictures(telling: Telling, before: View): Picture[] {
  let view = telling.view ?? before;
  return telling.steps.map((step) => {
    view = applied(view, step.patch);
    return { step, view };
  });
}

/** The view a telling ends with. */
export function lastView(telling: Telling, before: View): View {
  const steps = pictures(telling, before);
  return applied(steps.at(-1)?.view ?? telling.view ?? before, telling.end);
}
