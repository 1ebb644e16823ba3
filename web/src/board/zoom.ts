/** Pan and zoom as a pure change of a viewport: x and y are the shift, k the scale. */

export interface Viewport {
  x: number;
  y: number;
  k: number;
}

export const HOME: Viewport = { x: 0, y: 0, k: 1 };
export const CLOSEST = 5;

/** Limit the viewport so that the drawing always fills its frame. */
export function clamp(view: Viewport, width: number, height: number): Viewport {
  const k = Math.min(CLOSEST, Math.max(1, view.k));
  const x = Math.min(0, Math.max(width * (1 - k), view.x));
  const y = Math.min(0, Math.max(height * (1 - k), view.y));
  return { x, y, k };
}

/** Scale by a factor while the point (px, py) of the frame stays where it is. */
export function zoomAt(view: Viewport, factor: number, px: number, py: number): Viewport {
  const k = Math.min(CLOSEST, Math.max(1, view.k * factor));
  const real = k / view.k;
  return { x: px - (px - view.x) * real, y: py - (py - view.y) * real, k };
}

export function pan(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}
