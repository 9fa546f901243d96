// Writes the audit log in the transaction of the change, so that neither is committed without the other. The database sets sequence numbers and hashes.
import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { appendAsOwner, appendEntries } from "./append.ts";

type AuditRecord = components["schemas"]["AuditRecord"];

/** A change of a resource. */
export interface Change {
  readonly action: AuditRecord["action"];
  readonly resource: AuditRecord["resource_type"];
  readonly id: string;
  /** The resource, or its changed fields; null when it is created. Never a secret: records are permanent. */
  readonly before: object | null;
  readonly after: object | null;
}

/** The hashed content of a record, without its sequence number. */
export type AuditEntry = Pick<AuditRecord, "actor" | "action" | "resource_type" | "resource_id" | "before" | "after" | "request_id"> & {
  readonly occurred_at_ms: number;
};

/** Records a change. Call it last: it locks the organization's log until the transaction ends. */
export function recordChange(tenant: Tenant, change: Change): Promise<void> {
  return recordChanges(tenant, [change]);
}

/** Records changes in order. Call it last, as above. */
export function recordChanges(tenant: Tenant, changes: readonly Change[]): Promise<void> {
  return appendEntries(
    tenant.query,
    tenant.organizationId,
    changes.map((change) => entryOf(tenant, change)),
  );
}

/** Records an operator's change, on a connection of the owner and in its transaction. */
export function recordOperation(client: pg.Client, organizationId: string, operator: string, change: Change): Promise<void> {
  const actor: AuditEntry["actor"] = { type: "operator", id: operator, role: null };
  const entry = { ...contentOf(change), occurred_at_ms: systemClock.now(), actor, request_id: newId() };
  return appendAsOwner(client, organizationId, entry);
}

/** A caller as an actor of changes. */
export function actorOf(credential: Acting["credential"]): AuditEntry["actor"] {
  if (credential.kind === "session") return { type: "session", id: credential.subject, role: credential.role ?? null };
  return { type: credential.kind === "connection" || credential.kind === "service" ? credential.kind : "key", id: credential.id, role: null };
}

function entryOf({ acting: { credential, requestId }, clock }: Tenant, change: Change): AuditEntry {
  return {
    occurred_at_ms: clock.now(),
    actor: actorOf(credential),
    ...contentOf(change),
    request_id: requestId,
  };
}

function contentOf({ action, resource, id, before, after }: Change): Pick<AuditEntry, "action" | "resource_type" | "resource_id" | "before" | "after"> {
  return { action, resource_type: resource, resource_id: id, before: before as AuditEntry["before"], after: after as AuditEntry["after"] };
}

/** The fields that differ, before and after; undefined when none does. `updated_at` alone does not count. */
export function changed(before: object, after: object): Pick<Change, "before" | "after"> | undefined {
  const old = before as Record<string, unknown>;
  const names = Object.entries(after)
    .filter(([name, value]) => name !== "updated_at" && JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name]) => name);
  if (names.length === 0) return undefined;
  const only = (from: object): object => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  return { before: only(before), after: only(after) };
}
