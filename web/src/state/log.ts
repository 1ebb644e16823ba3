/** What can be read off the log. */

import type { LogLine } from "../protocol";

/** Was what happened at a version taken back? An undo at version v to version w takes w+1 to v-1 back. */
export function takenBack(lines: readonly LogLine[]): (version: number) => boolean {
  const spans = lines
    .filter((line) => line.key === "event-undo")
    .map((line) => [Number(line.args["to"]), line.version] as const);
  return (version) => spans.some(([to, at]) => version > to && version < at);
}
