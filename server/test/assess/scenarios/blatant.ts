// Fraud that anybody would see: none of it is approved.
import { ago, type Body, DAY, type Decided, HOUR, IP, MINUTE, type Scenario, SECOND, type World } from "./world.ts";

/** The last of so many decisions. */
async function after(count: number, decide: (index: number) => Promise<Decided>): Promise<Decided> {
  let last = await decide(0);
  for (let i = 1; i < count; i++) last = await decide(i);
  return last;
}

const changed = (body: Body, part: string, changes: Body): Body => ({ ...body, [part]: { ...(body[part] as Body), ...changes } });

async function regular(world: World, amount: number): Promise<Body> {
  const shopper = world.shopper();
  for (let i = 1; i <= 6; i++) await world.earlier(i * 3 * DAY, { ...shopper, amount: amount + i });
  return shopper;
}

/** Pay-ins. */
export const blatantPayins: readonly Scenario[] = [
  {
    name: "30,000 MXN although 3-D Secure failed",
    reason: "the issuer did not recognise the payer",
    decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "failed" } }, more: { amount: 30_000 } })),
  },
  {
    name: "30,000 MXN although the issuer rejected 3-D Secure",
    reason: "the issuer said no",
    decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "rejected" } }, more: { amount: 30_000 } })),
  },
  {
    name: "rejected 3-D Secure, and the caller says that the payer has ordered before",
    reason: "a number that the caller states decides nothing alone",
    decide: (w) => w.assess(w.shopper({ payer: { previous_orders: 300 }, method: { three_ds: { status: "rejected" } }, more: { amount: 30_000 } })),
  },
  {
    name: "18,000 MXN of telephones shipped from Mexico to Nigeria",
    reason: "bill, card and connection are on another continent than the goods will be",
    decide: (w) => w.assess(w.shopper({ more: { amount: 18_000, shipping_address: { country: "NG" } } })),
  },
  {
    name: "18,000 MXN shipped to Russia",
    reason: "the same with another continent",
    decide: (w) => w.assess(w.shopper({ more: { amount: 18_000, shipping_address: { country: "RU" } } })),
  },
  {
    name: "account of ten minutes with 85,000 MXN at a new organization",
    reason: "nobody needs a history to see that",
    decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(10 * MINUTE) }, more: { amount: 85_000 } })),
  },
  {
    name: "account of ten minutes with 85,000 MXN at a new payment service provider",
    reason: "the same in another segment",
    segment: "psp",
    decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(10 * MINUTE) }, more: { amount: 85_000 } })),
  },
  {
    name: "12 cards of one BIN from fresh devices and addresses",
    reason: "a BIN attack: every number is generated, every device is new",
    decide: (w) => after(12, (i) => w.assess(w.shopper({ card: { bin: "531421" }, device: { ip_address: `187.190.${i}.33` }, more: { amount: 300 + i } }))),
  },
  {
    name: "12 cards of one BIN without a hash, from fresh devices and addresses",
    reason: "the last four digits distinguish the cards",
    decide: (w) =>
      after(12, (i) =>
        w.assess(
          w.shopper({
            card: { bin: "531421", hash: undefined, last4: String(3000 + i) },
            device: { ip_address: `187.190.${i}.34` },
            more: { amount: 300 + i },
          }),
        ),
      ),
  },
  {
    name: "card testing on one device, most cards fail",
    reason: "eight cards, seven failures",
    decide: (w) => {
      const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
      return after(8, async (i) => {
        const decided = await w.assess({ amount: 20, device, payment_method: { type: "card", card: { hash: w.own("card") } } });
        if (i < 7) await w.outcome(decided, "failed");
        return decided;
      });
    },
  },
  {
    name: "card testing without card hashes",
    reason: "BIN and last four digits are enough",
    decide: (w) => {
      const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
      return after(9, (i) => w.assess({ amount: 12, device, payment_method: { type: "card", card: { bin: `4571${70 + i}`, last4: String(1120 + i) } } }));
    },
  },
  {
    name: "card testing from one address with fresh devices, most cards fail",
    reason: "fourteen cards, twelve failures",
    decide: (w) =>
      after(14, async (i) => {
        const decided = await w.assess(w.shopper({ card: { bin: `4571${10 + i}` }, more: { amount: 18 } }));
        if (i % 7 !== 3) await w.outcome(decided, "failed");
        return decided;
      }),
  },
  {
    name: "card testing by a browser key that calls itself a point of sale",
    reason: "a page is no terminal",
    decide: (w) => {
      const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
      return after(9, () => w.assess({ channel: "pos", amount: 12, device, payment_method: { type: "card", card: { hash: w.own("card") } } }, "publishable"));
    },
  },
  {
    name: "one payer with seven cards in a day",
    reason: "nobody has seven cards at hand",
    decide: (w) => {
      const shopper = w.shopper();
      return after(7, (i) =>
        w.assess({
          ...shopper,
          amount: 1500 + i,
          payment_method: { type: "card", card: { bin: `4152${30 + i}`, last4: "1111", hash: w.own("card"), country: "MX" } },
        }),
      );
    },
  },
  {
    name: "one device with seven accounts and seven cards in an hour",
    reason: "a farm of accounts",
    decide: (w) => {
      const device = { fingerprint: w.own("fp"), ip_address: IP.MX };
      return after(7, () => w.assess(w.shopper({ device, more: { amount: 1500 } })));
    },
  },
  {
    name: "Tor and an automated browser",
    reason: "nobody shops like that",
    decide: (w) => w.assess(w.shopper({ device: { is_tor: true, user_agent: "Mozilla/5.0 HeadlessChrome/126.0" } })),
  },
  {
    name: "emulator behind a proxy with a disposable address",
    reason: "three marks of a farm",
    decide: (w) => w.assess(w.shopper({ payer: { email: "x1@mailinator.com" }, device: { is_emulator: true, is_proxy: true } })),
  },
  {
    name: "takeover: password changed, new device abroad, ten times the usual",
    reason: "the account is the payer's, the hand is not",
    decide: async (w) => {
      const shopper = await regular(w, 600);
      return w.assess({
        ...changed(changed(shopper, "device", { fingerprint: w.own("fp"), ip_address: IP.RU }), "payer", { credentials_changed_at: ago(HOUR) }),
        amount: 6500,
      });
    },
  },
  {
    name: "twenty times the usual amount",
    reason: "500 MXN usually, now 10,000",
    decide: async (w) => w.assess({ ...(await regular(w, 500)), amount: 10_000 }),
  },
  {
    name: "in Mexico ten minutes ago, now in Spain, with a new device",
    reason: "nobody flies that fast",
    decide: async (w) => {
      const shopper = w.shopper();
      await w.earlier(10 * MINUTE, shopper);
      return w.assess({ ...changed(shopper, "device", { fingerprint: w.own("fp"), ip_address: IP.ES }), amount: 4000 });
    },
  },
  {
    name: "foreign card, foreign connection, disposable address, failed security code",
    reason: "a stolen card from a list",
    decide: (w) =>
      w.assess(
        w.shopper({
          payer: { email: "pay@mailinator.com" },
          card: { country: "US" },
          device: { ip_address: IP.NG },
          method: { cvv_result: "no_match" },
          more: { amount: 7000 },
        }),
      ),
  },
  {
    name: "gift cards with a prepaid card of another name by an account of an hour behind a VPN",
    reason: "modest marks that add up",
    decide: (w) =>
      w.assess(
        w.shopper({
          payer: { name: "Pedro Soto", account_created_at: ago(HOUR) },
          card: { funding: "prepaid", holder_name: "KAREN WHITE" },
          device: { is_proxy: true },
          more: { amount: 9500, merchant: { category_code: "6051" } },
        }),
      ),
  },
  {
    name: "another's card in an account of an hour: connected in Mexico, with the clock of Lagos",
    reason: "the proxy is in the right country, and the computer is not",
    decide: (w) =>
      w.assess(
        w.shopper({
          payer: { name: "Pedro Soto", account_created_at: ago(HOUR) },
          card: { holder_name: "KAREN WHITE" },
          device: { timezone: "Africa/Lagos" },
          more: { amount: 2500 },
        }),
      ),
  },
  {
    name: "another's prepaid card in an account of an hour, by a browser that contradicts itself",
    reason: "modest marks that add up",
    decide: (w) =>
      w.assess(
        w.shopper({
          payer: { name: "Pedro Soto", account_created_at: ago(HOUR) },
          card: { funding: "prepaid", holder_name: "KAREN WHITE" },
          device: { is_tampered: true },
          more: { amount: 2500 },
        }),
      ),
  },
  {
    name: "payer of a confirmed fraud",
    reason: "once was enough",
    decide: async (w) => {
      const shopper = w.shopper();
      await w.outcome(await w.assess(shopper), "fraud_confirmed");
      return w.assess(shopper);
    },
  },
  {
    name: "card of a confirmed fraud under another name",
    reason: "the card is the same",
    decide: async (w) => {
      const card = { hash: w.own("card") };
      await w.outcome(await w.assess(w.shopper({ card })), "fraud_confirmed");
      return w.assess(w.shopper({ card }));
    },
  },
];

