/** The wheel as it will be after a disc is turned. */

import type { Ring, Segment, Wheel } from "./position";

function at<T>(list: readonly T[], place: number): T {
  return list[((place % list.length) + list.length) % list.length] as T;
}

/** Turn the Central disc one step clockwise, or the Middle disc one step counter-clockwise; workers stay. */
export function turned(wheel: Wheel, ring: Exclude<Ring, "outer">): Wheel {
  const central = wheel.central + (ring === "central" ? 1 : 0);
  const middle = wheel.middle + (ring === "middle" ? 1 : 0);
  const segments: Segment[] = wheel.segments.map((segment, i) => ({
    ...segment,
    central: at(wheel.rings.central, i - central),
    middle: at(wheel.rings.middle, i + middle),
  }));
  return { ...wheel, central, middle, segments };
}
