// What a look-up costs: nothing for those who do not consume, and for the others the same, however often somebody reports a value.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { networkReport } from "../../src/controls/network/cross-tenant-functions.ts";
import { joinReporters } from "../../src/controls/network/distinct-reporters.ts";
import { createNetworkHashes, digestOf } from "../../src/controls/network/hashes.ts";
import { queryNetwork } from "../../src/controls/network/query.ts";
import { batchRead } from "../../src/decisions/assess/read.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Tenant } from "../../src/platform/tenancy/tenancy.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { jobOf } from "../harness/job.ts";
import { insert, rowOf } from "../tenants/rows.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  // as the assess path plans
  client = new pg.Client({ connectionString: database.url, options: "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off" });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const hashes = createNetworkHashes([{ id: "k1", key: Buffer.alloc(32, 1) }]);
const hashOf = (value: string): Buffer => hashes.newest("email", digestOf(value)).hash;

/** Has an organization report a value so many times. */
async function report(organization: string, value: string, times: number): Promise<void> {
  for (const table of ["organizations", "network_members"]) await insert(database.query, table, rowOf(table, organization));
  await database.query(
    `INSERT INTO network_signals (organization_id, id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, cause)
     SELECT $1, gen_random_uuid(), $2, 'k1', 'email', 'fraud', 1, now(), now() + interval '1 day', gen_random_uuid() FROM generate_series(1, $3)`,
    [organization, hashOf(value), times],
  );
}

interface Plan {
  readonly Plan: { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number };
}

/** Pages that are read to count the others who report a value. */
async function pagesFor(value: string): Promise<number> {
  const queried = `(SELECT '\\x${hashOf(value).toString("hex")}'::bytea AS hash) queried`;
  const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT count(*) FROM ${queried} ${joinReporters("queried.hash", `'${newId()}'::uuid`)}`;
  await client.query(explain);
  const { rows } = await client.query<{ "QUERY PLAN": Plan[] }>(explain);
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  return plan === undefined ? Number.NaN : plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

test("a value that two report twenty thousand times costs as many pages as one that two report once", async () => {
  for (const times of [1, 1]) await report(newId(), "seldom", times);
  for (const times of [20_000, 20_000]) await report(newId(), "often", times);
  await database.query("VACUUM ANALYZE network_signals");
  const [seldom, often, never] = [await pagesFor("seldom"), await pagesFor("often"), await pagesFor("never")];
  expect(never).toBeLessThanOrEqual(4);
  expect(often).toBeLessThanOrEqual(seldom + 6);
});

test("a value that hundreds report costs what five do", async () => {
  for (let others = 0; others < 300; others++) await report(newId(), "everybody", 1);
  await database.query("VACUUM ANALYZE network_signals");
  expect(await pagesFor("everybody")).toBeLessThanOrEqual(60);
});

interface Node {
  readonly "CTE Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}

/** Rows of intermediate results that are looked at. */
const rowsOf = (node: Node): number =>
  (node["CTE Name"] === undefined ? 0 : (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);

test("of fifty values that two report a hundred times, each signal is looked at once, and not once for each of the fifty", async () => {
  const values = Array.from({ length: 50 }, (_, index) => `hot ${index}`);
  for (const organization of [newId(), newId()]) {
    for (const table of ["organizations", "network_members"]) await insert(database.query, table, rowOf(table, organization));
    await database.query(
      `INSERT INTO network_signals (organization_id, id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, cause)
       SELECT $1, gen_random_uuid(), hash, 'k1', 'email', 'fraud', 1, now(), now() + interval '1 day', gen_random_uuid() FROM unnest($2::bytea[]) hash, generate_series(1, 100)`,
      [organization, values.map(hashOf)],
    );
  }
  await client.query("SELECT set_config('fraud_risk.organization_id', $1, false)", [newId()]);
  const hashesOf = values.map((value) => `'\\x${hashOf(value).toString("hex")}'`).join(",");
  const body = networkReport.source.body
    .replaceAll("$1", `ARRAY[${values.map((_, index) => index).join(",")}]::int[]`)
    .replaceAll("$2", `ARRAY[${hashesOf}]::bytea[]`);
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${body}`);
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  expect(plan?.["Actual Rows"]).toBe(50);
  expect(plan === undefined ? Number.NaN : rowsOf(plan)).toBeLessThan(50 * 200 * 3);
});

test("a value queried fifty times is looked up once", async () => {
  const sent: unknown[][] = [];
  const query = async (text: string, values: unknown[]) => {
    if (text.includes("unnest") || text.includes("network_report")) sent.push(values);
    return [];
  };
  const members: object = {
    where: () => members,
    select: () => members,
    executeTakeFirst: async () => ({ contribute: true, consume: true, member_since: "2026-01-01 00:00:00+00" }),
  };
  const em = { getKysely: () => ({ selectFrom: () => members }) };
  const signals = Array.from({ length: 50 }, (_, index) => ({
    signal_type: "email" as const,
    value: index % 2 === 0 ? "maria@correo.mx" : "Maria+x@Correo.mx",
  }));
  const answers = await queryNetwork({ query, em, organizationId: newId(), submerchantId: null } as unknown as Tenant, hashes, signals);
  expect([answers.length, sent.every((values) => values.filter(Array.isArray).every(({ length }) => length === 1))]).toEqual([50, true]);
  expect(sent).toHaveLength(2);
});

test("own signals have an index by their kind, and one by their end", async () => {
  const indexes = await database.query<{ indexdef: string }>("SELECT indexdef FROM pg_indexes WHERE tablename = 'network_signals'");
  const defined = indexes.map(({ indexdef }) => indexdef).join("\n");
  expect(defined).toContain("(organization_id, signal_type, id)");
  expect(defined).toContain("(organization_id, expires_at)");
});

test("a non-consumer looks up nothing; a consumer each value once, under every key", () => {
  const [ours, theirs] = [newId(), newId()];
  const email = "maria@correo.mx";
  const jobs = [ours, ours, theirs].map((organization) => jobOf(organization, { payer: { email, country: "MX" }, device: { ip_address: "10.0.0.1" } }));
  const several = createNetworkHashes(["new", "old"].map((id, index) => ({ id, key: Buffer.alloc(32, index + 1) })));
  const networkValues = (organizations: string[]) => batchRead(jobs, { hashes: several, organizations: new Set(organizations) }).query.values.slice(-4, -1);
  expect(networkValues([])).toEqual(["{}", "{}", "{}"]);
  // the address, its domain; a private network is not counted
  expect(networkValues([ours]).slice(0, 2)).toEqual(["{1,1,1,1}", "{1,1,2,2}"]);
  expect(networkValues([ours, theirs])[0]).toBe("{1,1,1,1,2,2,2,2}");
});
