// Reviews in practice: several at once, undone, noted on; and what the filters of assessments find.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";

let service: TestService;
let of: RuleTenant;
beforeAll(async () => {
  service = await startService();
  of = await ruleTenant(service);
});
afterAll(() => service.close());

const held = async (): Promise<string> => (await of.assess({ payer: { email: "review@sandbox.test" } })).session_id;
const undo = (session: string) => call(`${service.url}/api/v1/assessments/${session}/review/undo`, { method: "POST", key: of.admin });
const review = async (session: string): Promise<object | null> => (await of.api(`/assessments/${session}`)).body.review;

test("200 reviews are resolved in one call, each with its own record in the audit log", async () => {
  const sessions: string[] = [];
  for (let count = 0; count < 200; count += 1) sessions.push(await held());
  const { status, body } = await of.api("/reviews/resolve", {
    reviews: sessions.map((session_id) => ({ session_id, resolution: "decline", reason: "One device." })),
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject(sessions.map(() => ({ review: { resolution: "decline" }, error: null })));
  const rows = await service.database.query("SELECT count(*)::int AS count FROM audit_log WHERE resource_id = ANY($1) AND action = 'assessment.reviewed'", [
    sessions,
  ]);
  expect(rows).toEqual([{ count: 200 }]);
});

test("a resolution can be undone for five minutes, by a colleague as well, and resolved otherwise then", async () => {
  const session = await held();
  await of.api(`/assessments/${session}/review`, { resolution: "approve", reason: "Known." });
  const analyst = await service.token("analyst", of.tenant.id);
  const answer = await call(`${service.url}/api/v1/assessments/${session}/review/undo`, { method: "POST", key: analyst });
  expect([answer.status, answer.body.review]).toEqual([200, null]);
  expect((await of.api("/assessments?review=open&limit=1")).body.data).toMatchObject([{ session_id: session }]);
  expect((await of.api(`/assessments/${session}/review`, { resolution: "decline", reason: "Not known." })).status).toBe(200);
  expect(await review(session)).toMatchObject({ resolution: "decline" });

  await service.database.query("UPDATE reviews SET resolved_at = resolved_at - interval '5 minutes' WHERE session_id = $1", [session]);
  expect(await undo(session)).toMatchObject({ status: 409, body: { error: { code: "INVALID_TRANSITION", details: { review: { resolution: "decline" } } } } });
  expect(await review(session)).toMatchObject({ resolution: "decline" });
});

test("ten calls that undo and resolve one review at once leave it open or resolved, never both", async () => {
  const session = await held();
  await of.api(`/assessments/${session}/review`, { resolution: "approve", reason: "Known." });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? undo(session) : of.api(`/assessments/${session}/review`, { resolution: "decline", reason: "Not known." }),
    ),
  );
  const [row] = await service.database.query(
    "SELECT review_resolved, (SELECT count(*)::int FROM reviews r WHERE r.session_id = a.session_id) AS reviews FROM assessments a WHERE session_id = $1",
    [session],
  );
  expect(row?.reviews).toBe(row?.review_resolved === true ? 1 : 0);
});

test("assessments are found by score, by signal and by rule", async () => {
  const other = await ruleTenant(service);
  const rule = await other.rule("live", { expression: "payment.amount > 100", action: { type: "signal", weight: 40 } });
  const [low, high] = [await other.assess({ amount: 50 }), await other.assess({ amount: 200 })];
  const found = async (query: string): Promise<string[]> =>
    (await other.api(`/assessments?${query}`)).body.data.map(({ session_id }: { session_id: string }) => session_id);
  expect(await found("min_score=40")).toEqual([high.session_id]);
  expect(await found("min_score=40.1")).toEqual([]);
  expect(await found("max_score=39.9")).toEqual([low.session_id]);
  expect(await found(`signal=${rule.code}`)).toEqual([high.session_id]);
  expect(await found("signal=IP_TOR")).toEqual([]);
  expect(await found(`rule_id=${rule.id}`)).toEqual([high.session_id]);
});
