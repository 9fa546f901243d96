// A person is found and erased in all tables; what has to be retained is retained, and said.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { components } from "../../../generated/types.ts";
import { ApiError } from "../../src/platform/errors/api-error.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { call } from "../harness/client.ts";
import { testsEncrypt } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";
import { inTable, type Protecting, protectingOf } from "./protecting.ts";

type Request = components["schemas"]["DataSubjectRequest"];

let service: TestService;
let protecting: Protecting;
beforeAll(async () => {
  service = await startService();
  protecting = await protectingOf(service);
});
afterAll(async () => {
  await protecting.close();
  await service.close();
});
afterEach(() => {
  protecting.ahead = 0;
  expect(protecting.errors.splice(0)).toEqual([]);
});

const MINUTE = 60_000;
const EMAIL = "maria.gonzalez@correo.example";
const maria = { customer_id: "cus_maria_8812", email: EMAIL, phone: "+525598761234", name: "María González" };
const identifiers = [
  { type: "customer_id", value: maria.customer_id },
  { type: "email", value: "Maria.Gonzalez@correo.example" },
  { type: "phone", value: maria.phone },
];

/** Payments of an organization. */
async function organization(): Promise<{ of: RuleTenant; pay: (payer: object) => Promise<string> }> {
  const of = await ruleTenant(service);
  return { of, pay: async (payer) => (await of.assess({ payer, order_id: newId() })).session_id };
}

async function created(of: RuleTenant, body: object = {}): Promise<Request> {
  const { status, body: answer, text } = await of.api("/data-subject-requests", { kind: "erasure", identifiers, reason: "Letter 118", ...body });
  if (status !== 202) throw new Error(text);
  return answer;
}

const read = async (of: RuleTenant, id: string): Promise<Request> => (await of.api(`/data-subject-requests/${id}`)).body;

async function erased(of: RuleTenant, body: object = {}): Promise<Request> {
  const { id } = await created(of, body);
  expect(await protecting.next()).toBe(true);
  return read(of, id);
}

