// The life of data keys: wrapped anew, replaced, missing from the ring, destroyed.
import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { destroyUnused } from "../../src/platform/data-keys/destruction.ts";
import { addGeneration, reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { rotateInstallationKeys } from "../../src/platform/keyrings/installation-key-rotation.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { type Assessments, assessmentsOf } from "../assessments/assessments-of.ts";
import { call, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { fatalIn } from "../harness/process.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { asText, keyOf } from "../secrets/keys.ts";

const OLD = keyOf("old", 2);
const NEW = keyOf("new", 1);
const nothing = (): void => undefined;

let database: TestDatabase;
let owner: pg.Client;
let tenant: Tenant;
let key: string;
let open: TestService[];
beforeEach(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  tenant = await createTenant(database.url);
  ({ value: key } = await tenant.key("secret", { permissions: ["assess", "assessments:read", "merchant:read", "fraud:report"] }));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  await owner.end();
  await database.close();
});

interface Started {
  readonly service: TestService;
  readonly operations: Assessments;
  readonly assess: (email: string, more?: object) => Promise<string>;
  readonly outcome: (session: string, outcome?: string) => ReturnType<typeof call>;
}

/** A service with this key ring. */
async function serviceWith(ring: readonly SecretsKey[], encryptRequests = true): Promise<Started> {
  const service = await startService({ secretsKeys: ring, encryptRequests, assessTimeoutMs: 10_000 }, database);
  open.push(service);
  const api = (path: string, body: object) => call(`${service.url}/api/v1${path}`, { key, body });
  return {
    service,
    operations: assessmentsOf(service.url, key),
    assess: async (email, more = {}) => {
      const { status, body, text } = await api("/assess", payin({ payer: { email }, ...more }));
      if (status !== 200) throw new Error(text);
      return body.session_id;
    },
    outcome: (session, outcome = "captured") => api("/assess/outcome", { session_id: session, outcome }),
  };
}

function command(script: string, environment: Record<string, string>, ...parameters: string[]): Promise<Ran> {
  return answered(script, environment, "", ...parameters);
}

interface Ran {
  readonly code: number | string;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command that reads this from its standard input, which ends there. */
function answered(script: string, environment: Record<string, string>, input: string, ...parameters: string[]): Promise<Ran> {
  const file = fileURLToPath(new URL(`../../src/${script}`, import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, STAGE: "sandbox", DATABASE_URL: database.url, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...parameters], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors: fatalIn(errors) || errors }),
    );
    child.stdin?.end(input);
  });
}

const rotate = (ring: readonly SecretsKey[], ...parameters: string[]) =>
  command("commands/rotate-secrets.ts", { SECRETS_KEYS: ring.map(asText).join(",") }, ...parameters);
const erase = (organizationId: string, ...more: string[]) =>
  command("commands/erase-organization-data.ts", {}, "--organization", organizationId, ...(more.length === 0 ? ["--yes"] : more));
const generations = () => database.query("SELECT generation, key_id, wrapped IS NULL AS destroyed FROM data_keys ORDER BY generation");
const rowsBy = () =>
  database.query("SELECT request_key AS generation, request IS NOT NULL AS clear, count(*)::int AS rows FROM assessments GROUP BY 1, 2 ORDER BY 1, 2");

test("secrets:rotate wraps data keys by the first key of the ring: afterwards the old one is not needed, and no row was touched", async () => {
  const session = await (await serviceWith([OLD])).assess("uno@correo.mx");
  const row = () => database.query("SELECT request_sealed FROM assessments WHERE session_id = $1", [session]);
  const before = await row();
  expect(await rotate([NEW, OLD])).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("done: 1 data keys\n") });
  expect(await generations()).toEqual([{ generation: 1, key_id: "new", destroyed: false }]);
  expect(await row()).toEqual(before);
  expect((await (await serviceWith([NEW])).operations.read(session)).body.request).toMatchObject({ payer: { email: "uno@correo.mx" } });
});

test("secrets:rotate --requests encrypts what is in clear text, in chunks that it reports, and what was encrypted stays as it is", async () => {
  const clear = await serviceWith([OLD], false);
  const sessions = await Promise.all(Array.from({ length: 450 }, (_, index) => clear.assess(`p${index}@correo.mx`)));
  const encrypted = await serviceWith([OLD]);
  sessions.push(await encrypted.assess("p450@correo.mx"));
  const { code, output } = await rotate([OLD], "--requests");
  expect(code).toBe(0);
  for (const part of [`${tenant.id}: 200 rows encrypted so far`, `${tenant.id}: 400 rows encrypted so far`, `${tenant.id}: done, 450 rows encrypted`])
    expect(output).toContain(part);
  expect(await rowsBy()).toEqual([{ generation: 1, clear: false, rows: 451 }]);
  for (const at of [0, 199, 200, 449, 450]) {
    const { body } = await encrypted.operations.read(sessions[at] ?? "");
    expect(body.request.payer.email).toBe(`p${at}@correo.mx`);
  }
  expect((await rotate([OLD], "--requests")).output).toContain(`${tenant.id}: done, 0 rows encrypted`);
});

