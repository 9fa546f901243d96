// The service that is fuzzed: a process of its own over a PostgreSQL of its own.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../src/platform/database/embedded.ts";
import { startServerProcess } from "../test/harness/process.ts";

/** A running service. */
export interface FuzzedService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly postgresVersion: string;
  /** Resident memory of the process in MiB. */
  readonly memory: () => number;
  readonly alive: () => boolean;
  /** What was logged since it serves. */
  readonly log: () => string;
  /** Ends everything; answers the exit code of the service. */
  readonly end: () => Promise<number | null>;
}

/** Starts it in the sandbox stage. `X-Forwarded-For` is believed, so that requests can come from many addresses; events are sent to loopback as well. */
export async function startFuzzedService(): Promise<FuzzedService> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-fuzz-"));
  // PostgreSQL does not run as root: its own user has to pass through this folder
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const clean = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const version = await versionOf(postgres.url);
    const server = await startServerProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, "server"),
      LOG_LEVEL: "info",
      TRUST_PROXY: "loopback",
      WEBHOOKS_ALLOW_LOCAL: "true",
    });
    // the banner shows the sandbox's first key, and is meant to
    const begun = server.output().length;
    return {
      url: server.url,
      databaseUrl: postgres.url,
      postgresVersion: version,
      memory: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024),
      alive: () => isAlive(server.pid),
      log: () => server.output().slice(begun),
      end: async () => {
        const code = await server.kill("SIGTERM");
        await clean();
        return code;
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  await client.end();
  return rows[0]?.server_version ?? "";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
