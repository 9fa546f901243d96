// What triggers each event.
import type { EventType } from "../../../generated/events.ts";
import type { OperationId } from "../../../generated/operations.ts";

/** What triggers an event: operations, and other causes. */
export interface EventCause {
  readonly operations: readonly OperationId[];
  /** A cause that is not a call, or a condition of the calls. */
  readonly note?: string;
}

const byOutcome = "Entries that outcomes and reports add or remove are reported like those of people.";

/** The causes of each event: one without a line does not compile. */
export const eventCauses: Readonly<Record<EventType, EventCause>> = {
  "transaction.created": {
    operations: ["assessPayin", "assessPayout"],
    note: "With `approve`, `challenge` or `review`. A retry under the same handle sends no further event.",
  },
  "transaction.blocked": { operations: ["assessPayin", "assessPayout"], note: "With `decline`. A retry under the same handle sends no further event." },
  "review.opened": {
    operations: ["assessPayin", "assessPayout"],
    note: "With `review`. A retry under the same handle, and an undone resolution, send no further event.",
  },
  "review.assigned": { operations: ["assignReview", "takeNextReview"], note: "An extension for the same person sends no event." },
  "assess.outcome_applied": {
    operations: ["reportOutcome", "ingestProviderEvent", "receiveStripeEvent"],
    note: "`origin` names the source of the outcome. A replay of a known outcome sends no further event.",
  },
  "fraud.reported": { operations: ["reportFraud"] },
  "case.created": { operations: ["createCase", "reportFraud"] },
  "case.updated": { operations: ["updateCase"], note: "`changed` names the fields." },
  "case.submitted": { operations: ["submitCase"] },
  "case.submission_acknowledged": { operations: ["acknowledgeCase"], note: "The regulator accepted the case." },
  "case.submission_rejected": { operations: ["acknowledgeCase"], note: "The regulator returned the case." },
  "blocklist.entry_created": { operations: ["createBlocklistEntry", "importBlocklist", "reportFraud", "reportOutcome"], note: byOutcome },
  "blocklist.entry_updated": { operations: ["updateBlocklistEntry", "removeBlocklistEntry", "reportOutcome"], note: byOutcome },
  "blocklist.entry_expired": { operations: [], note: "The entry reached `expires_at`. No call triggers it." },
  "dispute.opened": {
    operations: ["ingestProviderEvent", "receiveStripeEvent"],
    note: "Once per dispute, even if the provider reports it under several names.",
  },
  "dispute.closed": { operations: ["ingestProviderEvent", "receiveStripeEvent"], note: "Once per dispute, won or lost." },
  "ingest.unmapped": {
    operations: ["ingestProviderEvent", "receiveStripeEvent"],
    note: "The event is stored and has no effect. At most once per hour for each provider and event type.",
  },
  "model.proposed": { operations: ["proposeModel"], note: "Also when a fit, on demand or weekly, proposes a model." },
  "model.promoted": {
    operations: ["approveModel"],
    note: "`promotion` says how: also when the service promotes a model within the organization's budget, or gives pooled weights to a new organization.",
  },
  "model.rolled_back": { operations: ["rollBackModel"] },
  "rule.changed": {
    operations: ["createRule", "updateRule", "shadowRule", "activateRule", "approveRule", "archiveRule", "draftRule"],
    note: "`change` says what happened. Steps that change nothing send no event.",
  },
  "model.drifting": { operations: [], note: "A background job found that payments differ from those that the live policy was fitted to. No call triggers it." },
  "rule.matched": { operations: ["assessPayin", "assessPayout"], note: "For live rules. One event for a payment, with all rules that matched." },
  "audit.head": {
    operations: [],
    note: "Every hour, when the audit log has grown, to endpoints that name the type. No call triggers it.",
  },
  "rule.failing": {
    operations: [],
    note: "A background job found failures of a rule. At most once per hour for each version and reason. No call triggers it.",
  },
  "network.signal_matched": { operations: ["assessPayin", "assessPayout"], note: "For members of the network that consume its signals." },
};

/** The causes of an event; none are known of one that the contract does not have. */
export function causeOf(type: string): EventCause {
  return Object.hasOwn(eventCauses, type) ? eventCauses[type as EventType] : { operations: [] };
}
