// What many payers share does not block: placeholders belong to no one, and automatic entries need evidence that a value is one person's.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, newPhone, own, shopOf, typesOf } from "./payer.ts";

let service: TestService;
let api: Caller;
let admin: string;

beforeAll(async () => {
  service = await startService();
  api = callerOf(service, service.tenant.secret);
  admin = await service.token("admin");
});
afterAll(() => service.close());

const blockedTypes = async (session: string, outcome = "chargeback_lost"): Promise<string[]> =>
  typesOf((await api.outcome(session, outcome)).body.feedback.blocklist_entries);

describe("a placeholder", () => {
  const PLACEHOLDERS = {
    payer: { customer_id: "00000000", email: "sincorreo@tienda.mx", phone: "+525555555555", document: { type: "RFC", number: "XAXX010101000" } },
    payment_method: { type: "card", card: { hash: "undefined" } },
    device: { fingerprint: "unknown" },
  };

  test("is not blocked by the fraud of one of those who share it, and burdens none of the others", async () => {
    expect(await blockedTypes(await api.session(PLACEHOLDERS), "fraud_confirmed")).toEqual([]);
    const { decision, signals } = (await api.assess(PLACEHOLDERS)).body;
    expect([decision, signals]).toEqual(["approve", []]);
  });

  test("has no history: forty buyers without data are no velocity and no change of cards", async () => {
    for (let i = 0; i < 40; i++) {
      const { decision } = (await api.assess({ ...PLACEHOLDERS, payment_method: { type: "card", card: { hash: own("card") } } })).body;
      expect(decision).toBe("approve");
    }
  });

  test("of a payout has none either", async () => {
    const beneficiary = { id: "N/A", account_hash: "00000000", email: "no-tiene@correo.mx" };
    const { body } = await api.payout({ beneficiary });
    expect(typesOf((await api.outcome(body.session_id, "fraud_confirmed")).body.feedback.blocklist_entries)).toEqual([]);
    expect((await api.payout({ beneficiary, amount: 91 })).body.blocked_by).toBeUndefined();
  });

  test.each([
    ["email", "SinCorreo@tienda.mx"],
    ["phone", "+52 55 5555 5555"],
    ["device_fingerprint", "unknown"],
    ["card_hash", "null"],
    ["customer_id", "0000"],
    ["account_hash", "N/A"],
  ])("cannot be listed: %s %s", async (list_type, value) => {
    for (const list of ["blocklists", "allowlists"]) {
      const { status, body } = await call(`${service.url}/api/v1/${list}`, { key: admin, body: { list_type, value } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain("is a placeholder that many payers share");
    }
  });

  test("is no indicator of a fraud report", async () => {
    const key = await service.tenant.key("secret", { permissions: ["fraud:report"] });
    const { status, text } = await callerOf(service, key.value).report({
      order_id: own("order"),
      indicators: [{ list_type: "device_fingerprint", value: "unknown" }],
    });
    expect([status, text.includes("is a placeholder that many payers share")]).toEqual([400, true]);
  });
});

describe("a value that many payers share", () => {
  test("is not blocked by the chargeback of one of them: the tablet of a shop, its telephone number", async () => {
    const device = { fingerprint: own("tablet") };
    const buyers = Array.from({ length: 14 }, newPayer);
    const sessions: string[] = [];
    for (const { payer, payment_method } of buyers) sessions.push(await api.session({ payer, payment_method, device }));
    expect(await blockedTypes(sessions[3] ?? "")).toEqual(["card_hash", "email", "phone"]);
    const next = newPayer();
    expect((await api.assess({ payer: next.payer, payment_method: next.payment_method, device })).body.blocked_by).toBeUndefined();
  });

  test("is blocked once most of those payers turn out to be frauds: one device, three stolen identities", async () => {
    const device = { fingerprint: own("device") };
    const thefts = [newPayer(), newPayer(), newPayer()];
    const sessions: string[] = [];
    for (const { payer, payment_method } of thefts) sessions.push(await api.session({ payer, payment_method, device }));
    expect(await blockedTypes(sessions[0] ?? "")).not.toContain("device_fingerprint");
    expect(await blockedTypes(sessions[1] ?? "")).toContain("device_fingerprint");
  });

  test("two people of one household share a device that is blocked as one person's", async () => {
    const device = { fingerprint: own("device") };
    const [first, second] = [newPayer(), newPayer()];
    await api.session({ payer: first.payer, payment_method: first.payment_method, device });
    expect(await blockedTypes(await api.session({ payer: second.payer, payment_method: second.payment_method, device }))).toContain("device_fingerprint");
  });

  test("cannot be faked with the publishable key: its calls are no evidence", async () => {
    const device = { fingerprint: own("device") };
    const browser = callerOf(service, service.tenant.publishable);
    for (let i = 0; i < 6; i++) await browser.session({ ...newPayer(), device });
    const { payer, payment_method } = newPayer();
    expect(await blockedTypes(await api.session({ payer, payment_method, device }))).toContain("device_fingerprint");
  });

  test("is not a device with which others were declined: attempts under invented names are no evidence", async () => {
    const device = { fingerprint: own("device") };
    for (let i = 0; i < 4; i++) {
      const { payer, payment_method } = newPayer();
      const { decision } = (await api.assess({ payer: { ...payer, email: "decline@sandbox.test" }, payment_method, device })).body;
      expect(decision).toBe("decline");
    }
    const { payer, payment_method } = newPayer();
    expect(await blockedTypes(await api.session({ payer, payment_method, device }))).toContain("device_fingerprint");
  });

  test("is not a stolen card that one device uses under five names", async () => {
    const { payment_method, device } = newPayer();
    const sessions: string[] = [];
    for (let i = 0; i < 5; i++) sessions.push(await api.session({ payer: newPayer().payer, payment_method, device }));
    expect(await blockedTypes(sessions[0] ?? "")).toContain("card_hash");
  });

  test("is a token that a plug-in sends for every card", async () => {
    const { payment_method } = newPayer();
    const sessions: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { payer, device } = newPayer();
      sessions.push(await api.session({ payer, device, payment_method }));
    }
    expect(await blockedTypes(sessions[0] ?? "")).not.toContain("card_hash");
  });

  test("is not a mailbox with three accounts that pay with one card", async () => {
    const { payer, payment_method, device } = newPayer();
    const sessions: string[] = [];
    for (let i = 0; i < 3; i++) sessions.push(await api.session({ payer: { customer_id: own("cus"), email: payer.email }, payment_method, device }));
    expect(await blockedTypes(sessions[0] ?? "")).toContain("email");
  });

  test.each(["outcomes", "reports"])(
    "is blocked once most of those payers turn out to be frauds by %s, also where they are known by their cards alone",
    async (by) => {
      const device = { fingerprint: own("device") };
      const sessions: string[] = [];
      for (let i = 0; i < 3; i++) sessions.push(await api.session({ payment_method: newPayer().payment_method, device }));
      const key = await service.tenant.key("secret", { permissions: ["fraud:report"] });
      const blocked = async (session = ""): Promise<string[]> =>
        by === "outcomes" ? blockedTypes(session) : typesOf((await callerOf(service, key.value).report({ session_id: session })).body.blocklist_entries);
      expect(await blocked(sessions[0])).not.toContain("device_fingerprint");
      expect(await blocked(sessions[1])).toContain("device_fingerprint");
    },
  );

  test("is a telephone number under which ten payments went well", async () => {
    const phone = newPhone();
    for (let i = 0; i < 10; i++) await api.outcome(await api.session({ payer: { customer_id: own("cus"), phone } }), "captured");
    const session = await api.session({ payer: { customer_id: own("cus"), email: `${own("maria")}@correo.mx`, phone } });
    expect(await blockedTypes(session)).toEqual(["email"]);
  });

  test("is recognized by the newest payments with it: a tablet that one person had before it was the shop's", async () => {
    const device = { fingerprint: own("tablet") };
    const sessions: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { payer, payment_method } = newPayer();
      sessions.push(await api.session({ payer, payment_method, device }));
    }
    // six hundred earlier payments of one person, over the twenty days before
    await service.database.query(
      `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, payer, card, email, ip, device, amount_minor, currency, country)
       SELECT organization_id, first_id_at(at - i * 2880000::bigint), at - i * 2880000::bigint, flow, trusted, order_key + i, payer, card, email, ip, device, amount_minor, currency, country
       FROM activity, generate_series(1, 600) AS i WHERE session_id = $1`,
      [sessions[0]],
    );
    expect(await blockedTypes(sessions[3] ?? "")).toEqual(["card_hash", "email", "phone"]);
  });

  test.each(["pos", "moto"])("is the device of a %s payment: the shop's, and not the payer's", async (channel) => {
    const { payer, payment_method, device } = newPayer();
    expect(await blockedTypes(await api.session({ channel, payer, payment_method, device }))).toEqual(["card_hash", "email", "phone"]);
  });
});

