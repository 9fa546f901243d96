// The databases of the bench: a small and a large history, reused between runs. Runs work on copies, so that each starts from the same history.

import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import cliProgress from "cli-progress";
import pg from "pg";
import { createKey } from "../src/accounts/keys/create-key.ts";
import { NO_SUBMERCHANT } from "../src/controls/lists/add-list-totals.sql.ts";
import { profileOf } from "../src/controls/policy/settings.ts";
import { decide } from "../src/decisions/assess/decide.ts";
import type { Job } from "../src/decisions/assess/job.ts";
import { batchWrite } from "../src/decisions/assess/write-batch.sql.ts";
import { handleOf } from "../src/decisions/idempotency/handle.ts";
import type { KeyCredential } from "../src/platform/credentials/credential.ts";
import { createAssessPool } from "../src/platform/database/pool.ts";
import { canonicalJson } from "../src/platform/http/canonical-body.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import { readSecretsKeys } from "../src/platform/keyrings/secrets-keys.ts";
import { Organization } from "../src/platform/tenants/organization.entity.ts";
import { timeLeft } from "../src/platform/time/time-left.ts";
import { migrate } from "../src/schema/migrate.ts";
import { connectOwnerOrm } from "../src/schema/orm.ts";
import { payinSubject } from "../src/scoring/payments/payin.ts";
import { payoutSubject } from "../src/scoring/payments/payout.ts";
import type { Subject } from "../src/scoring/payments/subject.ts";
import type { Flow } from "../src/scoring/situation/transaction.ts";
import { UNKNOWN_AMOUNTS } from "../src/statistics/amount-profiles.ts";
import { matchKey } from "../src/values/kinds/index.ts";
import { toMinorUnits } from "../src/values/money/money.ts";
import { identifiers, installIdentifierKey } from "../test/harness/identifiers.ts";
import { SECRETS_KEYS } from "../test/harness/secrets.ts";
import { PAYERS, payment, payout, pick } from "./payments.ts";
import { aggregateFraudRates, rollUp } from "./statistics.ts";

/** Sizes of the history. */
export interface SeedSizes {
  readonly small: number;
  readonly large: number;
  /** Payouts of the large history. */
  readonly payouts: number;
  readonly entries: number;
}

/** What a seeded database holds. */
export interface Seeded {
  readonly key: string;
  readonly credential: KeyCredential;
}

const DAY = 86_400_000;

/** The database of a cluster, by name. */
export function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Name of the marker of a finished seed: another size, schema or population is another seed. */
function seedName(sizes: SeedSizes): string {
  const migrations = fileURLToPath(new URL("../src/schema/migrations", import.meta.url));
  const schema = readdirSync(migrations).map((file) => readFileSync(join(migrations, file), "utf8"));
  const seeding = readFileSync(fileURLToPath(import.meta.url), "utf8");
  return `seed_${hash("sha256", JSON.stringify([sizes, PAYERS, schema, seeding])).slice(0, 16)}`;
}

/** Seeds the small and the large database unless they are there. */
export async function seed(cluster: string, sizes: SeedSizes): Promise<Seeded> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  try {
    const marker = seedName(sizes);
    const { rows } = await admin.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname LIKE 'seed\\_%'");
    if (!rows.some(({ datname }) => datname === marker)) {
      for (const name of [...rows.map(({ datname }) => datname), "small", "large", "rolled"]) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.query("CREATE DATABASE small");
      await seedSmall(databaseUrl(cluster, "small"), sizes);
      await admin.query("CREATE DATABASE large TEMPLATE small");
      await seedAssessments(databaseUrl(cluster, "large"), sizes.small, sizes.large, "pay-ins", benchJob);
      await seedAssessments(databaseUrl(cluster, "large"), 0, sizes.payouts, "payouts", benchPayout);
      for (const name of ["small", "large"]) await analyze(databaseUrl(cluster, name));
      await admin.query(`CREATE DATABASE ${marker}`);
    }
    return await readSeeded(databaseUrl(cluster, "large"));
  } finally {
    await admin.end();
  }
}

