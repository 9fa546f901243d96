// What it costs to store requests encrypted: `node server/bench/encryption.ts`. CPU of the process for each assessment, and bytes on disk, over a database
// of its own. Compression before encryption is measured beside it, because ciphertext does not compress.

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import pg from "pg";
import { profileOf } from "../src/controls/policy/settings.ts";
import { decide } from "../src/decisions/assess/decide.ts";
import type { Findings } from "../src/decisions/assess/findings.ts";
import { batchWrite } from "../src/decisions/assess/write-batch.sql.ts";
import type { KeyCredential } from "../src/platform/credentials/credential.ts";
import { type DataKey, newDataKey, unwrap } from "../src/platform/data-keys/data-key.ts";
import { decrypt, encrypt, type ValueLocation } from "../src/platform/data-keys/encryption.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import { migrate } from "../src/schema/migrate.ts";
import { UNKNOWN_AMOUNTS } from "../src/statistics/amount-profiles.ts";
import { benchJob } from "./seed.ts";

const ROWS = 12_800;
const BATCH = 64;
const ROUNDS = 20_000;
const NOTHING: Findings = {
  key: undefined,
  submerchantMissing: false,
  stored: undefined,
  entries: [],
  network: [],
  customLists: new Set(),
  counters: undefined,
  fraudRates: {},
  history: { payer: [], card: [], email: [], ip: [], device: [] },
  payout: undefined,
};

/** A longer request, as shops send it that name what was bought. */
function withItems(request: object, count: number): object {
  const item = (index: number) => ({
    sku: `SKU-${randomBytes(4).toString("hex")}`,
    name: `Artículo ${index}`,
    category: "calzado",
    quantity: 1,
    unit_price: 199.9 + index,
  });
  return count === 0 ? request : { ...request, items: Array.from({ length: count }, (_, index) => item(index)) };
}

/** Microseconds of CPU that a call takes. */
function cpuOf(work: () => unknown): string {
  for (let index = 0; index < ROUNDS / 10; index++) work();
  const before = process.cpuUsage();
  for (let index = 0; index < ROUNDS; index++) work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / ROUNDS).toFixed(1);
}

/** Writes assessments into an empty database, each with so many items of an order more, and prints what they take. */
async function written(client: pg.Client, dataKey: DataKey | undefined, items: number): Promise<void> {
  const organizationId = newId();
  const credential: KeyCredential = { kind: "secret", id: newId(), organizationId, submerchantId: null, version: 1, permissions: new Set(["assess"]) } as never;
  const profile = { ...profileOf({ id: organizationId, version: 1, segment: "merchant", settings: {} }), dataKey };
  await client.query("TRUNCATE assessments, handles, activity");
  const building = { user: 0, rows: 0 };
  const started = performance.now();
  for (let from = 0; from < ROWS; from += BATCH) {
    const decided = Array.from({ length: BATCH }, (_, index) => {
      const number = from + index;
      const job = benchJob(credential, number, `E-${number}`, Date.now());
      return decide({ ...job, request: withItems(job.request, items), sessionId: newId() }, NOTHING, profile, UNKNOWN_AMOUNTS, true);
    });
    const before = process.cpuUsage();
    const statement = batchWrite(decided);
    const { user, system } = process.cpuUsage(before);
    building.user += user + system;
    building.rows += decided.length;
    await client.query(statement);
  }
  const milliseconds = performance.now() - started;
  await client.query("VACUUM FULL assessments");
  const { rows } = await client.query<{ bytes: string; text: number; stored: number; count: string }>(
    `SELECT sum(pg_table_size(inhrelid)) AS bytes, (SELECT avg(length(request::text))::int FROM assessments) AS text,
       (SELECT avg(pg_column_size(coalesce(request_sealed, convert_to(request::text, 'UTF8'))))::int FROM assessments) AS stored,
       (SELECT count(*) FROM assessments) AS count FROM pg_inherits WHERE inhparent = 'assessments'::regclass`,
  );
  const [row] = rows;
  console.log(
    `${items} items, ${dataKey === undefined ? "clear" : "encrypted"}: ${Math.round(Number(row?.bytes) / Number(row?.count))} bytes a row without indexes (request ${row?.stored}); building the write ${(building.user / building.rows).toFixed(1)} µs CPU a row; ${((milliseconds * 1000) / building.rows).toFixed(0)} µs a row in all`,
  );
}

const ring = [{ id: "bench", key: randomBytes(32) }];
const organizationId = newId();
const { keyId, wrapped } = newDataKey(ring, organizationId, 1);
const stored = { generation: 1, keyId, sealed: wrapped };
const key = unwrap(ring, organizationId, stored);
const place: ValueLocation = { organizationId, column: "assessments.request", rowId: newId() };
const credential: KeyCredential = { kind: "secret", id: newId(), organizationId, submerchantId: null, version: 1, permissions: new Set(["assess"]) } as never;
const text = JSON.stringify(benchJob(credential, 1, "E-1", Date.now()).request);
const sealed = encrypt(key, place, text);
console.log(
  `a request of ${Buffer.byteLength(text)} bytes, encrypted ${sealed.length}, compressed first ${encrypt(key, place, deflateRawSync(text).toString("latin1")).length}`,
);
console.log(`CPU: encrypt ${cpuOf(() => encrypt(key, place, text).toString("base64"))} µs, decrypt ${cpuOf(() => decrypt(key, place, sealed))} µs`);
console.log(
  `CPU: unwrap a data key ${cpuOf(() => unwrap(ring, organizationId, stored))} µs, compress (deflate, level 1) ${cpuOf(() => deflateRawSync(text, { level: 1 }))} µs`,
);

const folder = mkdtempSync(join(tmpdir(), "fraud-risk-encryption-"));
const embedded = await startEmbeddedPostgres(folder);
try {
  await migrate(embedded.url);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  for (const items of [0, 20]) for (const dataKey of [undefined, key, undefined, key]) await written(client, dataKey, items);
  await client.end();
} finally {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
