// Reads the audit log.
import { sql } from "kysely";
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { AuditContents } from "./audit-contents.entity.ts";
import { AuditRecord } from "./audit-record.entity.ts";
import type { Contents } from "./contents.ts";

type View = components["schemas"]["AuditRecord"];

/** Filters of the log. */
export interface AuditFilter extends PageQuery {
  readonly resource_type?: View["resource_type"];
  readonly resource_id?: string;
  readonly action?: View["action"];
  readonly actor_id?: string;
  /** RFC 3339, inclusive. */
  readonly from?: string;
  /** RFC 3339, exclusive. */
  readonly to?: string;
}

/** A page of the log, newest first. */
export async function listAuditLog(tenant: Tenant, query: AuditFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(query, /^[1-9]\d{0,17}$/);
  const { resource_type, resource_id, action, actor_id, from, to } = query;
  const rows = await rowsOf(tenant, AuditRecord, AuditContents)
    .select()
    .leftJoin("audit_contents as c", (join) => join.onRef("c.organization_id", "=", "audit_log.organization_id").onRef("c.id", "=", "audit_log.id"))
    .select([
      "audit_log.id",
      "audit_log.sequence",
      "audit_log.entry",
      "c.contents",
      sql<string>`encode(previous_hash, 'hex')`.as("previous_hash"),
      sql<string>`encode(hash, 'hex')`.as("hash"),
    ])
    .where((eb) => eb.and({ resource_type, resource_id, action, actor_id }))
    .$if(after !== undefined, (page) => page.where("sequence", "<", after ?? ""))
    .$if(from !== undefined, (page) => page.where("occurred_at_ms", ">=", Date.parse(from ?? "")))
    .$if(to !== undefined, (page) => page.where("occurred_at_ms", "<", Date.parse(to ?? "")))
    .orderBy("audit_log.sequence", "desc")
    .limit(limit + 1)
    .execute();
  const opened = await tenant.texts.open("audit_contents", rows);
  return pageOf(opened, limit, ({ sequence }) => sequence, recordView);
}

interface Row extends Pick<AuditRecord, "id" | "sequence" | "entry"> {
  /** Null: without any, in the entry, or erased with its key. */
  readonly contents: Contents | null;
  readonly previous_hash: string;
  readonly hash: string;
}

function recordView({ id, sequence, entry, contents, previous_hash, hash }: Row): View {
  const { occurred_at_ms, contents_hash: _, before = null, after = null, ...rest } = entry;
  return {
    id,
    sequence: Number(sequence),
    occurred_at: new Date(occurred_at_ms).toISOString(),
    ...rest,
    before: contents === null ? before : contents.before,
    after: contents === null ? after : contents.after,
    previous_hash,
    hash,
  };
}
