// What the templates about pay-ins catch, and what they leave alone.
import { ago, type Body, DAY, type Decided, HOUR, IP, MINUTE, type World } from "../../assess/scenarios/world.ts";
import { changed, lastOf, regular, type TemplateCases } from "./case.ts";

const authenticated = { three_ds: { status: "authenticated", eci: "05", liability_shift: true } };

/** Twelve shoppers with cards of one BIN, each with a device and an address of their own. */
const twelveOfOneBin = (world: World, changes: (index: number) => BinChanges): Promise<Decided> => ofOneBin(world, 12, changes);

interface BinChanges {
  readonly payer?: Body;
  readonly device?: Body;
  readonly method?: Body;
  readonly amount: number;
}

const ofOneBin = (world: World, count: number, changes: (index: number) => BinChanges): Promise<Decided> =>
  lastOf(count, (index) => {
    const { payer, device, method, amount } = changes(index);
    const card = { bin: "531421" };
    return world.assess(
      world.shopper({ card, device: { ip_address: `187.190.${index}.33`, ...device }, more: { amount }, ...(payer && { payer }), ...(method && { method }) }),
    );
  });

/** A payment of a customer of their own on a device. */
const onDevice = (world: World, device: Body, age: number, amount: number, channel = "web"): Promise<Decided> =>
  world.assess(world.shopper({ payer: { account_created_at: ago(age) }, device, more: { amount, channel } }));

/** A payment with a card by a customer with a device of their own. */
const withCard = (world: World, card: Body, device: Body = {}): Promise<Decided> => world.assess(world.shopper({ card, device }));

