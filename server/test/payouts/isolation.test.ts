// Whose payouts count for whom: organizations and submerchants.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payout } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { DAY, KNOWN, newClabe, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let psp: Tenant;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  psp = await createTenant(service.database.url, { segment: "psp" });
});
afterAll(() => service.close());

const by = (key: string) => payoutsOf(service, key);

/** A submerchant with a secret key. */
async function shop(): Promise<{ id: string; key: string }> {
  const { body } = await call(`${service.url}/api/v1/submerchants`, {
    key: await service.token("admin", psp.id),
    body: { name: "Tienda", country: "MX", external_id: newOrder() },
  });
  return { id: body.id, key: (await psp.key("secret", { submerchantId: body.id })).value };
}

/** Four payouts to an account, each from its own origin. */
async function crowd(key: string, clabe: string, more: object = {}): Promise<void> {
  for (let i = 0; i < 4; i++) await by(key).assess({ ...KNOWN, ...more, beneficiary: { clabe }, origin: { account_id: somebody() } });
}

const seesCrowd = async (key: string, clabe: string, more: object = {}): Promise<boolean> =>
  (await by(key).signals({ ...KNOWN, ...more, amount: 1, beneficiary: { clabe }, origin: { account_id: somebody() } })).includes("PAYOUT_MULE_FAN_IN");

describe("another organization's payouts", () => {
  test("are no fan-in, no known beneficiary, no name, no duplicate, no sleep", async () => {
    const foreign = await createTenant(service.database.url);
    const paid = { beneficiary: { id: somebody(), clabe: newClabe(), name: "Ana Ruiz" }, origin: { account_id: somebody() } };
    await by(foreign.secret).earlier(200 * DAY, { ...KNOWN, origin: paid.origin });
    await crowd(foreign.secret, paid.beneficiary.clabe);
    await by(foreign.secret).assess(paid);
    const own = await by(psp.secret).signals({ ...paid, beneficiary: { ...paid.beneficiary, name: "Pedro Soto" } });
    expect(own).toEqual(["PAYOUT_FIRST_TO_BENEFICIARY"]);
  });

  test("in the same batch neither", async () => {
    const foreign = await createTenant(service.database.url);
    const clabe = newClabe();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        by(i % 4 === 0 ? psp.secret : foreign.secret).assess({ ...KNOWN, amount: 100 + i, beneficiary: { clabe }, origin: { account_id: somebody() } }),
      ),
    );
    const fired = answers.map(({ body }) => body.signals.length);
    expect([fired.filter((_, i) => i % 4 === 0), fired.filter((_, i) => i % 4 !== 0).filter((n) => n > 0).length]).toEqual([[0, 0, 0], 6]);
  });
});

describe("submerchants", () => {
  test("a submerchant counts its own payouts, the organization counts all, another submerchant none", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const clabe = newClabe();
    await crowd(one.key, clabe);
    expect([await seesCrowd(one.key, clabe), await seesCrowd(two.key, clabe), await seesCrowd(psp.secret, clabe)]).toEqual([true, false, true]);
  });

  test("payouts that the organization makes in its name count for the submerchant; the organization's own do not", async () => {
    const one = await shop();
    const [named, own] = [newClabe(), newClabe()];
    await crowd(psp.secret, named, { submerchant_id: one.id });
    await crowd(psp.secret, own);
    expect([await seesCrowd(one.key, named), await seesCrowd(one.key, own)]).toEqual([true, false]);
  });

  test("the first payout of a submerchant to a beneficiary is its first, whatever others paid there", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const paid = { beneficiary: { id: somebody() }, origin: { account_id: somebody() } };
    const first = async (key: string) => (await by(key).signals(paid)).includes("PAYOUT_FIRST_TO_BENEFICIARY");
    expect([await first(one.key), await first(one.key), await first(two.key), await first(psp.secret)]).toEqual([true, false, true, false]);
  });

  test("what arrives at once is counted by the same rule", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const clabe = newClabe();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => by((i % 2 === 0 ? one : two).key).assess({ ...KNOWN, beneficiary: { clabe }, origin: { account_id: somebody() } })),
    );
    expect(answers.filter(({ body }) => body.signals.includes("PAYOUT_MULE_FAN_IN"))).toHaveLength(6);
  });

  test("money that passes through a submerchant's customer is detected in its own history only", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const account = somebody();
    await by(one.key).payin({ payer: { customer_id: account }, amount: 1000 });
    const leaves = (key: string) => by(key).signals({ ...KNOWN, origin: { account_id: account }, amount: 950 });
    expect([await leaves(two.key), await leaves(one.key)]).toEqual([[], ["PAYOUT_PASS_THROUGH"]]);
  });

  test("one that is foreign, unknown or inactive is 404, byte for byte; its key names no other", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    await service.database.query("UPDATE submerchants SET status = 'inactive' WHERE id = $1", [two.id]);
    const unknown = { submerchant_id: "01929b7e-0000-7000-8000-000000000000" };
    const answers = [
      await by(psp.secret).assess(unknown),
      await by(psp.secret).assess({ submerchant_id: two.id }),
      await by(service.tenant.secret).assess({ submerchant_id: one.id }),
      await by(one.key).assess({ submerchant_id: two.id }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, answers[0]?.text]));
    expect((await by(one.key).assess({ submerchant_id: one.id })).status).toBe(200);
  });

  test("handles are each submerchant's own", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const body = payout();
    const [first, second] = [await by(one.key).assess(body), await by(two.key).assess(body)];
    expect([second.headers.get("Idempotent-Replayed"), second.body.session_id === first.body.session_id]).toEqual([null, false]);
  });
});