describe("a value that many payers share is never allowed automatically", () => {
  const allowedTypes = async (session: string, outcome: string): Promise<[boolean, string[]]> => {
    const { feedback_applied, feedback } = (await api.outcome(session, outcome)).body;
    return [feedback_applied, typesOf(feedback.allowlist_entries)];
  };

  test.each(["false_positive", "chargeback_won"])("by %s: the customer id of every guest", async (outcome) => {
    const customer_id = own("guest");
    const sessions: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { payer, payment_method, device } = newPayer();
      sessions.push(await api.session({ payer: { ...payer, customer_id }, payment_method, device }));
    }
    expect(await allowedTypes(sessions[0] ?? "", outcome)).toEqual([false, []]);
    const thief = newPayer();
    expect((await api.assess({ ...thief, payer: { ...thief.payer, customer_id } })).body.signals).not.toContain("PAYER_TRUSTED");
  });

  test("nor once most of those who share it are disputed: a card of five buyers", async () => {
    const { payment_method } = newPayer();
    const sessions: string[] = [];
    for (let i = 0; i < 6; i++) sessions.push(await api.session({ payer: newPayer().payer, device: newPayer().device, payment_method }));
    const anonymous = await api.session({ payment_method });
    for (const session of sessions.slice(0, 4)) await api.outcome(session, "fraud_confirmed");
    expect(await allowedTypes(anonymous, "false_positive")).toEqual([false, []]);
  });

  test("nor a telephone number under which ten payments went well", async () => {
    const phone = newPhone();
    for (let i = 0; i < 10; i++) await api.outcome(await api.session({ payer: { customer_id: own("cus"), phone } }), "captured");
    expect(await allowedTypes(await api.session({ payer: { phone } }), "false_positive")).toEqual([false, []]);
  });

  test("one person's customer id is, also with several cards under one e-mail address", async () => {
    const { payer, device } = newPayer();
    const sessions: string[] = [];
    for (let i = 0; i < 4; i++) sessions.push(await api.session({ payer, device, payment_method: newPayer().payment_method }));
    expect(await allowedTypes(sessions[0] ?? "", "false_positive")).toEqual([true, ["customer_id"]]);
  });
});

test("the same order number of two submerchants is two orders: four shops with an order 1001 are four", async () => {
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const card = own("card");
  let last: { signals: string[] } = { signals: [] };
  for (let i = 0; i < 4; i++) {
    const shop = await shopOf(service, psp, ["assess"]);
    const provider = callerOf(service, psp.secret);
    last = (await provider.assess({ order_id: "1001", submerchant_id: shop.id, payment_method: { type: "card", card: { hash: card } } })).body;
  }
  expect(last.signals).toContain("VELOCITY_CARD_1H");
});
