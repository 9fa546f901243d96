import { STRIPE_SECRET, stripeSigned } from "../../shared/stripe.ts";
import type { CaseRequest, ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const { operation, before, request } = sample;
const { headers: _, ...unsigned } = request;

const refused = (promise: string, wrong: CaseRequest, except?: ContractCase["except"]): ContractCase => ({
  operation,
  promise,
  before,
  request: wrong,
  expected: { status: 401, code: "INVALID_SIGNATURE" },
  ...(except === undefined ? {} : { except }),
});

/** Events that nobody of the connection signed. */
export const cases: readonly ContractCase[] = [
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
];
