// Reads an event in the contract's form: its meaning by the rules of its provider, its references, and what it says of a refund.

import type { components } from "../../../../generated/types.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { timeOf } from "./event-time.ts";
import { providerName } from "./kinds.ts";
import { referencesOf } from "./link.ts";
import { meaningOf, timesIn } from "./meaning.ts";
import { disputeAfter, type EventRefund, minorUnits, type ProviderEvent, reasonCodeOf, reasonOf, submerchantNamed, textOf } from "./provider-event.ts";
import type { EventKind } from "./providers/event-names.ts";
import { providerNamed } from "./providers/index.ts";
import type { Fields } from "./providers/provider.ts";

type Schemas = components["schemas"];

/** Maximum length of the name of a provider. */
const LONGEST_PROVIDER = 64;

/** Kinds that are about a refund. */
const OF_REFUNDS: ReadonlySet<EventKind | null> = new Set<EventKind | null>(["refunded", "partially_refunded", "refund_failed"]);

/** Reads an event that a provider's sender wrote in the contract's form. */
export function genericEvent(body: Schemas["ProviderEvent"]): ProviderEvent {
  const metadata = fieldsOf(body.metadata);
  const provider = providerName(body.provider ?? textOf(metadata.provider, LONGEST_PROVIDER) ?? "unknown");
  const { kind: named, closes, reason, ofThisRefundOnly } = meaningOf(provider, body.event_type, body);
  const kind = named === "refunded" && isOfUnknownPart(body) ? "partially_refunded" : named;
  const dispute = closes ?? (kind === null ? undefined : disputeAfter[kind]);
  const paymentId = body.payment_id ?? textOf(metadata.payment_id);
  return {
    provider,
    externalId: body.external_id,
    eventType: body.event_type,
    kind,
    namedKind: named,
    references: referencesOf({
      session: body.session_id,
      sessions: [textOf(metadata.session_id)],
      orders: [body.order_id, textOf(metadata.order_id)],
      payments: [body.payment_id, textOf(metadata.payment_id)],
    }),
    submerchantId: body.submerchant_id ?? submerchantNamed(metadata),
    paymentId,
    disputeId:
      textOf(metadata.dispute_id) ??
      (dispute === undefined ? undefined : ((providerNamed(provider)?.disputesByPayment === true ? paymentId : undefined) ?? body.external_id)),
    dispute,
    onlyIfOpen: closes !== undefined,
    occurredAt: timesIn(provider, body)
      .map(timeOf)
      .find((time) => time !== undefined),
    refund: OF_REFUNDS.has(kind) ? refundIn(body, metadata, paymentId, ofThisRefundOnly) : undefined,
    reason: reasonOf(metadata.reason ?? reason),
    reasonCode: reasonCodeOf(metadata.reason_code, metadata.reason),
    amount: body.amount ?? undefined,
    currency: body.currency,
    payload: body,
  };
}

/** Was an amount sent that says nothing: without a currency, with decimals that its currency does not have, or null where it could not be read? */
function isOfUnknownPart({
  amount,
  currency,
  transaction_amount_refunded: sum,
}: { readonly amount?: number | null; readonly currency?: string } & Fields): boolean {
  if (sum !== undefined || amount === undefined) return false;
  return amount === null || minorUnits(amount, currency) === undefined;
}

/** What an event in the contract's form says of a refund. Mercado Pago has the sum of all refunds in the payment. */
function refundIn(body: Schemas["ProviderEvent"], metadata: Fields, paymentId: string | undefined, ofThisRefundOnly: boolean): EventRefund {
  const sum = numberOf(body.transaction_amount_refunded ?? metadata.transaction_amount_refunded);
  const named = textOf(metadata.refund_id) ?? textOf(body.refund_id);
  const amount = sum ?? body.amount ?? undefined;
  return {
    amountMinor: ofThisRefundOnly ? 0 : minorUnits(amount, body.currency),
    currency: body.currency,
    ...(amount === undefined || body.currency !== undefined || ofThisRefundOnly ? {} : { withoutCurrency: amount }),
    total: sum !== undefined,
    // where a payment identifies its events, each is about a refund of its own
    id: named ?? (body.external_id === paymentId ? undefined : body.external_id),
    ...(named === undefined || named === body.external_id ? {} : { named }),
  };
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : undefined;
}
