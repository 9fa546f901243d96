// Stored requests are encrypted: the database shows no payer, and everything that reads them works as ever.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { assessmentsOf, paymentsOf } from "../assessments/assessments-of.ts";
import { call, payin, payout } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { fullRequest } from "../harness/full-request.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ encryptRequests: true, assessTimeoutMs: 10_000 });
  ({ value: key } = await service.tenant.key("secret", { permissions: ["assess", "assessments:read", "assessments:review", "fraud:report", "merchant:read"] }));
});
afterAll(() => service.close());

const api = (path: string, body?: object) => call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
const assessed = async (more: object = {}): Promise<string> => (await api("/assess", payin({ ...more }))).body.session_id;

/** Every row of the assessments, as a copy of the database shows it: text as text, bytes also as the text that they may be. */
async function dumped({ query }: TestDatabase): Promise<string> {
  const rows = await query<{ row: string; bytes: Buffer | null }>("SELECT a::text AS row, request_sealed AS bytes FROM assessments a");
  return rows.map(({ row, bytes }) => `${row}\n${bytes?.toString("latin1")}\n${bytes?.toString("utf8")}`).join("\n");
}

/** Everything that a request says of its payer. */
function personalValues({ payer, device, payment_method: method, billing_address: address }: ReturnType<typeof fullRequest>): string[] {
  return [
    payer.name,
    payer.email,
    payer.phone,
    payer.customer_id,
    payer.document.number,
    device.ip_address,
    device.fingerprint,
    method.card.hash,
    method.card.holder_name,
    method.clabe,
    method.iban,
    address.line1,
  ];
}

/** A full request without a submerchant. */
function request(order: string): Omit<ReturnType<typeof fullRequest>, "submerchant_id"> {
  const { submerchant_id: _, ...whole } = fullRequest(order);
  return whole;
}

test("a copy of the table shows no name, address, number or identifier of a payer", async () => {
  const whole = request("PED-DUMP");
  const { status, body } = await api("/assess", whole);
  expect(status).toBe(200);
  const copy = await dumped(service.database);
  expect(copy).toContain("PED-DUMP");
  expect(personalValues(fullRequest("")).filter((value) => copy.includes(value))).toEqual([]);
  expect((await assessmentsOf(service.url, key).read(body.session_id)).body).toMatchObject({
    request: whole,
    request_state: "readable",
    customer_id: "cus_84213",
  });
});

test("a payout's beneficiary is not shown either", async () => {
  const { status, body } = await api(
    "/assess/payout",
    payout({ beneficiary: { id: "ben_99", name: "Juana Iñiguez", email: "juana@correo.mx" }, origin: { account_id: "acc_7" } }),
  );
  expect(status).toBe(200);
  const copy = await dumped(service.database);
  for (const value of ["Juana", "juana@correo.mx", "ben_99", "acc_7"]) expect(copy).not.toContain(value);
  const read = await assessmentsOf(service.url, key).read(body.session_id);
  expect(read.body).toMatchObject({ request: { beneficiary: { name: "Juana Iñiguez" } }, customer_id: "acc_7" });
});

test("with ENCRYPT_REQUESTS off they are in clear text, and rows of both kinds are read and found side by side", async () => {
  const plain = await startService({ encryptRequests: false, assessTimeoutMs: 10_000 }, service.database);
  const other = await service.tenant.key("secret");
  const payer = { customer_id: "cus_mixed", email: "mixta@correo.mx" };
  const clear = (await paymentsOf(plain.url, other.value).payin({ payer })).body.session_id;
  const encrypted = await assessed({ payer });
  const found = await service.database.query(
    "SELECT session_id, request IS NULL AS encrypted, request_key FROM assessments WHERE session_id = ANY($1) ORDER BY 1",
    [[clear, encrypted]],
  );
  expect(found).toEqual([
    { session_id: clear, encrypted: false, request_key: null },
    { session_id: encrypted, encrypted: true, request_key: 1 },
  ]);
  for (const url of [service.url, plain.url])
    for (const query of [new Map([["customer_id", "cus_mixed"]]), new Map([["email", "MIXTA@correo.mx"]])].map((one) => Object.fromEntries(one))) {
      const { walk, list } = assessmentsOf(url, key);
      expect(await walk(query)).toEqual([encrypted, clear]);
      const { body } = await list(query);
      expect(body.data.map(({ customer_id }: { customer_id: string }) => customer_id)).toEqual(["cus_mixed", "cus_mixed"]);
    }
  for (const session of [clear, encrypted]) {
    const { status, body } = await api("/assess/outcome", { session_id: session, outcome: "captured" });
    expect([status, body.feedback.payer_counters?.captured]).toEqual([200, session === clear ? 1 : 2]);
  }
  await plain.close();
});

