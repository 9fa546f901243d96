// Reviews: ended once and for good, written down, and remembered by what comes after. And everything that is known of an assessment.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { fixturesOf } from "../access/fixtures.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { dump } from "../tenants/catalog.ts";
import { type Assessments, assessmentsOf, type Payments, paymentsOf } from "./assessments-of.ts";

let service: TestService;
let tenant: Tenant;
let analyst: Assessments;
let payments: Payments;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  tenant = await createTenant(service.database.url, { segment: "psp" });
  analyst = assessmentsOf(service.url, await service.token("analyst", tenant.id));
  payments = paymentsOf(service.url, tenant.secret);
});
afterAll(() => service.close());

const held = { payer: { email: "review@sandbox.test" } };
const heldPayout = (more: object = {}) => ({ beneficiary: { id: newId(), email: "review@sandbox.test" }, ...more });
const audited = async (id: string): Promise<unknown[]> => {
  const key = await service.token("admin", tenant.id);
  return (await call(`${service.url}/api/v1/audit-log?resource_id=${id}`, { key })).body.data;
};

describe("a review", () => {
  test.each(["approve", "decline"])("ends with %s: who, why and when stand with the assessment, whose decision stays", async (resolution) => {
    const { body: assessed } = await payments.payin(held);
    const { status, body } = await analyst.review(assessed.session_id, resolution, "El titular confirmó.");
    const review = {
      resolution,
      reason: "El titular confirmó.",
      resolved_by: { type: "session", id: expect.stringMatching(/^analyst/) },
      resolved_at: expect.stringMatching(/Z$/),
    };
    expect([status, body.decision, body.review]).toEqual([200, "review", review]);
    expect((await analyst.read(assessed.session_id)).body).toEqual(body);
    expect((await analyst.list({ order_id: assessed.order_id })).body.data[0].review).toEqual(body.review);
  });

  test("can be ended by a key that may, and by no other", async () => {
    const { body: assessed } = await payments.payin(held);
    const able = await tenant.key("secret", { permissions: ["assessments:review"] });
    const unable = await tenant.key("secret", { permissions: ["assessments:read"] });
    const viewer = assessmentsOf(service.url, await service.token("viewer", tenant.id));
    const refused = [
      await viewer.review(assessed.session_id, "approve"),
      await assessmentsOf(service.url, unable.value).review(assessed.session_id, "approve"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    const { status, body } = await assessmentsOf(service.url, able.value).review(assessed.session_id, "approve");
    expect([status, body.review.resolved_by]).toEqual([200, { type: "key", id: able.id }]);
  });

  test("is written down in the audit log, in the same transaction", async () => {
    const { body: assessed } = await payments.payin(held);
    const { body, headers } = await analyst.review(assessed.session_id, "decline", "Sin respuesta");
    expect(await audited(assessed.session_id)).toMatchObject([
      {
        action: "assessment.reviewed",
        resource_type: "assessment",
        actor: { type: "session", role: "analyst" },
        before: { review: null },
        after: { review: body.review },
        request_id: headers.get("X-Request-Id"),
      },
    ]);
  });

  test("that two hundred end at once ends once: one is answered 200, and the others by whom it was ended", async () => {
    const { body: assessed } = await payments.payin(held);
    const other = assessmentsOf(service.url, (await tenant.key("secret", { permissions: ["assessments:review"] })).value);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (index % 2 === 0 ? analyst : other).review(assessed.session_id, index % 3 === 0 ? "approve" : "decline", `${index}`),
      ),
    );
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect([won?.status, more]).toEqual([200, []]);
    const lost = answers.filter((answer) => answer !== won);
    expect(lost.map(({ status, body }) => [status, body.error.code, body.error.details])).toEqual(
      lost.map(() => [409, "INVALID_TRANSITION", { decision: "review", review: won?.body.review }]),
    );
    expect(await audited(assessed.session_id)).toHaveLength(1);
  });

  test("that two processes end at once ends once", async () => {
    const second = await startService({ logLevel: "warn" }, service.database);
    const there = assessmentsOf(second.url, (await tenant.key("secret", { permissions: ["assessments:review"] })).value);
    for (let round = 0; round < 10; round++) {
      const { body: assessed } = await payments.payin(held);
      const answers = await Promise.all(
        [analyst, there, analyst, there].map((one, index) => one.review(assessed.session_id, index % 2 ? "approve" : "decline")),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await audited(assessed.session_id)).toHaveLength(1);
    }
    await second.close();
  });

  test.each(["approve", "challenge", "decline"])("is none of an assessment whose decision is %s: refused, and nothing changes", async (decision) => {
    const { body: assessed } = await payments.payin({ payer: { email: `${decision}@sandbox.test` } });
    const before = await dump(service.database.query);
    const { status, body } = await analyst.review(assessed.session_id, "approve");
    expect([status, body.error.code, body.error.details]).toEqual([409, "INVALID_TRANSITION", { decision, review: null }]);
    expect(await dump(service.database.query)).toEqual(before);
  });

  test.each<[object, string]>([
    [{ resolution: "review", reason: "x" }, "resolution"],
    [{ resolution: "approve" }, "reason"],
    [{ resolution: "approve", reason: "   " }, "reason"],
    [{ resolution: "approve", reason: "a\u0000b" }, "reason"],
    [{ resolution: "approve", reason: "r".repeat(501) }, "reason"],
    [{ resolution: "approve", reason: "Tarjeta 4111 1111 1111 1111" }, "reason"],
  ])("is refused without a resolution and a reason of its own: %j", async (body, path) => {
    const { body: assessed } = await payments.payin(held);
    const key = await service.token("analyst", tenant.id);
    const answer = await call(`${service.url}/api/v1/assessments/${assessed.session_id}/review`, { key, body });
    expect([answer.status, answer.body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
    expect((await analyst.list({ review: "open", order_id: assessed.order_id })).body.data).toHaveLength(1);
  });

  test("of another organization is not there", async () => {
    const { body: assessed } = await payments.payin(held);
    const stranger = await createTenant(service.database.url);
    const other = assessmentsOf(service.url, await service.token("admin", stranger.id));
    const answers = [await other.review(assessed.session_id, "approve"), await other.review(newId(), "approve")];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([1, 2].map(() => [404, answers[1]?.text]));
  });
});

describe("a payout that was held", () => {
  const isFirst = ({ body }: TestAnswer): boolean => body.signals.includes("PAYOUT_FIRST_TO_BENEFICIARY");
  const paidTo = (id: string) => ({ origin: { account_id: `origin of ${id}` }, beneficiary: { id } });
  const bySame = (id: string) => ({ ...paidTo(id), beneficiary: { id, email: "review@sandbox.test" } });

  test.each([
    ["declined", "decline", true],
    ["approved", "approve", false],
  ])("and %s: the next one to the same beneficiary is the first (%s: %s)", async (_, resolution, first) => {
    const id = newId();
    const { body } = await payments.payout(bySame(id));
    await analyst.review(body.session_id, resolution);
    expect(isFirst(await payments.payout(paidTo(id)))).toBe(first);
  });

  test("and declined makes nothing known to its submerchant either", async () => {
    const fixtures = fixturesOf(service.database, tenant.id);
    const shop = paymentsOf(service.url, (await fixtures.key({ submerchantId: await fixtures.submerchant(), permissions: ["assess"] })).value);
    const seen: boolean[] = [];
    for (const resolution of ["decline", "approve"]) {
      const id = newId();
      const { body } = await shop.payout(bySame(id));
      await analyst.review(body.session_id, resolution);
      seen.push(isFirst(await shop.payout(paidTo(id))));
    }
    expect(seen).toEqual([true, false]);
  });

  test("and declined is marked in both of its rows, and no other payout is", async () => {
    const submerchant_id = await fixturesOf(service.database, tenant.id).submerchant();
    const [one, other] = [await payments.payout(heldPayout({ submerchant_id })), await payments.payout(heldPayout({ submerchant_id }))];
    await analyst.review(one.body.session_id, "decline");
    const rows = await service.database.query<{ declined: boolean }>(
      "SELECT declined FROM payout_activity WHERE session_id = ANY($1) ORDER BY session_id = $2 DESC",
      [[one.body.session_id, other.body.session_id], one.body.session_id],
    );
    expect(rows.map(({ declined }) => declined)).toEqual([true, true, false, false]);
  });
});

describe("reading an assessment", () => {
  test("shows the request as it came in, the signals with their meaning, and what was reported since, oldest first", async () => {
    const request = {
      order_id: newId(),
      amount: 310.25,
      currency: "MXN",
      payer: { email: "ana@mailinator.com", customer_id: "cus_1" },
      metadata: { campaign: "buen-fin" },
    };
    const assessed = await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body: request });
    const { session_id } = assessed.body;
    const report = (outcome: string) =>
      call(`${service.url}/api/v1/assess/outcome`, { key: tenant.secret, body: { session_id, outcome } }).then(({ body }) => body.outcome_id);
    const outcomes = [
      { outcome: "captured", outcome_id: await report("captured") },
      { outcome: "refunded", outcome_id: await report("refunded") },
    ];
    const { status, body } = await analyst.read(session_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id,
      decision: assessed.body.decision,
      risk_score: assessed.body.risk_score,
      signals: assessed.body.signals,
      signal_details: assessed.body.signal_details,
      request,
      credential_kind: "secret",
      customer_id: "cus_1",
      outcomes: outcomes.map((one) => ({ ...one, reported_at: expect.stringMatching(/Z$/) })),
      case_id: null,
      review: null,
    });
  });

  test("names the case that a fraud report about it opened, and none that a person opened", async () => {
    const [reported, other] = [await payments.payin(), await payments.payin()];
    const fraud = await call(`${service.url}/api/v1/report-fraud`, {
      key: (await tenant.key("secret", { permissions: ["fraud:report"] })).value,
      body: { session_id: reported.body.session_id, incident_type: "phishing", jurisdiction: "MX" },
    });
    expect(fraud.status).toBe(201);
    const key = await service.token("analyst", tenant.id);
    const wanted = { incident_date: "2026-01-31", incident_type: "phishing", amount: 1, currency: "MXN", jurisdiction: "MX" };
    const opened = await call(`${service.url}/api/v1/cases`, { key, body: { ...wanted, session_id: other.body.session_id } });
    expect(opened.status).toBe(201);
    const read = [await analyst.read(reported.body.session_id), await analyst.read(other.body.session_id)];
    expect(read.map(({ body }) => body.case_id)).toEqual([fraud.body.case.id, null]);
  });

  test("of a payout names the account that it leaves", async () => {
    const { body } = await payments.payout({ origin: { account_id: "acc_1" } });
    expect((await analyst.read(body.session_id)).body).toMatchObject({ flow: "payout", customer_id: "acc_1", order_id: body.order_id });
  });
});
