// Reads Stripe's events (docs.stripe.com/api/events). Their objects follow the API version of the account: no field is assumed to be present.

import { type FieldFailure, validationError } from "../../../../platform/errors/api-error.ts";
import { fieldsOf } from "../../../../platform/http/raw-body.ts";
import { containsCardNumber, hideCardNumber } from "../../../../values/card-numbers/card-number.ts";
import { timeOf } from "../../event-time.ts";
import { referencesOf } from "../../link.ts";
import { disputeAfter, type EventRefund, minorUnits, type ProviderEvent, reasonCodeOf, reasonOf, submerchantNamed, textOf } from "../../provider-event.ts";
import { type EventKind, lookUpKinds } from "../event-names.ts";
import type { Fields } from "../provider.ts";
import { stripeAmount } from "./amount.ts";
import { names } from "./names.ts";

const kindNamed = lookUpKinds(names.kinds);

/** Reads an event whose signature was verified; card numbers in it are redacted first. Throws VALIDATION_ERROR for anything else. */
export function readStripeEvent(body: object): ProviderEvent {
  const payload = withoutCardNumbers(body) as object;
  const { id, type, data, created } = fieldsOf(payload);
  const [externalId, eventType] = [id, type].map((value) => (typeof value === "string" ? textOf(value) : undefined));
  if (externalId === undefined || eventType === undefined) throw validationError([...missing("id", externalId), ...missing("type", eventType)]);
  const object = fieldsOf(fieldsOf(data).object);
  const kind = kindOf(eventType, object);
  const dispute = kind === null ? undefined : disputeAfter[kind];
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
    onlyIfOpen: false,
    occurredAt: timeOf(created),
    refund: refundOf(kind, object, currency),
    reason: reasonOf(kind === "failed" ? declineOf(fieldsOf(object.last_payment_error)) : (object.reason ?? object.fraud_type)),
    // the scheme's own code is more precise than Stripe's reason
    reasonCode: reasonCodeOf(fieldsOf(fieldsOf(object.payment_method_details).card).network_reason_code, object.reason),
    amount: stripeAmount(kind === "partially_refunded" ? object.amount_refunded : object.amount, currency),
    currency,
    payload,
  };
}

/** Types whose meaning follows from the status of their object. */
const BY_STATUS: ReadonlySet<string> = new Set(["charge.dispute.closed", "refund.updated", "charge.refund.updated"]);

function kindOf(eventType: string, { status, refunded, amount, amount_refunded: part }: Fields): EventKind | null {
  const kind = kindNamed(BY_STATUS.has(eventType) && typeof status === "string" ? `${eventType}.${status}` : eventType);
  if (kind !== "refunded" || refunded === true) return kind;
  const isPart = typeof part === "number" && part > 0 && (refunded === false || (typeof amount === "number" && part < amount));
  return isPart ? "partially_refunded" : kind;
}

/** A charge has the sum of its refunds; a refund that failed, its own amount. */
function refundOf(kind: EventKind | null, object: Fields, currency: string | undefined): EventRefund | undefined {
  const minor = (amount: unknown): number | undefined => minorUnits(stripeAmount(amount, currency), currency);
  switch (kind) {
    case "refunded":
      return { amountMinor: undefined, currency, total: true, id: undefined };
    case "partially_refunded":
      return { amountMinor: minor(object.amount_refunded), currency, total: true, id: undefined };
    case "refund_failed":
      return { amountMinor: minor(object.amount), currency, total: false, id: textOf(object.id) };
    default:
      return undefined;
  }
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
