// What providers' names mean: each by its own promise, over HTTP. Only what is certain changes anything.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knownKinds } from "../../src/feedback/provider-events/kinds.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer } from "../outcomes/payer.ts";
import { type Ingest, ingestWith } from "./sender.ts";

let service: TestService;
let api: Caller;
let ingest: Ingest;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
});
afterAll(() => service.close());

const CERTAIN = ["captured", "failed", "refunded", "partially_refunded", "chargeback_won", "chargeback_lost", "fraud_confirmed"];
/** Kinds that undo what was reported before, and change nothing without it. */
const UNDOING = ["capture_failed", "refund_failed", "dispute_closed"];

/** Kinds by provider, as they are read out of the providers' documentation. */
const table: Record<string, Record<string, string[]>> = {
  adyen: {
    captured: ["CAPTURE"],
    capture_failed: ["CAPTURE_FAILED"],
    failed: ["CANCELLATION", "TECHNICAL_CANCEL", "VOID_PENDING_REFUND", "EXPIRE", "OFFER_CLOSED"],
    refunded: ["REFUND", "REFUND_WITH_DATA"],
    refund_failed: ["REFUND_FAILED", "REFUNDED_REVERSED"],
    fraud_warning: ["NOTIFICATION_OF_FRAUD"],
    chargeback_opened: ["NOTIFICATION_OF_CHARGEBACK", "CHARGEBACK", "PREARBITRATION_OPEN"],
    chargeback_won: ["CHARGEBACK_REVERSED", "PREARBITRATION_WON", "ISSUER_RESPONSE_TIMEFRAME_EXPIRED"],
    chargeback_lost: ["SECOND_CHARGEBACK", "PREARBITRATION_LOST", "DISPUTE_DEFENSE_PERIOD_ENDED"],
  },
  mercadopago: {
    captured: ["payment.approved", "order.processed"],
    failed: ["payment.rejected", "payment.cancelled", "payment.canceled", "order.failed", "order.canceled", "order.cancelled", "order.expired"],
    refunded: ["payment.refunded", "order.refunded"],
    partially_refunded: ["payment.partially_refunded", "order.partially_refunded"],
    chargeback_opened: ["payment.in_mediation", "payment.charged_back", "order.in_mediation", "order.charged_back", "chargebacks", "topic_chargebacks_wh"],
    fraud_warning: ["stop_delivery_op_wh", "delivery_cancellation"],
  },
  dlocal: {
    captured: ["payment.PAID"],
    failed: ["payment.REJECTED", "payment.CANCELLED", "payment.EXPIRED"],
    refunded: ["refund.SUCCESS"],
    refund_failed: ["refund.REJECTED", "refund.CANCELLED"],
    chargeback_opened: ["chargeback.PENDING", "chargeback.COMPLETED"],
    chargeback_won: ["chargeback.REVERSAL"],
    chargeback_lost: ["chargeback.DISPUTE_LOST"],
  },
  kushki: {
    captured: ["sale.APPROVAL", "deferred.APPROVAL", "capture.APPROVAL"],
    failed: ["sale.DECLINED", "deferred.DECLINED", "preauthorization.DECLINED"],
    refunded: ["refund.APPROVAL", "void.APPROVAL"],
    refund_failed: ["refund.DECLINED", "void.DECLINED"],
    chargeback_opened: ["chargeback.INITIALIZED", "chargeback.PENDING"],
    chargeback_won: ["chargeback.APPROVAL"],
    chargeback_lost: ["chargeback.DECLINED", "chargeback.EXPIRED"],
  },
  ebanx: { captured: ["update.CO"], refunded: ["refund"], chargeback_opened: ["chargeback"], chargeback_won: ["chargeback_credit"] },
  stripe: {
    captured: ["payment_intent.succeeded", "charge.captured"],
    failed: ["payment_intent.payment_failed"],
    refunded: ["charge.refunded"],
    refund_failed: ["refund.failed", "refund.updated.failed", "refund.updated.canceled", "charge.refund.updated.failed", "charge.refund.updated.canceled"],
    chargeback_opened: ["charge.dispute.created"],
    chargeback_won: ["charge.dispute.closed.won"],
    chargeback_lost: ["charge.dispute.closed.lost"],
    dispute_closed: ["charge.dispute.closed.prevented", "charge.dispute.closed.warning_closed"],
    fraud_warning: ["radar.early_fraud_warning.created"],
  },
  "a provider of short words": { captured: ["capture"], refunded: ["refund"], partially_refunded: ["partial_refund"], chargeback_opened: ["chargeback"] },
  "a provider of our own words": Object.fromEntries([...CERTAIN, ...UNDOING, "chargeback_opened", "fraud_warning"].map((kind) => [kind, [kind]])),
};

