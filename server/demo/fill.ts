// `npm start -- --demo` runs this script: a month of simulated payments through the service's own code into the sandbox, and what a team does meanwhile, on a clock
// that starts a month ago.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import cliProgress from "cli-progress";
import pg from "pg";
import { connectInstallation, type Installation, type InstallationParts } from "../replay/installation.ts";
import { createDecisionSink } from "../replay/run.ts";
import { generateHistory } from "../simulator/generate.ts";
import type { SimulatedPayment } from "../simulator/history.ts";
import { type Config, encryptsRequests, readConfig } from "../src/platform/environment/config.ts";
import { replaceFile } from "../src/platform/files/atomic-file.ts";
import { secretsKeysOf } from "../src/platform/keyrings/configured-secrets-keys.ts";
import { networkKeysOf } from "../src/platform/keyrings/network-keys.ts";
import { logFatal } from "../src/platform/observability/fatal.ts";
import { simulateTime, systemClock } from "../src/platform/time/clock.ts";
import { DAY } from "../src/platform/time/time.ts";
import { readSandbox } from "../src/sandbox/sandbox-file.ts";
import { assertStage } from "../src/schema/stage.ts";
import { readInstallation } from "../src/schema/start.ts";
import type { Decision } from "../src/scoring/engine/score.ts";
import { orderOf } from "./request.ts";
import { runDemo, type StoredPayment } from "./run.ts";
import { createMonth } from "./team/month.ts";
import type { Office } from "./team/occasion.ts";
import { openOffice } from "./team/office.ts";
import { startOwnService } from "./team/own-service.ts";

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
  /** Names of what the team has done; absent in files of earlier versions. */
  readonly occasions?: readonly string[];
}

// a service that was killed has none to show it to, and the next start fills on
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

try {
  await main();
} catch (error) {
  logFatal(error, "the demo could not be filled");
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  if (config.stage !== "sandbox" || url === undefined) throw new Error("The demo fills a sandbox: start it with npm start -- --demo and STAGE=sandbox.");
  await assertStage(url, config.stage);
  const { organization_id: organizationId, psp } = readSandbox(config.dataDir);
  if (organizationId === undefined) throw new Error(`${join(config.dataDir, "sandbox.json")} names no organization: start the sandbox once without --demo.`);
  const file = join(config.dataDir, "demo.json");
  const began = demoFile(file, organizationId);
  if (began?.done) {
    console.log("  Demo: the sandbox has its month of payments already. For a new one, start with another DATA_DIR.");
    return;
  }
  const now = systemClock.now();
  const from = began?.from ?? Math.floor(now / DAY) * DAY - (HISTORY.days - 1) * DAY;
  const progress: DemoFile = { organization_id: organizationId, from, until: from, occasions: [], ...began, done: false };
  await fill({ config, url, organizationId, providerId: psp?.organization_id, now, began: began !== undefined, progress }, (next) =>
    replaceFile(file, `${JSON.stringify(next)}\n`),
  );
}

/** What a demo is filled from. */
interface Filling {
  readonly config: Config;
  readonly url: string;
  readonly organizationId: string;
  readonly providerId: string | undefined;
  /** The present, epoch milliseconds. */
  readonly now: number;
  /** Is it one that was interrupted? */
  readonly began: boolean;
  readonly progress: DemoFile;
}

/** Fills it from where it was interrupted. `store`: called with each progress. */
async function fill({ config, url, organizationId, providerId, now, began, progress: before }: Filling, store: (progress: DemoFile) => void): Promise<void> {
  const payments = generateHistory({ ...HISTORY, from: before.from }).payments.map((payment) => ({ ...payment, at: Math.floor(payment.at) }));
  const due = payments.filter(({ at }) => at >= before.until && at < now);
  const decisions = createDecisionSink();
  let progress = before;
  const note = (more: Partial<DemoFile>): void => {
    progress = { ...progress, ...more };
    store(progress);
  };
  note({});
  let clock = due[0]?.at ?? now;
  const setTime = (at: number): void => {
    clock = at;
  };
  const bar = new cliProgress.SingleBar({
    format: "  Demo: {bar} {percentage}% | {value}/{total} payments | {step}",
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  const endSimulation = simulateTime(() => clock);
  const opened: Closable[] = [];
  try {
    const { installation, office } = await open({ config, url, organizationId, providerId, decided: decisions.put }, opened);
    const month = createMonth(office, {
      now,
      done: before.occasions ?? [],
      setTime,
      began: (step) => bar.update({ step }),
      stored: (occasions) => note({ occasions }),
    });
    bar.start(due.length, 0, { step: "payments" });
    const stored = began ? await storedPayments(url, organizationId, payments) : [];
    const known = new Set(stored.map(({ payment }) => payment));
    const options = {
      now,
      setTime,
      progress: (count: number, until: number) => {
        bar.update(count, { step: "payments" });
        note({ until });
      },
      team: month,
    };
    await runDemo(
      installation,
      due.filter((payment) => !known.has(payment)),
      decisions,
      options,
      stored,
    );
    // counts what the team changed last
    await installation.runJobs();
    note({ until: now, done: true });
  } finally {
    bar.stop();
    for (const one of opened.toReversed()) await one.close();
    endSimulation();
  }
}

interface Closable {
  readonly close: () => Promise<void>;
}

type Opening = Pick<Filling, "config" | "url" | "organizationId" | "providerId"> & Pick<InstallationParts, "decided">;

/** Opens what a demo is filled through; `opened` gets each part as soon as it has to be closed. */
async function open(
  { config, url, organizationId, providerId, decided }: Opening,
  opened: Closable[],
): Promise<{ installation: Installation; office: Office }> {
  const secretsKeys = secretsKeysOf(config);
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
    decided,
  });
  opened.push(installation);
  const serviceUrl = config.databaseUrl ?? url;
  const service = await startOwnService(config, serviceUrl, url);
  opened.push(service);
  const provider = providerId === undefined ? undefined : service.teamOf(providerId);
  const office = await openOffice({
    url: serviceUrl,
    pooling: config.databasePooling,
    secretsKeys,
    installation,
    team: service.teamOf(organizationId),
    provider,
  });
  opened.push(office);
  return { installation, office };
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
