// The entities and the migrations describe one schema. Changing only one of them fails here.
import { defineEntity, type EntityMetadata, p } from "@mikro-orm/core";
import { MikroORM, type Options } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entities } from "../../src/modules.ts";
import { Submerchant } from "../../src/platform/tenants/submerchant.entity.ts";
import { MIGRATIONS_TABLE } from "../../src/schema/migrate.ts";
import { ORM_OPTIONS } from "../../src/schema/orm.ts";
import { tableOwners } from "../../src/schema/table-owners.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type FactKind, factsOf } from "./catalog.ts";

let migrated: TestDatabase;
beforeAll(async () => {
  migrated = await createDatabase();
});
afterAll(() => migrated.close());

/** The migrator's own table is no entity. */
const OPTIONS: Options = { ...ORM_OPTIONS, migrations: { tableName: MIGRATIONS_TABLE } };

/** A check that the generator reads back wrongly ("0 precision"), so that it always differs. Below, it is looked up in the catalog. */
const MISREAD = /^alter table "network_signals" (drop|add) constraint "network_signals_confidence_check".*\n?/gm;

/** The statements that would make a migrated database what the entities say: none. `change` makes the entity of submerchants another one. */
async function drift(of: NonNullable<Options["entities"]> = entities, change: (meta: EntityMetadata) => void = () => undefined): Promise<string> {
  const orm = await MikroORM.init({ ...OPTIONS, entities: of, clientUrl: migrated.url });
  const meta = orm.getMetadata().get(Submerchant);
  const { props, indexes, checks } = meta;
  try {
    await usePresentPartitions(orm);
    change(meta);
    return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).replace(MISREAD, "").trim();
  } finally {
    // definitions are shared by all that connect
    Object.assign(meta, { props, indexes, checks });
    await orm.close();
  }
}

/** Partitions come and go with time: the entities take those that the database has. */
async function usePresentPartitions(orm: MikroORM): Promise<void> {
  const rows = await migrated.query<{ table: string; name: string; bound: string }>(
    `SELECT i.inhparent::regclass::text AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relkind = 'r'`,
  );
  for (const meta of orm.getMetadata().getAll().values()) {
    if (meta.partitionBy === undefined || meta.partitionBy.type === "hash") continue;
    meta.partitionBy.partitions = rows
      .filter(({ table }) => table === meta.tableName)
      .map(({ name, bound }) => ({ name, values: bound.replace(/^FOR VALUES /, "") }));
  }
}

describe("the schema generator", () => {
  test("finds no difference between the entities and a migrated database", async () => {
    expect(await drift()).toBe("");
  });

  test("finds a column that only the entity has", async () => {
    const statements = await drift(entities, (meta) => {
      const nickname: typeof meta.properties.externalId = Object.assign({}, meta.properties.externalId, { name: "nickname", fieldNames: ["nickname"] });
      meta.props = [...meta.props, nickname];
    });
    expect(statements).toBe('alter table "submerchants" add "nickname" text null;');
  });

  test("finds a column that only the migrations have, an index and a check that only the entity has", async () => {
    const statements = await drift(entities, (meta) => {
      meta.props = meta.props.filter(({ name }) => name !== "categoryCode");
      meta.indexes = [...meta.indexes, { name: "submerchants_by_name", properties: ["organizationId", "name"] }];
      meta.checks = [...meta.checks, { name: "submerchants_country_check", expression: "length(country) = 2" }];
    });
    expect(statements).toMatch(/drop column "category_code"/);
    expect(statements).toMatch(/create index "submerchants_by_name" on "submerchants" \("organization_id", "name"\)/);
    expect(statements).toMatch(/add constraint "submerchants_country_check" check \(length\(country\) = 2\)/);
  });

  test("finds a table that only the migrations have, and one that only the entities have", async () => {
    expect(await drift(entities.filter((one) => one.meta.className !== "Review"))).toMatch(/drop table if exists "reviews"/);
    const extra = defineEntity({ name: "Extra", tableName: "extras", properties: { organizationId: p.uuid().primary() } });
    expect(await drift([...entities, extra])).toMatch(/create table "extras"/);
  });
});

