// Details of an event that decide what it means, beside its type: Adyen's `success`, how a chargeback of Mercado Pago ended, what of a payment is refunded.
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type EventKind, isUnsuccessful, kindOf, wordsOf } from "./kinds.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What an event means. */
export interface Meaning {
  readonly kind: EventKind | null;
  /** It closes a dispute, where one is open. */
  readonly closes: "won" | "closed" | undefined;
  /** Why a payment failed, where its type says so. */
  readonly reason: string | undefined;
  /** A refund that is known to have failed says nothing about others. */
  readonly ofThisRefundOnly: boolean;
}

/** How a chargeback ended at Mercado Pago, by `status_detail`: the buyer has the money, or the seller has it again. */
const CHARGEBACK_ENDS: ReadonlyMap<unknown, EventKind> = new Map<unknown, EventKind>([
  ["settled", "chargeback_lost"],
  ["reimbursed", "chargeback_won"],
]);
/** What of an approved payment or a processed order is refunded, by `status_detail`. */
const REFUNDS: ReadonlyMap<unknown, EventKind> = new Map<unknown, EventKind>([
  ["partially_refunded", "partially_refunded"],
  ["refunded", "refunded"],
]);
/** How a dispute stands at Adyen, where a CHARGEBACK says so. */
const DISPUTE_STATUS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ["lost", "chargeback_lost"],
  ["accepted", "chargeback_lost"],
  ["won", "chargeback_won"],
]);

/** What a CANCEL_OR_REFUND of Adyen did, by `modification.action`. */
const MODIFICATIONS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ["cancel", "failed"],
  ["refund", "refunded"],
]);

/** Payments that ended before they were paid: by somebody, or by their age. Not the payer's failed attempt. */
const CANCELED = /(^|_)(cancell?ed|cancellation|technical_cancel|cancel_or_refund|void_pending_refund)$/;
const EXPIRED = /(^|_)(expired?|offer_closed)$/;

/** Why a payment failed, where the event's type says so. */
const failureOf = (words: string): string | undefined => (EXPIRED.test(words) ? "expired" : CANCELED.test(words) ? "canceled" : undefined);

/** The meaning of an event in the contract's form: a member is read at the top level, where providers have it, and in `metadata`. */
export function meaningOf(provider: string, eventType: string, body: Fields): Meaning {
  const metadata = fieldsOf(body.metadata);
  const member = (name: string): unknown => body[name] ?? metadata[name];
  const named = provider === "mercadopago" ? statusNamed(eventType, member("status")) : eventType;
  const words = wordsOf(named);
  const meaning = (kind: EventKind | null): Meaning => ({
    kind,
    closes: closesDispute(provider, kind, words),
    reason: kind === "failed" ? failureOf(words) : undefined,
    ofThisRefundOnly: kind === "refund_failed" && (provider === "dlocal" || provider === "kushki"),
  });
  if (provider === "mercadopago") return meaning(mercadoPagoKind(named, member));
  if (provider === "stripe") return meaning(stripeKind(eventType, member("status") ?? fieldsOf(fieldsOf(body.data).object).status));
  const kind = kindOf(provider, eventType, member("success"));
  if (provider !== "adyen") return meaning(kind);
  const additional = { ...fieldsOf(metadata.additionalData), ...fieldsOf(body.additionalData) };
  // one modification that cancels an uncaptured payment and refunds a captured one
  if (words === "cancel_or_refund" && !isUnsuccessful(member("success")))
    return meaning(MODIFICATIONS.get(String(additional["modification.action"] ?? member("modification.action")).toLowerCase()) ?? null);
  if (kind !== "chargeback_opened") return meaning(kind);
  return meaning(DISPUTE_STATUS.get(String(additional.disputeStatus ?? member("disputeStatus")).toLowerCase()) ?? kind);
}

/** The kind of an event of Stripe, whose type alone does not say how a dispute or a refund ended. */
function stripeKind(eventType: string, status: unknown): EventKind | null {
  const withStatus = typeof status === "string" ? kindOf("stripe", `${eventType}.${status}`) : null;
  return withStatus ?? kindOf("stripe", eventType);
}

/** Webhooks of Mercado Pago say `payment` or `payment.updated`; the status is in the payment. */
function statusNamed(eventType: string, status: unknown): string {
  const topic = /^(payment|order)(_updated|_created)?$/.exec(wordsOf(eventType))?.[1];
  return topic !== undefined && typeof status === "string" ? `${topic}.${status}` : eventType;
}

function mercadoPagoKind(named: string, member: (name: string) => unknown): EventKind | null {
  const detailed = /^(.+)_(settled|reimbursed|in_process|partially_refunded)$/.exec(wordsOf(named));
  const known = kindOf("mercadopago", named);
  const kind = known ?? (detailed?.[1] === undefined ? null : kindOf("mercadopago", detailed[1]));
  const given = member("status_detail");
  const detail = typeof given === "string" ? given.trim().toLowerCase() : detailed?.[2];
  if (kind === "chargeback_opened") {
    const covered = String(member("coverage_applied")).trim().toLowerCase();
    if (covered === "true") return "chargeback_won";
    if (covered === "false") return "chargeback_lost";
    return CHARGEBACK_ENDS.get(detail) ?? kind;
  }
  return (kind === "captured" ? REFUNDS.get(detail) : undefined) ?? kind;
}

/** A payment of Mercado Pago that is approved, or refunded, is no longer in mediation. */
function closesDispute(provider: string, kind: EventKind | null, words: string): Meaning["closes"] {
  if (provider !== "mercadopago") return undefined;
  if (kind === "captured" && /^(payment|order)_/.test(words)) return "won";
  return kind === "refunded" ? "closed" : undefined;
}

/** Members that have the time of an event, by provider: its own, not that of the payment. */
const TIMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["adyen", ["eventDate"]],
  ["mercadopago", ["date_last_updated", "last_updated_date"]],
  ["dlocal", ["updated_date"]],
  ["kushki", ["created"]],
]);

/** Values that may say when the event happened, best first. */
export function timesIn(provider: string, body: Fields): unknown[] {
  const metadata = fieldsOf(body.metadata);
  const own = (TIMES.get(provider) ?? []).flatMap((name) => [body[name], metadata[name]]);
  return [body.occurred_at, metadata.occurred_at, ...own];
}