/** Payouts. */
export const blatantPayouts: readonly Scenario[] = [
  {
    name: "the same payout twice within a minute",
    reason: "the same amount to the same account under another order",
    decide: async (w) => {
      const order = { beneficiary: { clabe: w.clabe() }, origin: { account_id: "caja" }, payout: { first_to_beneficiary: false } };
      await w.payout(order);
      return w.payout(order);
    },
  },
  {
    name: "the same payout twice, forty seconds apart, to a known beneficiary",
    reason: "who is known may be paid twice by mistake",
    decide: async (w) => {
      const order = { beneficiary: { id: w.own("ben") }, origin: { account_id: "caja" } };
      await w.earlierPayout(5 * DAY, { ...order, amount: 700 });
      await w.earlierPayout(40 * SECOND, order);
      return w.payout(order);
    },
  },
  {
    name: "five payouts just under a limit within days",
    reason: "structuring",
    decide: async (w) => {
      const order = { origin: { account_id: "caja" }, payout: { first_to_beneficiary: false } };
      for (let i = 1; i < 5; i++) await w.earlierPayout(i * DAY, { ...order, beneficiary: { clabe: w.clabe() }, amount: 149_000 + i });
      return w.payout({ ...order, beneficiary: { clabe: w.clabe() }, amount: 149_500 });
    },
  },
  {
    name: "a bot behind Tor orders a payout",
    reason: "no treasurer works like that",
    decide: (w) => w.payout({ payout: { first_to_beneficiary: false }, initiator: { user_id: "usr_7", is_tor: true, is_bot: true } }),
  },
  {
    name: "an emulator behind Tor orders a first payout",
    reason: "nor like that",
    decide: (w) => w.payout({ initiator: { user_id: "usr_7", is_tor: true, is_emulator: true } }),
  },
  {
    name: "account of ten minutes pays out 85,000 MXN to a new beneficiary by a proxy",
    reason: "opened to be emptied",
    decide: (w) =>
      w.payout({
        amount: 85_000,
        origin: { account_id: w.own("acc"), account_created_at: ago(10 * MINUTE) },
        initiator: { is_proxy: true },
        beneficiary: { clabe: w.clabe() },
      }),
  },
  {
    name: "eight customers pay to one account within hours",
    reason: "a mule collects",
    decide: (w) => {
      const clabe = w.clabe();
      return after(9, (i) => w.payout({ beneficiary: { clabe }, origin: { account_id: w.own("acc") }, amount: 4000 + i }));
    },
  },
  {
    name: "an account is emptied to fourteen new beneficiaries within the hour",
    reason: "fan-out after a takeover",
    decide: (w) => after(14, (i) => w.payout({ beneficiary: { clabe: w.clabe() }, origin: { account_id: "acc" }, amount: 3000 + i })),
  },
  {
    name: "pay-in leaves for a new account ten minutes later",
    reason: "money that only passes through",
    decide: async (w) => {
      const customer = w.own("cus");
      await w.earlier(10 * MINUTE, { amount: 20_000, payer: { customer_id: customer }, payment_method: { type: "spei" } });
      return w.payout({ amount: 19_600, origin: { account_id: customer }, beneficiary: { clabe: w.clabe() } });
    },
  },
  {
    name: "CLABE with a wrong check digit",
    reason: "mistyped or made up",
    decide: (w) => w.payout({ beneficiary: { clabe: "002010077777777770" } }),
  },
  {
    name: "a known supplier's account was changed yesterday, and is paid under another name",
    reason: "a forged invoice",
    decide: async (w) => {
      const clabe = w.clabe();
      await w.earlierPayout(20 * DAY, { beneficiary: { id: "sup", clabe: w.clabe(), name: "Comercial del Bajío" }, origin: { account_id: "caja" } });
      await w.earlierPayout(10 * DAY, { beneficiary: { id: "other", clabe, name: "Iván Petrov" }, origin: { account_id: "otra" } });
      return w.payout({
        amount: 60_000,
        beneficiary: { id: "sup", clabe, name: "Comercial del Bajío", account_changed_at: ago(DAY) },
        origin: { account_id: "caja" },
      });
    },
  },
  {
    name: "credentials changed an hour ago, new initiator, large first payout",
    reason: "the treasurer's account was taken over",
    decide: (w) =>
      w.payout({
        amount: 120_000,
        beneficiary: { clabe: w.clabe() },
        origin: { account_id: "caja" },
        initiator: { user_id: "usr_7", credentials_changed_at: ago(HOUR) },
      }),
  },
  {
    name: "account sleeping for eight months wakes for a large payout abroad",
    reason: "a sleeping account that somebody else found",
    decide: async (w) => {
      const origin = { account_id: w.own("acc"), country: "MX" };
      await w.earlierPayout(300 * DAY, { origin, beneficiary: { id: w.own("ben") } });
      return w.payout({ amount: 95_000, origin, beneficiary: { iban: "DE89370400440532013000", id: w.own("ben") } });
    },
  },
];
