// Custom lists in the database: the list, its contents, and contents that no list has.
import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { sql } from "kysely";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { CustomList } from "./custom-list.entity.ts";
import { CustomListOrphan } from "./custom-list-orphan.entity.ts";

/** The list. Throws NOT_FOUND. */
export async function knownList({ em }: Tenant, id: string): Promise<CustomList> {
  const list = await em.findOne(CustomList, { id });
  if (list === null) throw new ApiError("NOT_FOUND");
  return list;
}

/** What a change of the values needs of a list. */
export interface LockedList {
  readonly id: string;
  readonly name: string;
  readonly case_insensitive: boolean;
  readonly contents_id: string;
  readonly value_count: number;
}

/** The list, locked until the transaction ends: its values change one change after the other. Throws NOT_FOUND. */
export async function lockedList(tenant: Tenant, id: string): Promise<LockedList> {
  const list = await rowsOf(tenant, CustomList)
    .select()
    .select(["id", "name", "case_insensitive", "contents_id", "value_count"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (list === undefined) throw new ApiError("NOT_FOUND");
  return list;
}

/** Stores the number of values of a list, and its contents. */
export async function setContents(tenant: Tenant, id: string, contentsId: string, count: number): Promise<void> {
  await rowsOf(tenant, CustomList).update().set({ contents_id: contentsId, value_count: count, updated_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Stores the changes of the unit of work. Throws DUPLICATE for a name that another list has. */
export async function flushed(tenant: Tenant): Promise<void> {
  try {
    await tenant.em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new ApiError("DUPLICATE", { message: "A list with this name exists already." });
  }
}

/** Notes contents that no list has: the job deletes them from a time on. */
export async function orphan(tenant: Tenant, contentsId: string, removableAt: Date): Promise<void> {
  await rowsOf(tenant, CustomListOrphan)
    .insert([{ contents_id: contentsId, removable_at: removableAt }])
    .onConflict((conflict) => conflict.columns(["organization_id", "contents_id"]).doUpdateSet({ removable_at: removableAt }))
    .execute();
}

/** Takes contents back from the job; false if it has deleted them. */
export async function adopted(tenant: Tenant, contentsId: string): Promise<boolean> {
  const removed = await rowsOf(tenant, CustomListOrphan).remove().where("contents_id", "=", contentsId).returning("contents_id").executeTakeFirst();
  return removed !== undefined;
}
