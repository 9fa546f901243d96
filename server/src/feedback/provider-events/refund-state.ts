// What is refunded of a payment, from all events about its refunds. Pure, and a function of the set of events: the order of their arrival does not matter.
import type { RefundState } from "../outcomes/service.ts";

/** An event about a refund of a session, as it is stored. */
export interface RefundEvent {
  readonly id: string;
  readonly kind: "refunded" | "partially_refunded" | "refund_failed";
  /** Epoch milliseconds. */
  readonly at: number;
  /** In minor units of `currency`; null: the whole payment, an unknown part of it, or what the failed refund had refunded. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** The amount is that of all refunds so far. */
  readonly total: boolean;
  readonly refundId: string | null;
}

/** A payment that is refunded. */
export interface RefundedPayment {
  readonly amountMinor: number;
  readonly currency: string;
}

/** What is refunded after all of these events. */
export function refundState(events: readonly RefundEvent[], payment: RefundedPayment): RefundState {
  const known = new Set(events.flatMap(({ kind, refundId }) => (kind === "refund_failed" || refundId === null ? [] : [refundId])));
  // a failure of a refund that was never reported as made changes nothing, where the provider reports every attempt
  const made = events.filter(({ kind, amountMinor, refundId }) => kind !== "refund_failed" || amountMinor !== 0 || known.has(refundId ?? ""));
  const inOrder = made.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const at = Math.max(0, ...inOrder.map((event) => event.at)) * 1000;
  // a provider reports the failure of a refund under several names
  const failed = inOrder.filter(({ kind }) => kind === "refund_failed").toReversed();
  const failures = [...new Map(failed.map((failure) => [failure.refundId ?? failure.id, failure])).values()];
  const refunds = inOrder.filter(({ kind }) => kind !== "refund_failed");
  const last = refunds.findLast(({ total }) => total);
  const refunded = last === undefined ? sumOfEach(refunds, failures, payment) : sumSince(last, failures, payment);
  if (refunded.whole >= payment.amountMinor) return { outcome: "refunded", amountMinor: null, at };
  if (refunded.whole > 0 || refunded.unknown) return { outcome: "partially_refunded", amountMinor: refunded.unknown ? null : refunded.whole, at };
  return { outcome: undefined, amountMinor: null, at };
}

/** An amount, and whether a part of an unknown amount is refunded besides. */
interface Sum {
  readonly whole: number;
  readonly unknown: boolean;
}

/** The sum that a provider states, less the refunds that failed after it. */
function sumSince(stated: RefundEvent, failures: readonly RefundEvent[], payment: RefundedPayment): Sum {
  const later = failures.filter(({ at, id }) => at > stated.at || (at === stated.at && id > stated.id));
  const amount = amountOf(stated, payment);
  if (amount === undefined) return { whole: 0, unknown: later.length === 0 };
  return { whole: Math.max(0, amount - later.reduce((sum, failure) => sum + (amountOf(failure, payment) ?? payment.amountMinor), 0)), unknown: false };
}

/** The sum of the refunds that did not fail. A failure that names no known refund takes its own amount off those before it, or all of them where it has none. */
function sumOfEach(refunds: readonly RefundEvent[], failures: readonly RefundEvent[], payment: RefundedPayment): Sum {
  const each = new Map<string, RefundEvent>();
  for (const refund of refunds) each.set(refund.refundId ?? refund.id, refund);
  let left = [...each].map(([name, refund]) => ({ name, at: refund.at, amount: amountOf(refund, payment) }));
  for (const failure of failures) {
    const name = failure.refundId;
    if (name !== null && each.has(name)) {
      left = left.filter((refund) => refund.name !== name);
      continue;
    }
    const amount = failure.amountMinor === null ? undefined : amountOf(failure, payment);
    const isBefore = (refund: { readonly at: number }): boolean => refund.at <= failure.at;
    if (amount === undefined) left = left.filter((refund) => !isBefore(refund));
    else if (amount > 0) left = [...left, { name: failure.id, at: failure.at, amount: -Math.min(amount, sumOf(left.filter(isBefore))) }];
  }
  return { whole: sumOf(left), unknown: left.some(({ amount }) => amount === undefined) };
}

const sumOf = (refunds: readonly { readonly amount: number | undefined }[]): number => refunds.reduce((sum, { amount = 0 }) => sum + amount, 0);

/** The amount of an event; undefined for a part that is not known. An amount in another currency cannot be compared: it is taken for the whole. */
function amountOf({ kind, amountMinor, currency }: RefundEvent, payment: RefundedPayment): number | undefined {
  if (amountMinor !== null && (currency === null || currency === payment.currency)) return amountMinor;
  return kind === "partially_refunded" ? undefined : payment.amountMinor;
}
