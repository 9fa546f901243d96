// sandbox.json: what the first start writes, what the next ones keep, and that everything in it works as it stands.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Role, rolePermissions } from "../../../generated/credentials.ts";
import { createSandboxIdentity, type SandboxIdentity } from "../../src/sandbox/identity.ts";
import { firstStart, type Sandbox, type SandboxOrganization } from "../../src/sandbox/sandbox-file.ts";
import { connectOwnerOrm } from "../../src/schema/orm.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let orm: MikroORM;
let identity: SandboxIdentity;
beforeAll(async () => {
  service = await startService();
  orm = await connectOwnerOrm(service.database.url);
  identity = await createSandboxIdentity(service.database.url, { organization: "organization_id", role: "role" }, () => undefined);
  identity.start("http://localhost:3000");
});
afterAll(async () => {
  await orm.close();
  await identity.close();
  await service.close();
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (provider: SandboxIdentity | undefined = identity): Promise<Sandbox> => firstStart(orm, folder, "http://localhost:3000", provider);
const file = (): string => join(folder, "sandbox.json");
const stored = (): Sandbox => JSON.parse(readFileSync(file(), "utf8"));
const organizations = (sandbox: Sandbox): SandboxOrganization[] => [sandbox, sandbox.other, sandbox.psp];
const get = (path: string, key: string | undefined) => call(`${service.url}/api/v1/${path}`, { key: key ?? "" });
const roles = Object.keys(rolePermissions) as Role[];

/** The file without what is new with each start. */
function lasting(sandbox: Sandbox): object {
  return JSON.parse(JSON.stringify(sandbox, (name, value) => (name === "dashboard_tokens" ? undefined : value)));
}

describe("the first start", () => {
  test("writes what it answers, for its user alone", async () => {
    const sandbox = await start();
    expect(stored()).toEqual(sandbox);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(sandbox).toMatchObject({
      base_url: "http://localhost:3000",
      docs_url: "http://localhost:3000/docs",
      sign_in_url: "http://localhost:3000/identity/",
    });
  });

  test("makes three organizations, none of which knows the others, with keys and a token for each role that work", async () => {
    const sandbox = await start();
    const ids = organizations(sandbox).map(({ organization_id }) => organization_id);
    expect(new Set(ids).size).toBe(3);
    for (const { organization_id, dashboard_tokens, secret_key, publishable_key, ingest_key } of organizations(sandbox)) {
      expect(Object.keys(dashboard_tokens ?? {})).toEqual(roles);
      for (const role of roles) {
        const answer = await get("organization", dashboard_tokens?.[role]);
        expect([answer.status, answer.body.id]).toEqual([200, organization_id]);
        expect((await get("audit-log", dashboard_tokens?.[role])).status).toBe(role === "admin" ? 200 : 403);
      }
      for (const key of [secret_key, publishable_key]) expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
      expect(ingest_key).toMatch(/^svc_wh_/);
    }
  });

  test("makes a payment provider with a submerchant, and a key that sees that submerchant and no more", async () => {
    const { psp, other } = await start();
    const all = await get("submerchants", psp.secret_key);
    expect(all.body.data).toMatchObject([{ id: psp.submerchant_id, country: "MX", status: "active" }]);
    const second = await call(`${service.url}/api/v1/submerchants`, { key: psp.secret_key, body: { name: "Papelería Lupita", country: "MX" } });
    expect(second.status).toBe(201);
    const scoped = psp.submerchant_secret_key;
    expect((await get("submerchants", scoped)).body.data.map(({ id }: { id: string }) => id)).toEqual([psp.submerchant_id]);
    expect((await get(`submerchants/${second.body.id}`, scoped)).status).toBe(404);
    expect((await call(`${service.url}/api/v1/submerchants`, { key: scoped, body: { name: "x", country: "MX" } })).status).toBe(403);
    expect((await call(`${service.url}/api/v1/assess`, { key: scoped, body: payin() })).status).toBe(200);
    expect((await get("submerchants", other.secret_key)).status).toBe(403);
  });

  test("gives tokens that end within a day", async () => {
    const { dashboard_tokens } = await start();
    const { exp = 0, iat = 0 } = decodeJwt(dashboard_tokens?.admin ?? "");
    expect(exp - iat).toBe(86_400);
  });

  test("where another identity provider is configured, writes no tokens and no address to sign in", async () => {
    const sandbox = await firstStart(orm, folder, "http://localhost:3000", undefined);
    expect(sandbox).not.toHaveProperty("sign_in_url");
    for (const organization of organizations(sandbox)) expect(organization).not.toHaveProperty("dashboard_tokens");
    expect(Object.keys(sandbox.psp)).toContain("submerchant_secret_key");
  });
});

describe("a first start that dies", () => {
  const count = async (): Promise<number> => Number((await service.database.query("SELECT count(*) AS count FROM organizations"))[0]?.count);

  test("before sandbox.json is written leaves no organization whose keys are in no file; the second start writes the file", async () => {
    // secrets.key is written first
    writeFileSync(join(folder, "secrets.key"), "sandbox:none\n");
    const before = await count();
    const blocked = join(folder, "sandbox.json.dir");
    mkdirSync(blocked);
    // a file where the folder is to be
    writeFileSync(join(blocked, "no-folder"), "");
    await expect(firstStart(orm, join(blocked, "no-folder"), "http://localhost:3000", identity)).rejects.toThrow();
    expect(await count()).toBe(before);
    const sandbox = await start();
    expect(stored()).toEqual(sandbox);
    expect(await count()).toBe(before + 3);
  });
});

describe("a second start", () => {
  test("keeps organizations and keys, and renews tokens", async () => {
    const first = await start();
    const second = await start();
    expect(lasting(second)).toEqual(lasting(first));
    for (const [index, { dashboard_tokens }] of organizations(second).entries())
      for (const role of roles) {
        expect(dashboard_tokens?.[role]).not.toBe(organizations(first)[index]?.dashboard_tokens?.[role]);
        expect((await get("organization", dashboard_tokens?.[role])).status).toBe(200);
        // those of before stay good until they end: somebody may have them in a shell
        expect((await get("organization", organizations(first)[index]?.dashboard_tokens?.[role])).status).toBe(200);
      }
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test("under another address writes that one", async () => {
    const first = await start();
    const moved = await firstStart(orm, folder, "https://sandbox.example", undefined);
    expect(moved).toMatchObject({ base_url: "https://sandbox.example", docs_url: "https://sandbox.example/docs", organization_id: first.organization_id });
    expect(JSON.stringify(stored())).not.toContain("localhost:3000");
  });

  test.each([
    ["without tokens and provider", (whole: Sandbox) => ({ ...lasting(whole), psp: undefined, sign_in_url: undefined })],
    ["without a second organization", (whole: Sandbox) => ({ ...whole, other: undefined })],
  ])("completes a file of an earlier version, %s", async (_, earlier) => {
    const whole = await start();
    writeFileSync(file(), JSON.stringify(earlier(whole)), { mode: 0o644 });
    const completed = await start();
    expect(Object.keys(completed).toSorted()).toEqual(Object.keys(whole).toSorted());
    expect(completed).toMatchObject({ organization_id: whole.organization_id, secret_key: whole.secret_key, ingest_key: whole.ingest_key });
    for (const { organization_id, dashboard_tokens } of organizations(completed))
      expect((await get("organization", dashboard_tokens?.viewer)).body.id).toBe(organization_id);
    expect((await get("submerchants", completed.psp.submerchant_secret_key)).body.data).toMatchObject([{ id: completed.psp.submerchant_id }]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test("replaces organizations that are not in the database, and keeps the others", async () => {
    const first = await start();
    writeFileSync(file(), JSON.stringify({ ...first, other: { ...first.other, organization_id: "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20" } }));
    const second = await start();
    expect(second.organization_id).toBe(first.organization_id);
    expect(second.psp.submerchant_secret_key).toBe(first.psp.submerchant_secret_key);
    expect((await get("organization", second.other.dashboard_tokens?.admin)).body.id).toBe(second.other.organization_id);
  });

  test("does not leave the file open to others because one that was killed did", async () => {
    writeFileSync(`${file()}.new`, "{", { mode: 0o644 });
    await start();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test("keeps a file whose organizations are not in the database under another name: its keys are nowhere else", async () => {
    const first = await start();
    const elsewhere = { ...first, organization_id: "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20" };
    for (const renamed of ["sandbox.1.json", "sandbox.2.json"]) {
      writeFileSync(file(), JSON.stringify(elsewhere));
      expect((await start()).organization_id).not.toBe(elsewhere.organization_id);
      expect(JSON.parse(readFileSync(join(folder, renamed), "utf8"))).toEqual(elsewhere);
    }
  });

  test.each(["", "{", "[]", '"text"', "null", "\0\0"])("refuses a damaged file (%j), says how to restore it, and leaves it as it is", async (damaged) => {
    await start();
    writeFileSync(file(), damaged);
    await expect(start()).rejects.toThrow(/sandbox\.json is damaged.*Restore it from a copy.*move it away to have new organizations/);
    expect(readFileSync(file(), "utf8")).toBe(damaged);
  });
});
