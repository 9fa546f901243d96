// Payments as their providers report them, from the first event to the last. The end of a story is the same whatever order its events arrive in.
import { createHash } from "node:crypto";
import { own } from "../outcomes/payer.ts";
import { stripeEvent } from "./sender.ts";

/** An event of a story: sent with an ingest key, or as Stripe sends it. */
export interface StoryEvent {
  readonly via: "ingest" | "stripe";
  readonly body: Record<string, unknown>;
}

/** A payment: its assessment, and its events in the order in which they happened. */
export interface Story {
  readonly order: string;
  readonly payment: string;
  readonly events: readonly StoryEvent[];
}

/** What is paid, in pesos. */
export const AMOUNT = 100;

type Step = readonly [type: string, more?: Record<string, unknown>];

/** Steps by provider. `$payment` stands for the payment, `$dispute` for the dispute. */
const SCRIPTS: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  adyen: [
    [["AUTHORISATION"], ["CAPTURE"], ["REFUND", { amount: 40 }], ["REFUND", { amount: 60 }]],
    [["CAPTURE"], ["REFUND", { amount: 40 }], ["REFUND", { amount: 10 }]],
    [["CAPTURE"], ["CAPTURE_FAILED"]],
    [["CAPTURE"], ["REFUND", { external_id: "$refund" }], ["REFUND_FAILED", { external_id: "$refund" }]],
    [["AUTHORISATION", { success: "false" }], ["CAPTURE"]],
    [
      ["CAPTURE"],
      ["NOTIFICATION_OF_CHARGEBACK", { metadata: { dispute_id: "$dispute" } }],
      ["CHARGEBACK", { metadata: { dispute_id: "$dispute" } }],
      ["CHARGEBACK_REVERSED", { metadata: { dispute_id: "$dispute" } }],
      ["SECOND_CHARGEBACK", { metadata: { dispute_id: "$dispute", reason_code: "13.1" } }],
    ],
  ],
  mercadopago: [
    [
      ["payment.approved", { external_id: "$payment" }],
      ["payment.in_mediation", { external_id: "$payment" }],
      ["payment.approved", { external_id: "$payment" }],
    ],
    [
      ["payment.approved", { external_id: "$payment" }],
      ["payment.charged_back", { external_id: "$payment", metadata: { status_detail: "in_process" } }],
      ["payment.charged_back", { external_id: "$payment", metadata: { status_detail: "settled", reason_code: "13.1" } }],
    ],
    [
      ["order.processed"],
      ["chargebacks", { metadata: { dispute_id: "$dispute" } }],
      ["chargebacks", { metadata: { dispute_id: "$dispute", coverage_applied: true } }],
    ],
  ],
  dlocal: [
    [
      ["payment.PAID"],
      ["chargeback.PENDING", { metadata: { dispute_id: "$dispute" } }],
      ["chargeback.DISPUTE_LOST", { metadata: { dispute_id: "$dispute", reason_code: "13.1" } }],
    ],
    [["payment.PAID"], ["refund.SUCCESS", { external_id: "$refund" }], ["refund.REJECTED"]],
  ],
  kushki: [
    [
      ["deferred.APPROVAL"],
      ["chargeback.INITIALIZED", { metadata: { dispute_id: "$dispute" } }],
      ["chargeback.APPROVAL", { metadata: { dispute_id: "$dispute" } }],
    ],
  ],
  ebanx: [[["update.CO"], ["chargeback", { metadata: { dispute_id: "$dispute" } }], ["chargeback_credit", { metadata: { dispute_id: "$dispute" } }]]],
  stripe: [
    [
      ["payment_intent.succeeded", { id: "$payment", object: "payment_intent" }],
      ["charge.refunded", { object: "charge", amount: 10_000, amount_refunded: 2500, refunded: false }],
      ["charge.refunded", { object: "charge", amount: 10_000, amount_refunded: 10_000, refunded: true }],
    ],
    [
      ["payment_intent.succeeded", { id: "$payment", object: "payment_intent" }],
      ["charge.refunded", { object: "charge", amount: 10_000, amount_refunded: 10_000, refunded: true }],
      ["refund.failed", { id: "$refund", object: "refund", amount: 10_000, status: "failed" }],
    ],
    [
      ["payment_intent.succeeded", { id: "$payment", object: "payment_intent" }],
      ["charge.dispute.created", { id: "$dispute", object: "dispute", amount: 10_000, status: "needs_response", reason: "product_not_received" }],
      ["charge.dispute.closed", { id: "$dispute", object: "dispute", amount: 10_000, status: "lost", reason: "product_not_received" }],
    ],
    [
      ["charge.dispute.created", { id: "$dispute", object: "dispute", amount: 10_000, status: "warning_needs_response", reason: "fraudulent" }],
      ["charge.dispute.closed", { id: "$dispute", object: "dispute", amount: 10_000, status: "prevented", reason: "fraudulent" }],
    ],
  ],
};

/** The names of all stories. */
export const storyNames: readonly string[] = Object.entries(SCRIPTS).flatMap(([provider, scripts]) => scripts.map((_, index) => `${provider} ${index}`));

const BEGIN = Date.UTC(2026, 9, 1);
const HOUR = 3_600_000;

/** A payment of this story, with identifiers of its own. */
export function newStory(name: string): Story {
  const [provider = "", index] = name.split(" ");
  const [order, payment, dispute, refund] = [own("order"), own("pay"), own("dispute"), own("refund")];
  const named: Readonly<Record<string, string>> = { $payment: payment, $dispute: dispute, $refund: refund };
  const filled = (value: unknown): unknown => {
    if (typeof value === "string") return named[value] ?? value;
    return value !== null && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)])) : value;
  };
  const events = (SCRIPTS[provider]?.[Number(index)] ?? []).map(([type, more = {}], position): StoryEvent => {
    const time = new Date(BEGIN + position * HOUR);
    const own = filled(more) as Record<string, unknown>;
    if (provider === "stripe") {
      const object = { payment_intent: payment, currency: "mxn", ...own };
      return { via: "stripe", body: { ...stripeEvent(type, object), created: time.getTime() / 1000 } };
    }
    // the first event names the order, those after it the provider's payment only
    const references = position === 0 ? { order_id: order, payment_id: payment } : { payment_id: payment };
    const external_id = createHash("sha256").update(`${payment} ${position}`).digest("hex").slice(0, 24);
    return {
      via: "ingest",
      body: { provider, event_type: type, external_id, ...references, amount: AMOUNT, currency: "MXN", occurred_at: time.toISOString(), ...own },
    };
  });
  return { order, payment, events };
}