/** Creates the large history, if missing, as after a long run: statistics rolled up, one payment in ten reported as captured. */
export async function seedRolled(cluster: string): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname IN ('rolled', 'rolling')");
    if (rows.some(({ datname }) => datname === "rolled")) return;
    console.log("  seeding statistics");
    await admin.query("DROP DATABASE IF EXISTS rolling WITH (FORCE)");
    await admin.query("CREATE DATABASE rolling TEMPLATE large STRATEGY FILE_COPY");
    await rollUp(databaseUrl(cluster, "rolling"));
    await aggregateFraudRates(databaseUrl(cluster, "rolling"));
    await analyze(databaseUrl(cluster, "rolling"));
    // its name says that it is whole
    await admin.query("ALTER DATABASE rolling RENAME TO rolled");
  } finally {
    await admin.end();
  }
}

/** A fresh copy of a seeded database, with the functions of today; answers its address. */
export async function copyOf(cluster: string, source: "small" | "large" | "rolled", name: string = source): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS run_${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE run_${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  await admin.query("CHECKPOINT");
  await admin.end();
  const url = databaseUrl(cluster, `run_${name}`);
  await migrate(url);
  return url;
}

/** Takes every list entry out of a copy. */
export async function emptyLists(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("TRUNCATE list_entries, list_totals");
  await client.end();
}

/** Makes an organization in a database that has nothing; answers its key. */
export async function seedNew(url: string): Promise<string> {
  return (await seedOrganization(url)).key;
}

async function seedOrganization(url: string): Promise<{ readonly id: string; readonly key: string }> {
  await migrate(url);
  await installKey(url);
  const orm = await connectOwnerOrm(url);
  const em = orm.em.fork();
  const organization = em.create(Organization, { id: newId(), name: "bench", segment: "merchant", settings: {} });
  await em.flush();
  const key = createKey(em, { organizationId: organization.id, kind: "secret", name: "bench", permissions: ["assess"], rateLimitPerMinute: 100_000_000 });
  await em.flush();
  await orm.close();
  return { id: organization.id, key: key.value };
}

/** The history is hashed under the key used by the servers of the bench. */
async function installKey(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await installIdentifierKey(async (text, values) => (await client.query(text, values)).rows, readSecretsKeys(SECRETS_KEYS) ?? []);
  await client.end();
}

async function seedSmall(url: string, sizes: SeedSizes): Promise<void> {
  const organization = await seedOrganization(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE TABLE bench_key (value text)");
  await client.query("INSERT INTO bench_key VALUES ($1)", [organization.key]);
  await seedEntries(client, organization.id, sizes.entries);
  await client.end();
  await seedAssessments(url, 0, sizes.small, "first pay-ins", benchJob);
}

async function seedEntries(client: pg.Client, organizationId: string, count: number): Promise<void> {
  const bar = progress("list entries", count);
  const types = ["email", "card_hash", "device_fingerprint", "customer_id"] as const;
  for (let from = 0; from < count; from += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, count - from) }, (_, offset) => {
      const type = types[(from + offset) % types.length] ?? "email";
      return { id: newId(), type, value: type === "email" ? `blocked.${from + offset}@ejemplo.mx` : `blocked_${from + offset}` };
    });
    await client.query(
      `INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key, severity, source)
       SELECT $1, i, 'block', t, v, k, 'flag', 'manual' FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[]) AS r(i, t, v, k)`,
      [
        organizationId,
        rows.map((row) => row.id),
        rows.map((row) => row.type),
        rows.map((row) => row.value),
        rows.map((row) => matchKey(identifiers, row.type, row.value)),
      ],
    );
    bar.update(from + rows.length);
  }
  await client.query(
    `INSERT INTO list_totals (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id, entries)
     SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, $1, count(*) FROM list_entries GROUP BY 1, 2, 3, 4, 5, 6, 7`,
    [NO_SUBMERCHANT],
  );
  bar.stop();
}

