// The queue of open reviews: its orders, who works on what, and its figures.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";

let service: TestService;
let of: RuleTenant;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const url = (path: string): string => `${service.url}/api/v1${path}`;
const held = async (more: object = {}, tenant = of): Promise<string> => (await tenant.assess({ payer: { email: "review@sandbox.test" }, ...more })).session_id;
const ids = ({ body }: Awaited<ReturnType<typeof call>>): string[] => body.data.map(({ session_id }: { session_id: string }) => session_id);
const person = (sub: string, tenant = of): Promise<string> => service.token("analyst", tenant.tenant.id, sub);
const assignment = (session: string, key: string, body?: object) =>
  call(url(`/assessments/${session}/review/assignment`), { key, method: body === undefined ? "DELETE" : "PUT", ...(body === undefined ? {} : { body }) });
const resolve = (session: string, key: string) => call(url(`/assessments/${session}/review`), { key, body: { resolution: "approve", reason: "Known." } });

describe("the list", () => {
  let sessions: string[];
  beforeAll(async () => {
    of = await ruleTenant(service);
    sessions = [
      await held({ amount: 100, currency: "USD" }),
      await held({ amount: 900, currency: "MXN" }),
      await held({ amount: 50_000, currency: "COP" }),
      await held({ amount: 300, currency: "USD" }),
    ];
    await service.database.query("UPDATE assessments SET risk_score = 60 + array_position($1::uuid[], session_id) % 3 WHERE session_id = ANY($1::uuid[])", [
      sessions,
    ]);
  });
  const at = (...positions: number[]): (string | undefined)[] => positions.map((position) => sessions[position]);

  test.each([
    ["oldest", [0, 1, 2, 3]],
    ["newest", [3, 2, 1, 0]],
    ["riskiest", [1, 0, 3, 2]],
    ["largest", [3, 0, 1, 2]],
  ])("is ordered by %s, in pages of one and at once", async (order, positions) => {
    expect(ids(await of.api(`/reviews?order=${order}`))).toEqual(at(...positions));
    const walked: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await of.api(`/reviews?order=${order}&limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`);
      walked.push(...ids(page));
      cursor = page.body.next_cursor;
    }
    expect(walked).toEqual(at(...positions));
  });

  test("says who works on what, how long it waits and when it is due", async () => {
    const [first = ""] = sessions;
    const ana = await person("ana");
    expect((await assignment(first, ana, { minutes: 5 })).status).toBe(200);
    expect(ids(await call(url("/reviews?assigned=me"), { key: ana }))).toEqual([first]);
    expect(ids(await call(url("/reviews?assigned=me"), { key: await person("ben") }))).toEqual([]);
    expect(ids(await of.api("/reviews?assigned=nobody"))).toEqual(at(1, 2, 3));
    const { body } = await of.api("/reviews?assigned=anyone");
    expect(body.data).toMatchObject([{ session_id: first, assignment: { assignee: "ana", assigned_by: { type: "session", id: "ana" } }, review: null }]);
    expect(Date.parse(body.data[0].due_at) - Date.parse(body.data[0].assessed_at)).toBe(3_600_000);
    // an assignment that has expired is none
    await service.database.query("UPDATE review_assignments SET expires_at = now() WHERE session_id = $1", [first]);
    expect(ids(await of.api("/reviews?assigned=nobody"))).toEqual(sessions);
    expect((await of.api("/reviews?limit=1")).body.data).toMatchObject([{ assignment: null }]);
  });

  test("is of the direction, the submerchant and the organization that is meant", async () => {
    const other = await ruleTenant(service);
    expect(ids(await other.api("/reviews"))).toEqual([]);
    expect(ids(await of.api("/reviews?flow=payout"))).toEqual([]);
    const { body: submerchant } = await of.api("/submerchants", { name: "Kiosco", country: "MX" });
    const { value } = await of.tenant.key("secret", { permissions: ["assess", "assessments:read", "assessments:review"], submerchantId: submerchant.id });
    const own = (await of.assess({ payer: { email: "review@sandbox.test" } }, value)).session_id;
    expect(ids(await of.api(`/reviews?submerchant_id=${submerchant.id}`))).toEqual([own]);
    expect(ids(await call(url("/reviews?order=largest"), { key: value }))).toEqual([own]);
    expect((await call(url("/reviews/summary"), { key: value })).body).toMatchObject({ open: 1, unassigned: 1 });
    expect((await assignment(sessions[1] ?? "", value, { assignee: "ana" })).status).toBe(404);
    expect((await resolve(own, value)).status).toBe(200);
  });
});

