// Honest payments and payouts: each is approved, unless a milder check is right.
import { ago, type Body, DAY, type Decided, HOUR, IP, MINUTE, type Scenario, type World } from "./world.ts";

/** The same customer again: the body without what an order changes. */
async function known(world: World, body: Body, orders: number, amount: number, outcome?: string): Promise<void> {
  for (let i = 0; i < orders; i++) {
    const decided = await world.earlier((i + 1) * 3 * DAY, { ...body, amount: amount + i });
    if (outcome !== undefined) await world.outcome(decided, outcome);
  }
}

/** So many decisions of different customers; the first that is no approval, or the last. */
async function each(count: number, decide: (index: number) => Promise<Decided>): Promise<Decided> {
  let last: Decided | undefined;
  for (let i = 0; i < count; i++) {
    last = await decide(i);
    if (last.decision !== "approve") return last;
  }
  if (last === undefined) throw new Error("no decision");
  return last;
}

const changed = (body: Body, part: string, changes: Body): Body => ({ ...body, [part]: { ...(body[part] as Body), ...changes } });

/** Pay-ins. */
export const honestPayins: readonly Scenario[] = [
  { name: "first-time buyer", reason: "everybody buys for the first time once", decide: (w) => w.assess(w.shopper()) },
  {
    name: "first-time buyer with an account opened at checkout",
    reason: "the account is as old as the order; the amount is ordinary",
    decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(2 * MINUTE), previous_orders: 0 }, more: { amount: 890 } })),
  },
  {
    name: "guest with nothing but amount and currency",
    reason: "only two fields are required",
    decide: (w) => w.assess({ amount: 350 }),
  },
  {
    name: "14 people buy tickets of 15 MXN from one address",
    reason: "an event behind one NAT: each has a card, a device and an account of their own, and nothing fails",
    decide: (w) => each(14, () => w.assess(w.shopper({ more: { amount: 15 } }))),
  },
  {
    name: "25 people buy at the office from one address within an hour",
    reason: "a carrier's or an office's address is shared",
    decide: (w) => each(25, (i) => w.assess(w.shopper({ more: { amount: 200 + i } }))),
  },
  {
    name: "40 people on a carrier's address, three of whose cards fail",
    reason: "a tenth of all cards fail for want of funds",
    decide: (w) =>
      each(40, async (i) => {
        const decided = await w.assess(w.shopper({ card: { bin: `4152${31 + i}` }, more: { amount: 20 + i } }));
        if (i % 13 === 5) await w.outcome(decided, "failed");
        return decided;
      }),
  },
  {
    name: "POS terminal that 30 customers pay at within an hour",
    reason: "the device is the store's",
    decide: (w) => {
      const device = { fingerprint: w.own("terminal"), ip_address: IP.MX };
      return each(30, (i) => w.assess(w.shopper({ device, more: { channel: "pos", amount: 80 + i, merchant: { terminal_id: "TPV-01" } } })));
    },
  },
  {
    name: "the next customer at a terminal where a fraud was confirmed",
    reason: "the terminal is the store's, not the fraudster's",
    decide: async (w) => {
      const device = { fingerprint: w.own("terminal"), ip_address: IP.MX };
      const pay = (): Promise<Decided> => w.assess(w.shopper({ device, more: { channel: "pos", merchant: { terminal_id: "TPV-02" } } }));
      await w.outcome(await pay(), "fraud_confirmed");
      return pay();
    },
  },
  {
    name: "store tablet on which 20 customers order",
    reason: "a kiosk at the point of sale is shared by all who come in",
    decide: (w) => {
      const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
      return each(20, (i) => w.assess(w.shopper({ device, more: { channel: "pos", amount: 15 + i } })));
    },
  },
  {
    name: "call centre: one agent takes 15 orders by telephone",
    reason: "device and address are the agent's",
    decide: (w) => {
      const device = { fingerprint: w.own("agent"), ip_address: IP.CO };
      return each(15, (i) => w.assess(w.shopper({ device, more: { channel: "moto", amount: 300 + i } })));
    },
  },
  {
    name: "recurring charges of 20 subscribers from the merchant's server",
    reason: "the address is a server's, at night, in another country, by a program",
    decide: (w) => {
      const device = { fingerprint: "billing-job", ip_address: IP.hosting, user_agent: "python-requests/2.32", is_bot: true };
      return each(20, (i) => w.assess(w.shopper({ device, more: { channel: "recurring", amount: 199 + (i % 3) } })));
    },
  },
  {
    name: "tourist pays at a POS terminal with a foreign card",
    reason: "the terminal's address is where the tourist is; the card is from home",
    decide: (w) =>
      w.assess({
        channel: "pos",
        amount: 780,
        payment_method: { type: "card", card: { bin: "402400", last4: "4411", country: "ES" } },
        device: { ip_address: IP.MX },
      }),
  },
  {
    name: "payer at a POS terminal an hour after an order from abroad by the office's proxy",
    reason: "the terminal's address says nothing of impossible travel",
    decide: async (w) => {
      const shopper = w.shopper({ device: { ip_address: IP.ES } });
      await w.earlier(HOUR, { ...shopper, billing_address: { country: "ES" }, payment_method: { type: "card", card: { hash: w.own("card"), country: "ES" } } });
      return w.assess({ ...changed(shopper, "device", { ip_address: IP.MX, fingerprint: w.own("terminal") }), channel: "pos" });
    },
  },
  {
    name: "payment link opened on the payer's own phone",
    reason: "a link is paid like a page",
    decide: (w) => w.assess(w.shopper({ more: { channel: "link", amount: 1200 } })),
  },
  {
    name: "100 MXN by a payer who usually pays 15",
    reason: "seven times next to nothing is next to nothing",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 6, 15);
      return w.assess({ ...shopper, amount: 100 });
    },
  },
  {
    name: "three times a tiny usual amount",
    reason: "40 to 120 MXN is a second coffee",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 6, 40);
      return w.assess({ ...shopper, amount: 120 });
    },
  },
  {
    name: "900 MXN by a payer who usually pays 120",
    reason: "below some fifty US dollars no amount is unusual",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 6, 120);
      return w.assess({ ...shopper, amount: 900 });
    },
  },
  {
    name: "twice the usual amount",
    reason: "amounts vary",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 6, 700);
      return w.assess({ ...shopper, amount: 1500 });
    },
  },
  {
    name: "family tablet: two parents with a card each and their daughter's",
    reason: "three customers and three cards on one device within a week",
    decide: async (w) => {
      const device = { fingerprint: w.own("tablet"), ip_address: IP.MX };
      for (let i = 0; i < 2; i++) await w.earlier((i + 1) * 5 * HOUR, w.shopper({ device }));
      return w.assess(w.shopper({ device }));
    },
  },
  {
    name: "couple with one card and two accounts",
    reason: "a card may be shared",
    decide: async (w) => {
      const card = { hash: w.own("card"), holder_name: "ANA CASTILLO" };
      await w.earlier(2 * HOUR, w.shopper({ card, payer: { name: "Ana Castillo" } }));
      return w.assess(w.shopper({ card, payer: { name: "Luis Castillo" } }));
    },
  },
  {
    name: "daughter pays with her mother's card",
    reason: "the name on the card is another one, and nothing else speaks against her",
    decide: (w) => w.assess(w.shopper({ payer: { name: "Sofía Ramírez" }, card: { holder_name: "CARMEN DELGADO RUIZ" } })),
  },
  {
    name: "holder name without accents, surname first, with an initial",
    reason: "it is the same person",
    decide: (w) => w.assess(w.shopper({ payer: { name: "María José González Ríos" }, card: { holder_name: "GONZALEZ R MARIA J" } })),
  },
  {
    name: "company card",
    reason: "the holder is the company",
    decide: (w) => w.assess(w.shopper({ card: { holder_name: "COMERCIAL DEL BAJIO SA DE CV" }, more: { amount: 4200 } })),
  },
  {
    name: "prepaid card of a student",
    reason: "many in Latin America have no other",
    decide: (w) => w.assess(w.shopper({ card: { funding: "prepaid" }, payer: { account_created_at: ago(40 * DAY) } })),
  },
  {
    name: "digital game top-up of 100 MXN",
    reason: "a category is no crime",
    decide: (w) => w.assess(w.shopper({ card: { funding: "prepaid" }, more: { amount: 100, merchant: { category_code: "5816" } } })),
  },
  {
    name: "gift season: the payer buys four gifts within the hour",
    reason: "four orders with one card, shipped to four homes in the country",
    decide: (w) => {
      const shopper = w.shopper();
      return each(4, (i) => w.assess({ ...shopper, amount: 600 + i * 150, shipping_address: { city: `Ciudad ${i}`, country: "MX" } }));
    },
  },
  {
    name: "gift season: a busy shop sells to 35 new customers of many banks within the hour",
    reason: "a popular issuer is one of many",
    decide: (w) =>
      each(35, (i) =>
        w.assess(
          w.shopper({ card: { bin: i % 7 === 0 ? "415231" : `4${String(20_000 + i)}` }, device: { ip_address: `189.203.${i}.7` }, more: { amount: 500 + i } }),
        ),
      ),
  },
  {
    name: "regular customers of one bank",
    reason: "fifteen cards of one BIN within the hour, all known",
    decide: async (w) => {
      const shoppers = Array.from({ length: 15 }, (_, i) => w.shopper({ device: { ip_address: `189.203.${i}.9` } }));
      for (const shopper of shoppers) await w.earlier(2 * DAY, shopper);
      return each(15, (i) => w.assess(shoppers[i] ?? {}));
    },
  },
  {
    name: "gift to the neighbouring country",
    reason: "Uruguay and Brazil are neighbours",
    decide: (w) =>
      w.assess(
        w.shopper({
          payer: { country: "UY", phone: "+59899123456" },
          card: { country: "UY" },
          device: { ip_address: IP.UY, timezone: "America/Montevideo" },
          more: { amount: 3900, currency: "UYU", billing_address: { country: "UY" }, shipping_address: { country: "BR" } },
        }),
      ),
  },
  {
    name: "small gift to a cousin in Spain",
    reason: "an inexpensive parcel to another continent",
    decide: (w) => w.assess(w.shopper({ payer: { previous_orders: 12 }, more: { amount: 700, shipping_address: { country: "ES" } } })),
  },
  {
    name: "traveller orders to the hotel",
    reason: "card and bill are from home, address and delivery are where the traveller is",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 3, 900);
      return w.assess({ ...changed(shopper, "device", { ip_address: IP.ES }), amount: 1100, shipping_address: { country: "ES" } });
    },
  },
  {
    name: "traveller pays a night's hotel at home from abroad",
    reason: "yesterday in Mexico, today in Spain",
    decide: async (w) => {
      const shopper = w.shopper();
      await w.earlier(26 * HOUR, shopper);
      return w.assess({ ...changed(shopper, "device", { ip_address: IP.ES }), amount: 1800 });
    },
  },
  {
    name: "commuter across the border of Uruguay and Brazil",
    reason: "Rivera and Livramento share a street",
    decide: async (w) => {
      const shopper = w.shopper({
        payer: { country: "UY", phone: "+59899123457" },
        card: { country: "UY" },
        device: { ip_address: IP.UY, timezone: "America/Montevideo" },
        more: { amount: 1500, currency: "UYU", billing_address: { country: "UY" } },
      });
      await w.earlier(2 * MINUTE, shopper);
      return w.assess(changed(shopper, "device", { ip_address: IP.BR }));
    },
  },
  {
    name: "Mexican with a card of a bank of the United States",
    reason: "neighbours have accounts on the other side",
    decide: (w) => w.assess(w.shopper({ card: { country: "US" } })),
  },
  {
    name: "new telephone",
    reason: "a known payer with a new device",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 4, 500);
      return w.assess(changed(shopper, "device", { fingerprint: w.own("fp") }));
    },
  },
  {
    name: "new telephone and a new password on one day",
    reason: "who changes the telephone signs in anew; the amount is the usual one",
    expected: ["approve", "challenge"],
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 4, 500);
      return w.assess(changed(changed(shopper, "device", { fingerprint: w.own("fp") }), "payer", { credentials_changed_at: ago(20 * HOUR) }));
    },
  },
  {
    name: "first order of a traveller in Spain whose telephone roams",
    reason: "a roaming telephone has an address of its network at home, and the clock of where it is",
    decide: (w) => w.assess(w.shopper({ device: { timezone: "Europe/Madrid" }, more: { amount: 1800 } })),
  },
  {
    name: "customer on a journey to Japan with the telephone of old",
    reason: "the own device with another clock is on a journey",
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 4, 900);
      return w.assess({ ...changed(shopper, "device", { timezone: "Asia/Tokyo" }), amount: 1500 });
    },
  },
  {
    name: "payer at home behind a VPN in Spain that nobody knows as one",
    reason: "the clock is from home, and the connection is counted once",
    decide: (w) => w.assess(w.shopper({ device: { ip_address: IP.ES } })),
  },
  {
    name: "payer whose browser hides its time zone",
    reason: "UTC is where nobody lives",
    decide: (w) => w.assess(w.shopper({ device: { timezone: "UTC" } })),
  },
  {
    name: "payer with an extension that changes the user agent, behind a VPN",
    reason: "a browser that contradicts itself is no bot",
    decide: (w) => w.assess(w.shopper({ device: { is_tampered: true, is_proxy: true } })),
  },
  {
    name: "privacy-minded payer behind a VPN",
    reason: "a VPN alone is no fraud",
    decide: (w) => w.assess(w.shopper({ device: { is_proxy: true } })),
  },
  {
    name: "3-D Secure fails once, then succeeds",
    reason: "a mistyped one-time code",
    decide: async (w) => {
      const shopper = w.shopper();
      await w.assess({ ...shopper, payment_method: { ...(shopper.payment_method as Body), three_ds: { status: "failed" } } });
      return w.assess({
        ...shopper,
        payment_method: { ...(shopper.payment_method as Body), three_ds: { status: "authenticated", eci: "05", liability_shift: true } },
      });
    },
  },
  {
    name: "3-D Secure was only attempted",
    reason: "the issuer does not take part",
    decide: (w) => w.assess(w.shopper({ method: { three_ds: { status: "attempted" } } })),
  },
  {
    name: "card declined twice for want of funds, then another card",
    reason: "two failures and two cards",
    decide: async (w) => {
      const shopper = w.shopper();
      for (let i = 0; i < 2; i++) await w.outcome(await w.assess({ ...shopper, amount: 900 }), "failed");
      return w.assess({
        ...shopper,
        amount: 900,
        payment_method: { type: "card", card: { bin: "557910", last4: "7781", hash: w.own("card"), country: "MX" } },
      });
    },
  },
  {
    name: "retry of one order five times after processor trouble",
    reason: "one order is one order",
    decide: async (w) => {
      const shopper = { ...w.shopper(), order_id: w.own("order") };
      return each(5, (i) => w.assess({ ...shopper, payment_id: `try_${i}`, amount: 640 + i }));
    },
  },
  {
    name: "customers of one merchant whose cards have no hash",
    reason: "two cards of one BIN differ by their last four digits",
    decide: (w) => {
      const device = { ip_address: IP.MX };
      return each(8, (i) => w.assess(w.shopper({ device, card: { bin: `4152${30 + i}`, hash: undefined, last4: String(2000 + i) } })));
    },
  },
  {
    name: "new organization's first large sale to an old customer",
    reason: "85,000 MXN by an account of three years and forty orders",
    decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(1100 * DAY), previous_orders: 40 }, more: { amount: 85_000 } })),
  },
  {
    name: "new organization's first ordinary sales",
    reason: "nothing is known of anybody yet",
    decide: (w) => each(5, (i) => w.assess(w.shopper({ more: { amount: 700 * (i + 1) } }))),
  },
  {
    name: "a bank's customer pays 30,000 MXN",
    reason: "what a bank sees every day",
    segment: "bank",
    decide: (w) => w.assess(w.shopper({ payer: { account_created_at: ago(900 * DAY) }, more: { amount: 30_000 } })),
  },
  {
    name: "OXXO voucher",
    reason: "cash needs no card",
    decide: (w) =>
      w.assess({ amount: 480, payer: { email: "lucia.torres@correo.mx", country: "MX" }, payment_method: { type: "cash" }, device: { ip_address: IP.MX } }),
  },
  {
    name: "victim of a takeover pays again with the own card",
    reason: "the robbed payer is not the robber",
    expected: ["approve", "challenge"],
    decide: async (w) => {
      const shopper = w.shopper();
      await known(w, shopper, 3, 500, "captured");
      await w.longKnown(60 * DAY);
      const robbed = await w.assess({
        ...changed(shopper, "device", { fingerprint: w.own("fp"), ip_address: IP.RU }),
        amount: 900,
        payment_method: { type: "card", card: { bin: "402400", last4: "0007", hash: w.own("card"), country: "RU" } },
      });
      await w.outcome(robbed, "fraud_confirmed");
      return w.assess({ ...shopper, amount: 520 });
    },
  },
  {
    name: "guests whose shop fills in `unknown` for the customer and the device",
    reason: "ten people without an account are not one person",
    decide: (w) =>
      each(10, (i) => w.assess(w.shopper({ payer: { customer_id: "unknown" }, device: { fingerprint: "unknown" }, more: { amount: 300 + 400 * i } }))),
  },
  {
    name: "guests whose shop fills in `00000000` for the card's hash",
    reason: "ten cards are not one card",
    decide: (w) => each(10, () => w.assess(w.shopper({ card: { hash: "00000000" } }))),
  },
  {
    name: "guests at the counter with sincorreo@tienda.mx",
    reason: "people who gave no address",
    decide: (w) => each(12, () => w.assess(w.shopper({ payer: { customer_id: undefined, email: "sincorreo@tienda.mx" } }))),
  },
  {
    name: "guests with the telephone +525555555555",
    reason: "people who gave no telephone",
    decide: async (w) => {
      const guest = (): Body => w.shopper({ payer: { customer_id: undefined, email: undefined, phone: "+525555555555" } });
      await w.outcome(await w.assess(guest()), "fraud_confirmed");
      return each(5, () => w.assess(guest()));
    },
  },
  {
    name: "the next guest after a fraud under device `undefined`",
    reason: "an unused value is not blocked",
    decide: async (w) => {
      const device = { fingerprint: "undefined" };
      await w.outcome(await w.assess(w.shopper({ device })), "fraud_confirmed");
      return w.assess(w.shopper({ device }));
    },
  },
];

