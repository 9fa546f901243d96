// Blocklists and allowlists as payouts meet them: entries made over HTTP in one spelling, payouts assessed with another.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTypes } from "../../src/values/kinds/index.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Lists, listsOf } from "../lists/lists-of.ts";
import { anyHour, KNOWN, type Payouts, payoutsOf, somebody } from "./payouts-of.ts";
import { spelled } from "./spelled.ts";

let service: TestService;
let payouts: Payouts;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  await anyHour(service);
  payouts = payoutsOf(service);
  lists = listsOf(service.url, await service.token("admin"));
});
afterAll(() => service.close());

const decide = async (more: object) => (await payouts.assess({ ...KNOWN, ...more })).body;
const blockedBy = async (more: object): Promise<string | undefined> => (await decide(more)).blocked_by;

describe("an entry in any spelling blocks the payout in any spelling, and no other, until it is removed", () => {
  const pairs = spelled.flatMap(({ entered, ...rest }) => entered.map((value) => ({ ...rest, value })));

  test.each(pairs)("$type $value", async ({ type, value, paid, nearly }) => {
    const { status, body: entry } = await lists.block({ list_type: type, value });
    expect(status).toBe(201);
    const decided = await Promise.all(paid.map(decide));
    const missed = await decide(nearly);
    await lists.unblock(entry.id);
    for (const body of decided)
      expect(body).toMatchObject({
        decision: "decline",
        risk_score: 100,
        blocked_by: `blocklist:${type}`,
        signals: expect.arrayContaining(["BLOCKLIST_BLOCK"]),
      });
    expect([missed.decision === undefined, missed.blocked_by, await blockedBy(paid[0] ?? {})]).toEqual([false, undefined, undefined]);
  });

  test("every type is here but those of cards", () => {
    const cards = ["card_bin", "card_hash"];
    expect([...new Set([...spelled.map(({ type }) => type), ...cards])].toSorted()).toEqual(listTypes.toSorted());
  });
});

describe("what an entry does to a payout", () => {
  /** A new beneficiary with an entry, and the decision on a payout to them. */
  async function entered(entry: object = {}, add: Lists["block"] = lists.block) {
    const value = somebody();
    const { body } = await add({ list_type: "beneficiary_id", value, ...entry });
    return { id: body.id as string, value, decide: () => decide({ beneficiary: { id: value } }) };
  }

  test("for pay-ins it does not concern payouts, for payouts not pay-ins; for all it concerns both", async () => {
    const value = somebody();
    const { body: entry } = await lists.block({ list_type: "customer_id", value, flow_scope: "payin" });
    const blocks = async (): Promise<boolean[]> => [
      (await payouts.payin({ payer: { customer_id: value } })).body.decision === "decline",
      (await decide({ origin: { account_id: value } })).decision === "decline",
    ];
    const seen: Record<string, boolean[]> = {};
    for (const flow_scope of ["payin", "payout", "all"]) {
      await lists.change({ id: entry.id, flow_scope });
      seen[flow_scope] = await blocks();
    }
    expect(seen).toEqual({ payin: [true, false], payout: [false, true], all: [true, true] });
  });

  test("severity review holds it, flag weighs on the score", async () => {
    const review = await entered({ severity: "review" });
    expect(await review.decide()).toMatchObject({ decision: "review", signals: ["BLOCKLIST_REVIEW"] });
    expect(await (await entered({ severity: "flag" })).decide()).toMatchObject({ decision: "approve", risk_score: 25, signals: ["BLOCKLIST_FLAG"] });
  });

  test("on the allowlist it is a credit, never over a block; for pay-ins alone it is none", async () => {
    const invalid = { clabe: "002010077777777770" };
    const { value } = await entered({}, lists.allow);
    const decided = await decide({ beneficiary: { id: value, ...invalid } });
    expect([decided.risk_score, decided.signals]).toEqual([45.2, ["PAYOUT_CLABE_INVALID", "PAYER_TRUSTED"]]);
    await lists.block({ list_type: "beneficiary_id", value });
    expect(await decide({ beneficiary: { id: value } })).toMatchObject({ decision: "decline", risk_score: 100 });
    expect((await (await entered({ flow_scope: "payin" }, lists.allow)).decide()).signals).toEqual([]);
  });

  test("an account that is not well formed can be listed in no list, and matches none", async () => {
    expect((await lists.block({ list_type: "clabe", value: "002010077777777770" })).status).toBe(400);
    const { signals, blocked_by } = await decide({ amount: 1, beneficiary: { clabe: "002010077777777770" } });
    expect([signals, blocked_by]).toEqual([["PAYOUT_CLABE_INVALID"], undefined]);
  });

  test("it is the organization's own", async () => {
    const other = await startService({ logLevel: "warn" }, service.database);
    const { value } = await entered();
    const { body } = await payoutsOf(other).assess({ ...KNOWN, beneficiary: { id: value } });
    await other.close();
    expect(body.signals).toEqual([]);
  });
});
