import { invalid, missing } from "../shared/refusal.ts";
import { assess, connect } from "../shared/steps.ts";
import { STRIPE_SECRET, stripeEvent, stripeSigned } from "../shared/stripe.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const event = stripeEvent("customer.created", { object: "customer" });

/** An event that means nothing to us, signed. Sent again, it is a duplicate. */
export const sample: Sample<"receiveStripeEvent"> = {
  operation: "receiveStripeEvent",
  before: [connect("connection")],
  request: { ...stripeSigned(event), body: event.body },
  status: 202,
};

const { operation, request, before = [] } = sample;
const dispute = { id: "dp_contract", object: "dispute", status: "lost", payment_intent: "pi_contract", amount: 124990, currency: "mxn", reason: "fraudulent" };
const closed = (id: string, object: object) => stripeSigned(stripeEvent("charge.dispute.closed", { ...dispute, ...object }, id));
const paid = (payment: string) => assess("assessed", { email: `contract@${payment}.example` }, { payment_id: payment });
const { headers: _, ...unsigned } = request;

const refused = (promise: string, wrong: CaseRequest, except?: TestCase<401>["except"]): TestCase<401> => ({
  promise,
  before,
  request: wrong,
  expected: { code: "INVALID_SIGNATURE" },
  ...(except === undefined ? {} : { except }),
});

/** Its own cases, by expected status. */
export const cases: OwnCases<"receiveStripeEvent"> = {
  /** Events of Stripe, and what becomes of them. */
  202: [
    {
      promise: "the documented example dispute-closed is stored: it has no object with a result",
      before,
      request: stripeSigned({ query: { connection: "{connection.id}" }, body: requestExample(operation, "dispute-closed") }),
      expected: { example: "dispute-closed", body: { status: "recorded", kind: null, duplicate: false, session_id: null } },
    },
    {
      promise: "a dispute that was lost is applied to the assessment of its payment",
      before: [...before, paid("pi-contract-lost")],
      request: closed("evt_contract_lost", { id: "dp_contract_lost", payment_intent: "pi-contract-lost" }),
      expected: {
        body: { status: "applied", kind: "chargeback_lost", duplicate: false, session_id: "{assessed.session_id}", outcome_applied: true },
      },
    },
    {
      promise: "an order in the metadata names the assessment",
      before: [...before, assess("assessed", { email: "contract@stripe-order.example" }, { order_id: "contract-stripe-order" })],
      request: stripeSigned(
        stripeEvent("payment_intent.succeeded", { id: "pi_contract_order", object: "payment_intent", metadata: { order_id: "contract-stripe-order" } }),
      ),
      expected: { body: { status: "applied", kind: "captured", session_id: "{assessed.session_id}" } },
    },
    {
      promise: "the same event again is a duplicate, with the original result",
      before: [...before, paid("pi-contract-again"), { ...closed("evt_contract_again", { payment_intent: "pi-contract-again" }), as: "first" }],
      request: closed("evt_contract_again", { payment_intent: "pi-contract-again" }),
      expected: { body: { event_id: "{first.event_id}", status: "applied", duplicate: true, outcome_applied: true } },
    },
    {
      promise: "an event of an unknown type is stored",
      before,
      request: stripeSigned(stripeEvent("customer.updated", { object: "customer" })),
      expected: { body: { status: "recorded", kind: null, outcome_applied: false } },
    },
    {
      promise: "an inquiry that ends without a chargeback has no outcome",
      before: [...before, paid("pi-contract-inquiry")],
      request: closed("evt_contract_inquiry", { id: "dp_contract_inquiry", status: "warning_closed", payment_intent: "pi-contract-inquiry" }),
      expected: { body: { status: "linked", kind: "dispute_closed", session_id: "{assessed.session_id}", outcome_applied: false } },
    },
  ],
  /** What is signed, and no event. */
  400: [
    invalid("a call that names no connection is refused", { ...request, query: {} }, ["query.connection"]),
    invalid("an event without an id and a type is refused", stripeSigned({ ...request, body: { object: "event" } }), ["id", "type"], ...before),
  ],
  /** Events without a valid signature of the connection. */
  401: [
    refused("an event without a signature is refused", unsigned, { mock: "Prism looks at required headers first" }),
    refused("a signature of no known form is refused", { ...unsigned, headers: { "Stripe-Signature": "signed" } }),
    refused("a signature with another secret is refused", stripeSigned(unsigned, `${STRIPE_SECRET}x`)),
    refused("a signature of more than five minutes ago is refused", stripeSigned(unsigned, STRIPE_SECRET, Date.now() - 301_000)),
    refused("a body that was changed after it was signed is refused", { ...request, body: { ...request.body, type: "charge.dispute.closed" } }),
    refused(
      "the same event in another layout is refused: the signature is over the bytes",
      { ...request, text: JSON.stringify(request.body, null, 2) },
      { proxy: "Prism writes JSON anew, without a layout" },
    ),
  ],
  /** Connections that are not there. */
  404: [
    missing("an event to a connection that nothing has is not found", { ...request, query: { connection: exampleId } }),
    missing("an event to a connection that was removed is not found", request, connect("connection"), {
      operation: "removeConnection",
      key: "admin",
      path: { id: "{connection.id}" },
    }),
  ],
};