/** The cases, by template. */
export const payinCases: Readonly<Record<string, TemplateCases>> = {
  "card-testing-bin": {
    caught: [{ name: "twelve cards of one BIN by unknown payers", decide: (w) => twelveOfOneBin(w, (index) => ({ amount: 300 + index })) }],
    leftAlone: [
      { name: "twelve customers with a popular BIN", decide: (w) => twelveOfOneBin(w, () => ({ amount: 300, payer: { previous_orders: 4 } })) },
      { name: "an office whose people bank with one issuer", decide: (w) => twelveOfOneBin(w, () => ({ amount: 300, device: { ip_address: IP.MX } })) },
      { name: "five new customers of one issuer", decide: (w) => ofOneBin(w, 5, () => ({ amount: 300 })) },
      { name: "twelve new payers whom the issuer authenticated", decide: (w) => twelveOfOneBin(w, () => ({ amount: 300, method: authenticated })) },
      { name: "twelve new payers with larger purchases", decide: (w) => twelveOfOneBin(w, (index) => ({ amount: 2000 + index })) },
    ],
  },
  "card-testing-device": {
    caught: [
      {
        name: "eight cards on one device, most of which fail",
        decide: (w) => {
          const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
          return lastOf(8, async (index) => {
            const decided = await w.assess({ amount: 20, device, payment_method: { type: "card", card: { hash: w.own("card") } } });
            if (index < 4) await w.outcome(decided, "failed");
            return decided;
          });
        },
      },
    ],
    leftAlone: [
      {
        name: "a family of five with a tablet and a card each",
        decide: (w) => {
          const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
          return lastOf(5, () => onDevice(w, device, 400 * DAY, 350));
        },
      },
      {
        name: "a payer whose first two cards fail",
        decide: async (w) => {
          const shopper = w.shopper();
          for (let card = 0; card < 2; card++)
            await w.outcome(await w.assess({ ...shopper, payment_method: { type: "card", card: { hash: w.own("card") } } }), "failed");
          return w.assess(shopper);
        },
      },
      {
        name: "six people at one address, whose cards all failed in an outage",
        decide: (w) =>
          lastOf(6, async (index) => {
            const decided = await w.assess(w.shopper({ card: { bin: `4152${30 + index}` }, more: { amount: 350 } }));
            if (index < 5) await w.outcome(decided, "failed");
            return decided;
          }),
      },
      {
        name: "a store's terminal with twelve customers, three of whose cards fail",
        decide: (w) => {
          const device = { fingerprint: w.own("terminal"), ip_address: IP.MX };
          return lastOf(12, async (index) => {
            const decided = await onDevice(w, device, 400 * DAY, 15, "pos");
            if (index % 4 === 1) await w.outcome(decided, "failed");
            return decided;
          });
        },
      },
    ],
  },
  "shared-card": {
    caught: [
      {
        name: "the third payer with a card, from the third device",
        decide: (w) => {
          const card = { hash: w.own("card") };
          return lastOf(3, () => withCard(w, card));
        },
      },
    ],
    leftAlone: [
      {
        name: "a couple with one card and a telephone each",
        decide: (w) => {
          const card = { hash: w.own("card") };
          return lastOf(2, () => withCard(w, card));
        },
      },
      {
        name: "a family of four with one card on one device",
        decide: (w) => {
          const [card, device] = [{ hash: w.own("card") }, { fingerprint: w.own("tablet") }];
          return lastOf(4, () => withCard(w, card, device));
        },
      },
      {
        name: "the third payer with a card, whom the issuer authenticated",
        decide: async (w) => {
          const card = { hash: w.own("card") };
          await lastOf(2, () => withCard(w, card));
          return w.assess(w.shopper({ card, method: authenticated }));
        },
      },
      {
        name: "an employee whose earlier payment was captured, with the company's card",
        decide: async (w) => {
          const card = { hash: w.own("card") };
          const employee = w.shopper({ card });
          await w.outcome(await w.assess(employee), "captured");
          await lastOf(3, () => withCard(w, card));
          return w.assess(employee);
        },
      },
    ],
  },
  "new-accounts-device": {
    caught: [
      {
        name: "three accounts of days that share a device",
        decide: (w) => {
          const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
          return lastOf(3, (index) => onDevice(w, device, (3 + index) * DAY, 3000));
        },
      },
    ],
    leftAlone: [
      {
        name: "a couple with two new accounts",
        decide: (w) => {
          const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
          return lastOf(2, () => onDevice(w, device, 3 * DAY, 3000));
        },
      },
      {
        name: "a family with old accounts",
        decide: (w) => {
          const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
          return lastOf(4, () => onDevice(w, device, 400 * DAY, 3000));
        },
      },
      {
        name: "a family who order as guests",
        decide: (w) => {
          const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
          return lastOf(3, () => w.assess(w.shopper({ device, more: { amount: 3000 } })));
        },
      },
      {
        name: "friends with new accounts who order something small",
        decide: (w) => {
          const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
          return lastOf(3, () => onDevice(w, device, 3 * DAY, 250));
        },
      },
      {
        name: "new customers at a store's tablet",
        decide: (w) => {
          const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
          return lastOf(4, () => onDevice(w, device, HOUR, 2500, "pos"));
        },
      },
    ],
  },
  "first-purchase-large": {
    caught: [
      {
        name: "18,000 MXN from an account of ten minutes",
        decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(10 * MINUTE) }, more: { amount: 18_000 } })),
      },
    ],
    leftAlone: [
      {
        name: "an ordinary purchase with an account opened at checkout",
        decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(2 * MINUTE) }, more: { amount: 890 } })),
      },
      {
        name: "10,000 MXN from an account of ten minutes",
        decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(10 * MINUTE) }, more: { amount: 10_000 } })),
      },
      {
        name: "18,000 MXN that the issuer authenticated",
        decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(10 * MINUTE) }, method: authenticated, more: { amount: 18_000 } })),
      },
      {
        name: "18,000 MXN from an account of a year",
        decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(365 * DAY) }, more: { amount: 18_000 } })),
      },
      {
        name: "the second purchase of the day with a new account",
        decide: async (w) => {
          const shopper = w.shopper({ payer: { account_created_at: ago(20 * HOUR) } });
          await w.earlier(19 * HOUR, { ...shopper, amount: 9000 });
          return w.assess({ ...shopper, amount: 18_000 });
        },
      },
    ],
  },
  "failed-three-ds": {
    caught: [
      {
        name: "5,000 MXN although 3-D Secure failed",
        decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "failed" } }, more: { amount: 5000 } })),
      },
      {
        name: "900 BRL although the issuer rejected 3-D Secure",
        decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "rejected" } }, more: { amount: 900, currency: "BRL" } })),
      },
    ],
    leftAlone: [
      { name: "400 MXN and a mistyped code", decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "failed" } }, more: { amount: 400 } })) },
      { name: "5,000 MXN that the issuer authenticated", decide: (w) => w.assess(w.shopper({ method: authenticated, more: { amount: 5000 } })) },
      {
        name: "5,000 MXN and a mistyped code of a customer with a long record",
        decide: async (w) => {
          const shopper = await regular(w, 4900, "captured");
          await w.longKnown(120 * DAY);
          return w.assess({ ...changed(shopper, "payment_method", { three_ds: { status: "failed" } }), amount: 5000 });
        },
      },
    ],
  },
  "proxy-foreign-card": {
    caught: [
      {
        name: "a card of the United States behind a Spanish proxy",
        decide: (w) => w.assess(w.shopper({ card: { country: "US" }, device: { ip_address: IP.ES, is_proxy: true } })),
      },
      { name: "a Mexican card by Tor", decide: (w) => w.assess(w.shopper({ device: { ip_address: IP.RU, is_tor: true } })) },
    ],
    leftAlone: [
      { name: "a traveller with a card from home", decide: (w) => w.assess(w.shopper({ device: { ip_address: IP.ES } })) },
      { name: "a VPN in the country of the card", decide: (w) => w.assess(w.shopper({ device: { is_proxy: true } })) },
      {
        name: "a foreign card behind a proxy, which the issuer authenticated",
        decide: (w) => w.assess(w.shopper({ card: { country: "US" }, device: { ip_address: IP.ES, is_proxy: true }, method: authenticated })),
      },
      {
        name: "a proxy without an address",
        decide: (w) => w.assess(w.shopper({ card: { country: "US" }, device: { ip_address: undefined, is_proxy: true } })),
      },
      {
        name: "a customer who works by the company's VPN",
        decide: async (w) => {
          const shopper = w.shopper();
          await w.outcome(await w.assess(shopper), "captured");
          return w.assess(changed(shopper, "device", { ip_address: IP.ES, is_proxy: true }));
        },
      },
      {
        name: "a proxy without a card",
        decide: (w) => w.assess({ amount: 700, payer: { customer_id: w.own("cus") }, device: { ip_address: IP.ES, is_proxy: true } }),
      },
    ],
  },
  "account-takeover": {
    caught: [
      {
        name: "a new password, a new device and twice the usual amount",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          const other = changed(changed(shopper, "device", { fingerprint: w.own("fp") }), "payer", { credentials_changed_at: ago(HOUR) });
          return w.assess({ ...other, amount: 1300 });
        },
      },
      {
        name: "a new device abroad and four times the usual amount",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          return w.assess({ ...changed(shopper, "device", { fingerprint: w.own("fp"), ip_address: IP.ES }), amount: 2500 });
        },
      },
    ],
    leftAlone: [
      {
        name: "the owner's new telephone",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          return w.assess({ ...changed(shopper, "device", { fingerprint: w.own("fp") }), amount: 650 });
        },
      },
      {
        name: "a new password with the new telephone, and a usual amount",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          const other = changed(changed(shopper, "device", { fingerprint: w.own("fp") }), "payer", { credentials_changed_at: ago(HOUR) });
          return w.assess({ ...other, amount: 650 });
        },
      },
      {
        name: "a new telephone abroad, with a payment that the issuer authenticated",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          const other = changed(changed(shopper, "device", { fingerprint: w.own("fp"), ip_address: IP.ES }), "payment_method", authenticated);
          return w.assess({ ...other, amount: 2500 });
        },
      },
      {
        name: "four times the usual amount on the known device",
        decide: async (w) => w.assess({ ...(await regular(w, 600)), amount: 2500 }),
      },
      {
        name: "a trip with the known device",
        decide: async (w) => {
          const shopper = await regular(w, 600);
          return w.assess({ ...changed(shopper, "device", { ip_address: IP.ES }), amount: 2500 });
        },
      },
    ],
  },
};
