import { answered } from "../../of-every-operation/answered.ts";
import { assess, connect } from "../../shared/steps.ts";
import { stripeEvent, stripeSigned } from "../../shared/stripe.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "receiveStripeEvent";
const before = [connect("connection")];
const dispute = { id: "dp_contract", object: "dispute", status: "lost", payment_intent: "pi_contract", amount: 124990, currency: "mxn", reason: "fraudulent" };
const closed = (id: string, object: object) => stripeSigned(stripeEvent("charge.dispute.closed", { ...dispute, ...object }, id));
const paid = (payment: string) => assess("assessed", { email: `contract@${payment}.example` }, { payment_id: payment });

/** Events of Stripe, and what becomes of them. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example dispute-closed is kept: it says of no object how it closed",
    before,
    request: stripeSigned({ query: { connection: "{connection.id}" }, body: requestExample(operation, "dispute-closed") }),
    expected: { status: 202, example: "dispute-closed", body: { status: "recorded", kind: null, duplicate: false, session_id: null } },
  },
  {
    operation,
    promise: "a dispute that was lost is applied to the assessment of its payment",
    before: [...before, paid("pi-contract-lost")],
    request: closed("evt_contract_lost", { id: "dp_contract_lost", payment_intent: "pi-contract-lost" }),
    expected: {
      status: 202,
      body: { status: "applied", kind: "chargeback_lost", duplicate: false, session_id: "{assessed.session_id}", outcome_applied: true },
    },
  },
  {
    operation,
    promise: "an order in the metadata names the assessment",
    before: [...before, assess("assessed", { email: "contract@stripe-order.example" }, { order_id: "contract-stripe-order" })],
    request: stripeSigned(
      stripeEvent("payment_intent.succeeded", { id: "pi_contract_order", object: "payment_intent", metadata: { order_id: "contract-stripe-order" } }),
    ),
    expected: { status: 202, body: { status: "applied", kind: "captured", session_id: "{assessed.session_id}" } },
  },
  {
    operation,
    promise: "the same event again is a duplicate, told what became of it then",
    before: [...before, paid("pi-contract-again"), { ...closed("evt_contract_again", { payment_intent: "pi-contract-again" }), as: "first" }],
    request: closed("evt_contract_again", { payment_intent: "pi-contract-again" }),
    expected: { status: 202, body: { event_id: "{first.event_id}", status: "applied", duplicate: true, outcome_applied: true } },
  },
  {
    operation,
    promise: "an event that means nothing to us is kept",
    before,
    request: stripeSigned(stripeEvent("customer.updated", { object: "customer" })),
    expected: { status: 202, body: { status: "recorded", kind: null, outcome_applied: false } },
  },
  {
    operation,
    promise: "an inquiry that ends without a chargeback has no outcome",
    before: [...before, paid("pi-contract-inquiry")],
    request: closed("evt_contract_inquiry", { id: "dp_contract_inquiry", status: "warning_closed", payment_intent: "pi-contract-inquiry" }),
    expected: { status: 202, body: { status: "linked", kind: null, session_id: "{assessed.session_id}", outcome_applied: false } },
  },
];
