// Who may read which events: the permission that reads the resource of an event.
import type { EventType } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";

type Permission = components["schemas"]["Permission"];

/** The permission that a type of event needs in a stream. */
export const permissionOf: Readonly<Record<EventType, Permission>> = {
  "transaction.created": "assessments:read",
  "transaction.blocked": "assessments:read",
  "review.opened": "assessments:read",
  "review.assigned": "assessments:read",
  "assess.outcome_applied": "assessments:read",
  "dispute.opened": "assessments:read",
  "dispute.closed": "assessments:read",
  "fraud.reported": "cases:read",
  "case.created": "cases:read",
  "case.updated": "cases:read",
  "case.submitted": "cases:read",
  "case.submission_acknowledged": "cases:read",
  "case.submission_rejected": "cases:read",
  "blocklist.entry_created": "blocklists:read",
  "blocklist.entry_updated": "blocklists:read",
  "blocklist.entry_expired": "blocklists:read",
  "network.signal_matched": "network:signals:read",
  "model.proposed": "models:read",
  "model.promoted": "models:read",
  "model.rolled_back": "models:read",
  "model.drifting": "models:read",
  "rule.changed": "rules:read",
  "rule.matched": "rules:read",
  "rule.failing": "rules:read",
  "ingest.unmapped": "webhooks:read",
};
