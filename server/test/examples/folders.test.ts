// What every example has: a README, its own list of packages, and a start that refuses to run without its settings.
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileOf, runExample } from "./children.ts";

const folders = globSync("sdk-*/examples/*/README.md", { cwd: fileOf(".") }).map(dirname);
const read = (path: string): string => readFileSync(fileOf(path), "utf8");

test.each(folders)("%s has packages of its own, outside the workspaces, in the versions of the repository", (folder) => {
  const { private: isPrivate, dependencies } = JSON.parse(read(`${folder}/package.json`));
  expect(isPrivate).toBe(true);
  const locked = JSON.parse(read("package-lock.json")).packages;
  expect(Object.keys(locked)).not.toContain(folder);
  for (const [name, version] of Object.entries<string>(dependencies)) {
    if (name.startsWith("@fraud-risk/")) expect(version).toMatch(/^file:\.\.\//);
    else expect(locked[`node_modules/${name}`]?.version ?? version).toBe(version);
  }
});

test.each(folders)("%s: the README names every variable that the example reads, and every file that it links to exists", (folder) => {
  const readme = read(`${folder}/README.md`);
  const sources = globSync("**/*.{ts,tsx}", { cwd: fileOf(folder), exclude: ["node_modules/**"] }).map((file) => read(`${folder}/${file}`));
  const variables = new Set(
    sources.flatMap((source) => source.match(/\b[A-Z]+(?:_[A-Z]+)+\b(?=:| =|,| \})/g) ?? []).filter((name) => /KEY|SECRET|URL/.test(name)),
  );
  for (const name of variables) expect(readme).toContain(name);
  for (const [, link = ""] of readme.matchAll(/\]\((?!https:)([^)#]+)\)/g)) expect(() => read(`${folder}/${link}`)).not.toThrow(/ENOENT/);
});

test("the README of the repository links to every example", () => {
  for (const folder of folders) expect(read("README.md")).toContain(`](${folder})`);
});

test.each([
  ["sdk-node/examples/express-merchant/server.ts", ["FRAUD_RISK_API_KEY", "WEBHOOK_SECRET"]],
  ["sdk-node/examples/webhook-consumer/server.ts", ["DATABASE_URL", "WEBHOOK_SECRET"]],
  ["sdk-node/examples/payout-batch/batch.ts", ["FRAUD_RISK_API_KEY"]],
  ["sdk-browser/examples/checkout/serve.ts", ["FRAUD_RISK_PUBLISHABLE_KEY"]],
])("%s does not start without its settings, and names them", async (script, names) => {
  // an empty variable is a missing one
  for (const environment of [{}, Object.fromEntries(names.map((name) => [name, ""]))]) {
    const { code, stderr } = await runExample(script, [], environment);
    expect(code).toBe(1);
    for (const name of names) expect(stderr).toContain(name);
  }
});

test("an example with one of its two settings names the other one", async () => {
  const { code, stderr } = await runExample("sdk-node/examples/express-merchant/server.ts", [], { FRAUD_RISK_API_KEY: "svc_sk_x" });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Set these.*\n {2}WEBHOOK_SECRET: /)]);
  expect(stderr).not.toContain("FRAUD_RISK_API_KEY");
});

test.each([
  ["sdk-node/examples/express-merchant/server.ts", { FRAUD_RISK_API_KEY: "svc_sk_x", WEBHOOK_SECRET: "whsec_x" }],
  ["sdk-browser/examples/checkout/serve.ts", { FRAUD_RISK_PUBLISHABLE_KEY: "svc_pub_x" }],
])("%s says in one sentence that its port is in use", async (script, environment) => {
  const taken = createServer();
  onTestFinished(() => void taken.close());
  await once(taken.listen(0, "127.0.0.1"), "listening");
  const { port } = taken.address() as AddressInfo;
  const { code, stderr } = await runExample(script, [], { ...environment, PORT: String(port) });
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Port ${port} cannot be used: .*EADDRINUSE.*set PORT\\.\\n$`))]);
});
