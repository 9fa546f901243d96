// Reads Stripe's events (docs.stripe.com/api/events). Their objects follow the API version of the account: no field is assumed to be present.

import { containsCardNumber, hideCardNumber } from "../../platform/card-numbers/card-number.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { kindOf } from "./kinds.ts";
import { referencesOf } from "./link.ts";
import { disputeAfter, type ProviderEvent, reasonCodeOf, reasonOf, submerchantNamed, textOf } from "./provider-event.ts";
import { stripeAmount } from "./stripe-amount.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads an event whose signature was verified; card numbers in it are redacted first. Throws VALIDATION_ERROR for anything else. */
export function stripeEvent(body: object): ProviderEvent {
  const payload = withoutCardNumbers(body) as object;
  const { id, type, data } = fieldsOf(payload);
  const [externalId, eventType] = [id, type].map((value) => (typeof value === "string" ? textOf(value) : undefined));
  if (externalId === undefined || eventType === undefined) throw validationError([...missing("id", externalId), ...missing("type", eventType)]);
  const object = fieldsOf(fieldsOf(data).object);
  const closed = eventType === "charge.dispute.closed";
  const kind = kindOf("stripe", closed ? `${eventType}.${object.status}` : eventType);
  // an inquiry that did not become a chargeback: no funds move, and neither side wins
  const dropped = closed && object.status === "warning_closed";
  const dispute = dropped ? "won" : kind === null ? undefined : disputeAfter[kind];
  const currency = textOf(object.currency, 3)?.toUpperCase();
  const payments = paymentsOf(object);
  const metadata = fieldsOf(object.metadata);
  return {
    provider: "stripe",
    externalId,
    eventType,
    kind,
    references: referencesOf({ ...metadataClues(metadata), payments }),
    submerchantId: submerchantNamed(metadata),
    paymentId: payments[0],
    disputeId: dispute === undefined ? undefined : textOf(object.id),
    dispute,
    onlyIfOpened: dropped,
    reason: reasonOf(kind === "failed" ? declineOf(fieldsOf(object.last_payment_error)) : (object.reason ?? object.fraud_type)),
    // the scheme's own code is more precise than Stripe's reason
    reasonCode: reasonCodeOf(fieldsOf(fieldsOf(object.payment_method_details).card).network_reason_code, object.reason),
    amount: stripeAmount(object.amount, currency),
    currency,
    payload,
  };
}

function missing(path: string, value: string | undefined): FieldFailure[] {
  return value === undefined ? [{ path, message: "must be a string of at most 255 characters" }] : [];
}

/** `session_id` may be a session of the shop itself; it is used only if it is an assessment of the service. */
function metadataClues(metadata: Fields) {
  return { sessions: [textOf(metadata.fraud_risk_session_id), textOf(metadata.session_id)], orders: [textOf(metadata.order_id)] };
}

/** Payment references: the payment intent, then the charge. */
function paymentsOf(object: Fields): string[] {
  const own = (kind: string): unknown => (object.object === kind ? object.id : undefined);
  const ids = [own("payment_intent") ?? idOf(object.payment_intent), own("charge") ?? idOf(object.charge) ?? idOf(object.latest_charge)];
  return ids.map((id) => textOf(id)).filter((id) => id !== undefined);
}

/** The id of a reference or of an expanded object. */
function idOf(named: unknown): unknown {
  return typeof named === "string" ? named : fieldsOf(named).id;
}

/** Why a payment failed: the issuer's decline code, else Stripe's own. An error of Stripe's API is a processor error. */
function declineOf({ decline_code: decline, code, type }: Fields): unknown {
  return decline ?? code ?? (type === "api_error" ? "processing_error" : type);
}

/** The redacted event: free text in evidence may contain a card number. */
function withoutCardNumbers(value: unknown): unknown {
  if (typeof value === "string") return hideCardNumber(value);
  if (typeof value === "number") return containsCardNumber(String(value)) ? hideCardNumber(String(value)) : value;
  if (Array.isArray(value)) return value.map(withoutCardNumbers);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [hideCardNumber(name), withoutCardNumbers(member)]));
}
