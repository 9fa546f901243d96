// Waiting events that are due to be resolved again, of all organizations.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Time (s) after which a recheck that was taken is due again: its process may have ended. */
const LEASE = 120;

/** SQL: has something arrived that the waiting event refers to? */
const ARRIVED = `EXISTS (SELECT FROM waiting_events w WHERE w.organization_id = d.organization_id AND w.event_id = d.event_id AND CASE w.reference
    WHEN 'order_id' THEN EXISTS (SELECT FROM assessments a WHERE a.organization_id = w.organization_id AND a.order_id = w.value)
    WHEN 'payment_id' THEN EXISTS (SELECT FROM assessments a WHERE a.organization_id = w.organization_id AND a.payment_id = w.value)
    WHEN 'earlier_event' THEN EXISTS (SELECT FROM provider_events p WHERE p.organization_id = w.organization_id AND p.provider = w.provider
      AND p.provider_payment_id = w.value AND p.session_id IS NOT NULL)
    ELSE EXISTS (SELECT FROM assessments a WHERE a.organization_id = w.organization_id AND a.session_id = CASE WHEN w.reference = 'session_id' THEN w.value::uuid END) END)`;

/** Takes at most `$2` rechecks that are due at `$1`; those whose event still waits in vain are removed. */
export const takeRechecks = crossTenantFunction({
  name: "take_rechecks",
  purpose: "waiting events of all organizations that a job resolves again, each in the name of its organization; everything is joined on it",
  parameters: ["timestamptz", "int"],
  columns: "organization_id uuid, event_id uuid, kind text, submerchant_id uuid",
  reads: false,
  body: `WITH due AS (
    SELECT organization_id, id, event_id FROM event_rechecks WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), arrived AS (
    SELECT d.* FROM due d WHERE ${ARRIVED}
  ), taken AS (
    UPDATE event_rechecks r SET due_at = $1 + interval '${LEASE} seconds' FROM arrived d WHERE r.organization_id = d.organization_id AND r.id = d.id
  ), ended AS (
    DELETE FROM event_rechecks r USING due d WHERE r.organization_id = d.organization_id AND r.id = d.id
      AND NOT EXISTS (SELECT FROM arrived x WHERE x.organization_id = d.organization_id AND x.id = d.id)
  )
  SELECT DISTINCT e.organization_id, e.id, e.kind, e.submerchant_id FROM arrived d JOIN provider_events e ON e.organization_id = d.organization_id AND e.id = d.event_id`,
});
