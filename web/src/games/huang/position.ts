/** The type of `view.position` in Huang, as documented in the engine's view.py. */

export const COLOURS = ["yellow", "red", "blue", "green", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export const CHARACTER: Record<Colour, string> = {
  yellow: "吏",
  red: "兵",
  blue: "農",
  green: "商",
  white: "工",
};

/** The seal of each capital. */
export const SEALS: Record<string, string> = {
  qin: "秦",
  zhao: "趙",
  yan: "燕",
  qi: "齊",
  wei: "魏",
  han: "韓",
  chu: "楚",
  "western-chu": "西楚",
  han4: "漢",
  yong: "雍",
  sai: "塞",
  di: "翟",
  hengshan: "衡山",
  han2: "韓",
  dai: "代",
  henan: "河南",
  changshan: "常山",
  yin: "殷",
  "western-wei": "西魏",
  jiujiang: "九江",
  linjiang: "臨江",
  liaodong: "遼東",
  jiaodong: "膠東",
  jibei: "濟北",
};

/** By colour. */
export type Counts = Record<Colour, number>;

export interface HuangPosition {
  board: "main" | "eighteen"; // the data table the map is drawn from
  hexes: Record<string, Piece>; // empty ones are left out
  kingdoms: Kingdom[];
  pagodas: Building[];
  palace: Building | null;
  supply: Counts & { palace: number };
  market: (Colour | null)[];
  bag: number;
  granaries: string[];
  turn: number;
  actions_left: number;
  marker: string | null; // the hex of the tile that joined kingdoms, during the war
  revolt: { colour: Colour; attacker: Rebel; defender: Rebel } | null;
  war: { colours: Colour[]; sides: WarSide[]; more: number[] } | null; // by seat: what it can still commit at most
  paying: string[];
  players: Player[];
  ending: string;
}

export type Piece = { tile: Colour } | { leader: Colour; seat: number } | { bandits: number; number: number };

export interface Kingdom {
  hexes: string[];
  red: number;
  rulers: Partial<Counts>; // the seat by colour
}

export interface Building {
  id: string; // its first hex
  colour: Colour;
  hexes: string[];
}

export interface Rebel {
  seat: number;
  hex: string;
  strength: number;
  more: number; // what it can still commit at most
}

export interface WarSide {
  hex: string; // the side is named after one of its yellow tiles
  strength: number;
  support: { seat: number; tiles: number; leader: boolean }[];
}

export interface Player {
  dynasty: string;
  leaders: Record<Colour, string | null>; // null: in front of the screen
  tiles: number;
  limit: number;
  hand: Counts | null; // of the viewing seat; of every seat when the game is over
  points: Counts | null;
  granaries: number;
}
