// Updates a resource: writes and records the changed fields; writes nothing without a change.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Change, changed, recordChange } from "./record.ts";

/** What is updated, and its view. */
export interface Updated<Row> extends Pick<Change, "action" | "resource" | "id"> {
  readonly before: Row;
  /** The compared fields: the view of the resource in answers and the audit log. */
  readonly view: (row: Row) => object;
  /** Further effects of an update, such as events; `fields` are the names of the changed ones. */
  readonly effects?: (stored: Row, fields: readonly string[]) => Promise<void>;
}

/** An update, possibly without a change. */
export interface Update<Row> extends Updated<Row> {
  /** The row as the update would leave it; times that the write sets are as before. */
  readonly next: Row;
  /** Writes the changes; returns the stored row. */
  readonly write: () => Promise<Row>;
}

/**
 * Writes an update and records it, in the caller's transaction. If the view of the row stays the same, nothing is written, recorded or
 * run, so that neither a version nor the time of the last change moves. Returns the stored row.
 */
export async function updateResource<Row>(tenant: Tenant, { next, write, ...updated }: Update<Row>): Promise<Row> {
  const { before, view } = updated;
  if (changed(view(before), view(next)) === undefined) return before;
  const stored = await write();
  await recordUpdate(tenant, updated, stored);
  return stored;
}

/** Runs the effects of a written update and records it; does nothing if no field differs. Call it last, as `recordChange`. */
export async function recordUpdate<Row>(tenant: Tenant, { before, view, effects, ...resource }: Updated<Row>, stored: Row): Promise<void> {
  const difference = changed(view(before), view(stored));
  if (difference === undefined) return;
  await effects?.(stored, Object.keys(difference.after ?? {}));
  await recordChange(tenant, { ...resource, ...difference });
}

/** The stored value if the next one is absent or has the same members in any order; otherwise the next one without duplicates. */
export function nextSet<Member, Stored>(stored: Stored, inForce: readonly Member[], next: readonly Member[] | undefined): Stored | Member[] {
  if (next === undefined) return stored;
  const [present, wanted] = [new Set(inForce), new Set(next)];
  return present.size === wanted.size && inForce.every((member) => wanted.has(member)) ? stored : [...wanted];
}
