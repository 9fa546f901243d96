// `npm run contract:changes`: what changed in the contract since it was released last, in Markdown. `--since <file>` counts from another document.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { breaksBetween } from "./breaks.ts";
import { changesBetween, changesInWords } from "./changes.ts";
import { readPresent, readReleased } from "./files.ts";

const { values } = parseArgs({ options: { since: { type: "string" } } });
const released = values.since === undefined ? readReleased() : JSON.parse(readFileSync(values.since, "utf8"));
const present = readPresent();
const release = released.info["x-release"] ?? values.since;
process.stdout.write(changesInWords(changesBetween(released, present), await breaksBetween(released, present), release));