/** Writes earlier assessments with the write statement of the service, spread over 90 days. */
async function seedAssessments(url: string, from: number, to: number, title: string, jobOf: typeof benchJob): Promise<void> {
  const { credential } = await readSeeded(url);
  const profile = profileOf({ id: credential.organizationId, version: 1, segment: "merchant", settings: {} });
  const pool = createAssessPool(url, 1, 60_000);
  await pool.query("SET synchronous_commit = off");
  const bar = progress(title, to - from);
  const start = Date.now() - 90 * DAY;
  let writing: Promise<unknown> = Promise.resolve();
  for (let index = from; index < to; index += 1000) {
    const decided = Array.from({ length: Math.min(1000, to - index) }, (_, offset) => {
      const job = jobOf(
        credential,
        index + offset,
        `SEED-${title}-${index + offset}`,
        start + Math.floor((pick(index + offset, 41, 1_000_000) / 1_000_000) * 90 * DAY),
      );
      return decide(
        job,
        {
          key: undefined,
          submerchantMissing: false,
          stored: undefined,
          entries: [],
          network: [],
          customLists: new Set(),
          counters: undefined,
          fraudRates: {},
          history: { payer: [], card: [], email: [], ip: [], device: [] },
          payout: NO_PAST,
        },
        profile,
        UNKNOWN_AMOUNTS,
        true,
      );
    });
    // one batch is written while the next is prepared
    await writing;
    writing = pool.query(batchWrite(decided));
    bar.update(index + decided.length - from);
  }
  await writing;
  bar.stop();
  await pool.end();
}

/** Payouts of the seed have no findings. */
const NO_PAST = { past: { account: [], beneficiary: [], origin: [], device: [] }, originLastAt: undefined, pairKnown: false };

/** A pay-in as the handler passes it on, for the seed and for the baseline. */
export function benchJob(credential: KeyCredential, index: number, order: string, assessedAt: number): Job {
  const request = payment(index, order);
  return jobFrom(credential, "payin", request, order, assessedAt, (amountMinor) =>
    payinSubject(identifiers, request, amountMinor, assessedAt, order, UNSCOPED),
  );
}

function benchPayout(credential: KeyCredential, index: number, order: string, assessedAt: number): Job {
  const request = payout(index, order);
  return jobFrom(credential, "payout", request, order, assessedAt, (amountMinor) =>
    payoutSubject(identifiers, request, amountMinor, assessedAt, order, UNSCOPED),
  );
}

const UNSCOPED = { submerchantId: null, scoped: false } as const;

function jobFrom(
  credential: KeyCredential,
  flow: Flow,
  request: { amount: number; currency: string },
  order: string,
  assessedAt: number,
  subject: (amountMinor: number) => Subject,
): Job {
  const amountMinor = toMinorUnits(request.amount, request.currency, "major");
  if (typeof amountMinor === "string") throw new Error(amountMinor);
  return {
    credential,
    subject: subject(amountMinor),
    handle: handleOf({ flow, credentialKind: credential.kind, submerchantId: null, idempotencyKey: undefined, orderId: order, sent: canonicalJson(request) }),
    sessionId: newId(assessedAt),
    orderId: order,
    paymentId: undefined,
    idempotencyKey: undefined,
    submerchantId: null,
    request,
    missingRecommended: () => [],
    unknown: [],
    warnings: [],
    arrivedAt: performance.now(),
    deadline: Number.POSITIVE_INFINITY,
    settle: () => undefined,
    settled: false,
  };
}

async function readSeeded(url: string): Promise<Seeded> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT k.id, k.organization_id, b.value FROM bench_key b, api_keys k");
  await client.end();
  return {
    key: rows[0].value,
    credential: {
      id: rows[0].id,
      kind: "secret",
      organizationId: rows[0].organization_id,
      permissions: new Set(["assess"]),
      submerchantId: null,
      allowedOrigins: [],
      rateLimitPerMinute: null,
      assessOnEvents: false,
      strictValidation: false,
      version: 1,
    },
  };
}

async function analyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("VACUUM (ANALYZE, FREEZE)");
  await client.end();
}

function progress(title: string, total: number): { update: (done: number) => void; stop: () => void } {
  const bar = new cliProgress.SingleBar(
    {
      format: `  seeding ${title.padEnd(18)} {bar} {percentage}% | {value}/{total} | {eta_formatted} left`,
      formatTime: timeLeft,
      noTTYOutput: true,
      notTTYSchedule: 5000,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}