describe("a database that is made from the entities alone", () => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await createDatabase({ empty: true });
    // policies call it
    const [definition] = await migrated.query<{ text: string }>("SELECT pg_get_functiondef('current_organization'::regproc) AS text");
    await made.query(definition?.text ?? "");
    const orm = await MikroORM.init({ ...OPTIONS, clientUrl: made.url });
    await orm.schema.create();
    await orm.close();
  });
  afterAll(() => made.close());

  /** What the schema generator compares by name only, or not at all, such as json with jsonb and the expressions of indexes, is compared here as PostgreSQL writes it. */
  test.each(["table", "column", "constraint", "index", "policy"] as const)("has the same facts of each %s as a migrated one", async (kind) => {
    expect(await factsOf(made.query, kind)).toEqual(await factsOf(migrated.query, kind));
  });
});

/** What entities cannot say, and the migrations therefore alone. */
const BEYOND_ENTITIES: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  storage: [
    "assessments.request_sealed storage e",
    "case_attachments.content storage e",
    "case_attachments.content_sealed storage e",
    "identifier_days fillfactor=80",
    "list_totals fillfactor=70",
    "provider_events.payload_sealed storage e",
    "rate_windows fillfactor=50",
    "rate_windows unlogged",
    "statistics fillfactor=70",
  ],
  trigger: [
    "api_keys api_keys_version count_version",
    "audit_log audit_log_append_only refuse_audit_change",
    "audit_log audit_log_chain chain_audit_entry",
    "audit_log audit_log_end note_audit_end",
    "audit_log audit_log_no_truncate refuse_audit_change",
    "organizations organizations_version count_version",
  ],
  function: [
    "add_figures",
    "chain_audit_entry",
    "count_version",
    "current_organization",
    "first_id_at",
    "lease_requests",
    "note_audit_end",
    "refuse_audit_change",
  ],
};

describe("what entities cannot say is in the migrations alone, and listed:", () => {
  test("storage parameters, unlogged tables, storage of columns", async () => {
    expect(await factsOf(migrated.query, "storage")).toEqual(BEYOND_ENTITIES.storage);
  });

  test("triggers", async () => {
    const triggers = await factsOf(migrated.query, "trigger");
    expect(triggers.map((one) => one.replace(/^CREATE TRIGGER (\w+) .* ON public\.(\w+) .*FUNCTION (\w+)\(.*$/, "$2 $1 $3")).sort()).toEqual(
      BEYOND_ENTITIES.trigger,
    );
  });

  test("functions other than cross-tenant functions", async () => {
    expect((await factsOf(migrated.query, "function")).map((one) => one.slice(0, one.indexOf(" ")))).toEqual(BEYOND_ENTITIES.function);
  });

  test("partitions: the first is open to the past, the last to the future, and the service can access none directly", async () => {
    const partitions = await factsOf(migrated.query, "partition");
    expect(partitions).toHaveLength(10);
    for (const table of ["activity", "assessments", "events", "webhook_attempts", "webhook_deliveries"]) {
      const [earlier = "", later = ""] = partitions.filter((one) => one.startsWith(`${table} `));
      expect(earlier).toMatch(new RegExp(`^${table} ${table}_earlier FOR VALUES FROM \\(MINVALUE\\) TO \\('[0-9a-f-]+'\\) rls=true none .*policies=0`));
      expect(later).toMatch(new RegExp(`^${table} ${table}_later FOR VALUES FROM \\('[0-9a-f-]+'\\) TO \\(MAXVALUE\\) rls=true none .*policies=0`));
    }
  });
});

describe("owners of tables", () => {
  test("each table of a migrated database has exactly one, and the object mapper knows every entity that a folder has", async () => {
    const owners = await tableOwners();
    const tables = await migrated.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations' ORDER BY relname COLLATE \"C\"",
    );
    expect(owners.map(({ table }) => table)).toEqual(tables.map(({ name }) => name));
    expect(owners.map(({ entity }) => entity).sort()).toEqual(entities.map(({ meta }) => meta.className).sort());
  });
});
