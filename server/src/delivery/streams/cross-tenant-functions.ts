// What the streams of a process read and renew, for all of their organizations at once.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Minutes for which events are stored after the last renewal: a stream that is opened again within them misses nothing. */
export const STORED_MINUTES = 10;

/**
 * New events of organizations: `$1` the organizations, `$2` the id from which each reads, `$3` ids that the process has read already, `$4` the most of each
 * organization. Oldest first in each.
 */
export const streamedEvents = crossTenantFunction({
  name: "streamed_events",
  purpose:
    "events of the organizations that have a stream open at a process; each row names its organization, and the process sends it to that organization's streams alone",
  parameters: ["uuid[]", "uuid[]", "uuid[]", "int"],
  columns: "organization_id uuid, id uuid, type text, body text",
  reads: true,
  body: `SELECT o.id, e.id, e.type, e.body FROM unnest($1, $2) AS o(id, first)
CROSS JOIN LATERAL (
  SELECT * FROM events WHERE organization_id = o.id AND events.id >= o.first AND NOT EXISTS (SELECT FROM unnest($3) AS s(id) WHERE s.id = events.id)
  ORDER BY events.id LIMIT $4
) e`,
});

/** Has the events of organizations `$1` stored for another ten minutes. One that another transaction is changing is left for the next renewal. */
export const renewStreams = crossTenantFunction({
  name: "renew_streams",
  purpose: "one statement for the organizations that have a stream open at a process; it writes two times by the organization's id and answers their number",
  parameters: ["uuid[]"],
  columns: "renewed bigint",
  reads: false,
  body: `WITH renewed AS (
  UPDATE organizations SET streamed_since = CASE WHEN streamed_until > now() THEN streamed_since ELSE now() END, streamed_until = now() + interval '${STORED_MINUTES} minutes'
  WHERE id IN (SELECT id FROM organizations WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) RETURNING 1
) SELECT count(*) FROM renewed`,
});
