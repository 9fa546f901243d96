// `npm start -- --demo` runs this script: a month of simulated payments through the service's own code into the sandbox, on a clock that starts a month ago.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import cliProgress from "cli-progress";
import pg from "pg";
import { connectInstallation } from "../replay/installation.ts";
import { createDecisionSink } from "../replay/run.ts";
import { generateHistory } from "../simulator/generate.ts";
import type { SimulatedPayment } from "../simulator/history.ts";
import { readSandbox } from "../src/accounts/sandbox/sandbox-file.ts";
import { replaceFile } from "../src/platform/files/atomic-file.ts";
import { encryptsRequests, readConfig } from "../src/platform/environment/config.ts";
import { secretsKeysOf } from "../src/platform/keyrings/configured-secrets-keys.ts";
import { networkKeysOf } from "../src/platform/keyrings/network-keys.ts";
import { simulateTime, systemClock } from "../src/platform/time/clock.ts";
import { DAY } from "../src/platform/time/time.ts";
import { assertStage } from "../src/schema/stage.ts";
import { readInstallation } from "../src/schema/start.ts";
import type { Decision } from "../src/scoring/engine/score.ts";
import { orderOf } from "./request.ts";
import { runDemo, type StoredPayment } from "./run.ts";

/** Days of the demo, its customers (who make some 20,000 payments), and its seed. */
const HISTORY = { days: 30, customers: 4000, seed: 2026, set: "fit" } as const;

/** What demo.json in the data folder holds: a demo that was interrupted goes on from here. */
interface DemoFile {
  readonly organization_id: string;
  /** Start of the history, epoch milliseconds. */
  readonly from: number;
  /** Payments before this time are stored, epoch milliseconds. */
  readonly until: number;
  readonly done: boolean;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  if (config.stage !== "sandbox" || url === undefined) throw new Error("The demo fills a sandbox: start it with npm start -- --demo and STAGE=sandbox.");
  await assertStage(url, config.stage);
  const organizationId = readSandbox(config.dataDir).organization_id;
  if (organizationId === undefined) throw new Error(`${join(config.dataDir, "sandbox.json")} names no organization: start the sandbox once without --demo.`);
  const file = join(config.dataDir, "demo.json");
  const began = demoFile(file, organizationId);
  if (began?.done) {
    console.log("  Demo: the sandbox has its month of payments already. For a new one, start with another DATA_DIR.");
    return;
  }
  const now = systemClock.now();
  const from = began?.from ?? Math.floor(now / DAY) * DAY - (HISTORY.days - 1) * DAY;
  const payments = generateHistory({ ...HISTORY, from }).payments.map((payment) => ({ ...payment, at: Math.floor(payment.at) }));
  const due = payments.filter(({ at }) => at >= (began?.until ?? from) && at < now);
  const secretsKeys = secretsKeysOf(config);
  const decisions = createDecisionSink();
  let clock = due[0]?.at ?? now;
  const endSimulation = simulateTime(() => clock);
  const bar = new cliProgress.SingleBar({
    format: "  Demo: {bar} {percentage}% | {value}/{total} payments | {eta_formatted} left",
    etaBuffer: 500,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  const installation = await connectInstallation({
    url,
    organizationId,
    keyId: await secretKeyOf(url, organizationId),
    identifiers: (await readInstallation(config, url, secretsKeys)).identifiers,
    networkKeys: networkKeysOf(config),
    production: false,
    // requests may have been encrypted since (`npm run secrets:rotate`)
    secretsKeys,
    encrypts: encryptsRequests(config),
    decided: decisions.put,
  });
  const store = (until: number, done: boolean): void =>
    replaceFile(file, `${JSON.stringify({ organization_id: organizationId, from, until, done } satisfies DemoFile)}\n`);
  store(began?.until ?? from, false);
  bar.start(due.length, 0);
  try {
    const before = began === undefined ? [] : await storedPayments(url, organizationId, payments);
    const options = {
      now,
      setTime: (at: number) => {
        clock = at;
      },
      progress: (count: number, until: number) => {
        bar.update(count);
        store(until, false);
      },
    };
    const known = new Set(before.map(({ payment }) => payment));
    await runDemo(
      installation,
      due.filter((payment) => !known.has(payment)),
      decisions,
      options,
      before,
    );
    store(now, true);
  } finally {
    bar.stop();
    await installation.close();
    endSimulation();
  }
}

/** What is known of a demo of this organization; undefined: it has none. */
function demoFile(file: string, organizationId: string): DemoFile | undefined {
  if (!existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, "utf8")) as DemoFile;
  return stored.organization_id === organizationId ? stored : undefined;
}

/** Payments of an interrupted demo that are stored. */
async function storedPayments(url: string, organizationId: string, payments: readonly SimulatedPayment[]): Promise<StoredPayment[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ order_id: string; session_id: string; decision: Decision }>(
      "SELECT order_id, session_id, decision FROM assessments WHERE organization_id = $1 AND order_id LIKE 'DEMO-%'",
      [organizationId],
    );
    const stored = new Map(rows.map((row) => [row.order_id, row]));
    return payments.flatMap((payment) => {
      const row = stored.get(orderOf(payment));
      return row === undefined ? [] : [{ payment, session: row.session_id, decision: row.decision }];
    });
  } finally {
    await client.end();
  }
}

async function secretKeyOf(url: string, organizationId: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM api_keys WHERE organization_id = $1 AND kind = 'secret' AND submerchant_id IS NULL AND revoked_at IS NULL ORDER BY id LIMIT 1",
      [organizationId],
    );
    if (rows[0] === undefined) throw new Error("The sandbox's organization has no secret key that is not revoked: create one, then start with --demo again.");
    return rows[0].id;
  } finally {
    await client.end();
  }
}