test("a rekey: processes go on under the new data key at once, older rows follow, and the old key is destroyed when nothing uses it any more", async () => {
  const { assess, operations } = await serviceWith([OLD]);
  const before = await assess("antes@correo.mx");
  expect(await addGeneration(owner, [OLD], tenant.id)).toBe(2);
  const after = await assess("despues@correo.mx");
  expect(await rowsBy()).toEqual([
    { generation: 1, clear: false, rows: 1 },
    { generation: 2, clear: false, rows: 1 },
  ]);
  expect((await operations.read(before)).body.request_state).toBe("readable");
  expect(await reencrypt(owner, [OLD], tenant.id, nothing)).toBe(1);
  expect(await rowsBy()).toEqual([{ generation: 2, clear: false, rows: 2 }]);
  // a process may be writing with it for as long as its deadline is
  expect(await destroyUnused(owner, tenant.id)).toBe(1);
  await owner.query("UPDATE data_keys SET created_at = now() - interval '1 hour'");
  expect(await destroyUnused(owner, tenant.id)).toBe(0);
  expect(await generations()).toEqual([
    { generation: 1, key_id: "old", destroyed: true },
    { generation: 2, key_id: "old", destroyed: false },
  ]);
  for (const session of [before, after]) expect((await operations.read(session)).body.request_state).toBe("readable");
});

test("secrets:rotate --rekey names the data key that is in use, and requires an organization", async () => {
  await (await serviceWith([OLD])).assess("uno@correo.mx");
  const { code, output } = await rotate([OLD], "--rekey", "--organization", tenant.id);
  expect([code, output]).toEqual([0, expect.stringContaining(`data key 2 of ${tenant.id} is in use`)]);
  expect(output).toContain("1 older data keys are still in use");
  expect(await rowsBy()).toEqual([{ generation: 2, clear: false, rows: 1 }]);
  expect(await rotate([OLD], "--rekey")).toMatchObject({ code: 1, errors: "--rekey needs the organization: --rekey --organization <its id>" });
});

describe("an organization that was erased", () => {
  test("has no request that can be read, in clear text or encrypted, and every reader says so; decisions go on under a new key", async () => {
    const encrypting = await serviceWith([OLD]);
    const { operations, assess, outcome, service } = encrypting;
    const sessions = [await assess("uno@correo.mx"), await (await serviceWith([OLD], false)).assess("uno@correo.mx")];
    expect(await erase(tenant.id)).toMatchObject({
      code: 0,
      errors: "",
      output: expect.stringContaining("done: 1 data keys destroyed, 1 rows in clear text deleted\n"),
    });
    for (const session of sessions) {
      const { status, body } = await operations.read(session);
      expect([status, body.request_state, body.request, body.customer_id]).toEqual([200, "erased", {}, null]);
      expect((await operations.explain(session)).status).toBe(200);
      for (const kind of ["captured", "chargeback_lost"]) {
        const refused = await outcome(session, kind);
        expect([refused.status, refused.body.code]).toEqual([404, "REQUEST_ERASED"]);
      }
      const report = await call(`${service.url}/api/v1/report-fraud`, { key, body: { session_id: session, incident_type: "phishing", jurisdiction: "MX" } });
      expect([report.status, report.body.error.code]).toEqual([404, "REQUEST_ERASED"]);
      const event = { event_type: "CHARGEBACK", external_id: newId(), provider: "adyen", session_id: session };
      const ingested = await call(`${service.url}/api/webhooks/ingest`, { key: tenant.ingest, body: event });
      expect([ingested.status, ingested.body.status, ingested.body.outcome_applied]).toEqual([202, "linked", false]);
    }
    expect((await operations.list()).body.data).toHaveLength(2);
    expect(await operations.walk({ email: "uno@correo.mx" })).toEqual([]);

    const later = await assess("uno@correo.mx");
    expect((await operations.read(later)).body.request_state).toBe("readable");
    expect(await operations.walk({ email: "uno@correo.mx" })).toEqual([later]);
    expect(await generations()).toEqual([
      { generation: 1, key_id: "old", destroyed: true },
      { generation: 2, key_id: "old", destroyed: false },
    ]);
  });

  test("has nothing left in clear text, however many rows there were", async () => {
    const session = await (await serviceWith([OLD], false)).assess("uno@correo.mx");
    const columns = "flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at";
    await database.query(
      `INSERT INTO assessments (organization_id, session_id, ${columns})
       SELECT organization_id, (left(session_id::text, 23) || '-' || lpad(to_hex(i), 12, '0'))::uuid, ${columns} FROM assessments, generate_series(1, 4500) i
       WHERE session_id = $1`,
      [session],
    );
    expect((await erase(tenant.id)).output).toContain("4501 rows in clear text deleted\n");
    expect(await rowsBy()).toEqual([{ generation: null, clear: false, rows: 4501 }]);
  });

  test("is erased after a confirmation alone: its id once more, or --yes", async () => {
    const { assess, operations } = await serviceWith([OLD]);
    const session = await assess("uno@correo.mx");
    const confirm = (input: string) => answered("commands/erase-organization-data.ts", {}, input, "--organization", tenant.id);
    for (const input of ["", "\n", "yes\n", `${newId()}\n`])
      expect([input, await confirm(input)]).toEqual([
        input,
        expect.objectContaining({ code: 1, errors: "Nothing was erased: confirm with the id of the organization, or pass --yes." }),
      ]);
    expect((await operations.read(session)).body.request_state).toBe("readable");
    const { code, output } = await confirm(`${tenant.id}\n`);
    expect([code, output]).toEqual([0, expect.stringContaining("Type its id to confirm: ")]);
    expect((await operations.read(session)).body.request_state).toBe("erased");
  });

  test("has a record of it in the audit log, by whom, each time", async () => {
    const { assess, service } = await serviceWith([OLD]);
    await assess("uno@correo.mx");
    await erase(tenant.id);
    await erase(tenant.id);
    const admin = await service.token("admin", tenant.id);
    const { body } = await call(`${service.url}/api/v1/audit-log?action=organization.requests_erased`, { key: admin });
    expect(body.data).toMatchObject(
      [0, 1].map((keys) => ({
        actor: { type: "operator", id: userInfo().username, role: null },
        resource_type: "organization",
        resource_id: tenant.id,
        before: null,
        after: { data_keys_destroyed: keys },
      })),
    );
  });

  test("is named by its id, and has to exist", async () => {
    expect(await erase(newId())).toMatchObject({ code: 1, errors: expect.stringMatching(/^organization [^\n]* does not exist$/) });
    expect(await erase("all")).toMatchObject({ code: 1, errors: "Name the organization: npm run data:erase -- --organization <its id>" });
  });

  test("leaves others as they are", async () => {
    const { assess, operations } = await serviceWith([OLD]);
    const session = await assess("uno@correo.mx");
    const other = await createTenant(database.url);
    expect((await erase(other.id)).code).toBe(0);
    expect((await operations.read(session)).body.request_state).toBe("readable");
  });
});

