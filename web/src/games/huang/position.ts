/** The content of a view of Huang, and the characters that go with it. */

import type { BanditPiece, Colour, LeaderPiece, TilePiece } from "./view.generated";

export * from "./view.generated";

export type Piece = TilePiece | LeaderPiece | BanditPiece;

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