const cases = Object.entries(table).flatMap(([provider, kinds]) =>
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => ({ provider, name, kind, status: CERTAIN.includes(kind) ? "applied" : "linked" }))),
);

test.each(cases)("$provider's $name is $kind, and is $status", async ({ provider, name, kind, status }) => {
  const session_id = await api.session(newPayer());
  const { status: code, body } = await ingest({ provider, event_type: name, session_id });
  expect([code, body]).toEqual([
    202,
    {
      event_id: expect.any(String),
      status,
      kind,
      duplicate: false,
      session_id,
      outcome_applied: status === "applied",
      assessment_status: "not_triggered",
      assessment: null,
    },
  ]);
  const outcomes = await service.database.query<{ outcome: string }>("SELECT outcome FROM outcomes WHERE session_id = $1", [session_id]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(status === "applied" ? [kind] : []);
});

test("the table is whole", () => {
  const promised = new Map(cases.map(({ provider, name, kind }) => [`${provider} ${name}`, kind]));
  for (const [provider, name, kind] of knownKinds) expect([provider, name, promised.get(`${provider} ${name}`)]).toEqual([provider, name, kind]);
});

describe("names are read as they are meant", () => {
  test.each([
    ["Adyen", "second_chargeback", "chargeback_lost"],
    ["ADYEN", "Second Chargeback", "chargeback_lost"],
    ["Mercado Pago", "payment.charged_back", "chargeback_opened"],
    ["mercado_pago", "PAYMENT_CHARGED_BACK", "chargeback_opened"],
    ["dLocal", "CHARGEBACK_DISPUTE_LOST", "chargeback_lost"],
    ["Kushki", "Chargeback:Declined", "chargeback_lost"],
    ["EBANX", "CHARGEBACK-CREDIT", "chargeback_won"],
    ["EBANX Ltda.", "chargebackCredit", "chargeback_won"],
    ["Adyen N.V.", "SECOND_CHARGEBACK", "chargeback_lost"],
    ["MercadoPago, S.A. de C.V.", "payment.charged_back", "chargeback_opened"],
    ["Stripe, Inc.", "payment_intent.succeeded", "captured"],
    ["Adyen do Brasil Ltda", "SECOND_CHARGEBACK", "chargeback_lost"],
    ["Mercado Pago Instituição de Pagamento Ltda.", "payment.charged_back", "chargeback_opened"],
    ["MercadoLibre S.R.L.", "payment.charged_back", "chargeback_opened"],
    ["Kushki S.A.P.I. de C.V.", "chargeback.DECLINED", "chargeback_lost"],
    ["dLocal Limited", "chargeback.DISPUTE_LOST", "chargeback_lost"],
    ["Nobody Knows", "chargeback.lost", "chargeback_lost"],
  ])("%s, %s: %s", async (provider, event_type, kind) => {
    expect((await ingest({ provider, event_type })).body.kind).toBe(kind);
  });

  test.each([
    ["adyen", "CANCEL_OR_REFUND", { additionalData: { "modification.action": "refund" } }, "refunded"],
    ["adyen", "CANCEL_OR_REFUND", { metadata: { "modification.action": "cancel" } }, "failed"],
    ["adyen", "CANCEL_OR_REFUND", { metadata: { additionalData: { "modification.action": "refund" } } }, "refunded"],
    ["adyen", "CHARGEBACK", { metadata: { additionalData: { disputeStatus: "Lost" } } }, "chargeback_lost"],
    ["adyen", "CANCEL_OR_REFUND", { additionalData: { "modification.action": "refund" }, success: "false" }, null],
    ["adyen", "CANCEL_OR_REFUND", {}, null],
    ["mercadopago", "payment", { status: "charged_back", status_detail: "SETTLED" }, "chargeback_lost"],
    ["mercadopago", "payment", { metadata: { status: "approved" } }, "captured"],
    ["mercadopago", "payment.charged_back", { metadata: { coverage_applied: "False" } }, "chargeback_lost"],
    ["mercadopago", "topic_chargebacks_wh", { coverage_applied: "TRUE" }, "chargeback_won"],
    ["stripe", "charge.dispute.closed", { status: "lost" }, "chargeback_lost"],
    ["stripe", "charge.dispute.closed", { metadata: { status: "prevented" } }, "dispute_closed"],
    ["stripe", "charge.dispute.closed", { data: { object: { status: "won" } } }, "chargeback_won"],
    ["stripe", "refund.updated", { status: "failed" }, "refund_failed"],
    ["stripe", "charge.dispute.created", { status: "needs_response" }, "chargeback_opened"],
  ])("%s, %s with %j: %s", async (provider, event_type, members, kind) => {
    expect((await ingest({ provider, event_type, ...members })).body.kind).toBe(kind);
  });

  test.each([
    ["adyen", "CANCELLATION", {}, "canceled"],
    ["adyen", "EXPIRE", {}, "expired"],
    ["mercadopago", "payment", { status: "canceled" }, "canceled"],
    ["mercadopago", "payment.updated", { status: "rejected" }, null],
  ])("%s, %s with %j is a failure with the reason %s", async (provider, event_type, members, reason) => {
    const session_id = await api.session(newPayer());
    await ingest({ provider, event_type, session_id, ...members });
    expect(await service.database.query("SELECT outcome, reason FROM outcomes WHERE session_id = $1", [session_id])).toEqual([{ outcome: "failed", reason }]);
  });

  test("the provider may stand in the metadata; the field counts more", async () => {
    expect((await ingest({ event_type: "SECOND_CHARGEBACK", metadata: { provider: "Adyen" } })).body.kind).toBe("chargeback_lost");
    expect((await ingest({ event_type: "SECOND_CHARGEBACK", provider: "dlocal", metadata: { provider: "adyen" } })).body.kind).toBeNull();
  });
});

describe("what is not certain means nothing", () => {
  test.each([
    ["adyen", "AUTHORISATION"],
    ["adyen", "REQUEST_FOR_INFORMATION"],
    ["mercadopago", "payment.updated"],
    ["mercadopago", "order.action_required"],
    ["dlocal", "payment.AUTHORIZED"],
    ["dlocal", "payment.VERIFIED"],
    ["dlocal", "chargeback.INQUIRY"],
    ["kushki", "preauthorization.APPROVAL"],
    ["kushki", "DECLINED"],
    ["kushki", "chargeback.REVIEW"],
    ["ebanx", "update"],
    ["ebanx", "update.CA"],
    ["stripe", "charge.dispute.closed"],
    ["stripe", "customer.created"],
    // one provider's word is not another's
    ["kushki", "SECOND_CHARGEBACK"],
    ["unheard-of", "CHARGEBACK_NOTICE"],
    ["unheard-of", "__proto__"],
    ["constructor", "toString"],
  ])("%s's %s is stored, and its kind is null", async (provider, event_type) => {
    const session_id = await api.session(newPayer());
    const { status, body } = await ingest({ provider, event_type, session_id });
    expect([status, body]).toMatchObject([202, { kind: null, status: "linked", session_id, outcome_applied: false }]);
    const [stored] = await service.database.query("SELECT event_type, kind FROM provider_events WHERE id = $1", [body.event_id]);
    expect(stored).toEqual({ event_type, kind: null });
  });
});

describe("Mercado Pago reports the end of a dispute, and refunds, beside the status", () => {
  test.each([
    ["payment.charged_back", { status_detail: "in_process" }, "chargeback_opened"],
    ["payment.charged_back", { status_detail: "settled" }, "chargeback_lost"],
    ["payment.charged_back", { status_detail: "reimbursed" }, "chargeback_won"],
    ["payment.charged_back.settled", {}, "chargeback_lost"],
    ["payment.charged_back.reimbursed", {}, "chargeback_won"],
    ["order.charged_back", { status_detail: "settled" }, "chargeback_lost"],
    ["topic_chargebacks_wh", { coverage_applied: true }, "chargeback_won"],
    ["chargebacks", { coverage_applied: false }, "chargeback_lost"],
    ["chargebacks", { coverage_applied: null }, "chargeback_opened"],
    ["payment.approved", { status_detail: "partially_refunded" }, "partially_refunded"],
    ["order.processed", { status_detail: "refunded" }, "refunded"],
    ["payment.updated", { status: "charged_back", status_detail: "settled" }, "chargeback_lost"],
    ["payment.approved", { status_detail: "constructor" }, "captured"],
  ])("%s with %j is %s, at the top level and in the metadata", async (event_type, members, kind) => {
    expect((await ingest({ provider: "mercadopago", event_type, metadata: members })).body.kind).toBe(kind);
    expect((await ingest({ provider: "mercadopago", event_type, ...members })).body.kind).toBe(kind);
  });
});

describe("Adyen reports success separately", () => {
  test.each([
    ["CAPTURE", true, "captured"],
    ["CAPTURE", "true", "captured"],
    ["CAPTURE", false, null],
    ["REFUND", "false", null],
    ["AUTHORISATION", "true", null],
    ["AUTHORISATION", false, "failed"],
  ])("%s with success %j is %s, at the top level and in the metadata", async (event_type, success, kind) => {
    expect((await ingest({ provider: "adyen", event_type, metadata: { success } })).body.kind).toBe(kind);
    expect((await ingest({ provider: "adyen", event_type, success })).body.kind).toBe(kind);
  });

  test.each([
    ["dlocal", "payment.PAID"],
    ["kushki", "sale.APPROVAL"],
    [undefined, "REFUND"],
  ])("an event of %s, %s, that says so has no effect either", async (provider, event_type) => {
    expect((await ingest({ provider, event_type, success: "false" })).body.kind).toBeNull();
  });
});
