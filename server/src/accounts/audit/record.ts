// Writes the audit log in the transaction of the change, so that neither is committed without the other. The database sets sequence numbers and hashes.
import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { type AppendedRecord, type AuditEntry, appendAsOwner, appendRecords } from "./append.ts";
import type { Contents } from "./contents.ts";

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

/** Records a change. Call it last: it locks the organization's log until the transaction ends. */
export function recordChange(tenant: Tenant, change: Change): Promise<void> {
  return recordChanges(tenant, [change]);
}

/** Records changes in order. Call it last, as above. */
export function recordChanges(tenant: Tenant, changes: readonly Change[]): Promise<void> {
  const { acting, clock, texts } = tenant;
  const by = { occurred_at_ms: clock.now(), actor: actorOf(acting.credential), request_id: acting.requestId };
  return appendRecords(
    tenant.query,
    tenant.organizationId,
    changes.map((change) => recordOf(by, change)),
    (contents) => texts.sealDocument("audit_contents", contents),
  );
}

/** Records an operator's change, on a connection of the owner and in its transaction. */
export function recordOperation(client: pg.Client, organizationId: string, operator: string, change: Change): Promise<void> {
  const actor: AuditEntry["actor"] = { type: "operator", id: operator, role: null };
  return appendAsOwner(client, organizationId, recordOf({ occurred_at_ms: systemClock.now(), actor, request_id: newId() }, change));
}

/** A caller as an actor of changes. */
export function actorOf(credential: Acting["credential"]): AuditEntry["actor"] {
  if (credential.kind === "session") return { type: "session", id: credential.subject, role: credential.role ?? null };
  return { type: credential.kind === "connection" || credential.kind === "service" ? credential.kind : "key", id: credential.id, role: null };
}

/** The record of a change, by somebody at some time. */
export function recordOf(by: Pick<AuditEntry, "occurred_at_ms" | "actor" | "request_id">, { action, resource, id, before, after }: Change): AppendedRecord {
  return {
    entry: { ...by, action, resource_type: resource, resource_id: id },
    before: before as Contents["before"],
    after: after as Contents["after"],
  };
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
