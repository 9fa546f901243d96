// Typed Kysely over the tables of entities, in the transaction of an entity manager, for what the unit of work is too slow or too coarse for: long pages,
// joins, conditional writes, RETURNING. As with the tenant filter, no statement can leave the organization out.
import type { EntitySchemaWithMeta } from "@mikro-orm/core";
import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type {
  ColumnType,
  DeleteQueryBuilder,
  DeleteResult,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  InsertType,
  SelectQueryBuilder,
  SelectType,
  UpdateQueryBuilder,
  UpdateResult,
  UpdateType,
} from "kysely";

/** An entity whose rows belong to an organization (`tenantOwned("organizationId")`). */
type Owned = EntitySchemaWithMeta;

/** A value as `pg` answers it: times as PostgreSQL writes them. A `bigint` comes as text too: such a property is `p.bigint("string")`. */
type Answered<Value> = Value extends Date ? string : Value extends Uint8Array ? Buffer : Value;

/** The columns of a table. The organization is not of the relation, which may be null, but the scalar beside it. */
type Columns<Table> = {
  [Name in Exclude<keyof Table, "organization_id">]: ColumnType<Answered<SelectType<Table[Name]>>, InsertType<Table[Name]>, UpdateType<Table[Name]>>;
} & {
  organization_id: ColumnType<string, string, never>;
};

/** The tables of entities, for Kysely. */
export type Tables<Entity extends Owned> = { [Name in keyof InferKyselyDB<Entity>]: Columns<InferKyselyDB<Entity>[Name]> };

/** Statements over the rows that an organization has in one table. */
export interface Rows<DB, Name extends keyof DB & string> {
  readonly select: () => SelectQueryBuilder<DB, Name, object>;
  /** Inserts rows; they get the organization. */
  readonly insert: (values: readonly Omit<InsertObject<DB, Name>, "organization_id">[]) => InsertQueryBuilder<DB, Name, InsertResult>;
  readonly update: () => UpdateQueryBuilder<DB, Name, Name, UpdateResult>;
  readonly remove: () => DeleteQueryBuilder<DB, Name, DeleteResult>;
}

/** Where statements run, and for whom: a `Tenant` is one. */
interface Transaction {
  readonly em: EntityManager;
  readonly organizationId: string;
}

/**
 * The organization's rows of an entity's table; `joined` are entities whose tables its statements join (on `organization_id` too). What the unit of work
 * holds is not flushed before.
 */
export function rowsOf<Entity extends Owned, Joined extends Owned = never>(
  { em, organizationId }: Transaction,
  entity: Entity,
  ..._joined: readonly Joined[]
): Rows<Tables<Entity | Joined>, Entity["tableName"] & keyof Tables<Entity | Joined> & string> {
  const table = entity.meta.tableName;
  const db = em.getKysely<Record<string, { organization_id: string }>>();
  const own = `${table}.organization_id` as const;
  const rows = {
    select: () => db.selectFrom(table).where(own, "=", organizationId),
    insert: (values: readonly object[]) => db.insertInto(table).values(values.map((row) => ({ ...row, organization_id: organizationId }))),
    update: () => db.updateTable(table).where(own, "=", organizationId),
    remove: () => db.deleteFrom(table).where(own, "=", organizationId),
  };
  // the names of the tables are values here and types for the caller
  return rows as never;
}
