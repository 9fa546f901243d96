// What an event in the contract's form means, and when it happened: by the definition of its provider.
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type EventKind, isUnsuccessful, type KindNames, lookUpKinds, wordsOf } from "./providers/event-names.ts";
import { providerNamed, providers } from "./providers/index.ts";
import type { Fields, GenericEvent, Provider, Reading } from "./providers/provider.ts";

/** What an event means. */
export interface Meaning {
  readonly kind: EventKind | null;
  /** It closes a dispute, where one is open. */
  readonly closes: Reading["closes"];
  /** Why a payment failed, where its type says so. */
  readonly reason: string | undefined;
  /** A refund that is known to have failed says nothing about others. */
  readonly ofThisRefundOnly: boolean;
}

/** Payments that ended before they were paid: by somebody, or by their age. Not the payer's failed attempt. */
const CANCELED = /(^|_)(cancell?ed|cancellation|technical_cancel|cancel_or_refund|void_pending_refund)$/;
const EXPIRED = /(^|_)(expired?|offer_closed)$/;

/** Why a payment failed, where the event's type says so. */
const failureOf = (words: string): string | undefined => (EXPIRED.test(words) ? "expired" : CANCELED.test(words) ? "canceled" : undefined);

/** Reads an event by its type: that of a provider without a reading of its own, and of an unknown one. */
function byType(kinds: KindNames): (event: GenericEvent) => Reading {
  const kindOf = lookUpKinds(kinds);
  return ({ eventType, member }) => ({ kind: isUnsuccessful(member("success")) ? null : kindOf(eventType) });
}

const readings = new Map(Object.entries(providers).map(([name, provider]: [string, Provider]) => [name, provider.read ?? byType(provider.names.kinds)]));
const readUnknown = byType({});

/** The meaning of an event in the contract's form. */
export function meaningOf(provider: string, eventType: string, body: Fields): Meaning {
  const metadata = fieldsOf(body.metadata);
  const read = readings.get(provider) ?? readUnknown;
  const { kind, named = eventType, closes } = read({ eventType, body, member: (name) => body[name] ?? metadata[name] });
  return {
    kind,
    closes,
    reason: kind === "failed" ? failureOf(wordsOf(named)) : undefined,
    ofThisRefundOnly: kind === "refund_failed" && providerNamed(provider)?.refundsFailAlone === true,
  };
}

/** Values that may say when the event happened, best first. */
export function timesIn(provider: string, body: Fields): unknown[] {
  const metadata = fieldsOf(body.metadata);
  const own = (providerNamed(provider)?.times ?? []).flatMap((name) => [body[name], metadata[name]]);
  return [body.occurred_at, metadata.occurred_at, ...own];
}
