// Mercado Pago: the status is in the payment or order, and its detail says how a chargeback ended and what is refunded.
import { type EventKind, lookUpKinds, wordsOf } from "../event-names.ts";
import type { GenericEvent, Provider, Reading } from "../provider.ts";
import { names } from "./names.ts";

/** How a chargeback ended, by `status_detail`: the buyer has the money, or the seller has it again. */
const CHARGEBACK_ENDS: ReadonlyMap<unknown, EventKind> = new Map<unknown, EventKind>([
  ["settled", "chargeback_lost"],
  ["reimbursed", "chargeback_won"],
]);

/** What of an approved payment or a processed order is refunded, by `status_detail`. */
const REFUNDS: ReadonlyMap<unknown, EventKind> = new Map<unknown, EventKind>([
  ["partially_refunded", "partially_refunded"],
  ["refunded", "refunded"],
]);

const kindOf = lookUpKinds(names.kinds);

/** Mercado Pago. */
export const mercadopago: Provider = {
  names,
  alsoCalled: ["mercadolibre", "mercadolivre"],
  times: ["date_last_updated", "last_updated_date"],
  disputesByPayment: true,
  read: ({ eventType, member }) => {
    const named = statusNamed(eventType, member("status"));
    const kind = kindWithDetail(named, member);
    return { kind, named, closes: closesDispute(kind, wordsOf(named)) };
  },
};

/** Webhooks say `payment` or `payment.updated`; the status is in the payment. */
function statusNamed(eventType: string, status: unknown): string {
  const topic = /^(payment|order)(_updated|_created)?$/.exec(wordsOf(eventType))?.[1];
  return topic !== undefined && typeof status === "string" ? `${topic}.${status}` : eventType;
}

function kindWithDetail(named: string, member: GenericEvent["member"]): EventKind | null {
  const detailed = /^(.+)_(settled|reimbursed|in_process|partially_refunded)$/.exec(wordsOf(named));
  const known = kindOf(named);
  const kind = known ?? (detailed?.[1] === undefined ? null : kindOf(detailed[1]));
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

/** A payment that is approved, or refunded, is no longer in mediation. */
function closesDispute(kind: EventKind | null, words: string): Reading["closes"] {
  if (kind === "captured" && /^(payment|order)_/.test(words)) return "won";
  return kind === "refunded" ? "closed" : undefined;
}
