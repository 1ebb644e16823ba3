/** Terracotta Army on the screen. */

import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { HEIGHT, WIDTH } from "./layout";

export const title: TitleParts = { Board, Mine, Panel, Piece, Legend, aspect: WIDTH / HEIGHT, dense: true };
