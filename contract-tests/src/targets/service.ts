import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Role } from "../../../generated/credentials.ts";
import { completeKeys, type Keys } from "../keys.ts";
import { allowancesOf, type UseUpAllowance } from "./allowance.ts";
import { startChild } from "./child.ts";
import { addKnownOutcomes } from "./known-outcomes.ts";

/** The service under test, a process of its own with a database of its own. */
export interface Service {
  readonly baseUrl: string;
  readonly keys: Keys;
  readonly sandbox: Sandbox;
  readonly useUpAllowance: UseUpAllowance;
  /** Stops its PostgreSQL; it cannot be restarted. */
  readonly takeDatabaseAway: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** What sandbox.json says, as far as this suite names it. */
interface Sandbox {
  readonly base_url: string;
  readonly secret_key: string;
  readonly publishable_key: string;
  readonly ingest_key: string;
  readonly dashboard_tokens: Sessions;
  readonly other: { readonly publishable_key: string; readonly dashboard_tokens: Sessions };
  readonly psp: { readonly organization_id: string; readonly secret_key: string; readonly dashboard_tokens: Sessions; readonly submerchant_secret_key: string };
}

type Sessions = Readonly<Record<Role, string>>;

const main = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));

/** Starts the service with an empty database on a free port. `X-Forwarded-For` is believed, so that a case can come from an address of its own. */
export async function startService(): Promise<Service> {
  const dataDir = mkdtempSync(join(process.env.TEST_DATABASES_IN ?? tmpdir(), "fraud-risk-contract-"));
  // PostgreSQL does not run as root: its own user has to pass through this folder.
  chmodSync(dataDir, 0o755);
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  const environment = {
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "loopback",
    BACKGROUND_JOBS: "server",
  };
  const { child } = await startChild(main, [], environment, (printed) => (printed.includes("Stop with") ? "ready" : undefined)).catch((error: unknown) => {
    clean();
    throw error;
  });
  const end = async () => {
    try {
      await child.end();
    } finally {
      await stopPostgres(dataDir).catch(() => undefined);
      clean();
    }
  };
  try {
    const sandbox: Sandbox = JSON.parse(readFileSync(join(dataDir, "sandbox.json"), "utf8"));
    const { base_url: baseUrl } = sandbox;
    const keys = keysOf(sandbox);
    await addKnownOutcomes(dataDir, sandbox.psp.organization_id);
    return { baseUrl, keys, sandbox, useUpAllowance: allowancesOf(baseUrl, keys), takeDatabaseAway: () => takeAway(dataDir), end };
  } catch (error) {
    await end();
    throw error;
  }
}

function keysOf({ secret_key, publishable_key, ingest_key, dashboard_tokens, other, psp }: Sandbox): Keys {
  return completeKeys({
    secret: secret_key,
    publishable: publishable_key,
    ingest: ingest_key,
    ...dashboard_tokens,
    expendable: other.publishable_key,
    otherAdmin: other.dashboard_tokens.admin,
    otherAnalyst: other.dashboard_tokens.analyst,
    pspSecret: psp.secret_key,
    pspAdmin: psp.dashboard_tokens.admin,
    pspViewer: psp.dashboard_tokens.viewer,
    submerchantSecret: psp.submerchant_secret_key,
  });
}

/** Stops PostgreSQL and takes its cluster from under it: the service would start it again. */
async function takeAway(dataDir: string): Promise<void> {
  const cluster = join(dataDir, "postgres");
  await stopPostgres(dataDir);
  if (existsSync(cluster)) renameSync(cluster, `${cluster}.away`);
}

/** The postmaster's own file names its process; the file is gone once it has ended in good order. */
async function stopPostgres(dataDir: string): Promise<void> {
  const file = join(dataDir, "postgres", "postmaster.pid");
  if (!existsSync(file)) return;
  process.kill(Number(readFileSync(file, "utf8").split("\n").at(0)), "SIGINT");
  for (let attempts = 200; existsSync(file) && attempts > 0; attempts -= 1) await setTimeout(25);
}
