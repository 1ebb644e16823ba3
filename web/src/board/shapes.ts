/** The shape of each colour: circle, square, triangle, diamond, hexagon, cross, pentagon; about 24 units wide. */
export const SHAPES = [
  "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  "M-9-9H9V9H-9Z",
  "M0-11L11 9H-11Z",
  "M0-12L12 0L0 12L-12 0Z",
  "M-6-10H6L12 0L6 10H-6L-12 0Z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
  "M0 11L-10.5 4L-6.5-9H6.5L10.5 4Z",
] as const;
