/** The components of Zhanguo for the table. */

import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { glance } from "./glance";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { HEIGHT, WIDTH } from "./scroll";
import "./zhanguo.css";

export const title: TitleParts = {
  Board,
  Mine,
  Hand,
  Panel,
  Piece,
  Legend,
  glance,
  aspect: WIDTH / HEIGHT,
  strip: 100,
  dense: "phone",
};
