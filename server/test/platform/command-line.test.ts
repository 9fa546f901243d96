// An option that a command does not have ends it, before it does anything.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const run = (script: string, ...options: string[]) => {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    encoding: "utf8",
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  return { status, stdout, stderr: stderr.trim() };
};

test.each([
  ["src/main.ts", "--dem", "Unknown option --dem. Did you mean --demo? Options: --demo, --help."],
  ["src/main.ts", "demo", "Unexpected argument demo. Did you mean --demo? Options: --demo, --help."],
  ["src/main.ts", "--demo=yes", "Option '--demo' does not take an argument. Did you mean --demo? Options: --demo, --help."],
  ["src/worker.ts", "--port=3", "Unknown option --port. Options: --help."],
  ["src/processes/cluster/main.ts", "--hlep", "Unknown option --hlep. Did you mean --help? Options: --help."],
  ["src/commands/rotate-secrets.ts", "--request", "Unknown option --request. Did you mean --requests? Options: --requests, --rekey, --organization."],
  ["replay/replay.ts", "--flw", "Unknown option --flw. Did you mean --flow?"],
])("%s %s ends with code 2 and one sentence that names the nearest option", (script, option, sentence) => {
  const { status, stdout, stderr } = run(script, option);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
  expect(stderr.split("\n")).toHaveLength(1);
});
