// A reported fraud: the report, its case and its entries together or not at all, and each fraud once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer } from "../outcomes/payer.ts";
import { pathsOf } from "./reporting.ts";

let service: TestService;
let other: TestService;
let psp: Tenant;
let callers: readonly [Caller, Caller];

beforeAll(async () => {
  service = await startService();
  other = await startService({}, service.database);
  psp = await createTenant(service.database.url, { segment: "psp" });
  const { value } = await psp.key("secret", { permissions: ["assess", "fraud:report"] });
  callers = [callerOf(service, value), callerOf(other, value)];
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const reportsOf = (session: string) => service.database.query("SELECT FROM fraud_reports WHERE session_id = $1", [session]);
const casesOf = (session: string) => service.database.query("SELECT FROM cases WHERE session_id = $1", [session]);
const entriesOf = (session: string) =>
  service.database.query<{ list_type: string }>("SELECT list_type FROM list_entries WHERE caused_by @> ARRAY[$1::uuid]", [session]);

describe("a report", () => {
  test("whose case fails leaves nothing: no report, no entry, no dispute, no number used; sent again it succeeds", async () => {
    const payer = newPayer();
    const session = await callers[0].session(payer);
    await service.database.query("ALTER TABLE cases ADD CONSTRAINT refuses CHECK (description <> 'refuse me')");
    const sequences = () => service.database.query("SELECT * FROM case_sequences ORDER BY organization_id, country, year");
    const before = await sequences();
    const failed = await callers[0].report({ session_id: session, description: "refuse me" });
    expect(failed.status).toBe(500);
    expect([await reportsOf(session), await casesOf(session), await entriesOf(session), await sequences()]).toEqual([[], [], [], before]);
    expect((await callers[0].assess(payer)).body.blocked_by).toBeUndefined();
    const { status, body } = await callers[0].report({ session_id: session, description: "accept me" });
    expect([status, body.idempotent_replay, body.blocklist_entries.length]).toEqual([201, false, 4]);
    expect((await callers[0].outcome(session, "refunded")).body.feedback.payer_counters.disputes).toBe(1);
  });

  test("200 times at once is one: one case, one set of entries, 199 replays with its numbers", async () => {
    const session = await callers[0].session(newPayer());
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => callers[index % 2 === 0 ? 0 : 1].report({ session_id: session })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(answers.filter(({ body }) => !body.idempotent_replay)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, idempotent_replay: null }))).size).toBe(1);
    expect([await reportsOf(session), await casesOf(session), await entriesOf(session)].map(({ length }) => length)).toEqual([1, 1, 4]);
    expect((await callers[0].outcome(session, "refunded")).body.feedback.payer_counters.disputes).toBe(1);
  });

  test("of many frauds at once gives each a number of its own, without holes", async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => callers[0].session(newPayer())));
    const answers = await Promise.all(sessions.map((id, index) => callers[index % 2 === 0 ? 0 : 1].report({ session_id: id, jurisdiction: "PE" })));
    const numbers = answers.map(({ body }) => body.case.reference_number).sort();
    const year = new Date().getUTCFullYear();
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `FRD-PE-${year}-${String(index + 1).padStart(6, "0")}`));
  });

  test("about nothing, or about an indicator that is none, is refused by name and leaves nothing", async () => {
    const amount = { amount: 10, currency: "MXN" };
    const nothing = await callers[0].report(amount);
    expect([nothing.status, pathsOf(nothing.body)]).toEqual([400, ["session_id"]]);
    const session = await callers[0].session(newPayer());
    const unknown = await callers[0].report({ session_id: session, indicators: [{ list_type: "shoe_size", value: "42" }] });
    expect([unknown.status, unknown.body.error.code]).toEqual([400, "INVALID_TYPE"]);
    const bad = await callers[0].report({ session_id: session, indicators: [{ list_type: "email", value: "nobody" }] });
    expect([bad.status, pathsOf(bad.body)]).toEqual([400, ["indicators[0].value"]]);
    expect(await reportsOf(session)).toEqual([]);
  });
});
