// Details of an event that decide what it means, beside its type: Adyen's `success`, how a chargeback of Mercado Pago ended, what of a payment is refunded.
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type EventKind, kindOf, wordsOf } from "./kinds.ts";

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

/** Payments that ended before they were paid: by their age, or by somebody. Not the payer's failed attempt. */
const ENDED = /(^|_)(cancell?ed|expired)$/;

/** The meaning of an event in the contract's form: a member is read at the top level, where providers have it, and in `metadata`. */
export function meaningOf(provider: string, eventType: string, body: Fields): Meaning {
  const metadata = fieldsOf(body.metadata);
  const member = (name: string): unknown => body[name] ?? metadata[name];
  const words = wordsOf(eventType);
  const meaning = (kind: EventKind | null): Meaning => ({
    kind,
    closes: closesDispute(provider, kind, words),
    reason: kind === "failed" && ENDED.test(words) ? (/expired$/.test(words) ? "expired" : "canceled") : undefined,
    ofThisRefundOnly: kind === "refund_failed" && (provider === "dlocal" || provider === "kushki"),
  });
  if (provider === "mercadopago") return meaning(mercadoPagoKind(eventType, words, member));
  const kind = kindOf(provider, eventType, member("success"));
  if (provider === "adyen" && kind === "chargeback_opened") {
    const status = fieldsOf(body.additionalData).disputeStatus ?? member("disputeStatus");
    return meaning(DISPUTE_STATUS.get(String(status).toLowerCase()) ?? kind);
  }
  return meaning(kind);
}

function mercadoPagoKind(eventType: string, words: string, member: (name: string) => unknown): EventKind | null {
  // its webhooks say `payment.updated`; the status is in the payment
  const status = member("status");
  const named = /^(payment|order)_(updated|created)$/.test(words) && typeof status === "string" ? `${words.split("_")[0]}.${status}` : eventType;
  const detailed = /^(.+)_(settled|reimbursed|in_process|partially_refunded)$/.exec(wordsOf(named));
  const known = kindOf("mercadopago", named);
  const kind = known ?? (detailed?.[1] === undefined ? null : kindOf("mercadopago", detailed[1]));
  const detail = member("status_detail") ?? detailed?.[2];
  if (kind === "chargeback_opened") {
    const covered = member("coverage_applied");
    if (covered === true || covered === "true") return "chargeback_won";
    if (covered === false || covered === "false") return "chargeback_lost";
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
