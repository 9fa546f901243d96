// An option that a command does not have ends it, before it does anything.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { wrongUse } from "../../src/platform/environment/command-line.ts";

const START = ["demo", "help"];

test.each([
  [["--dem"], START, "Unknown option --dem. Did you mean --demo? Options: --demo, --help."],
  [["demo"], START, "Unexpected argument demo. Did you mean --demo? Options: --demo, --help."],
  [["--demo=yes"], START, "Option '--demo' does not take an argument. Did you mean --demo? Options: --demo, --help."],
  [["-d"], START, "Unknown option -d. Options: --demo, --help."],
  [["--port=3"], ["help"], "Unknown option --port. Options: --help."],
  [["--request"], ["requests", "rekey"], "Unknown option --request. Did you mean --requests? Options: --requests, --rekey."],
  [["x"], [], "Unexpected argument x. There are no options."],
])("%j is answered with one sentence that names the nearest option", (args, names, sentence) => {
  const options = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }]));
  try {
    parseArgs({ args, options });
    expect.unreachable();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    expect(wrongUse(code, message, names)).toBe(sentence);
  }
});

test.each([
  ["src/main.ts", "--dem", "Unknown option --dem. Did you mean --demo?"],
  ["src/cluster.ts", "--hlep", "Unknown option --hlep. Did you mean --help?"],
])("%s %s ends with code 2 before anything starts", { timeout: 120_000 }, (script, option, sentence) => {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, option], { encoding: "utf8", env });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
