// Expired blocklist entries of all organizations.
import { subscribedSql } from "../../accounts/outbox/listeners.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Marks expired blocklist entries as notified and queues their events: `$1` the present, `$2` the most per call. Organizations without a subscribed endpoint or an open stream get no event. */
export const takeExpiredEntries = crossTenantFunction({
  name: "expired_entries",
  purpose: "blocklist entries of all organizations whose end has come; each row names its organization, and what listens is joined on it",
  parameters: ["timestamptz", "int"],
  columns: "organization_id uuid, entry json, endpoints uuid[]",
  reads: false,
  planning: BY_INDEX,
  body: `WITH ended AS (
    UPDATE list_entries e SET expiry_notified = true FROM (
      SELECT organization_id, id FROM list_entries WHERE list = 'block' AND is_active AND NOT expiry_notified AND expires_at IS NOT NULL AND expires_at <= $1
      ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
    ) due WHERE e.organization_id = due.organization_id AND e.id = due.id
    RETURNING e.organization_id, json_build_object('id', e.id, 'organization_id', e.organization_id, 'list', e.list, 'list_type', e.list_type, 'value', e.value, 'flow_scope', e.flow_scope,
      'severity', e.severity, 'reason', e.reason, 'source', e.source, 'is_active', e.is_active, 'expires_at', e.expires_at, 'created_at', e.created_at, 'submerchant_id', e.submerchant_id) AS entry
  )
  SELECT ended.organization_id, ended.entry, CASE WHEN o.streamed_until > now() THEN COALESCE(l.endpoints, '{}') ELSE l.endpoints END FROM ended
  JOIN organizations o ON o.id = ended.organization_id
  CROSS JOIN LATERAL (SELECT array_agg(p.id) AS endpoints FROM webhook_endpoints p
    WHERE p.organization_id = ended.organization_id AND ${subscribedSql("p", "'blocklist.entry_expired'")}) l`,
});