const rowsOf = (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => service.database.query(text, values);

/** Tables of an organization in which a row quotes the person. */
async function traces(organizationId: string): Promise<string[]> {
  const tables = await rowsOf(
    "SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name) WHERE t.table_type = 'BASE TABLE' AND c.table_schema = 'public' AND c.column_name = 'organization_id'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(`SELECT 1 FROM ${name} t WHERE organization_id = $1 AND t::text ~* 'maria|5598761234' LIMIT 1`, organizationId);
    if (rows.length > 0) found.push(String(name));
  }
  return found.sort();
}

/** Everything of an organization that an erasure could touch, as text. */
async function snapshot(organizationId: string): Promise<Record<string, unknown>[]> {
  const tables = ["activity", "assessments", "list_entries", "outcomes", "payer_counters", "payer_disputes", "review_notes", "reviews", "cases", "list_totals"];
  const rows = [];
  for (const table of tables) rows.push(...(await rowsOf(`SELECT t::text AS row FROM ${table} t WHERE organization_id = $1 ORDER BY 1`, organizationId)));
  return rows;
}

/** Someone whose data is everywhere: payments, an outcome, notes, a review, entries, values of lists, provider events. */
async function everywhere(): Promise<{ of: RuleTenant; pay: (payer: object) => Promise<string>; sessions: string[] }> {
  const { of, pay } = await organization();
  const sessions = [await pay(maria), await pay({ email: EMAIL }), await pay({ customer_id: maria.customer_id }), await pay({ phone: maria.phone })];
  const other = await pay({ customer_id: "cus_other", email: "somebody@else.example" });
  const [first = "", second = ""] = sessions;
  await call(`${service.url}/api/v1/assess/outcome`, {
    key: of.tenant.secret,
    body: { session_id: first, outcome: "chargeback_lost", reason: `claim of ${EMAIL}` },
  });
  await call(`${service.url}/api/v1/assess/outcome`, { key: of.tenant.secret, body: { session_id: second, outcome: "captured" } });
  await of.api(`/assessments/${first}/notes`, { text: `Called ${maria.phone}` });
  await of.api(`/assessments/${other}/notes`, { text: `Same voice as ${EMAIL.toUpperCase()}, see there` });
  await of.api("/blocklists", { list_type: "email", value: EMAIL, reason: `as ${EMAIL} wrote` });
  // a decision that the entry made
  sessions.push(await pay({ email: EMAIL }));
  await of.api("/allowlists", { list_type: "customer_id", value: maria.customer_id });
  const { body: list } = await of.api("/lists", { name: "vip" });
  await of.api(`/lists/${list.id}/values`, { values: [EMAIL, "cus_other"] });
  await call(`${service.url}/api/webhooks/ingest`, {
    key: of.tenant.ingest,
    body: { external_id: newId(), event_type: "note", metadata: { provider: "acme", email: EMAIL } },
  });
  return { of, pay, sessions };
}

describe("an erasure", () => {
  test("removes the person from every table, also from what the audit log says, and says how many rows of which", async () => {
    const { of, sessions } = await everywhere();
    // the others are sealed where tests encrypt
    expect(await traces(of.tenant.id)).toEqual(expect.arrayContaining(testsEncrypt ? [] : ["custom_list_values", "list_entries", "outcomes", "review_notes"]));
    const report = await erased(of);
    expect(report).toMatchObject({ status: "completed", percent: 100, failure: null, identifiers: identifiers.map(({ type }) => ({ type, value: null })) });
    expect(report.report.payments).toBe(5);
    expect(inTable(report, "assessments")).toEqual({ found: 5, erased: 5, retained: {} });
    expect(inTable(report, "activity")).toEqual({ found: 5, erased: 5, retained: {} });
    expect(inTable(report, "review_notes")).toEqual({ found: 2, erased: 2, retained: {} });
    expect(inTable(report, "custom_list_values")).toEqual({ found: 1, erased: 1, retained: {} });
    expect(inTable(report, "audit_contents")?.erased).toBeGreaterThan(0);
    expect(await rowsOf("SELECT value_count FROM custom_lists WHERE organization_id = $1", of.tenant.id)).toEqual([{ value_count: 1 }]);
    expect(await rowsOf("SELECT DISTINCT list FROM list_entries WHERE organization_id = $1", of.tenant.id)).toEqual([]);
    for (const { found, erased: gone, retained } of report.report.tables) expect(found).toBe(gone + retained.reduce((sum, { rows }) => sum + rows, 0));
    expect(await traces(of.tenant.id)).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM activity WHERE session_id = ANY ($1)", sessions)).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM data_subject_sessions WHERE organization_id = $1", of.tenant.id)).toEqual([]);
    const { body: assessment } = await of.api(`/assessments/${sessions[0]}`);
    expect(assessment).toMatchObject({ session_id: sessions[0], decision: expect.any(String), request: {} });
    const { body: entity } = await of.api(`/entities/email/${encodeURIComponent(EMAIL)}`);
    expect(entity).toMatchObject({ assessments: 0, blocklist: [], allowlist: [] });
    const { body: log } = await of.api("/audit-log?resource_type=data_subject_request");
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual(["data_subject_request.ended", "data_subject_request.created"]);
    expect(JSON.stringify(log)).not.toContain("aria.gonzalez");
    expect(service.logged()).not.toContain("aria.gonzalez");
  });

  test("leaves other people, totals of lists, and other organizations with the same person as they are", async () => {
    const [{ of }, elsewhere] = [await everywhere(), await everywhere()];
    const before = await snapshot(elsewhere.of.tenant.id);
    const others = await rowsOf(
      "SELECT t::text FROM activity t WHERE organization_id = $1 AND session_id NOT IN (SELECT session_id FROM outcomes)",
      of.tenant.id,
    );
    await erased(of);
    expect(await snapshot(elsewhere.of.tenant.id)).toEqual(before);
    expect((await rowsOf("SELECT 1 FROM activity WHERE organization_id = $1", of.tenant.id)).length).toBe(1);
    expect(others.length).toBeGreaterThan(0);
    const { body: note } = await of.api("/assessments?customer_id=cus_other");
    const { body: notes } = await of.api(`/assessments/${note.data[0].session_id}/notes`);
    expect(notes.data[0].text).toBe("Same voice as [erased], see there");
    const [totals] = await rowsOf("SELECT sum(entries)::int AS entries FROM list_totals WHERE organization_id = $1", of.tenant.id);
    expect(totals).toEqual({ entries: (await rowsOf("SELECT 1 FROM list_entries WHERE organization_id = $1", of.tenant.id)).length });
    expect((await of.api("/lists")).body.data[0].value_count).toBe(1);
  });

  test("keeps the payment and the case while the case is open, and erases both once it is archived", async () => {
    const { of, sessions } = await everywhere();
    const make = await of.api(`/cases`, {
      session_id: sessions[0],
      incident_date: "2026-01-31",
      incident_type: "phishing",
      amount: 10,
      currency: "MXN",
      jurisdiction: "MX",
      victim_name: "María",
      victim_email: EMAIL,
    });
    expect(make.status).toBe(201);
    const report = await erased(of);
    expect(inTable(report, "cases")).toEqual({ found: 1, erased: 0, retained: { open_case: 1 } });
    expect(inTable(report, "assessments")).toEqual({ found: 5, erased: 4, retained: { open_case: 1 } });
    expect((await of.api(`/assessments/${sessions[0]}`)).body.request).toMatchObject({ payer: maria });
    await call(`${service.url}/api/v1/cases/${make.body.id}`, { method: "PATCH", key: of.admin, body: { status: "archivado" } });
    const again = await erased(of);
    expect(inTable(again, "cases")).toEqual({ found: 1, erased: 1, retained: {} });
    expect(inTable(again, "assessments")).toEqual({ found: 1, erased: 1, retained: {} });
    expect((await traces(of.tenant.id)).filter((table) => table !== "audit_log")).toEqual([]);
  });

  test("keeps a case that was submitted to a regulator, and erases its payment once the case is closed", async () => {
    const { of, sessions } = await everywhere();
    const [row] = await rowsOf("SELECT 1 FROM cases WHERE organization_id = $1", of.tenant.id);
    expect(row).toBeUndefined();
    await rowsOf(
      `INSERT INTO cases (organization_id, id, reference_number, status, priority, incident_date, incident_type, amount_minor, currency, jurisdiction, regulator, session_id, victim_email, submitted_at)
       VALUES ($1, $2, 'FRD-1', 'resuelto', 'normal', '2026-01-31', 'phishing', 100, 'MXN', 'MX', 'CNBV', $3, $4, now())`,
      of.tenant.id,
      newId(),
      sessions[0],
      EMAIL,
    );
    const report = await erased(of);
    expect(inTable(report, "cases")).toEqual({ found: 1, erased: 0, retained: { submitted_case: 1 } });
    expect(inTable(report, "assessments")).toEqual({ found: 5, erased: 5, retained: {} });
    expect((await traces(of.tenant.id)).filter((table) => table !== "audit_log")).toEqual(["cases"]);
  });

  test("keeps blocklist entries where it was created so", async () => {
    const { of } = await everywhere();
    const report = await erased(of, { retain_blocklist: true });
    expect(inTable(report, "list_entries")?.retained.fraud_prevention).toBeGreaterThan(0);
    const { body } = await of.api("/blocklists?list_type=email");
    expect(body.data.entries.map(({ value }: { value: string }) => value)).toEqual([EMAIL, EMAIL]);
    expect((await of.api("/allowlists")).body.data).toEqual([]);
  });

  test("removes entries and network signals that a fraud report of the person caused, and of entries that others caused as well only the person's part", async () => {
    const { of, pay } = await organization();
    await call(`${service.url}/api/v1/network/membership`, { method: "PUT", key: of.admin, body: { contribute: true, consume: true } });
    const card = { payment_method: { type: "card", card: { hash: "card_of_both_0001" } } };
    const session = (await of.assess({ payer: maria, ...card })).session_id;
    const other = await pay({ customer_id: "cus_other", email: "somebody@else.example" });
    const { value: key } = await of.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
    const reported = await call(`${service.url}/api/v1/report-fraud`, {
      key,
      body: { session_id: session, incident_type: "robo_identidad", jurisdiction: "MX", share_with_network: true },
    });
    expect(reported.status).toBe(201);
    await rowsOf("UPDATE list_entries SET caused_by = caused_by || $2::uuid WHERE organization_id = $1 AND list_type = 'card_hash'", of.tenant.id, other);
    const before = await rowsOf("SELECT 1 FROM network_signals WHERE organization_id = $1", of.tenant.id);
    expect(before.length).toBeGreaterThan(0);
    await call(`${service.url}/api/v1/cases/${reported.body.case.id}`, { method: "PATCH", key: of.admin, body: { status: "archivado" } });
    const report = await erased(of);
    expect(inTable(report, "network_signals")).toMatchObject({ found: before.length, erased: before.length });
    expect(await rowsOf("SELECT list_type, caused_by FROM list_entries WHERE organization_id = $1", of.tenant.id)).toEqual([
      { list_type: "card_hash", caused_by: [other] },
    ]);
    expect(await rowsOf("SELECT 1 FROM network_signals WHERE organization_id = $1", of.tenant.id)).toEqual([]);
    expect((await traces(of.tenant.id)).filter((table) => table !== "audit_log")).toEqual([]);
  });

  test("finds payments whose activity is gone, and those of a second account", async () => {
    const { of, pay } = await organization();
    const session = await pay(maria);
    const second = (await of.assess({ payment_method: { type: "bank_transfer", clabe: "002010077777777771", iban: "ES9121000418450200051332" } })).session_id;
    await rowsOf("DELETE FROM activity WHERE organization_id = $1", of.tenant.id);
    const report = await erased(of, { identifiers: [...identifiers, { type: "iban", value: "ES91 2100 0418 4502 0005 1332" }] });
    expect(report.report.payments).toBe(2);
    for (const id of [session, second]) expect((await of.api(`/assessments/${id}`)).body.request).toEqual({});
  });

  test("covers payments that arrive while it runs, and says up to when it is complete", async () => {
    const { of, pay } = await organization();
    for (let payments = 0; payments < 3; payments++) await pay(maria);
    const { id } = await created(of);
    const arriving: string[] = [];
    let pages = 0;
    let paying = false;
    const between = (): boolean => {
      // one payment after each of the first twelve pages, which the process waits for
      if (paying || ++pages > 12) return paying;
      paying = true;
      void pay(maria).then((session) => {
        arriving.push(session);
        paying = false;
      });
      return true;
    };
    expect(await protecting.next({ page: 2, between })).toBe(true);
    const ended = new Date().toISOString();
    const request = await read(of, id);
    expect(arriving).toHaveLength(12);
    expect(request).toMatchObject({ status: "completed", report: { payments: 15 } });
    expect(inTable(request, "activity")).toEqual({ found: 15, erased: 15, retained: {} });
    expect(await rowsOf("SELECT 1 FROM activity WHERE organization_id = $1", of.tenant.id)).toEqual([]);
    expect((await traces(of.tenant.id)).filter((table) => table !== "audit_log")).toEqual([]);
    const { complete_until: until } = request.report;
    expect(until !== null && until <= ended && until > request.created_at).toBe(true);
    for (const session of arriving) expect((await of.api(`/assessments/${session}`)).body.assessed_at <= String(until)).toBe(true);
  });

  test("counts what is retained once, however often it searches", async () => {
    const { of, pay } = await organization();
    const session = await pay(maria);
    await of.api("/cases", { session_id: session, incident_date: "2026-01-31", incident_type: "phishing", amount: 10, currency: "MXN", jurisdiction: "MX" });
    const { id } = await created(of);
    let paid = 0;
    const between = (): boolean => {
      if (paid === 0) void pay(maria).then(() => (paid = 2));
      paid = Math.max(paid, 1);
      return paid === 1;
    };
    await protecting.next({ page: 2, between });
    const request = await read(of, id);
    expect(inTable(request, "assessments")).toEqual({ found: 2, erased: 1, retained: { open_case: 1 } });
    expect(inTable(request, "cases")).toEqual({ found: 1, erased: 0, retained: { open_case: 1 } });
  });

  test("that is killed after any page goes on in another process, erases the same, and reports it once", async () => {
    const whole = await everywhere();
    const expected = (await erased(whole.of, {})).report;
    for (const pages of [1, 3, 6, 9]) {
      const { of } = await everywhere();
      const { id } = await created(of);
      let calls = 0;
      // the process loses its database for good, in the middle of a page
      const dying = (tenancy: Tenancy): Tenancy => {
        const limited =
          (method: "within" | "change"): Tenancy["within"] =>
          (acting, work) => {
            calls += 1;
            if (calls <= pages) return tenancy[method](acting, work);
            return tenancy[method](acting, async (tenant) => {
              await work(tenant);
              throw new ApiError("ASSESS_MAINTENANCE");
            });
          };
        return { within: limited("within"), change: limited("change") };
      };
      await protecting.next({ page: 2, tenancy: dying });
      expect(protecting.errors.splice(0)).toHaveLength(1);
      const half = await read(of, id);
      expect(half.status).toBe("running");
      expect(await protecting.next()).toBe(false);
      protecting.ahead = 3 * MINUTE;
      expect(await protecting.next({ page: 2 })).toBe(true);
      const report = await read(of, id);
      expect(report).toMatchObject({ status: "completed", report: { payments: expected.payments } });
      const withoutAudit = ({ tables }: Request["report"]) => tables.filter(({ table }) => table !== "audit_log");
      expect(withoutAudit(report.report)).toEqual(withoutAudit(expected));
      expect((await traces(of.tenant.id)).filter((table) => table !== "audit_log")).toEqual([]);
      protecting.ahead = 0;
    }
  });

  test("that two processes work on, because the lease of one ended, is reported once", async () => {
    const { of } = await everywhere();
    const { id } = await created(of);
    const began = Promise.withResolvers<void>();
    let held = true;
    const first = protecting.next({
      page: 2,
      between: () => {
        began.resolve();
        return held;
      },
    });
    await began.promise;
    protecting.ahead = 3 * MINUTE;
    expect(await protecting.next({ page: 2 })).toBe(true);
    const ended = await read(of, id);
    held = false;
    await first;
    expect(await read(of, id)).toEqual(ended);
    expect(inTable(ended, "assessments")).toEqual({ found: 5, erased: 5, retained: {} });
  });

  test("of identifiers that too many payments have erases nothing", async () => {
    const { of } = await organization();
    const { id } = await created(of);
    await rowsOf(
      `INSERT INTO data_subject_sessions (organization_id, request_id, session_id) SELECT $1, $2, gen_random_uuid() FROM generate_series(1, 10001)`,
      of.tenant.id,
      id,
    );
    await protecting.next();
    const report = await read(of, id);
    expect(report).toMatchObject({ status: "failed", failure: "too_many_payments", identifiers: identifiers.map(({ type }) => ({ type, value: null })) });
    expect(report.report.tables).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM data_subject_sessions WHERE organization_id = $1", of.tenant.id)).toEqual([]);
  });

  test("of an unknown person finds nothing, and of the same person again nothing more", async () => {
    const { of } = await everywhere();
    const nobody = await erased(of, { identifiers: [{ type: "email", value: "nobody@nowhere.example" }] });
    expect(nobody).toMatchObject({ status: "completed", report: { payments: 0, tables: [] } });
    await erased(of);
    const again = await erased(of);
    expect(again.report.tables.filter(({ table }) => table !== "audit_log")).toEqual([]);
  });

  test("whose identifiers nobody can decrypt any more fails, and says so", async () => {
    const { of } = await organization();
    const { id } = await created(of);
    await rowsOf("UPDATE data_keys SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1", of.tenant.id);
    await rowsOf("UPDATE data_subject_requests SET identifiers = NULL WHERE id = $1", id);
    await protecting.next();
    expect(await read(of, id)).toMatchObject({ status: "failed", failure: "identifiers_erased" });
  });
});

