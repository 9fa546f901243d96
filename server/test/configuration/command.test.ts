// `fraud-risk config` of the Node SDK's package, as a process, against the service.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Configuration, type Configured, configuration, configured, list, rule, whole } from "./harness.ts";

const command = fileURLToPath(new URL("../../../sdk-node/src/cli/main.ts", import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let service: TestService;
let shop: Configured;
let folder: string;
let file: string;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  shop = await configured(service);
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-config-"));
  file = join(folder, "fraud-risk.json");
  return () => rmSync(folder, { recursive: true });
});

/** Runs the command in the folder, with a key of the organization. */
function run(parameters: readonly string[], environment: Readonly<Record<string, string>> = { FRAUD_RISK_API_KEY: shop.key }): Promise<Ran> {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, FRAUD_RISK_BASE_URL: service.url, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...parameters], { env, cwd: folder }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

const config = (...parameters: string[]): Promise<Ran> => run(["config", ...parameters]);
const content = (): Configuration & { pulled: { from: string; etag: string } } => JSON.parse(readFileSync(file, "utf8"));
const edit = (change: object): void => writeFileSync(file, JSON.stringify({ ...content(), ...change }));

test("pull, edit, diff, dry run, push: the organization has what the file says", async () => {
  await shop.push(whole);
  expect(await config("pull")).toEqual({ code: 0, out: "", err: "Wrote fraud-risk.json: 3 rules, 2 lists.\n" });
  const { document, etag } = await shop.pull();
  expect(content()).toEqual({ pulled: { from: service.url, etag }, ...document });
  expect(readFileSync(file, "utf8").endsWith("}\n")).toBe(true);
  expect(await config("diff")).toEqual({ code: 0, out: "No differences.\n", err: "" });

  const [draft, ...others] = document.rules;
  edit({
    settings: { ...document.settings, case_prefix: "NTE" },
    rules: [{ ...draft, priority: 7 }, ...others.slice(0, 1), rule("NEW", { name: 'Says "x"' })],
    lists: [...document.lists, list("vip")],
  });
  const expected = [
    "~ setting case_prefix",
    "    - PDN",
    "    + NTE",
    "+ list vip",
    "    + name: vip",
    "    + description: null",
    "    + case_insensitive: true",
    "~ rule RULE:A_DRAFT",
    "    - priority: 100",
    "    + priority: 7",
    "- rule RULE:C_LIVE: archived",
    "+ rule RULE:NEW",
  ];
  const shown = await config("diff");
  expect([shown.code, shown.out.split("\n").slice(0, expected.length)]).toEqual([1, expected]);
  expect(shown.out).toContain('    + name: Says "x"\n');
  const tried = await config("push", "--dry-run");
  expect(tried).toEqual({ code: 0, out: shown.out, err: "Dry run: nothing was changed.\n" });
  expect((await shop.pull()).etag).toBe(etag);

  expect(await config("push", "--reason", "PR 214")).toEqual({ code: 0, out: shown.out, err: `Applied to ${service.url}.\n` });
  const after = await shop.pull();
  const { pulled, ...pushed } = content();
  expect(pushed).toEqual(after.document);
  // the file goes on from here
  expect(pulled.etag).toBe(after.etag);
  expect(await config("push")).toMatchObject({ code: 0, out: "No differences.\n", err: "Nothing was to be changed.\n" });
  expect((await shop.api("/audit-log?limit=1")).body.data[0]).toMatchObject({ action: "configuration.applied", after: { reason: "PR 214" } });
});

test("a push is refused when the configuration was changed meanwhile, and says what to do; --force replaces it", async () => {
  await config("pull");
  await shop.patch("/organization", { case_prefix: "OTRA" });
  edit({ rules: [rule("MINE")] });
  const refused = await config("push");
  expect([refused.code, refused.out]).toEqual([2, ""]);
  expect(refused.err).toContain("fraud-risk config pull");
  expect(refused.err).toContain("--force");
  expect((await shop.pull()).document.rules).toEqual([]);
  expect((await config("push", "--force")).code).toBe(0);
  expect((await shop.pull()).document.rules).toEqual([rule("MINE")]);
});

