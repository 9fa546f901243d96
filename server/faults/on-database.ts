// Faults of the database: killed, restarted, stopped, locked, without space.
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Fault, pause, randomMoment } from "./fault.ts";
import type { Scene } from "./scene.ts";

const LOOK_EVERY = 20;
const LOOK_FOR = 20_000;
/** Time (ms) for which a database is stopped or a table locked, and the longer one: beyond every timeout of a statement and of a connection. */
const HELD = 3000;
const HELD_LONG = 20_000;
/** Time (ms) for which the disk stays full. */
const FULL = 6000;

/** Does the database answer a new connection? */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500, query_timeout: 500 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Resolves with the time at which the database becomes available or unavailable. */
async function turned({ postgres }: Scene, up: boolean, within = LOOK_FOR): Promise<number> {
  const until = performance.now() + within;
  while (performance.now() < until) {
    if ((await answers(postgres.url)) === up) return performance.now();
    await pause(LOOK_EVERY);
  }
  if (up) throw new Error("the database did not come back");
  return performance.now();
}

/** Seen gone, then seen there: a crash takes the postmaster a moment to notice. */
async function goneAndBack(scene: Scene): Promise<number> {
  await turned(scene, false, 1000);
  return turned(scene, true);
}

const killed: Fault = {
  name: "database-killed",
  title: "Postgres: postmaster killed with SIGKILL",
  repetitions: 4,
  strike: async ({ scene }) => {
    await randomMoment();
    process.kill(scene.postgres.pid(), "SIGKILL");
    return { returned: await goneAndBack(scene) };
  },
};

const backendKilled: Fault = {
  name: "backend-killed",
  title: "Postgres: a backend of the assess path killed with SIGKILL",
  repetitions: 4,
  strike: async ({ scene }) => {
    await randomMoment();
    const { rows } = await scene.sql.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE application_name = 'fraud-risk-assess' LIMIT 1");
    for (const { pid } of rows) process.kill(pid, "SIGKILL");
    return { returned: await goneAndBack(scene) };
  },
};

const restarted: Fault = {
  name: "database-restarted",
  title: "Postgres: restarted (fast shutdown)",
  repetitions: 3,
  strike: async ({ scene }) => {
    await randomMoment();
    process.kill(scene.postgres.pid(), "SIGINT");
    return { returned: await goneAndBack(scene) };
  },
};

/** The postmaster and its children: each of them is the leader of a group of its own. */
function processesOf(postmaster: number): number[] {
  const children = readdirSync("/proc").filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ")[1] === String(postmaster)
      );
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

const stopped = (name: string, repetitions: number, held: number): Fault => ({
  name,
  title: `Postgres: every process stopped (SIGSTOP) for ${held / 1000} s`,
  repetitions,
  strike: async ({ scene }) => {
    await randomMoment();
    const pids = processesOf(scene.postgres.pid());
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    try {
      await pause(held);
    } finally {
      for (const pid of pids) process.kill(pid, "SIGCONT");
    }
    return { returned: await turned(scene, true) };
  },
});

const locked: Fault = {
  name: "table-locked",
  title: `assessments locked (ACCESS EXCLUSIVE) for ${HELD / 1000} s`,
  repetitions: 2,
  strike: async ({ scene }) => {
    await randomMoment();
    const client = await scene.sql.connect();
    await client.query("BEGIN; LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE");
    await pause(HELD);
    await client.query("ROLLBACK");
    client.release();
    return { returned: performance.now() };
  },
};

/** Writes until nothing more fits. */
function fill(file: string): void {
  const block = Buffer.alloc(2 ** 20);
  const descriptor = openSync(file, "w");
  try {
    for (;;) writeSync(descriptor, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(descriptor);
  }
}

const full: Fault = {
  name: "disk-full",
  title: `Postgres: its disk full for ${FULL / 1000} s (tmpfs of 320 MiB)`,
  repetitions: 2,
  scene: { diskMegabytes: 320 },
  strike: async ({ scene }) => {
    await randomMoment();
    const pid = scene.postgres.pid();
    const ballast = join(scene.dataFolder, "ballast");
    fill(ballast);
    await pause(FULL);
    const there = await answers(scene.postgres.url);
    rmSync(ballast);
    const returned = await turned(scene, true);
    return { returned, note: there && scene.postgres.pid() === pid ? "Postgres stayed up and refused writes" : "Postgres ended itself for want of WAL" };
  },
};

/** Faults of the database. */
export const databaseFaults: readonly Fault[] = [
  killed,
  backendKilled,
  restarted,
  stopped("database-stopped", 2, HELD),
  stopped("database-stopped-long", 1, HELD_LONG),
  locked,
  full,
];
