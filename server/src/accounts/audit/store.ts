// Reads the audit log.
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { AuditEntry } from "./record.ts";

type AuditRecord = components["schemas"]["AuditRecord"];

/** What the log is filtered by. */
export interface AuditFilter extends PageQuery {
  readonly resource_type?: AuditRecord["resource_type"];
  readonly resource_id?: string;
  readonly action?: AuditRecord["action"];
  readonly actor_id?: string;
  /** RFC 3339, inclusive. */
  readonly from?: string;
  /** RFC 3339, exclusive. */
  readonly to?: string;
}

interface Row {
  readonly id: string;
  readonly sequence: string;
  readonly entry: AuditEntry;
  readonly previous_hash: string;
  readonly hash: string;
}

/** A page of the log, newest first. */
export async function listAuditLog({ query: run, organizationId }: Tenant, query: AuditFilter): Promise<{ data: AuditRecord[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(query, /^[1-9]\d{0,17}$/);
  const conditions: [string, string | number | undefined][] = [
    ["organization_id =", organizationId],
    ["sequence <", after],
    ["resource_type =", query.resource_type],
    ["resource_id =", query.resource_id],
    ["action =", query.action],
    ["actor_id =", query.actor_id],
    ["occurred_at_ms >=", query.from && Date.parse(query.from)],
    ["occurred_at_ms <", query.to && Date.parse(query.to)],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const rows = await run<Row>(
    `SELECT id, sequence::text, entry, encode(previous_hash, 'hex') AS previous_hash, encode(hash, 'hex') AS hash FROM audit_log
     WHERE ${given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ")} ORDER BY audit_log.sequence DESC LIMIT ${limit + 1}`,
    given.map(([, value]) => value),
  );
  return pageOf(rows, limit, ({ sequence }) => sequence, recordView);
}

function recordView({ id, sequence, entry, previous_hash, hash }: Row): AuditRecord {
  const { occurred_at_ms, ...rest } = entry;
  return { id, sequence: Number(sequence), occurred_at: new Date(occurred_at_ms).toISOString(), ...rest, previous_hash, hash };
}