test("a file of another service is pushed whatever there is, and keeps where it was pulled from", async () => {
  await config("pull");
  edit({ pulled: { from: "https://sandbox.example", etag: '"old"' }, rules: [rule("MINE")] });
  const { code, err } = await config("push");
  expect([code, err]).toEqual([
    0,
    `fraud-risk.json was not pulled from ${service.url}: it replaces whatever the configuration there is.\nApplied to ${service.url}.\n`,
  ]);
  expect(content().pulled).toEqual({ from: "https://sandbox.example", etag: '"old"' });
});

test("lists that the file lacks are retained, which is no difference; --prune-lists removes them", async () => {
  await shop.push(configuration({ lists: [list("bins")] }));
  await config("pull");
  edit({ lists: [] });
  expect(await config("diff")).toMatchObject({ code: 0, out: "= list bins: not in the file, retained for its values (--prune-lists removes it)\n" });
  expect(await config("diff", "--prune-lists")).toMatchObject({ code: 1, out: "- list bins: removed\n" });
  await config("push", "--prune-lists");
  expect((await shop.pull()).document.lists).toEqual([]);
});

test("rules that wait for an approval are named", async () => {
  await shop.patch("/organization", { rule_approval: true });
  await config("pull");
  edit({ rules: [rule("MINE", { status: "live" })] });
  const { out } = await config("push");
  expect(out.split("\n").at(-2)).toBe("! rule RULE:MINE waits for the approval of another person");
  expect(await config("diff")).toMatchObject({ code: 0, out: "! rule RULE:MINE waits for the approval of another person\n" });
});

test("every place that is refused is named, and the exit code is 2", async () => {
  await config("pull");
  edit({ rules: [rule("A", { expression: "payer.contry == 'MX'" }), rule("B", { expression: "payment.amount >" })] });
  const refused = await config("diff");
  expect([refused.code, refused.out]).toEqual([2, ""]);
  expect(refused.err).toMatch(
    /^INVALID_CONFIGURATION: nothing was changed. \(request [0-9a-f-]+\)\n {2}rules\[0\]\.expression: line 1, column 7: Unknown fact/,
  );
  expect(refused.err).toContain("\n  rules[1].expression: line 1, column 17:");
  edit({ rules: [rule("A", { priority: -1 })] });
  expect((await config("push")).err).toContain("\n  rules[0].priority: ");
});

test("text of a rule moves no cursor of a terminal", async () => {
  await config("pull");
  edit({ rules: [rule("A", { description: "\u001b[2Jgone\nnext" })] });
  const { out } = await config("diff");
  expect(out).toContain("    + description: \\u001b[2Jgone\\u000anext\n");
});

test.each([
  ["no command", [], "Usage: fraud-risk config"],
  ["an unknown command", ["config", "merge"], "Usage: fraud-risk config"],
  ["an unknown option", ["config", "pull", "--forse"], "--forse"],
  ["a file that is not there", ["config", "push", "nowhere.json"], "nowhere.json"],
])("%s is exit code 2", async (_, parameters, message) => {
  const { code, out, err } = await run(parameters);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});

test("help is exit code 0, on the standard output", async () => {
  expect(await run(["--help"], {})).toMatchObject({ code: 0, err: "", out: expect.stringContaining("Usage: fraud-risk config <command>") });
});

test("a credential is never printed: not a wrong one, not one without the permission", async () => {
  const { value } = await (await createTenant(service.database.url)).key("secret");
  for (const key of [value, `${value.slice(0, -1)}x`, `${value}\n`, `Bearer ${value}`]) {
    const { code, out, err } = await run(["config", "pull"], { FRAUD_RISK_API_KEY: key });
    expect(code).toBe(2);
    expect(`${out}${err}`).not.toContain(value.slice(8, 32));
  }
  expect((await run(["config", "pull"], {})).err).toBe("Set FRAUD_RISK_API_KEY or DASHBOARD_SESSION. See fraud-risk --help.\n");
});

test("a dashboard session does as well as a key", async () => {
  expect(await run(["config", "pull"], { DASHBOARD_SESSION: shop.analyst })).toMatchObject({ code: 0 });
});
