/** The geometry of a chart: paths of lines and bands, positions of names. */

export type Line = readonly (readonly [at: number, value: number])[];
export type Band = readonly (readonly [at: number, low: number, high: number])[];

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  last: number;
  least: number;
  most: number;
}

const GAP = 0.1; // between names, as a part of the height

function place(frame: Frame, at: number, value: number): string {
  const x = frame.left + (at / frame.last) * (frame.right - frame.left);
  const y = frame.top + ((frame.most - value) / (frame.most - frame.least)) * (frame.bottom - frame.top);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function linePath(line: Line, frame: Frame): string {
  return line.length > 0 ? `M${line.map(([at, value]) => place(frame, at, value)).join("L")}` : "";
}

export function bandPath(band: Band, frame: Frame): string {
  const upper = band.map(([at, , high]) => place(frame, at, high));
  const lower = band.map(([at, low]) => place(frame, at, low)).toReversed();
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** The vertical position of the name at the end of each line, from 0 to 1: near its line, without overlap. */
export function spread(ends: readonly number[], least: number, most: number): number[] {
  const order = ends.map((_, seat) => seat).sort((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0));
  const places = ends.map(() => 0);
  let at = -GAP;
  order.forEach((seat, number) => {
    const wanted = (most - (ends[seat] ?? least)) / (most - least);
    const room = 1 - GAP * (order.length - 1 - number);
    at = Math.max(at + GAP, Math.min(wanted, room));
    places[seat] = at;
  });
  return places;
}
