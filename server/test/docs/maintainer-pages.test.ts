// Pages and settings for maintainers: what they name exists, and versions are the same everywhere.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { apiVersion } from "../../../generated/discovery.ts";
import { defaultEventTypes } from "../../../generated/events.ts";
import document from "../../../generated/openapi.json" with { type: "json" };
import { configHelp } from "../../src/platform/environment/config.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const { scripts, devDependencies, workspaces } = JSON.parse(read("package.json")) as {
  readonly [Kind in "scripts" | "devDependencies"]: Readonly<Record<string, string>>;
} & { readonly workspaces: readonly string[] };

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "server/docs/architecture.md",
  "server/docs/debugging.md",
  "server/docs/scaling.md",
  "server/docs/decisions/README.md",
  "server/operations/README.md",
  "server/operations/runbook.md",
  "contract-tests/README.md",
];

/** Names in capitals that are neither settings of the service nor error codes. */
const OTHER_NAMES = [
  "TEST_DATABASES_IN",
  "OWNER", // of the runbook's shell
  "DASHBOARD_SESSION", // read by the SDK's command
  "FRAUD_RISK_API_KEY", // read by the SDK
  "SCHED_NONE", // of node:cluster
  "NODE_OPTIONS",
  "NODE_COMPILE_CACHE",
  "NODE_IMAGE", // an argument of the Containerfile
];

describe.each(PAGES)("%s", (page) => {
  const text = read(page);

  test("names only files, settings and commands that exist", () => {
    const files = [...text.matchAll(/`((?:server|spec|generated|sdk-node|sdk-browser|contract-tests)\/[\w./-]*)`/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const known = new Set([...configHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name));
    expect(settingsIn(text).filter((name) => !known.has(name) && !isErrorCode(name) && !OTHER_NAMES.includes(name))).toEqual([]);
    expect([...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test("links only to pages and headings that exist", () => {
    const prose = text.replace(/`[^`\n]*`/g, "");
    for (const [, target = ""] of prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [file = "", heading] = target.split("#");
      const path = join(ROOT, page, "..", file);
      expect(existsSync(path), target).toBe(true);
      if (heading !== undefined) expect(headingsOf(readFileSync(path, "utf8")), target).toContain(heading);
    }
  });
});

/** Settings named in code: alone, with a value, or in front of a command. */
const settingsIn = (text: string): string[] => [...text.matchAll(/(?<=[`\s])([A-Z]+(?:_[A-Z]+)+)(?=[=`])/g)].map(([, name = ""]) => name);

const isErrorCode = (name: string): boolean => read("generated/errors.ts").includes(name);

/** Anchors of a page's headings, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

test("every path of the API in the README exists, and its responses name fields of the contract", () => {
  const text = read("README.md");
  const paths = [...text.matchAll(/localhost:3000(\/api\/[\w/-]+)/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !(path in document.paths))).toEqual([]);
});

test("the README counts the webhook event types of the contract", () => {
  const additions = document.components.schemas.EventType.enum.length - defaultEventTypes.length;
  expect(read("README.md")).toContain(`The ${defaultEventTypes.length} event types of the catalogue and ${additions} more by choice`);
});

test("metrics that the debugging page names are those of the service", () => {
  const modules = globSync("server/src/**/module.ts", { cwd: ROOT });
  const source = ["server/src/app.ts", "server/src/platform/observability/metrics.ts", ...modules].map(read).join();
  const named = [...read("server/docs/debugging.md").matchAll(/fraud_risk_\w+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});

test("the change log names the versions of the contract", () => {
  expect(read("CHANGELOG.md")).toContain(`\`info.version\`: ${document.info.version}`);
  expect(read("CHANGELOG.md")).toContain(`\`api_version\`: ${apiVersion}`);
});

test("every tool runs the same Node: .nvmrc, the devcontainer and the npm package", () => {
  const version = devDependencies.node ?? "";
  expect(read(".nvmrc").trim()).toBe(version);
  const { image, forwardPorts } = JSON.parse(read(".devcontainer/devcontainer.json"));
  expect(image).toMatch(new RegExp(`:\\d+-${version.split(".")[0]}-`));
  expect(forwardPorts).toEqual([3000, 9229]);
});

test("npm run dev watches, opens the inspector and prints the log in a readable form", () => {
  expect(scripts.dev).toMatch(/^node --watch .*--inspect .*server\/src\/main\.ts \| pino-pretty/);
});

test("the top level has the workspaces and what is generated, beside files and folders of tools", () => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  const ofTools = ["node_modules", "coverage"];
  expect(
    folders
      .map(({ name }) => name)
      .filter((name) => !ofTools.includes(name))
      .toSorted(),
  ).toEqual([...workspaces, "findings", "generated"].toSorted());
});
