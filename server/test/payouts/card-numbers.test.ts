// Full card numbers are refused in every field of a payout, and leave no trace.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discovery } from "../../../generated/discovery.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Payouts, payoutsOf } from "./payouts-of.ts";

const CARD = "4242424242424242";
const ACCOUNTS = ["clabe", "iban", "cbu", "alias", "cci", "pix_key", "breb_key", "account_hash"].map((field) => `beneficiary.${field}`);

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

test.each([...strings, "metadata.note", "metadata.clabe", "unknown.deep", "clabe"])("%s: refused with its path", async (path) => {
  const answer = await payouts.assess(withValue(path, CARD));
  expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
  expect(answer.body.details.fields.map((field: { path: string }) => field.path)).toContain(path);
  expect(answer.text).not.toContain(CARD);
});

test.each(ACCOUNTS)("%s: the message says what to send to pay to a card", async (path) => {
  for (const text of [CARD, "4242 4242 4242 4242", "5555-5555-5555-4444"]) {
    const { status, body } = await payouts.assess(withValue(path, text));
    expect([status, body.details.fields.find((field: { path: string }) => field.path === path)?.message]).toEqual([
      400,
      expect.stringContaining("a hash of its number in account_hash"),
    ]);
  }
});

test.each([
  ["clabe", "646180157000000004"],
  ["clabe", "646180157000000005"],
  ["cbu", "2850590940090418135201"],
  ["cci", "01136600010003254221"],
  ["iban", "BR1800360305000010009795493C1"],
  ["account_hash", "646180157000000004"],
])("%s %s is an account, whatever its digits look like", async (field, text) => {
  expect((await payouts.assess(withValue(`beneficiary.${field}`, text))).status).toBe(200);
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