test("a key that the ring lacks: the start names it, decisions go on, what needs the request answers REQUEST_UNREADABLE, and all is well when it is back", async () => {
  const session = await (await serviceWith([OLD])).assess("uno@correo.mx");
  // without the key of the identifier hashes no process starts
  await rotateInstallationKeys(owner, [NEW, OLD]);
  const { service, operations, assess, outcome } = await serviceWith([NEW]);
  expect(service.logged()).toContain("SECRETS_KEYS lacks old");
  const later = await assess("uno@correo.mx");
  const { status, body } = await operations.read(session);
  expect([status, body.request_state, body.request]).toEqual([200, "unreadable", {}]);
  expect((await operations.explain(session)).status).toBe(200);
  expect((await operations.list()).body.data).toHaveLength(2);
  const refused = await outcome(session);
  expect([refused.status, refused.body.error.code]).toEqual([503, "REQUEST_UNREADABLE"]);
  const searched = await operations.list({ email: "uno@correo.mx" });
  expect([searched.status, searched.body.error.code]).toEqual([503, "REQUEST_UNREADABLE"]);
  expect((await outcome(later)).status).toBe(200);

  const complete = await serviceWith([NEW, OLD]);
  expect(complete.service.logged()).not.toContain("lacks");
  expect((await complete.operations.read(session)).body.request_state).toBe("readable");
  expect(await complete.operations.walk({ email: "uno@correo.mx" })).toEqual([later, session]);
});

test("several attempts of an order whose requests cannot be read for now are not ambiguous: events and reports are to come again, and are applied when the key is back", async () => {
  const { assess } = await serviceWith([OLD]);
  const order_id = "two attempts";
  for (const amount of [100, 200]) await assess("uno@correo.mx", { order_id, amount });
  const event = { external_id: "lost once", event_type: "chargeback_lost", order_id };
  const send = ({ service }: Started) => call(`${service.url}/api/webhooks/ingest`, { key: tenant.ingest, body: event });
  const report = ({ service }: Started) =>
    call(`${service.url}/api/v1/report-fraud`, { key, body: { incident_type: "robo_identidad", jurisdiction: "MX", order_id } });

  await rotateInstallationKeys(owner, [NEW, OLD]);
  const incomplete = await serviceWith([NEW]);
  for (const { status, text } of [await send(incomplete), await report(incomplete)])
    expect([status, text]).toEqual([503, expect.stringContaining("REQUEST_UNREADABLE")]);
  const complete = await serviceWith([NEW, OLD]);
  expect((await send(complete)).body).toMatchObject({ status: "applied", duplicate: false });
  expect((await report(complete)).status).toBe(201);
});
