import "./colours.css";
import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import { glance } from "./glance";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import Progress from "./Progress.svelte";

export const title: TitleParts = {
  Board,
  Mine,
  Panel,
  Piece,
  Progress,
  Legend,
  glance,
  aspect: 1.256,
  aspectNarrow: 0.985,
};
