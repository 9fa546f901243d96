// What sets each event off.
import type { EventType } from "../../../generated/events.ts";
import type { OperationId } from "../../../generated/operations.ts";

/** Where an event comes from: operations, and what else can be behind it. */
export interface EventCause {
  readonly operations: readonly OperationId[];
  /** What is not a call, or what is true of some calls only. */
  readonly note?: string;
}

const byOutcome = "Entries that outcomes and reports make or take back are told like those of people.";

/** The causes of each event: one without a line does not compile. */
export const eventCauses: Readonly<Record<EventType, EventCause>> = {
  "transaction.created": {
    operations: ["assessPayin", "assessPayout"],
    note: "With `approve`, `challenge` or `review`. A retry under the same handle tells nothing again.",
  },
  "transaction.blocked": { operations: ["assessPayin", "assessPayout"], note: "With `decline`. A retry under the same handle tells nothing again." },
  "assess.outcome_applied": {
    operations: ["reportOutcome", "ingestProviderEvent", "receiveStripeEvent"],
    note: "`origin` says by which way the outcome came. A replay of a known outcome tells nothing again.",
  },
  "fraud.reported": { operations: ["reportFraud"] },
  "case.created": { operations: ["createCase", "reportFraud"] },
  "case.updated": { operations: ["updateCase"], note: "`changed` names the fields." },
  "case.submitted": { operations: ["submitCase"] },
  "case.submission_acknowledged": { operations: ["acknowledgeCase"], note: "The regulator took the case." },
  "case.submission_rejected": { operations: ["acknowledgeCase"], note: "The regulator sent it back." },
  "blocklist.entry_created": { operations: ["createBlocklistEntry", "importBlocklist", "reportFraud", "reportOutcome"], note: byOutcome },
  "blocklist.entry_updated": { operations: ["updateBlocklistEntry", "removeBlocklistEntry", "reportOutcome"], note: byOutcome },
  "blocklist.entry_expired": { operations: [], note: "The time of `expires_at` has come. Nobody calls for it." },
  "dispute.opened": {
    operations: ["ingestProviderEvent", "receiveStripeEvent"],
    note: "Once for each dispute, under however many names a provider tells of it.",
  },
  "dispute.closed": { operations: ["ingestProviderEvent", "receiveStripeEvent"], note: "Once for each dispute, won or lost." },
  "ingest.unmapped": {
    operations: ["ingestProviderEvent", "receiveStripeEvent"],
    note: "The event is stored and changes nothing. At most once an hour for each provider and event type.",
  },
  "network.signal_matched": { operations: ["assessPayin", "assessPayout"], note: "For members of the network that consume its signals." },
};

/** The causes of an event; none are known of one that the contract does not have. */
export function causeOf(type: string): EventCause {
  return Object.hasOwn(eventCauses, type) ? eventCauses[type as EventType] : { operations: [] };
}
