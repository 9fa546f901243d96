// Where an experiment happens: a Postgres of its own, server processes over it, an organization. All of it goes away afterwards.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { keyPermissions } from "../../generated/credentials.ts";
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from "../src/platform/database/embedded.ts";
import { migrate } from "../src/schema/migrate.ts";
import { SECRETS_KEYS } from "../test/harness/secrets.ts";
import { createTenant } from "../test/harness/tenant.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** A place that a server process has: the process comes and goes, its port stays. */
export interface Seat {
  readonly port: number;
  readonly process: () => ServerProcess;
  /** Starts a process after the previous one exited; returns the time (ms) until it listened. */
  readonly start: () => Promise<number>;
  /** Processes that exited unexpectedly. */
  readonly unforeseen: () => number;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A scene. */
export interface Scene {
  readonly postgres: EmbeddedPostgres;
  readonly folder: string;
  /** Folder of the database, on a separate file system if requested. */
  readonly dataFolder: string;
  readonly organizationId: string;
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly sql: pg.Pool;
  /** Environment of the server processes beside their ports and data folders, for other processes over the same database. */
  readonly environment: Record<string, string>;
  /** Adds a step to the closing of the scene. The steps run in reverse order. */
  readonly onClose: (step: () => unknown) => void;
  readonly close: () => Promise<void>;
}

/** What a scene needs beyond the usual. */
export interface SceneOptions {
  readonly servers?: number;
  readonly environment?: Record<string, string>;
  /** Size (MiB) of a small file system for the database. Throws where this user may not mount one. */
  readonly diskMegabytes?: number;
  /** Files that the experiment writes; they go with the scene. */
  readonly files?: readonly string[];
}

/** Sets a scene up. */
export async function openScene({ servers = 1, environment = {}, diskMegabytes, files = [] }: SceneOptions = {}): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-scene-"));
  // readable by the unprivileged user that runs PostgreSQL when this runs as root
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, "data");
  mkdirSync(dataFolder, { mode: 0o755 });
  const undo: (() => unknown)[] = [() => [folder, ...files].map((path) => rmSync(path, { recursive: true, force: true }))];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    if (diskMegabytes !== undefined) {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m,mode=0755`, "tmpfs", dataFolder], { stdio: "ignore" });
      undo.push(() => execFileSync("umount", ["-l", dataFolder]));
    }
    const postgres = await startEmbeddedPostgres(dataFolder);
    undo.push(postgres.stop);
    await migrate(postgres.url);
    const tenant = await createTenant(postgres.url);
    const { value: key } = await tenant.key("secret", { permissions: keyPermissions.secret });
    const sql = new pg.Pool({ connectionString: postgres.url, max: 4 });
    sql.on("error", () => undefined);
    sql.on("connect", (client) => client.on("error", () => undefined));
    undo.push(() => sql.end());
    const shared = { STAGE: "sandbox", DATABASE_URL: postgres.url, SECRETS_KEYS, ...environment };
    const seats: Seat[] = [];
    undo.push(() => Promise.all(seats.map((seat) => seat.end("SIGKILL"))));
    for (let number = 0; number < servers; number++)
      seats.push(await takeSeat({ ...shared, DATA_DIR: join(folder, `server-${number}`), PORT: String(await freePort()) }, folder));
    return {
      ...{ postgres, folder, dataFolder, organizationId: tenant.id, key, seats, sql, close },
      environment: shared,
      onClose: (step) => void undo.push(step),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function takeSeat(environment: Record<string, string> & { PORT: string }, folder: string): Promise<Seat> {
  let running: ServerProcess;
  let unforeseen = 0;
  const start = async (): Promise<number> => {
    const began = performance.now();
    running = await startServerProcess(environment, folder);
    return performance.now() - began;
  };
  await start();
  return {
    port: Number(environment.PORT),
    process: () => running,
    start,
    unforeseen: () => unforeseen,
    end: (signal) => {
      if (running.ended()) unforeseen++;
      return running.kill(signal);
    },
  };
}
