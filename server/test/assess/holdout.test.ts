// The holdout: how many payments, which ones, and who is answered that they are.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOLDOUT_CEILING, holdoutDraw, isHeldOut } from "../../src/decisions/assess/holdout.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Evaluation } from "../../src/scoring/engine/evaluate.ts";
import { createIdentifiers } from "../../src/values/identifiers/hash.ts";
import { call, payin } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { jobOf, payoutJobOf } from "../harness/job.ts";
import { startService, type TestService } from "../harness/service.ts";

const ORGANIZATION = newId();
const declined: Evaluation = { decision: "decline", score: 80, exactScore: 80, observed: [], weights: [], signals: [], blockedBy: undefined };
const sessions = Array.from({ length: 40_000 }, () => newId());
const job = jobOf(ORGANIZATION, {});
const heldOut = (evaluation: Evaluation, percent: number, draw = holdoutDraw(identifiers)): number =>
  sessions.filter((sessionId) => isHeldOut({ ...job, sessionId }, evaluation, percent, draw)).length;

describe("of would-be declines", () => {
  test.each([0.1, 0.5, 1])("%s %% are held out, within four standard deviations", (percent) => {
    const expected = (sessions.length * percent) / 100;
    expect(Math.abs(heldOut(declined, percent) - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  test("none is while the setting is 0", () => {
    expect(heldOut(declined, 0)).toBe(0);
  });

  test("the same session is drawn alike by every process, and otherwise under another key", () => {
    const [draw, again, other] = [holdoutDraw(identifiers), holdoutDraw(identifiers), holdoutDraw(createIdentifiers(new Uint8Array(16).fill(200)))];
    expect(sessions.slice(0, 100).map(draw)).toEqual(sessions.slice(0, 100).map(again));
    expect(sessions.slice(0, 100).map(draw)).not.toEqual(sessions.slice(0, 100).map(other));
  });
});

describe("never, even if all were to be held out", () => {
  const signal = { weight: 1, strength: 1, observed: 1, threshold: 1 };
  const all = (evaluation: Partial<Evaluation>, more: Partial<typeof job> = {}): boolean =>
    isHeldOut({ ...job, ...more }, { ...declined, ...evaluation }, 100, () => 0);

  test("a usual decline is", () => expect(all({})).toBe(true));

  test("a score at or above the ceiling is not", () => {
    for (let score = HOLDOUT_CEILING; score <= 100; score += 0.5) expect(all({ score })).toBe(false);
    expect(all({ score: HOLDOUT_CEILING - 0.1 })).toBe(true);
  });

  test.each(["BLOCKLIST_BLOCK", "BLOCKLIST_REVIEW", "BLOCKLIST_FLAG", "SANDBOX_OVERRIDE"] as const)("a payment with %s is not", (code) => {
    expect(all({ signals: [{ ...signal, code }] })).toBe(false);
  });

  test("another decision, a payout and a browser's payment are not", () => {
    expect((["approve", "challenge", "review"] as const).map((decision) => all({ decision }))).toEqual([false, false, false]);
    expect(all({}, { subject: payoutJobOf(ORGANIZATION, {}).subject })).toBe(false);
    expect(all({}, { credential: { ...job.credential, kind: "publishable" } })).toBe(false);
  });
});

describe("over HTTP", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ logLevel: "error" });
    // the contract allows one in a hundred: here every one
    await service.database.query(
      `UPDATE organizations SET settings = '{"thresholds": {"challenge": 5, "review": 10, "decline": 15}, "holdout_percent": 100}' WHERE id = $1`,
      [service.tenant.id],
    );
  });
  afterAll(() => service.close());

  const assess = async (key: string, more: object = {}) =>
    (await call(`${service.url}/api/v1/assess`, { key, body: payin({ device: { ip_address: "189.203.54.17", is_tor: true }, order_id: undefined, ...more }) }))
      .body;

  test("a held-out payment is approved and marked, and its explanation says so in both languages", async () => {
    const answer = await assess(service.tenant.secret);
    expect(answer).toMatchObject({ decision: "approve", holdout: true });
    expect(answer.risk_score).toBeGreaterThanOrEqual(15);
    const { value: key } = await service.tenant.key("secret", { permissions: ["assessments:read", "merchant:read"] });
    const read = async (path: string) => (await call(`${service.url}/api/v1/${path}`, { key })).body;
    expect(await read(`assessments/${answer.session_id}`)).toMatchObject({ decision: "approve", holdout: true });
    const english = await read(`merchant/explainability/${answer.session_id}`);
    const spanish = await read(`merchant/explainability/${answer.session_id}?language=es`);
    expect(english).toMatchObject({ decision: "approve", decided_by: "holdout", nearest_change: null });
    expect([english.summary, spanish.summary]).toEqual([expect.stringContaining("holdout"), expect.stringContaining("grupo de control")]);
  });

  test("a browser's payment is declined, and its answer has no mark", async () => {
    const answer = await assess(service.tenant.publishable);
    expect(answer.decision).toBe("decline");
    expect(answer).not.toHaveProperty("holdout");
  });

  test("a sandbox value is declined", async () => {
    expect(await assess(service.tenant.secret, { payer: { email: "decline@sandbox.test" } })).toMatchObject({ decision: "decline" });
  });
});
