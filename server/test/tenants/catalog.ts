// Checks row-level security in the catalog of the database.
import { APPLICATION_ROLE } from "../../src/platform/database/role.ts";
import type { TestDatabase } from "../harness/database.ts";

type Query = TestDatabase["query"];

interface Relation {
  readonly name: string;
  readonly kind: "r" | "p" | "v" | "m" | "f";
  readonly owned: boolean;
  /** A partition. */
  readonly partition: boolean;
  /** The application role may do something with it. */
  readonly granted: boolean;
  readonly secured: boolean;
  readonly policies: readonly Policy[];
}

interface Policy {
  readonly command: string;
  readonly permissive: boolean;
  readonly everybody: boolean;
  readonly using: string | null;
  readonly check: string | null;
}

/** Tables without data of organizations. Add a table here only after a review. */
const OF_NOBODY = [
  "development_identity",
  "installation",
  "installation_keys",
  "rate_windows",
  "retention_progress",
  "schema_migrations",
  "fraud_rate_progress",
  "statistics_progress",
];

/** Tables whose rows belong to organizations. */
export async function isolatedTables(query: Query): Promise<string[]> {
  return (await relations(query)).filter(({ owned, partition }) => owned && !partition).map(({ name }) => name);
}

/** Gaps of row-level security as text; empty if every table has its policy. */
export async function gaps(query: Query): Promise<string[]> {
  return (await relations(query)).flatMap((relation) => {
    if (relation.partition) return partitionGaps(relation).map((gap) => `${relation.name} ${gap}`);
    if (relation.owned) return isolationGaps(relation).map((gap) => `${relation.name} ${gap}`);
    return OF_NOBODY.includes(relation.name) ? [] : [`${relation.name} has no organization_id and is not among the tables without a tenant`];
  });
}

/** Partitions are accessed through their table, whose policy applies; direct access shows nothing. */
function partitionGaps({ secured, policies, granted }: Relation): string[] {
  return [
    ...(secured ? [] : ["has no row-level security"]),
    ...(policies.length === 0 ? [] : ["has a policy"]),
    ...(granted ? ["is granted to the service"] : []),
  ];
}

function isolationGaps({ name, kind, secured, policies }: Relation): string[] {
  if (kind !== "r" && kind !== "p") return ["is not a table: it runs with the rights of its owner"];
  const wanted = `(${name === "organizations" ? "id" : "organization_id"} = current_organization())`;
  const matching = policies.filter(
    (policy) => policy.permissive && policy.command === "*" && policy.everybody && policy.using === wanted && policy.check === wanted,
  );
  return [
    ...(secured ? [] : ["has no row-level security"]),
    ...(matching.length === 1 ? [] : ["lacks the policy of its organization"]),
    // one permissive policy is enough to let a row through
    ...(policies.filter(({ permissive }) => permissive).length > matching.length ? ["has an additional permissive policy"] : []),
  ];
}

function relations(query: Query): Promise<Relation[]> {
  return query<Relation & { [column: string]: unknown }>(
    `SELECT c.relname AS name, c.relkind AS kind, c.relrowsecurity AS secured, c.relispartition AS partition,
       has_table_privilege('${APPLICATION_ROLE}', c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE') OR has_any_column_privilege('${APPLICATION_ROLE}', c.oid, 'SELECT, INSERT, UPDATE') AS granted,
       c.relname = 'organizations' OR EXISTS (
         SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped) AS owned,
       (SELECT coalesce(json_agg(json_build_object('command', polcmd, 'permissive', polpermissive, 'everybody', 0 = ANY (polroles),
         'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))), '[]') FROM pg_policy WHERE polrelid = c.oid) AS policies
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY 1`,
  );
}

/** Every row of every table that belongs to organizations, as text. */
export async function dump(query: Query): Promise<Record<string, string[]>> {
  const tables = await isolatedTables(query);
  const rows = await Promise.all(tables.map((table) => query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`)));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.map(({ row }) => row) ?? []]));
}
