// Events that an endpoint can choose. The record makes a missing one fail to compile.
import type { Schemas } from "../../api/client.ts";

type EventType = Schemas["EventType"];

const known: Readonly<Record<EventType, true>> = {
  "transaction.created": true,
  "transaction.blocked": true,
  "review.opened": true,
  "review.assigned": true,
  "assess.outcome_applied": true,
  "fraud.reported": true,
  "case.created": true,
  "case.updated": true,
  "case.submitted": true,
  "case.submission_acknowledged": true,
  "case.submission_rejected": true,
  "blocklist.entry_created": true,
  "blocklist.entry_updated": true,
  "blocklist.entry_expired": true,
  "dispute.opened": true,
  "dispute.closed": true,
  "network.signal_matched": true,
  "model.proposed": true,
  "model.promoted": true,
  "model.rolled_back": true,
  "model.drifting": true,
  "rule.changed": true,
  "rule.matched": true,
  "rule.failing": true,
  "ingest.unmapped": true,
  "audit.head": true,
};

/** All of them, in the order of the contract. */
export const eventTypes = Object.keys(known) as readonly EventType[];
