// Names of event types, and the kinds that they stand for. Only unambiguous types are mapped: a wrongly applied outcome blocks a payer, while an unmapped event is
// still stored. Names are compared without case and separators.
import type { components } from "../../../../../generated/types.ts";

/** Kind of an event. */
export type EventKind = components["schemas"]["ProviderEventKind"];

/** Kinds by name of the event type. */
export type KindNames = Readonly<Record<string, EventKind>>;

/** Our own names, and their short forms, valid for every provider. */
const OURS: KindNames = {
  capture: "captured",
  refund: "refunded",
  partial_refund: "partially_refunded",
  chargeback: "chargeback_opened",
  captured: "captured",
  capture_failed: "capture_failed",
  failed: "failed",
  refunded: "refunded",
  partially_refunded: "partially_refunded",
  refund_failed: "refund_failed",
  chargeback_opened: "chargeback_opened",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  dispute_closed: "dispute_closed",
  fraud_warning: "fraud_warning",
  fraud_confirmed: "fraud_confirmed",
};

/** Our names of events that describe a payment or a payment attempt, valid for every provider. */
export const OUR_PAYMENT_NAMES = ["payment_created", "payment_authorized"] as const;

/** Finds the kind of an event type; null if unknown. */
export type KindLookup = (eventType: string) => EventKind | null;

/** Looks kinds up among these names alone. */
export function lookUpOwn(names: KindNames): KindLookup {
  const kinds = new Map(Object.entries(names).map(([name, kind]) => [wordsOf(name), kind]));
  return (eventType) => kinds.get(wordsOf(eventType)) ?? null;
}

const ours = lookUpOwn(OURS);

/** Looks kinds up among the names of a provider, then among ours. */
export function lookUpKinds(names: KindNames): KindLookup {
  const own = lookUpOwn(names);
  return (eventType) => own(eventType) ?? ours(eventType);
}

/** `charge.dispute.created`, `CHARGE_DISPUTE_CREATED` and `chargeDisputeCreated` are the same words. */
export function wordsOf(name: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
}

/** Does the provider report that the operation failed? Adyen does, in `success`, and events that are made like its own. */
export const isUnsuccessful = (success: unknown): boolean => String(success).trim().toLowerCase() === "false";
