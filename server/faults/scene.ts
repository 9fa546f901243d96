// Where an experiment happens: a Postgres of its own, server processes over it, an organization. All of it goes away afterwards.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { keyPermissions } from "../../generated/credentials.ts";
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from "../src/platform/database/embedded.ts";
import { migrate } from "../src/schema/migrate.ts";
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
    // servers with data folders of their own share a database, and so its key
    const secretsKeys = `k1:${randomBytes(32).toString("base64")}`;
    const seats: Seat[] = [];
    undo.push(() => Promise.all(seats.map((seat) => seat.end("SIGKILL"))));
    for (let number = 0; number < servers; number++)
      seats.push(
        await takeSeat(
          {
            DATABASE_URL: postgres.url,
            DATA_DIR: join(folder, `server-${number}`),
            SECRETS_KEYS: secretsKeys,
            PORT: String(await freePort()),
            ...environment,
          },
          folder,
        ),
      );
    return { postgres, folder, dataFolder, organizationId: tenant.id, key, seats, sql, close };
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