describe("a row that was moved does not open", () => {
  test("from one session to another", async () => {
    const [from, to] = [await assessed({ payer: { email: "uno@correo.mx" } }), await assessed({ payer: { email: "dos@correo.mx" } })];
    await service.database.query(
      "UPDATE assessments a SET request_sealed = b.request_sealed FROM assessments b WHERE a.session_id = $2 AND b.session_id = $1",
      [from, to],
    );
    const { status, body } = await assessmentsOf(service.url, key).read(to);
    expect([status, body.request_state, body.request]).toEqual([200, "unreadable", {}]);
    const outcome = await api("/assess/outcome", { session_id: to, outcome: "captured" });
    expect([outcome.status, outcome.body.error.code, outcome.headers.get("Retry-After")]).toEqual([503, "REQUEST_UNREADABLE", "60"]);
  });

  test("nor from one organization to another, not even with its wrapped key", async () => {
    const there = await createTenant(service.database.url);
    const session = await assessed({ payer: { email: "tres@correo.mx" } });
    await service.database.query("INSERT INTO data_keys SELECT $2, generation, key_id, wrapped, created_at FROM data_keys WHERE organization_id = $1", [
      service.tenant.id,
      there.id,
    ]);
    await service.database.query("UPDATE assessments SET organization_id = $2 WHERE session_id = $1", [session, there.id]);
    const reader = await there.key("secret", { permissions: ["assessments:read"] });
    const { status, body } = await assessmentsOf(service.url, reader.value).read(session);
    expect([status, body.request_state, body.request]).toEqual([200, "unreadable", {}]);
  });
});

describe("what reads a stored request works as ever", () => {
  test("a review, an explanation and a list", async () => {
    const session = await assessed({ payer: { customer_id: "cus_list", email: "lista@correo.mx" } });
    const { explain, list } = assessmentsOf(service.url, key);
    expect((await explain(session)).status).toBe(200);
    expect((await list()).body.data[0]).toMatchObject({ session_id: session, customer_id: "cus_list" });
  });

  test("a fraud report blocks the payer, and its case has a dossier", async () => {
    const session = await assessed({ payer: { email: "victima@correo.mx" } });
    const reported = await api("/report-fraud", { session_id: session, incident_type: "robo_identidad", jurisdiction: "MX" });
    expect([reported.status, reported.body.blocklist_entries]).toEqual([201, [expect.objectContaining({ list_type: "email", value: "victima@correo.mx" })]]);
    const dossier = await call(`${service.url}/api/v1/cases/${reported.body.case.id}/dossier`, { key: await service.token("admin") });
    expect([dossier.status, dossier.body.assessment.session_id]).toEqual([200, session]);
    expect((await api("/assess", payin({ payer: { email: "victima@correo.mx" } }))).body.decision).toBe("decline");
  });

  test("a lost chargeback blocks the payer", async () => {
    const session = await assessed({ payer: { email: "contracargo@correo.mx" } });
    const { status, body } = await api("/assess/outcome", { session_id: session, outcome: "chargeback_lost" });
    expect([status, body.feedback.blocklist_entries]).toEqual([200, [expect.objectContaining({ value: "contracargo@correo.mx" })]]);
  });

  test("an event of a provider is applied, and stored encrypted as well", async () => {
    const session = await assessed({ payer: { email: "evento@correo.mx" } });
    const { status, body } = await call(`${service.url}/api/webhooks/ingest`, {
      key: service.tenant.ingest,
      body: {
        event_type: "CHARGEBACK",
        external_id: newId(),
        provider: "adyen",
        session_id: session,
        customer_email: "evento@correo.mx",
        metadata: { nota: "privada" },
      },
    });
    expect([status, body.session_id]).toEqual([202, session]);
    const [row] = await service.database.query<{ payload: unknown; sealed: Buffer }>(
      "SELECT payload, payload_sealed AS sealed FROM provider_events WHERE id = $1",
      [body.event_id],
    );
    expect(row?.payload).toBeNull();
    expect(row?.sealed.toString("latin1")).not.toContain("evento@correo.mx");
  });
});

test("two processes that need the first key of an organization at the same moment agree on one", async () => {
  const database = await createDatabase();
  const services = await Promise.all([0, 1].map(() => startService({ encryptRequests: true, assessTimeoutMs: 10_000 }, database)));
  const tenant = await createTenant(database.url);
  const secret = await tenant.key("secret", { permissions: ["assess", "assessments:read"] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(`${services[index % 2]?.url}/api/v1/assess`, { key: secret.value, body: payin({ payer: { customer_id: `cus_${index}` } }) }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await database.query("SELECT generation FROM data_keys WHERE organization_id = $1", [tenant.id])).toEqual([{ generation: 1 }]);
  const states = await Promise.all(
    answers.map(async ({ body }) => (await assessmentsOf(services[0]?.url ?? "", secret.value).read(body.session_id)).body.request_state),
  );
  expect(new Set(states)).toEqual(new Set(["readable"]));
  await Promise.all(services.map((one) => one.close()));
  await database.close();
});
