import "./colours.css";
import type { TitleParts } from "../../board/types";
import Board from "./Board.svelte";
import { loadMaps } from "./map.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";

void loadMaps();

export const title: TitleParts = { Board, Mine, Panel, Piece };
