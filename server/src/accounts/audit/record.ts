// Writes the audit log: in the transaction of the change, so that neither is there without the other. Place and hashes are the database's.
import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { appendAsOwner, appendEntries } from "./append.ts";

type AuditRecord = components["schemas"]["AuditRecord"];

/** A change of a resource. */
export interface Change {
  readonly action: AuditRecord["action"];
  readonly resource: AuditRecord["resource_type"];
  readonly id: string;
  /** The resource, or what of it changes; null when it is made. Never a secret: what is written here stays. */
  readonly before: object | null;
  readonly after: object | null;
}

/** What is hashed and kept of a record, beside its place. */
export type AuditEntry = Pick<AuditRecord, "actor" | "action" | "resource_type" | "resource_id" | "before" | "after" | "request_id"> & {
  readonly occurred_at_ms: number;
};

/** Writes a change down. Call it last: it holds the organization's log until the transaction ends. */
export function recordChange(tenant: Tenant, change: Change): Promise<void> {
  return recordChanges(tenant, [change]);
}

/** Writes many changes down, in their order. Call it last, as above. */
export function recordChanges(tenant: Tenant, changes: readonly Change[]): Promise<void> {
  return appendEntries(
    tenant.query,
    tenant.organizationId,
    changes.map((change) => entryOf(tenant, change)),
  );
}

/** Writes down what an operator changed, on a connection of the owner and in its transaction. */
export function recordOperation(client: pg.Client, organizationId: string, operator: string, change: Change): Promise<void> {
  const actor: AuditEntry["actor"] = { type: "operator", id: operator, role: null };
  const entry = { ...contentOf(change), occurred_at_ms: systemClock.now(), actor, request_id: newId() };
  return appendAsOwner(client, organizationId, entry);
}

function entryOf({ acting: { credential, requestId }, clock }: Tenant, change: Change): AuditEntry {
  return {
    occurred_at_ms: clock.now(),
    actor:
      credential.kind === "session"
        ? { type: "session", id: credential.subject, role: credential.role ?? null }
        : { type: credential.kind === "connection" ? "connection" : "key", id: credential.id, role: null },
    ...contentOf(change),
    request_id: requestId,
  };
}

function contentOf({ action, resource, id, before, after }: Change): Pick<AuditEntry, "action" | "resource_type" | "resource_id" | "before" | "after"> {
  return { action, resource_type: resource, resource_id: id, before: before as AuditEntry["before"], after: after as AuditEntry["after"] };
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
