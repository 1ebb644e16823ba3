// The table page must stay small: script and style, compressed, with the largest title's drawing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = 200 * 1024;
const folder = new URL("../../src/tianxia/server/static/assets/", import.meta.url).pathname;
const titles = readdirSync(new URL("../src/games/", import.meta.url)).filter((name) => !name.includes("."));

let shell = 0; // all that is no title's own
const drawings = new Map(titles.map((title) => [title, 0]));
for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const chunk = file.split("-")[0];
  const size = gzipSync(readFileSync(join(folder, file))).length;
  if (drawings.has(chunk)) drawings.set(chunk, drawings.get(chunk) + size);
  else shell += size;
}
const [title, drawing] = [...drawings].sort((a, b) => b[1] - a[1])[0] ?? ["no title", 0];
const whole = shell + drawing;
console.log(
  `table page: ${(whole / 1024).toFixed(1)} KB of ${MOST / 1024} (shell ${(shell / 1024).toFixed(1)}, ${title} ${(drawing / 1024).toFixed(1)})`,
);
if (shell === 0 || whole > MOST) process.exit(1);
