// The whole story as a merchant's server lives it, over the Node SDK: a payer becomes trusted, one is blocked and released, a fraud is reported.
import { afterAll, beforeAll, expect, test } from "vitest";
import { FraudRisk } from "../../../sdk-node/src/index.ts";
import { newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newPayer, typesOf } from "./payer.ts";

let service: TestService;
/** The merchant's server. */
let shop: FraudRisk;
/** The merchant's people, at the dashboard. */
let desk: FraudRisk;

beforeAll(async () => {
  service = await startService();
  const key = await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  shop = new FraudRisk({ baseUrl: service.url, apiKey: key.value });
  desk = new FraudRisk({ baseUrl: service.url, sessionToken: await service.token("admin") });
});
afterAll(() => service.close());

type Payer = Partial<ReturnType<typeof newPayer>>;

/** A payment of a new order. */
function payment({ payer, payment_method, device }: Payer) {
  return {
    amount: 250.5,
    currency: "MXN",
    order_id: newOrder(),
    ...(payer === undefined ? {} : { payer }),
    ...(payment_method === undefined ? {} : { payment_method: { ...payment_method, type: "card" as const } }),
    ...(device === undefined ? {} : { device }),
  };
}

test("a payer who has paid five times, and is known for a season, is trusted", async () => {
  const payer = newPayer();
  for (let i = 1; i <= 5; i++) {
    const { session_id } = await shop.assess.payin(payment(payer));
    const { feedback } = await shop.assess.outcome({ session_id, outcome: "captured" });
    expect(feedback.payer_counters?.captured).toBe(i);
  }
  expect((await shop.assess.payin(payment(payer))).signals).not.toContain("PAYER_TRUSTED");
  await service.database.query("UPDATE payer_counters SET first_captured_at = first_captured_at - interval '90 days' WHERE captured = 5");
  const { decision, signals } = await shop.assess.payin(payment(payer));
  expect([decision, signals.includes("PAYER_TRUSTED")]).toEqual(["approve", true]);
});

test("a lost chargeback declines the payer in another spelling; a false alarm releases them, and says what a person still blocks", async () => {
  const known = newPayer();
  const { session_id } = await shop.assess.payin(payment(known));
  const byHand = await desk.blocklists.create({ list_type: "phone", value: known.payer.phone, reason: "called in" });
  const lost = await shop.assess.outcome({ session_id, outcome: "chargeback_lost", provider: "adyen", provider_dispute_id: "DSP-1" });
  expect(typesOf(lost.feedback.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);

  const [local, domain] = known.payer.email.split("@") as [string, string];
  const spelled = { payer: { ...newPayer().payer, email: `${local.toUpperCase()}+sale@${domain.toUpperCase()}` } };
  const declined = await shop.assess.payin(payment(spelled));
  expect([declined.decision, declined.blocked_by]).toEqual(["decline", "blocklist:email"]);

  const alarm = await shop.assess.outcome({ session_id, outcome: "false_positive" });
  expect(typesOf(alarm.feedback.released_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
  expect(alarm.feedback.still_blocking.map(({ id }) => id)).toEqual([byHand.id]);
  expect((await shop.assess.payin(payment(spelled))).blocked_by).toBeUndefined();
  expect((await shop.assess.payin(payment(known))).blocked_by).toBe("blocklist:phone");

  await desk.blocklists.remove({ id: byHand.id });
  const again = await shop.assess.payin(payment(known));
  expect([again.blocked_by, again.signals.includes("PAYER_TRUSTED")]).toEqual([undefined, true]);
});

test("a reported fraud is a case with a number at the dashboard, and blocks the payer and the indicators", async () => {
  const known = newPayer();
  const accomplice = newPayer();
  const order = payment(known);
  const { session_id } = await shop.assess.payin(order);
  const report = await shop.fraud.report({
    order_id: order.order_id,
    incident_type: "robo_identidad",
    jurisdiction: "MX",
    description: "El titular no reconoce la compra.",
    indicators: [
      { list_type: "email", value: accomplice.payer.email.toUpperCase() },
      { list_type: "ip_address", value: "189.203.100.7" },
    ],
  });
  expect(report.case.reference_number).toBe(`FRD-MX-${new Date().getUTCFullYear()}-000001`);
  expect(report.idempotent_replay).toBe(false);

  const opened = await desk.cases.read(report.case.id);
  expect(opened).toMatchObject({ ...report.case, session_id, amount: 250.5, currency: "MXN", priority: "alta", regulator: "CNBV", status: "borrador" });
  const dossier = await desk.cases.dossier(report.case.id);
  expect(dossier.assessment?.session_id).toBe(session_id);

  const { entries } = (await desk.blocklists.list({ source: "fraud_report" })).data;
  expect(entries.map(({ id }) => id).sort()).toEqual(report.blocklist_entries.map(({ id }) => id).sort());
  expect(entries.filter(({ severity }) => severity !== "block").map(({ list_type, severity }) => [list_type, severity])).toEqual([["ip_address", "flag"]]);
  expect((await shop.assess.payin(payment({ payer: accomplice.payer }))).blocked_by).toBe("blocklist:email");
  expect((await shop.assess.payin(payment({ device: known.device }))).blocked_by).toBe("blocklist:device_fingerprint");
  const { feedback } = await shop.assess.outcome({ session_id, outcome: "refunded" });
  expect(feedback.case_id).toBe(report.case.id);

  const again = await shop.fraud.report({ session_id, incident_type: "otro", jurisdiction: "CL" });
  expect(again).toEqual({ ...report, idempotent_replay: true });
});
