/** The components of Terracotta Army for the table. */

import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import { glance } from "./glance";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { HEIGHT, WIDTH } from "./layout";

export const title: TitleParts = {
  Board,
  Mine,
  Panel,
  Piece,
  Legend,
  glance,
  aspect: WIDTH / HEIGHT,
  dense: "tablet",
};
