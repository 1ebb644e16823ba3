/** The components of Royaumes Combattants for the table. */

import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import { glance } from "./glance";
import Legend from "./Legend.svelte";
import { HEIGHT, WIDTH } from "./lines";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import Progress from "./Progress.svelte";
import "./royaumes.css";
import { defeatWords } from "./tell";

export const title: TitleParts = {
  Board,
  Mine,
  Panel,
  Piece,
  Progress,
  Legend,
  glance,
  defeat: defeatWords,
  aspect: WIDTH / HEIGHT,
  dense: "tablet",
  boardFirst: true,
};
