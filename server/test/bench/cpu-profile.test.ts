// Where the time of a profile went.
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { whereTimeWent } from "../../bench/cpu-profile.ts";

const file = (path: string): string => pathToFileURL(new URL(`../../../${path}`, import.meta.url).pathname).href;
const frame = (id: number, functionName: string, url = "") => ({ id, callFrame: { functionName, url, lineNumber: 6 } });

test("times are added up by function, folder and package, and idleness is left out", () => {
  const { busy, functions, places } = whereTimeWent({
    nodes: [
      frame(1, "(idle)"),
      frame(2, "decide", file("server/src/decisions/assess/decide.ts")),
      frame(3, "query", file("node_modules/pg/lib/client.js")),
      frame(4, "(garbage collector)"),
      frame(5, "decide", file("server/src/decisions/assess/decide.ts")),
      frame(6, "writev"),
    ],
    samples: [1, 2, 3, 4, 5, 6],
    timeDeltas: [5000, 1000, 2000, 500, 1000, 500],
  });
  expect(busy).toBe(0.5);
  expect(functions.slice(0, 2).map(({ name, place, share }) => [name, place, share])).toEqual([
    ["decide", "server/src/decisions/assess/decide.ts:7", 0.4],
    ["query", "pg/lib/client.js:7", 0.4],
  ]);
  expect(places.map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
    ["server/src/decisions/assess", 2],
    ["pg", 2],
    ["(garbage collector)", 1],
    ["Node, native", 1],
  ]);
});

test("a thread that waited for a core did not run for so long", () => {
  const { busy, waited, functions } = whereTimeWent({ nodes: [frame(1, "writev")], samples: [1, 1], timeDeltas: [5000, 95_000] });
  expect([busy, waited, functions[0]?.milliseconds]).toEqual([0.1, 0.9, 10]);
});