describe("an access request", () => {
  test("changes nothing, names further identifiers, and gives all records until they expire", async () => {
    const { of, sessions } = await everywhere();
    const before = await snapshot(of.tenant.id);
    const { id } = await created(of, { kind: "access", identifiers: [{ type: "customer_id", value: maria.customer_id }] });
    await protecting.next({ page: 2 });
    const report = await read(of, id);
    expect(await snapshot(of.tenant.id)).toEqual(before);
    expect(report).toMatchObject({ status: "completed", report: { payments: 2 }, records_expire_at: expect.any(String) });
    expect(report.report.related_identifiers).toEqual(
      expect.arrayContaining([
        { type: "email", value: EMAIL, payments: 1 },
        { type: "phone", value: maria.phone, payments: 1 },
      ]),
    );
    for (const { found, erased: gone } of report.report.tables) expect([gone, found > 0]).toEqual([0, true]);

    const records: { table: string; id: string; data: Record<string, unknown> }[] = [];
    for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages += 1) {
      const { status, body } = await of.api(`/data-subject-requests/${id}/records?limit=1${cursor === null ? "" : `&cursor=${cursor}`}`);
      expect(status).toBe(200);
      records.push(...body.data);
      cursor = body.next_cursor;
    }
    expect(records.map(({ table }) => table)).toEqual(["assessments", "assessments", "list_entries", "payer_counters"]);
    expect(records.find(({ id: one }) => one === sessions[0])?.data).toMatchObject({
      request: { payer: maria },
      outcomes: [{ outcome: "chargeback_lost" }],
      notes: [{ text: `Called ${maria.phone}` }],
    });

    protecting.ahead = 31 * 24 * 60 * MINUTE;
    await protecting.next();
    expect(await read(of, id)).toMatchObject({ identifiers: [{ type: "customer_id", value: null }], report: { payments: 2, related_identifiers: [] } });
    expect((await of.api(`/data-subject-requests/${id}/records`)).status).toBe(409);
  });

  test("is erased with the person", async () => {
    const { of } = await everywhere();
    const { id } = await created(of, { kind: "access" });
    await protecting.next();
    const report = await erased(of, { identifiers: [{ type: "email", value: EMAIL }] });
    expect(inTable(report, "data_subject_requests")).toEqual({ found: 1, erased: 1, retained: {} });
    expect((await read(of, id)).identifiers.map(({ value }) => value)).toEqual([null, null, null]);
  });
});

