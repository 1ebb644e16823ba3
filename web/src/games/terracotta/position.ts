/** The content of a view of Terracotta Army, and the size of the mausoleum. */

export * from "./view.generated";

export const COLUMNS = "abcdefghi";
export const ROWS = 7;
