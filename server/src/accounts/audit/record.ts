// Writes the audit log: in the transaction of the change, so that both commit or neither. Sequence numbers and hashes are set by the database.
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type AuditRecord = components["schemas"]["AuditRecord"];

/** A change of a resource. */
export interface Change {
  readonly action: AuditRecord["action"];
  readonly resource: AuditRecord["resource_type"];
  readonly id: string;
  /** The resource or its changed fields; null on creation. Never a secret: the log is permanent. */
  readonly before: object | null;
  readonly after: object | null;
}

/** Hashed and stored content of a record, without its sequence number. */
export type AuditEntry = Pick<AuditRecord, "actor" | "action" | "resource_type" | "resource_id" | "before" | "after" | "request_id"> & {
  readonly occurred_at_ms: number;
};

/** Writes a change down. Call it last: it holds the organization's log until the transaction ends. */
export async function recordChange(tenant: Tenant, change: Change): Promise<void> {
  await tenant.query("INSERT INTO audit_log (organization_id, id, entry) VALUES ($1, $2, $3)", [
    tenant.organizationId,
    newId(),
    JSON.stringify(entryOf(tenant, change)),
  ]);
}

/** Records that one statement writes. */
const CHUNK = 1000;

/** Writes many changes down, in their order. Call it last, as above. */
export async function recordChanges(tenant: Tenant, changes: readonly Change[]): Promise<void> {
  for (let at = 0; at < changes.length; at += CHUNK) {
    const entries = changes.slice(at, at + CHUNK).map((change) => JSON.stringify(entryOf(tenant, change)));
    await tenant.query(
      "INSERT INTO audit_log (organization_id, id, entry) SELECT $1, id, entry::json FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS r(id, entry, place) ORDER BY place",
      [tenant.organizationId, entries.map(() => newId()), entries],
    );
  }
}

function entryOf({ acting: { credential, requestId }, clock }: Tenant, change: Change): AuditEntry {
  return {
    occurred_at_ms: clock.now(),
    actor:
      credential.kind === "session"
        ? { type: "session", id: credential.subject, role: credential.role ?? null }
        : { type: credential.kind === "connection" ? "connection" : "key", id: credential.id, role: null },
    action: change.action,
    resource_type: change.resource,
    resource_id: change.id,
    before: change.before as AuditEntry["before"],
    after: change.after as AuditEntry["after"],
    request_id: requestId,
  };
}

/** The fields that differ, before and after; undefined when none does. `updated_at` alone is no change. */
export function changed(before: object, after: object): Pick<Change, "before" | "after"> | undefined {
  const old = before as Record<string, unknown>;
  const names = Object.entries(after)
    .filter(([name, value]) => name !== "updated_at" && JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name]) => name);
  if (names.length === 0) return undefined;
  const only = (from: object): object => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  return { before: only(before), after: only(after) };
}
