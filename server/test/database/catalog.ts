// What PostgreSQL's catalog says of a schema, one line per fact: two schemas are equal when their lines are.
import { crossTenantFunctions } from "../../src/modules.ts";
import type { TestDatabase } from "../harness/database.ts";

/** Kinds of facts. */
export type FactKind = "table" | "column" | "constraint" | "index" | "policy" | "trigger" | "function" | "grant" | "storage" | "partition";

const NAMED = `
  WITH tables AS (
    SELECT c.* FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'schema_migrations'
  )`;

const FACTS: Readonly<Record<FactKind, string>> = {
  table: `${NAMED} SELECT relname || ' partitioned=' || coalesce(pg_get_partkeydef(oid), 'no') || ' rls=' || relrowsecurity || ' forced=' || relforcerowsecurity FROM tables`,
  column: `${NAMED} SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
      || CASE a.attgenerated WHEN 's' THEN ' generated ' ELSE ' default ' END || coalesce(pg_get_expr(d.adbin, d.adrelid), '-') || ' collation ' || a.attcollation::regcollation
    FROM tables c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum`,
  constraint: `${NAMED} SELECT c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) FROM tables c JOIN pg_constraint k ON k.conrelid = c.oid WHERE k.contype <> 'n'`,
  index: `${NAMED} SELECT pg_get_indexdef(i.indexrelid) FROM tables c JOIN pg_index i ON i.indrelid = c.oid`,
  policy: `${NAMED} SELECT c.relname || ' ' || p.polname || ' ' || p.polcmd::text || ' ' || p.polpermissive || ' ' || p.polroles::text || ' ' || pg_get_expr(p.polqual, c.oid) || ' '
      || pg_get_expr(p.polwithcheck, c.oid)
    FROM tables c JOIN pg_policy p ON p.polrelid = c.oid`,
  trigger: `${NAMED} SELECT pg_get_triggerdef(t.oid) FROM tables c JOIN pg_trigger t ON t.tgrelid = c.oid WHERE NOT t.tgisinternal`,
  function: `SELECT p.proname || ' ' || coalesce(p.proacl::text, 'default') || ' ' || pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND NOT p.proname = ANY($1)`,
  grant: `${NAMED} SELECT c.relname || ' ' || coalesce(c.relacl::text, 'none') FROM tables c
    UNION ALL SELECT c.relname || '.' || a.attname || ' ' || a.attacl::text FROM tables c JOIN pg_attribute a ON a.attrelid = c.oid WHERE a.attacl IS NOT NULL`,
  storage: `${NAMED} SELECT relname || ' ' || array_to_string(reloptions, ',') FROM tables WHERE reloptions IS NOT NULL
    UNION ALL SELECT relname || ' unlogged' FROM tables WHERE relpersistence = 'u'
    UNION ALL SELECT c.relname || '.' || a.attname || ' storage ' || a.attstorage::text FROM tables c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
      JOIN pg_type t ON t.oid = a.atttypid WHERE a.attstorage <> t.typstorage`,
  partition: `SELECT i.inhparent::regclass || ' ' || c.relname || ' ' || pg_get_expr(c.relpartbound, c.oid) || ' rls=' || c.relrowsecurity || ' ' || coalesce(c.relacl::text, 'none')
      || ' indexes=' || (SELECT count(*) FROM pg_index x WHERE x.indrelid = c.oid) || ' policies=' || (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid)
      || ' ' || (SELECT string_agg(a.attname || ' ' || a.attnotnull || ' ' || a.attstorage::text, ',' ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0)
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relkind = 'r'`,
};

/** Facts of one kind, sorted. The cross-tenant functions are left out: their names carry a hash of their definition. */
export async function factsOf(query: TestDatabase["query"], kind: FactKind): Promise<string[]> {
  const values = kind === "function" ? [crossTenantFunctions.map(({ name }) => name)] : [];
  const rows = await query<Record<string, string>>(FACTS[kind], values);
  return rows.map((row) => Object.values(row)[0] ?? "").sort();
}
