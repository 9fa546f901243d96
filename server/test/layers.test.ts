// The layers of server/src and of the dashboard hold, and the check that says so finds each kind of violation.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { describe, expect, onTestFinished, test } from "vitest";
import { contents, layers, rules } from "../dependency-rules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Names of the rules that the files under `baseDir` break. */
async function broken(baseDir: string): Promise<string[]> {
  const { forbidden, options } = rules;
  const { output } = await cruise(
    ["server/src", "server/dashboard/app"].filter((name) => existsSync(join(baseDir, name))),
    { ...options, baseDir, validate: true, ruleSet: { forbidden: forbidden as IForbiddenRuleType[] } },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

test("no import of server/src or the dashboard points upwards or makes a cycle, and none reaches into another folder's store or another page", async () => {
  expect(await broken(root)).toEqual([]);
});

test("architecture.md shows these layers, in this order, and what each holds", () => {
  const rows = Object.entries(layers).map(([wing, folders]) => `| \`${wing}/\` | ${folders.join(", ")} | ${contents[wing as keyof typeof contents]} |`);
  const page = readFileSync(join(root, "server/docs/architecture.md"), "utf8");
  expect(page).toContain(["| layer | its folders, from the top down | what it holds |", "| --- | --- | --- |", ...rows, ""].join("\n"));
});

/** Files of the dashboard, by their names from server/src. */
const ofDashboard = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, imported]) => [`../dashboard/app/${name}`, imported]));

describe("the check finds", () => {
  const [above, below] = layers.decisions;
  test.each([
    ["an import from a wing above", { "platform/errors/a.ts": "../../api/gateway/b.ts", "api/gateway/b.ts": "" }, "platform/errors-imports-downwards"],
    [
      "a type from a wing above",
      { "scoring/engine/a.ts": "type ../../decisions/assess/b.ts", "decisions/assess/b.ts": "" },
      "scoring/engine-imports-downwards",
    ],
    [
      "an import from a folder above in the same wing",
      { [`decisions/${below}/a.ts`]: `../${above}/b.ts`, [`decisions/${above}/b.ts`]: "" },
      `decisions/${below}-imports-downwards`,
    ],
    ["the store of another folder", { "api/docs/a.ts": "../../accounts/keys/store.ts", "accounts/keys/store.ts": "" }, "a-store-is-its-folders-own"],
    ["a folder without a place", { "api/docs/a.ts": "../../platform/helpers/b.ts", "platform/helpers/b.ts": "" }, "every-folder-has-its-place"],
    ["a cycle of two files", { "api/docs/a.ts": "./b.ts", "api/docs/b.ts": "./a.ts" }, "no-cycle-of-modules"],
    ["a cycle of two types", { "api/docs/a.ts": "type ./b.ts", "api/docs/b.ts": "type ./a.ts" }, "no-cycle-of-modules"],
    ["an import of the assembly", { "api/docs/a.ts": "../../app.ts", "app.ts": "" }, "assembly-is-the-top"],
    ["an import of the dashboard from a folder above", ofDashboard({ "parts/a.ts": "../pages/cases/b.ts", "pages/cases/b.ts": "" }), "parts-imports-downwards"],
    ["a type of the dashboard from a folder above", ofDashboard({ "api/a.ts": "type ../session/b.ts", "session/b.ts": "" }), "api-imports-downwards"],
    ["an import from another page", ofDashboard({ "pages/rules/a.ts": "../cases/b.ts", "pages/cases/b.ts": "" }), "a-page-stands-alone"],
    ["a cycle in the dashboard", ofDashboard({ "parts/a.ts": "./b.ts", "parts/b.ts": "./a.ts" }), "no-cycle-of-modules"],
    [
      "a folder of the dashboard without a place",
      ofDashboard({ "pages/cases/a.ts": "../../helpers/b.ts", "helpers/b.ts": "" }),
      "every-folder-of-the-dashboard-has-its-place",
    ],
  ] as const)("%s", async (_what, files: Readonly<Record<string, string>>, rule) => {
    const folder = mkdtempSync(join(tmpdir(), "layers-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "tsconfig.json"), "{}");
    for (const [name, imported] of Object.entries(files)) {
      const file = join(folder, "server/src", name);
      mkdirSync(dirname(file), { recursive: true });
      const [kind, path] = imported.startsWith("type ") ? ["import type", imported.slice(5)] : ["import", imported];
      writeFileSync(
        file,
        imported === ""
          ? "export const x = 1;\n"
          : `${kind} { x } from "${path}";\nexport const y = ${kind === "import" ? "x" : "0 as unknown as typeof x"};\n`,
      );
    }
    expect(await broken(folder)).toEqual([expect.stringContaining(`${rule}: `)]);
  });
});
