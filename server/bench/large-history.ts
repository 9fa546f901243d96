// A history of millions, generated partition by partition as rows, because the statements of the service would take an hour. What assess reads of them
// (activity, under the identifier hashes of a population that grows with it) is what it would have written; requests and answers are those of a few thousand
// payments again and again.
import cliProgress from "cli-progress";
import pg from "pg";
import { nextPartition, partitionsOf } from "../src/platform/database/partitions.ts";
import { firstIdAt, newId } from "../src/platform/ids/uuid.ts";
import { migrate } from "../src/schema/migrate.ts";
import { identifierIn } from "../src/scoring/payments/identify.ts";
import { normaliseEmail } from "../src/values/identifiers/email.ts";
import { toMinorUnits } from "../src/values/money/money.ts";
import { identifiers } from "../test/harness/identifiers.ts";
import { PAYERS, payment, pick } from "./payments.ts";
import { databaseUrl } from "./seed.ts";

const DAY = 86_400_000;
/** Days of the history, as in the other seeds. */
const DAYS = 90;
/** Payments that share a population of PAYERS. */
const PER_POPULATION = 1_000_000;
const AT_ONCE = 10_000;
const TABLES = ["activity", "assessments"] as const;

/** A grown database. */
export interface Grown {
  readonly url: string;
  /** Payers of its population. */
  readonly payers: number;
  /** Bytes on disk for one assessment, by table, with indexes. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** The grown database, created if missing: a history of `count` pay-ins with the list entries of the small one. Runs add to it; it is not copied. */
export async function grownOf(cluster: string, count: number): Promise<Grown> {
  const name = `grown_${count}`;
  const admin = await connected(cluster);
  const { rows } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (rows.length === 0) {
    await admin.query(`DROP DATABASE IF EXISTS growing WITH (FORCE)`);
    await admin.query("CREATE DATABASE growing TEMPLATE small STRATEGY FILE_COPY");
    await migrate(databaseUrl(cluster, "growing"));
    await grow(databaseUrl(cluster, "growing"), count);
    await admin.query(`ALTER DATABASE growing RENAME TO ${name}`);
  }
  await admin.query("CHECKPOINT");
  await admin.end();
  const url = databaseUrl(cluster, name);
  await migrate(url);
  await warm(url);
  return { url, payers: populationOf(count), bytes: await bytesOf(url) };
}

/** A database with the same list entries and no history. */
export async function emptyOf(cluster: string): Promise<string> {
  const admin = await connected(cluster);
  await admin.query("DROP DATABASE IF EXISTS run_empty WITH (FORCE)");
  await admin.query("CREATE DATABASE run_empty TEMPLATE small STRATEGY FILE_COPY");
  await admin.query("CHECKPOINT");
  await admin.end();
  const url = databaseUrl(cluster, "run_empty");
  await migrate(url);
  const client = await connected(url);
  await client.query("TRUNCATE assessments, activity, handles");
  await client.end();
  return url;
}

const populationOf = (count: number): number => Math.round((PAYERS * count) / PER_POPULATION);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Fills the partitions of the last days, each without its indexes, and attaches them. */
async function grow(url: string, count: number): Promise<void> {
  const client = await connected(url);
  await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2");
  await client.query("CREATE TABLE sample AS SELECT row_number() OVER () - 1 AS n, a.* FROM assessments a LIMIT 4000");
  await client.query("ALTER TABLE handles DROP CONSTRAINT handles_pkey");
  const end = (await partitionsOf(client, "activity"))[0]?.to ?? 0;
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DETACH PARTITION ${table}_earlier`);
  const bar = new cliProgress.SingleBar(
    { format: "  growing {bar} {percentage}% | {value}/{total} | {eta_formatted} left", noTTYOutput: true, notTTYSchedule: 10_000 },
    cliProgress.Presets.shades_classic,
  );
  bar.start(count, 0);
  const begin = Date.now() - DAYS * DAY;
  const ending = Date.now();
  let made = 0;
  for (let from = begin; from < ending; ) {
    const to = Math.min(nextPartition("month", from), ending);
    const until = to === ending ? count : Math.round((count * (to - begin)) / (ending - begin));
    for (const table of TABLES) await client.query(`CREATE TABLE ${table}_growing (LIKE ${table})`);
    await fillActivity(client, { from, to }, made, until, populationOf(count), (done) => bar.update(done));
    await client.query(FILL_ASSESSMENTS);
    await client.query(FILL_HANDLES);
    for (const table of TABLES) await settle(client, table, from === begin ? undefined : from, to === ending ? end : to);
    made = until;
    from = to;
  }
  bar.stop();
  for (const table of TABLES) await client.query(`DROP TABLE ${table}_earlier`);
  await client.query("ALTER TABLE handles ADD PRIMARY KEY (organization_id, handle)");
  await client.query("DROP TABLE sample");
  await client.query("VACUUM (ANALYZE, FREEZE)");
  await client.end();
}

/** Rows of activity of the payments from one place to another, in the order of time: as they come. */
async function fillActivity(
  client: pg.Client,
  { from, to }: { from: number; to: number },
  first: number,
  last: number,
  payers: number,
  progress: (done: number) => void,
) {
  const identify = identifierIn(identifiers, null);
  const { rows } = await client.query<{ id: string }>("SELECT id FROM organizations LIMIT 1");
  let writing: Promise<unknown> = Promise.resolve();
  for (let index = first; index < last; index += AT_ONCE) {
    const columns: (string | number | null)[][] = [[], [], [], [], [], [], [], [], [], [], []];
    for (let place = index; place < Math.min(last, index + AT_ONCE); place++) {
      const at = Math.floor(from + ((place - first) / (last - first)) * (to - from));
      const request = payment(place, "", { payers });
      const amount = toMinorUnits(request.amount, request.currency, "major");
      if (typeof amount === "string") throw new Error(amount);
      const { payer, payment_method: method, device } = request;
      const row = [
        newId(at),
        at,
        pick(place, 53, 2 ** 31),
        identify("customer_id", payer?.customer_id),
        identify("card_hash", method?.card?.hash),
        identify("email", payer?.email === undefined ? undefined : normaliseEmail(payer.email)?.address),
        identify("ip_address", device?.ip_address),
        identify("device_fingerprint", device?.fingerprint),
        amount,
        request.currency,
        payer?.country ?? null,
      ];
      for (const [column, value] of row.entries()) columns[column]?.push(value);
    }
    await writing;
    writing = client.query(
      `INSERT INTO activity_growing (organization_id, session_id, scope, at, flow, trusted, failed, order_key, payer, card, email, ip, device, amount_minor, currency, country)
       SELECT $1, s, 0, t, 'payin', true, false, o, p, c, e, i, d, m, y, u FROM unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
         $9::bigint[], $10::bigint[], $11::text[], $12::text[]) AS r(s, t, o, p, c, e, i, d, m, y, u)`,
      [rows[0]?.id, ...columns],
    );
    progress(Math.min(last, index + AT_ONCE));
  }
  await writing;
}

const FILL_ASSESSMENTS = `INSERT INTO assessments_growing (organization_id, session_id, flow, credential_id, credential_kind, order_id, decision, risk_score, amount_minor, currency, request,
    answer, signals, assessed_at, thresholds, review_resolved)
  SELECT a.organization_id, a.session_id, 'payin', s.credential_id, s.credential_kind, 'GROWN-' || a.order_key, s.decision, s.risk_score, a.amount_minor, a.currency, s.request, s.answer,
    s.signals, to_timestamp(a.at / 1000.0), s.thresholds, false
  FROM activity_growing a JOIN sample s ON s.n = a.order_key % 4000`;

const FILL_HANDLES = `INSERT INTO handles (organization_id, handle, fingerprint, session_id, created_at)
  SELECT organization_id, gen_random_uuid(), gen_random_uuid(), session_id, to_timestamp(at / 1000.0) FROM activity_growing`;

/** Attaches a filled table as a partition, with the rows of the small history in it. */
async function settle(client: pg.Client, table: string, from: number | undefined, to: number): Promise<void> {
  const name = `${table}_${from === undefined ? "past" : `p${new Date(from).toISOString().slice(0, 10).replaceAll("-", "")}`}`;
  await client.query(`INSERT INTO ${table}_growing SELECT * FROM ${table}_earlier WHERE session_id >= $1 AND session_id < $2`, [
    firstIdAt(from ?? 0),
    firstIdAt(to),
  ]);
  await client.query(`ALTER TABLE ${table}_growing RENAME TO ${name}`);
  const lower = from === undefined ? "MINVALUE" : `'${firstIdAt(from)}'`;
  await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM (${lower}) TO ('${firstIdAt(to)}')`);
}

/** Reads what assess looks things up in, as it is in a service that has run for long; the assessments themselves are never looked through. */
async function warm(url: string): Promise<void> {
  const client = await connected(url);
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
  await client.query(`SELECT sum(pg_prewarm(c.oid, 'read')) FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
    WHERE c.relkind IN ('r', 'i') AND coalesce(i.indrelid, c.oid) IN (SELECT relid FROM pg_partition_tree('activity') UNION SELECT unnest(ARRAY['handles', 'list_entries', 'payer_counters']::regclass[]))`);
  await client.end();
}

async function bytesOf(url: string): Promise<Record<string, number>> {
  const client = await connected(url);
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `SELECT name, sum(pg_total_relation_size(coalesce(i.relid, name::regclass))) / (SELECT sum(reltuples) FROM pg_class WHERE oid IN (SELECT relid FROM pg_partition_tree('activity') WHERE isleaf)) AS bytes
     FROM unnest(ARRAY['assessments', 'activity', 'handles']) AS t(name) LEFT JOIN LATERAL pg_partition_tree(name::regclass) i ON i.isleaf GROUP BY name`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Math.round(Number(bytes))]));
}
