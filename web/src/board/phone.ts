/** Is the screen a phone's or a tablet's? Then the table has sections with tabs, as in style/table.css. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 52rem");

/** So narrow that a wide board is not shown whole. */
export const narrow = new MediaQuery("max-width: 40rem");
