// The sandbox's identity provider over real processes: shared by those of one database, absent in production.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Sandbox } from "../../src/sandbox/sandbox-file.ts";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";

// tests start several processes each
vi.setConfig({ testTimeout: 90_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const sandboxOf = (server: ServerProcess): Sandbox => JSON.parse(readFileSync(join(server.dataDir, "sandbox.json"), "utf8"));
const organization = (server: ServerProcess, token = "") => call(`${server.url}/api/v1/organization`, { key: token });

describe("processes of one database", () => {
  let servers: ServerProcess[];
  beforeAll(async () => {
    const start = () => startServerProcess({ DATABASE_URL: database.url });
    // at once: only one of them makes the signing keys
    servers = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.kill("SIGTERM"))));

  test("take each other's tokens", async () => {
    for (const maker of servers)
      for (const taker of servers) {
        const { organization_id, dashboard_tokens, psp } = sandboxOf(maker);
        const answer = await organization(taker, dashboard_tokens?.viewer);
        expect([answer.status, answer.body.id]).toEqual([200, organization_id]);
        expect((await organization(taker, psp.dashboard_tokens?.admin)).body.id).toBe(psp.organization_id);
      }
  });

  test("publish the same keys", async () => {
    const [first, second] = await Promise.all(servers.map((server) => call(`${server.url}/identity/jwks`)));
    expect(first?.body.keys.length).toBeGreaterThan(0);
    expect(second?.body).toEqual(first?.body);
    for (const key of first?.body.keys ?? []) expect(Object.keys(key)).not.toContain("d");
  });

  test("take tokens of a process that has ended", async () => {
    const gone = await startServerProcess({ DATABASE_URL: database.url });
    const { organization_id, dashboard_tokens } = sandboxOf(gone);
    await gone.kill("SIGTERM");
    for (const server of servers) expect((await organization(server, dashboard_tokens?.analyst)).body.id).toBe(organization_id);
  });
});

describe("a process in production", () => {
  // one that no sandbox has started over
  let own: TestDatabase;
  beforeAll(async () => {
    own = await createDatabase();
  });
  afterAll(() => own.close());

  const newKey = (): string => randomBytes(32).toString("base64");
  const keys = { SECRETS_KEYS: `k1:${newKey()}`, NETWORK_KEYS: `n1:${newKey()}` };
  const production = (): Record<string, string> => ({
    STAGE: "production",
    DATABASE_URL: own.url,
    OIDC_ISSUER: "https://issuer.example",
    OIDC_AUDIENCE: "https://api.example",
    ...keys,
    TRUST_PROXY: "loopback",
    // the tests' cluster has one login
    ACCEPT_UNSAFE_SETTINGS: "database-login",
  });

  test.each(["OIDC_ISSUER", "OIDC_AUDIENCE", "DATABASE_URL"])("does not start without %s, and says so", async (name) => {
    await expect(startServerProcess({ ...production(), [name]: "" })).rejects.toThrow(new RegExp(`the server ended with 1: ${name} is not set; production`));
  });

  test("never serves the sandbox's identity provider, takes none of its tokens, and leaves no sandbox.json", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fraud-risk-production-"));
    const sandbox = await startServerProcess({ DATABASE_URL: database.url });
    const server = await startServerProcess({ ...production(), DATA_DIR: folder });
    try {
      for (const path of [
        "/identity",
        "/identity/",
        "/identity/.well-known/openid-configuration",
        "/identity/jwks",
        "/identity/auth",
        "/identity/sign-in.js",
      ]) {
        expect((await call(`${sandbox.url}${path}`)).status).not.toBe(404);
        const answer = await call(`${server.url}${path}`);
        expect([answer.status, answer.body?.error?.code]).toEqual([404, "NOT_FOUND"]);
      }
      const { dashboard_tokens } = sandboxOf(sandbox);
      const refused = await call(`${server.url}/api/v1/organization`, { key: dashboard_tokens?.admin ?? "", headers: { "X-Forwarded-Proto": "https" } });
      expect([401, 503]).toContain(refused.status);
      expect(() => readFileSync(join(folder, "sandbox.json"))).toThrow(/ENOENT/);
      expect(server.output()).not.toContain("svc_sk_");
    } finally {
      await Promise.all([sandbox.kill("SIGTERM"), server.kill("SIGTERM")]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("and a sandbox do not start over each other's database, and say what to do", async () => {
    const sandbox = { DATABASE_URL: own.url };
    const server = await startServerProcess(production());
    await expect(startServerProcess(sandbox)).rejects.toThrow(/ended with 1: STAGE is sandbox, and this database has served production.*database of its own/);
    await expect(startServerProcess(sandbox, "cluster.ts")).rejects.toThrow(/ended with 1: STAGE is sandbox, and this database has served production/);
    await server.kill("SIGTERM");
    await expect(startServerProcess({ ...production(), DATABASE_URL: database.url })).rejects.toThrow(
      /ended with 1: STAGE is production, and this database belongs to a sandbox.*database of its own/,
    );
  });
});
