// The example provider as a process of its own, against the service. Fastify is installed beside a copy of the example: the repository does not have it.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Child, startChild } from "../../../contract-tests/src/targets/child.ts";
import { keyPermissions } from "../../../generated/credentials.ts";
import { freePort } from "../../src/platform/database/embedded.ts";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { fileOf } from "./children.ts";

const run = promisify(execFile);
const SOURCE = fileOf("sdk-node/examples/fastify-psp");
/** Stays between runs, so that Fastify is downloaded once. */
const COPY = fileOf(".data/examples/fastify-psp");

let service: TestService;
let key: string;
let psp: { readonly url: string; readonly child: Child };

beforeAll(async () => {
  await install();
  service = await startService();
  const provider = await createTenant(service.database.url, { segment: "psp" });
  key = (await provider.key("secret", { permissions: keyPermissions.secret })).value;
  const environment = { PATH: process.env.PATH, PORT: "0", FRAUD_RISK_API_KEY: key, FRAUD_RISK_BASE_URL: service.url };
  const { found, child } = await startChild(join(COPY, "server.ts"), [], environment, (printed) => /http:\S+/.exec(printed)?.[0]);
  psp = { url: found, child };
}, 120_000);
afterAll(async () => {
  await psp?.child.end();
  await service?.close();
});

async function install(): Promise<void> {
  cpSync(SOURCE, COPY, { recursive: true, filter: (path) => !path.includes("node_modules", SOURCE.length) });
  const { dependencies } = JSON.parse(readFileSync(join(SOURCE, "package.json"), "utf8"));
  const installed = join(COPY, "node_modules/fastify/package.json");
  if (!existsSync(installed) || JSON.parse(readFileSync(installed, "utf8")).version !== dependencies.fastify) {
    writeFileSync(join(COPY, "package.json"), JSON.stringify({ private: true, type: "module", dependencies: { fastify: dependencies.fastify } }));
    await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--prefix", COPY], { cwd: COPY });
  }
  mkdirSync(join(COPY, "node_modules/@fraud-risk"), { recursive: true });
  if (!existsSync(join(COPY, "node_modules/@fraud-risk/node"))) symlinkSync(fileOf("sdk-node"), join(COPY, "node_modules/@fraud-risk/node"));
  writeFileSync(join(COPY, "tsconfig.json"), JSON.stringify({ extends: fileOf("tsconfig.json"), include: ["*.ts"], exclude: [] }));
}

const onboard = (externalId: string) => call(`${psp.url}/merchants`, { body: { external_id: externalId, name: "Zapatería El Paso", country: "MX" } });
const pay = (merchant: string, more: object = {}) =>
  call(`${psp.url}/merchants/${merchant}/payments`, { body: { order_id: newOrder(), amount: 250.5, currency: "MXN", ...more } });

test("a merchant that is onboarded twice is one submerchant", async () => {
  const [first, second] = [await onboard("M-twice"), await onboard("M-twice")];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.submerchant_id).toBe(first.body.submerchant_id);
  const { body } = await call(`${service.url}/api/v1/submerchants?external_id=M-twice`, { key });
  expect(body.data).toHaveLength(1);
});

test.each(["approve", "challenge", "review", "decline"])("a payment with the decision %s is answered with it and its reasons", async (decision) => {
  await onboard("M-1");
  const { status, body } = await pay("M-1", { payer: { email: `${decision}@sandbox.test` } });
  expect([status, body.decision, body.signals]).toEqual([200, decision, expect.any(Array)]);
});

test("two merchants with one order number are two payments, and each sees its own", async () => {
  const [one, other] = [(await onboard("M-a")).body.submerchant_id, (await onboard("M-b")).body.submerchant_id];
  const order_id = newOrder();
  const sessions = [await pay("M-a", { order_id }), await pay("M-b", { order_id }), await pay("M-a", { order_id })].map(({ body }) => body.session_id);
  expect(sessions[0]).not.toBe(sessions[1]);
  expect(sessions[2]).toBe(sessions[0]);
  const { body } = await call(`${service.url}/api/v1/assessments/${sessions[1]}`, { key });
  expect([one, other].indexOf(body.submerchant_id)).toBe(1);
  const listed = await call(`${psp.url}/merchants/M-b/payments`);
  expect(JSON.parse(listed.text)).toEqual([{ order_id, decision: "approve", amount: 250.5, currency: "MXN" }]);
});

test("an unknown merchant is 404, a deactivated one too, and invalid fields are named", async () => {
  expect((await pay("M-nobody")).status).toBe(404);
  const { submerchant_id } = (await onboard("M-gone")).body;
  expect((await pay("M-gone", { amount: -1 })).body.fields).toMatchObject([{ path: "amount" }]);
  expect((await pay("M-gone", { order_id: "" })).status).toBe(400);
  await call(`${service.url}/api/v1/submerchants/${submerchant_id}`, { method: "DELETE", key });
  expect((await pay("M-gone")).status).toBe(404);
});

test("without the service a merchant is answered 503, and the provider prints one line", async () => {
  const environment = { PATH: process.env.PATH ?? "", PORT: "0", FRAUD_RISK_API_KEY: key, FRAUD_RISK_BASE_URL: `http://127.0.0.1:${await freePort()}` };
  const alone = spawn(process.execPath, [join(COPY, "server.ts")], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  try {
    const errors = text(alone.stderr);
    const [printed] = await once(alone.stdout, "data");
    const answer = await call(`${/http:\S+/.exec(String(printed))?.[0]}/merchants`, { body: { external_id: "M-1", name: "Zapatería El Paso", country: "MX" } });
    expect([answer.status, answer.body]).toEqual([503, { error: expect.stringContaining("try again") }]);
    alone.kill();
    expect(await errors).toMatch(/^No complete answer from .*ECONNREFUSED\.\n$/);
  } finally {
    alone.kill();
  }
});

test("it does not start without its key, and says what to set", async () => {
  const failure = await run(process.execPath, [join(COPY, "server.ts")], { env: { PATH: process.env.PATH } }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining("Set FRAUD_RISK_API_KEY") });
});

test("its types fit those of the SDK and of Fastify", async () => {
  await run(process.execPath, [fileOf("node_modules/typescript/bin/tsc"), "-p", COPY]);
}, 60_000);
