/** Is the screen a phone's? Then the table is one column, as in style/table.css. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 52rem");
