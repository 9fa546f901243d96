// Full card numbers are refused in every field of a payout but the accounts, which are digits by nature, and leave no trace.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discovery } from "../../../generated/discovery.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Payouts, payoutsOf } from "./payouts-of.ts";

const CARD = "4242424242424242";
const ACCOUNTS = ["beneficiary.clabe", "beneficiary.iban", "beneficiary.account_hash"];

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService();
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

/** A payout with a value at a path. */
function withValue(path: string, value: unknown): Record<string, unknown> {
  const nested = path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;
  const beneficiary = { id: "ben_card", ...(nested.beneficiary as object | undefined) };
  return { ...nested, beneficiary };
}

const strings = discovery.describePayout.fields.filter((field) => field.type === "string" && !("enum" in field)).map(({ path }) => path);

test("there are string fields to try", () => {
  expect(strings.length).toBeGreaterThan(20);
  expect(strings).toEqual(expect.arrayContaining(ACCOUNTS));
});

test.each([...strings.filter((path) => !ACCOUNTS.includes(path)), "metadata.note", "metadata.clabe", "unknown.deep", "clabe"])(
  "%s: refused with its path",
  async (path) => {
    const answer = await payouts.assess(withValue(path, CARD));
    expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.details.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(answer.text).not.toContain(CARD);
  },
);

test.each(ACCOUNTS)("%s may look like one", async (path) => {
  expect((await payouts.assess(withValue(path, CARD))).status).toBe(200);
});

describe("what was refused", () => {
  test("is in no log and in no table", async () => {
    const secret = "5555555555554444";
    await payouts.assess({ payout: { purpose: `pago ${secret}` } });
    await payouts.assess({ beneficiary: { id: "x", [secret]: 1 } });
    expect(service.logged()).not.toContain(secret);
    for (const table of ["assessments", "payout_activity", "activity", "handles"])
      expect(await service.database.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE '%${secret}%'`)).toEqual([]);
  });
});