/** Payouts. */
export const honestPayouts: readonly Scenario[] = [
  {
    name: "payroll to six known employees",
    reason: "the same people every fortnight",
    decide: async (w) => {
      const staff = Array.from({ length: 6 }, () => w.clabe());
      const pay = (clabe: string): Body => ({ beneficiary: { clabe }, origin: { account_id: "nomina" }, amount: 9000 });
      for (const clabe of staff) await w.earlierPayout(14 * DAY, pay(clabe));
      return each(6, (i) => w.payout(pay(staff[i] ?? "")));
    },
  },
  {
    name: "first payout to a seller",
    reason: "everybody is paid for the first time once",
    decide: (w) => w.payout({ beneficiary: { clabe: w.clabe(), name: "José Hernández" }, origin: { account_id: "ventas" } }),
  },
  {
    name: "two invoices of different amounts to one supplier within a minute",
    reason: "another amount is another invoice",
    decide: async (w) => {
      const order = { beneficiary: { clabe: w.clabe() }, origin: { account_id: "caja" }, payout: { first_to_beneficiary: false } };
      await w.payout({ ...order, amount: 3000 });
      return w.payout({ ...order, amount: 4100 });
    },
  },
  {
    name: "the same rent every month",
    reason: "a month is not a moment",
    decide: async (w) => {
      const rent = { beneficiary: { clabe: w.clabe() }, origin: { account_id: "casa" }, amount: 14_000 };
      for (let i = 1; i < 4; i++) await w.earlierPayout(i * 29 * DAY, rent);
      return w.payout(rent);
    },
  },
  {
    name: "retry of one payout order",
    reason: "another attempt of the same order is no second payout",
    decide: async (w) => {
      const order = { order_id: w.own("po"), beneficiary: { clabe: w.clabe() }, payout: { first_to_beneficiary: false } };
      await w.payout({ ...order, amount: 500 });
      return w.payout({ ...order, amount: 500.5 });
    },
  },
  {
    name: "two suppliers' invoices just under a limit",
    reason: "two in a week may happen",
    decide: async (w) => {
      const order = { origin: { account_id: "compras" }, payout: { first_to_beneficiary: false } };
      await w.earlierPayout(2 * DAY, { ...order, beneficiary: { clabe: w.clabe() }, amount: 148_000 });
      return w.payout({ ...order, beneficiary: { clabe: w.clabe() }, amount: 149_000 });
    },
  },
  {
    name: "treasury transfer of 190,000 MXN to the other account",
    reason: "money of one's own",
    decide: (w) => w.payout({ beneficiary: { clabe: w.clabe() }, payout: { kind: "treasury", first_to_beneficiary: false }, amount: 190_000 }),
  },
  {
    name: "supplier across the border of Uruguay and Brazil",
    reason: "neighbours trade",
    decide: (w) => w.payout({ currency: "UYU", amount: 30_000, beneficiary: { id: w.own("ben"), country: "BR" }, origin: { account_id: "uy", country: "UY" } }),
  },
  {
    name: "treasurer behind the company's VPN",
    reason: "who works from home uses one",
    decide: (w) => w.payout({ payout: { first_to_beneficiary: false }, initiator: { user_id: "usr_7", ip_address: IP.MX, is_proxy: true } }),
  },
];