describe("a data subject request", () => {
  test.each([
    ["a placeholder", { type: "customer_id", value: "guest" }, "identifiers[0].value"],
    ["a card number", { type: "customer_id", value: "4111 1111 1111 1111" }, "identifiers[0].value"],
    ["an address that is none", { type: "email", value: "nobody" }, "identifiers[0].value"],
    ["an account with a wrong check digit", { type: "clabe", value: "002010077777777772" }, "identifiers[0].value"],
  ])("with %s is refused", async (_what, identifier, path) => {
    const { of } = await organization();
    const { status, body } = await of.api("/data-subject-requests", { kind: "erasure", identifiers: [identifier], reason: "Letter" });
    expect([status, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });

  test("is for administrators alone", async () => {
    const { of } = await organization();
    for (const role of ["analyst", "viewer"] as const) {
      const key = await service.token(role, of.tenant.id);
      expect((await call(`${service.url}/api/v1/data-subject-requests`, { key })).status).toBe(403);
    }
  });

  test("waits in line: at most ten of an organization, one after the other", async () => {
    const { of } = await organization();
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await of.api("/data-subject-requests", { kind: "access", identifiers, reason: "Letter" })).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 409]);
    for (let count = 0; count < 10; count += 1) expect(await protecting.next()).toBe(true);
    expect(await protecting.next()).toBe(false);
  });

  test("stores its identifiers encrypted, and finds and erases in encrypted requests and events", async () => {
    const encrypting = await startService({ encryptRequests: true });
    const others = await protectingOf(encrypting);
    try {
      const of = await ruleTenant(encrypting);
      const { session_id: session } = await of.assess({ payer: maria });
      await call(`${encrypting.url}/api/webhooks/ingest`, {
        key: of.tenant.ingest,
        body: { external_id: newId(), event_type: "note", metadata: { provider: "acme", email: EMAIL } },
      });
      await encrypting.database.query("DELETE FROM activity");
      const { id } = await created(of);
      const [row] = await encrypting.database.query<{ text: string }>("SELECT t::text AS text FROM data_subject_requests t");
      expect(row?.text).not.toContain("aria.gonzalez");
      expect((await read(of, id)).identifiers[1]).toEqual({ type: "email", value: EMAIL });
      await others.next();
      const report = await read(of, id);
      expect([inTable(report, "assessments"), inTable(report, "provider_events")]).toEqual([
        { found: 1, erased: 1, retained: {} },
        { found: 1, erased: 1, retained: {} },
      ]);
      expect(await encrypting.database.query("SELECT 1 FROM assessments WHERE session_id = $1 AND request_sealed IS NOT NULL", [session])).toEqual([]);
      expect(await encrypting.database.query("SELECT 1 FROM data_subject_requests WHERE identifiers_sealed IS NOT NULL")).toEqual([]);
      expect(others.errors).toEqual([]);
    } finally {
      await others.close();
      await encrypting.close();
    }
  });
});
