// What the templates about payouts catch, and what they leave alone.
import { localHour, mainTimezone } from "../../../src/platform/time/local-hour.ts";
import { ago, type Body, DAY, type Decided, HOUR, MINUTE, type World } from "../../assess/scenarios/world.ts";
import { lastOf, type TemplateCases } from "./case.ts";

/** Countries around the globe. */
const COUNTRIES = ["MX", "CO", "AR", "PT", "ZA", "AE", "PK", "TH", "JP", "FJ"];

/** A country in which it is one of these hours, now and in an hour. */
function countryAt(hours: readonly number[]): string {
  const found = COUNTRIES.find((country) => {
    const hour = localHour(mainTimezone(country), Date.now());
    return hour !== undefined && hours.includes(hour) && hours.includes((hour + 1) % 24);
  });
  if (found === undefined) throw new Error("no country has this hour");
  return found;
}

const NIGHT = [22, 23, 0, 1, 2, 3, 4, 5];
const NOON = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/** A large first payout through the API. */
const byApi = (world: World, hours: readonly number[], more: Body = {}): Body => ({
  amount: 2500,
  currency: "USD",
  origin: { account_id: world.own("acc"), country: countryAt(hours) },
  payout: { channel: "api" },
  beneficiary: { id: world.own("ben") },
  ...more,
});

/** Payouts of so many origins to one account. */
const toOneAccount = (world: World, count: number, more: Body = {}, clabe = world.clabe()): Promise<Decided> =>
  lastOf(count, (index) => world.payout({ beneficiary: { clabe }, origin: { account_id: world.own("acc") }, amount: 4000 + index, ...more }));

/** Payouts of one origin on so many days, of one amount each. */
async function daily(world: World, count: number, amount: number, more: Body = {}): Promise<Decided> {
  const order = (): Body => ({ origin: { account_id: "caja" }, beneficiary: { clabe: world.clabe() }, payout: { first_to_beneficiary: false }, ...more });
  for (let day = count - 1; day > 0; day--) await world.earlierPayout(day * DAY, { ...order(), amount: amount + day });
  return world.payout({ ...order(), amount });
}

/** A payout by somebody whose credentials changed an hour ago. */
const afterChange = (world: World, more: Body): Body => ({
  origin: { account_id: world.own("acc") },
  initiator: { user_id: world.own("usr"), credentials_changed_at: ago(HOUR) },
  beneficiary: { clabe: world.clabe() },
  ...more,
});

/** A pay-in of which nearly all leaves again ten minutes later, from an account of this age. */
async function passedThrough(world: World, age: number): Promise<Decided> {
  const customer = world.own("cus");
  await world.earlier(10 * MINUTE, { amount: 9000, payer: { customer_id: customer }, payment_method: { type: "spei" } });
  return world.payout({ amount: 8800, origin: { account_id: customer, account_created_at: ago(age) }, beneficiary: { clabe: world.clabe() } });
}

/** The cases, by template. */
export const payoutCases: Readonly<Record<string, TemplateCases>> = {
  "mule-fan-in": {
    caught: [{ name: "eight origins pay to one CLABE within hours", decide: (w) => toOneAccount(w, 8) }],
    leftAlone: [
      { name: "four friends pool money for a gift", decide: (w) => toOneAccount(w, 4) },
      { name: "branches send their cash to the treasury", decide: (w) => toOneAccount(w, 8, { payout: { kind: "treasury" } }) },
      {
        name: "a tenant pays the rent to a landlord whom others pay on the same day",
        decide: async (w) => {
          const order = { beneficiary: { clabe: w.clabe() }, origin: { account_id: w.own("acc") }, amount: 4000 };
          await w.earlierPayout(30 * DAY, order);
          await toOneAccount(w, 7, {}, order.beneficiary.clabe);
          return w.payout(order);
        },
      },
    ],
  },
  "night-payout-api": {
    caught: [{ name: "2,500 USD to a new beneficiary by API at night", decide: (w) => w.payout(byApi(w, NIGHT)) }],
    leftAlone: [
      {
        name: "the nightly settlement of a known seller",
        decide: async (w) => {
          const order = byApi(w, NIGHT);
          await w.earlierPayout(7 * DAY, order);
          return w.payout(order);
        },
      },
      { name: "the same payout by day", decide: (w) => w.payout(byApi(w, NOON)) },
      { name: "the same payout in the app", decide: (w) => w.payout(byApi(w, NIGHT, { payout: { channel: "app" } })) },
      { name: "a small first payout at night", decide: (w) => w.payout(byApi(w, NIGHT, { amount: 700 })) },
      { name: "a nightly transfer between own accounts", decide: (w) => w.payout(byApi(w, NIGHT, { payout: { channel: "api", kind: "treasury" } })) },
    ],
  },
  "payout-after-takeover": {
    caught: [
      { name: "a first payout of 8,000 MXN an hour after a new password", decide: (w) => w.payout(afterChange(w, { amount: 8000 })) },
      { name: "money that only passes through an account of ten days", decide: (w) => passedThrough(w, 10 * DAY) },
    ],
    leftAlone: [
      {
        name: "a known beneficiary an hour after a new password",
        decide: async (w) => {
          const order = afterChange(w, { amount: 8000 });
          await w.earlierPayout(20 * DAY, order);
          return w.payout(order);
        },
      },
      { name: "a small first payout an hour after a new password", decide: (w) => w.payout(afterChange(w, { amount: 2500 })) },
      {
        name: "a transfer between own accounts after a new password",
        decide: (w) => w.payout(afterChange(w, { amount: 8000, payout: { kind: "treasury" } })),
      },
      { name: "an old account that deposits and pays at once", decide: (w) => passedThrough(w, 700 * DAY) },
    ],
  },
  "payout-structuring": {
    caught: [{ name: "three payouts just under 150,000 MXN in three days", decide: (w) => daily(w, 3, 149_000) }],
    leftAlone: [
      { name: "two invoices just under 150,000 MXN", decide: (w) => daily(w, 2, 149_000) },
      { name: "five equal payouts far below any limit", decide: (w) => daily(w, 5, 40_000) },
      { name: "transfers between own accounts", decide: (w) => daily(w, 4, 149_000, { payout: { kind: "treasury" } }) },
    ],
  },
};