test("twenty people who take the next review at once get twenty reviews", async () => {
  of = await ruleTenant(service);
  for (let count = 0; count < 20; count += 1) await held();
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => person(`analyst-${index}`)));
  const answers = await Promise.all(people.map((key) => call(url("/reviews/next"), { key, body: { order: "riskiest" } })));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.review.session_id)).size).toBe(20);
  expect(answers.map(({ body }) => body.review.assignment.assignee)).toEqual(people.map((_, index) => `analyst-${index}`));
  expect((await call(url("/reviews/next"), { key: people[0] ?? "", body: {} })).body).toEqual({ review: null });
});

test("twenty people who take one review at once: one has it", async () => {
  of = await ruleTenant(service);
  const session = await held();
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => person(`analyst-${index}`)));
  const answers = await Promise.all(people.map((key) => assignment(session, key, {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test("what a person works on, others neither resolve nor release, until it is taken over, released or over; keys are not bound", async () => {
  of = await ruleTenant(service);
  const [session, [ana, ben]] = [await held(), [await person("ana"), await person("ben")]];
  const assigned = { status: 409, body: { error: { code: "REVIEW_ASSIGNED", details: { assignee: "ana" } } } };
  expect((await assignment(session, ana, {})).status).toBe(200);
  expect(await assignment(session, ben, {})).toMatchObject(assigned);
  expect(await resolve(session, ben)).toMatchObject(assigned);
  expect(await assignment(session, ben)).toMatchObject(assigned);
  const batch = await call(url("/reviews/resolve"), { key: ben, body: { reviews: [{ session_id: session, resolution: "approve", reason: "Known." }] } });
  expect(batch.body.data).toMatchObject([{ review: null, error: { code: "REVIEW_ASSIGNED" } }]);
  expect(await assignment(session, ben, { take_over: true })).toMatchObject({ status: 200, body: { assignee: "ben" } });
  expect((await resolve(session, ana)).status).toBe(409);
  expect((await assignment(session, ben)).body).toMatchObject({ released: { assignee: "ben" } });
  expect((await resolve(session, ana)).status).toBe(200);
  expect(await service.database.query("SELECT 1 FROM review_assignments WHERE session_id = $1", [session])).toEqual([]);
  expect((await assignment(session, ana, {})).body.error.code).toBe("INVALID_TRANSITION");

  const actions = await service.database.query(
    "SELECT action, contents->'before'->'assignment'->>'assignee' AS before FROM audit_log LEFT JOIN audit_contents USING (organization_id, id) WHERE resource_id = $1 ORDER BY sequence",
    [session],
  );
  expect(actions).toEqual([
    { action: "assessment.review_assigned", before: null },
    { action: "assessment.review_taken_over", before: "ana" },
    { action: "assessment.review_released", before: "ben" },
    { action: "assessment.reviewed", before: null },
  ]);
  const another = await held();
  await assignment(another, ana, { assignee: "ben" });
  const { value } = await of.tenant.key("secret", { permissions: ["assessments:review"] });
  expect((await resolve(another, value)).status).toBe(200);
});

describe("assigned to a colleague", () => {
  let session: string;
  let ana: string;
  const unknown = { status: 400, body: { error: { code: "VALIDATION_ERROR", details: { fields: [{ path: "assignee" }] } } } };
  beforeAll(async () => {
    of = await ruleTenant(service);
    [session, ana] = [await held(), await person("ana")];
  });

  test.each(["nobody@shop.example", "nobody@<img src=x onerror=alert(1)>", "stranger"])(
    "it is refused for %s, who never signed in to the organization",
    async (assignee) => {
      const stranger = await ruleTenant(service);
      await call(url("/session"), { key: await person("stranger", stranger) });
      const { value } = await of.tenant.key("secret", { permissions: ["assessments:review"] });
      for (const key of [ana, value]) {
        const answer = await assignment(session, key, { assignee });
        expect(answer).toMatchObject(unknown);
        expect(answer.body.error.details.fields[0].message).toContain("signs in once");
      }
      expect(await service.database.query("SELECT 1 FROM review_assignments WHERE session_id = $1", [session])).toEqual([]);
    },
  );

  test("it is accepted for a person from their first request on, whatever they did, and for oneself", async () => {
    expect(await assignment(session, ana, { assignee: "vera" })).toMatchObject(unknown);
    expect((await call(url("/session"), { key: await service.token("viewer", of.tenant.id, "vera") })).status).toBe(200);
    expect(await assignment(session, ana, { assignee: "vera" })).toMatchObject({ status: 200, body: { assignee: "vera" } });
    expect(await assignment(session, ana, { assignee: "ana", take_over: true })).toMatchObject({ status: 200, body: { assignee: "ana" } });
  });

  test("a person whose last session was more than 90 days ago is known no longer, and keeps what is assigned", async () => {
    expect((await assignment(session, ana, { assignee: "vera", take_over: true })).status).toBe(200);
    await service.database.query("UPDATE people SET expires_at = now() WHERE organization_id = $1 AND subject = 'vera'", [of.tenant.id]);
    expect(await assignment(session, ana, { assignee: "vera", minutes: 60 })).toMatchObject({ status: 200 });
    expect(await assignment(await held(), ana, { assignee: "vera" })).toMatchObject(unknown);
  });

  test("a person is noted for 90 days", async () => {
    const [row] = await service.database.query<{ days: number }>(
      "SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM people WHERE organization_id = $1 AND subject = 'ana'",
      [of.tenant.id],
    );
    expect(row?.days).toBe(90);
  });
});

test("the figures: open, unassigned, overdue, the oldest, and the share that was resolved within the target", async () => {
  of = await ruleTenant(service);
  const figures = async () => (await of.api("/reviews/summary")).body;
  expect(await figures()).toEqual({
    open: 0,
    more_than_counted: false,
    unassigned: 0,
    overdue: 0,
    oldest_seconds: null,
    target_minutes: 60,
    resolved_7d: 0,
    resolved_within_target: null,
  });
  const [old, late, soon, taken] = [await held(), await held(), await held(), await held()];
  await service.database.query("UPDATE assessments SET assessed_at = assessed_at - interval '2 hours' WHERE session_id = ANY($1::uuid[])", [[old, late]]);
  const ana = await person("ana");
  await assignment(taken, ana, {});
  await resolve(late, ana);
  await resolve(soon, ana);
  const { oldest_seconds, ...others } = await figures();
  expect(oldest_seconds).toBeGreaterThanOrEqual(7200);
  expect(others).toMatchObject({ open: 2, unassigned: 1, overdue: 1, resolved_7d: 2, resolved_within_target: 0.5 });
  expect((await call(url("/organization"), { key: of.admin, method: "PATCH", body: { review_target_minutes: 180 } })).status).toBe(200);
  expect(await figures()).toMatchObject({ overdue: 0, target_minutes: 180, resolved_within_target: 1 });
});

test("endpoints are notified of a held payment and of its assignment, once each", async () => {
  of = await ruleTenant(service);
  await of.api("/webhook-endpoints", { url: "https://shop.example/hooks", events: ["review.opened", "review.assigned"] });
  // decisions see the endpoint with the next version of the organization
  await of.assess({ amount: 10 });
  const session = await held({ amount: 12.5, currency: "USD" });
  const ana = await person("ana");
  await assignment(session, ana, {});
  await assignment(session, ana, { minutes: 60 });
  await assignment(session, await person("ben"), { take_over: true });
  const rows = await service.database.query("SELECT type, body FROM events WHERE organization_id = $1 ORDER BY id", [of.tenant.id]);
  expect(rows.map(({ type, body }) => ({ type, data: JSON.parse(String(body)).data }))).toMatchObject([
    { type: "review.opened", data: { session_id: session, amount: 12.5, currency: "USD", flow: "payin" } },
    { type: "review.assigned", data: { session_id: session, assignment: { assignee: "ana" }, taken_from: null } },
    { type: "review.assigned", data: { session_id: session, assignment: { assignee: "ben" }, taken_from: "ana" } },
  ]);
});
