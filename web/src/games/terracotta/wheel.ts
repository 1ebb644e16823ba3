/** The wheel with a disc turned, before anybody has turned it. */

import type { Ring, Segment, Wheel } from "./position";

function at<T>(list: readonly T[], place: number): T {
  return list[((place % list.length) + list.length) % list.length] as T;
}

/** One step of the Central disc clockwise, or of the Middle disc the other way; workers stay. */
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
