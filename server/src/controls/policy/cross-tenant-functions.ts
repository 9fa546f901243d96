// What has to be known of an organization before anything is done in its name.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Looks organizations up. */
export const organizationProfile = crossTenantFunction({
  name: "organization_profile",
  purpose:
    "does the organization of a caller exist, how does it decide, what do its scores mean, where does it listen, does it use the network, which types of value has it listed, and which rules has it in shadow and live; by their ids, one row each",
  parameters: ["uuid[]"],
  columns:
    "id uuid, version int, segment text, settings jsonb, live_model jsonb, listeners json, consumes boolean, sandbox boolean, calibration jsonb, rules json, custom_lists json, list_types text[]",
  reads: true,
  body: `SELECT o.id, o.version, o.segment, o.settings, o.live_model,
  COALESCE((SELECT json_agg(json_build_object('id', p.id, 'events', p.events)) FROM webhook_endpoints p WHERE p.organization_id = o.id AND p.enabled), '[]'),
  EXISTS (SELECT FROM network_members m WHERE m.organization_id = o.id AND m.consume), o.sandbox,
  (SELECT c.steps FROM calibrations c WHERE c.organization_id = o.id),
  (SELECT json_agg(json_build_object('id', r.id, 'code', r.code, 'status', r.status, 'version', v.version, 'content', v.content))
    FROM rules r JOIN rule_versions v ON v.organization_id = r.organization_id AND v.rule_id = r.id AND v.version = COALESCE(r.live_version, r.version)
    WHERE r.organization_id = o.id AND r.status IN ('shadow', 'live')),
  (SELECT json_agg(json_build_object('id', l.id, 'name', l.name, 'case_insensitive', l.case_insensitive)) FROM custom_lists l WHERE l.organization_id = o.id),
  ARRAY(SELECT DISTINCT t.list_type FROM list_totals t WHERE t.organization_id = o.id)
FROM organizations o WHERE o.id = ANY($1)`,
});
