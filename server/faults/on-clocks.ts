// Faults of the clock: the server's jumps, the database's does not; and the end of a month, where new partitions begin.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { maintainPartitions } from "../src/backoffice/retention/partition-maintenance.ts";
import { retentionOf } from "../src/backoffice/retention/retention-periods.ts";
import { nextPartition } from "../src/platform/database/partitions.ts";
import { readConfig } from "../src/platform/environment/config.ts";
import { firstIdAt } from "../src/platform/ids/uuid.ts";
import { type Fault, pause } from "./fault.ts";
import type { Scene } from "./scene.ts";

const HOUR = 3_600_000;
/** Time (ms) for which the clock is off. */
const OFF = 3000;

/** One for each process of this script: several may run at once. */
const file = join(tmpdir(), `fraud-risk-clock-${process.pid}`);
const preload = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));
const ENVIRONMENT = { NODE_OPTIONS: `--import ${preload}`, FAULTS_CLOCK: file };
const SCENE = { environment: ENVIRONMENT, files: [file] };
// maintenance runs when the experiment says so
const WITHOUT_JOBS = { environment: { ...ENVIRONMENT, BACKGROUND_JOBS: "separate" }, files: [file] };

function jump(name: string, title: string, shift: number): Fault {
  return {
    name,
    title,
    repetitions: 2,
    scene: SCENE,
    unharmed: true,
    strike: async ({ scene }) => {
      writeFileSync(file, String(shift));
      await pause(OFF);
      const dates = await Promise.all(scene.seats.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).json()));
      const off = dates.map((body) => Date.parse((body as { timestamp: string }).timestamp) - Date.now());
      writeFileSync(file, "0");
      await pause(OFF / 2);
      // an experiment that does nothing proves nothing
      return { broken: off.some((difference) => Math.abs(difference - shift) > 2000) ? ["the clock of the server was not off"] : [] };
    },
  };
}

/** Load before and after the end of a month (ms). */
const BEFORE_END = 2000;
const AFTER_END = 3000;
/** The partition that is open to the future. */
const LAST = "assessments_later";

/** Sets the clock to shortly before the end of the month; resolves shortly after it, with the time at which the next month begins. */
async function passMonthEnd({ seats }: Scene): Promise<{ month: number; broken: string[] }> {
  const month = nextPartition("month", Date.now());
  const shift = month - BEFORE_END - Date.now();
  writeFileSync(file, String(shift));
  await pause(BEFORE_END + AFTER_END);
  const { timestamp } = (await (await fetch(`http://127.0.0.1:${seats[0]?.port}/api/v1/health`)).json()) as { timestamp: string };
  return { month, broken: Date.parse(timestamp) >= month ? [] : ["the clock of the server was not off"] };
}

/** Runs partition maintenance, as the worker does each hour. */
async function maintain({ postgres, environment }: Scene, now: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await maintainPartitions(client, retentionOf(readConfig(environment)), now);
  } finally {
    await client.end();
  }
}

/** How many assessments of a month and of the time before it are in each partition. */
async function rowsByPartition({ sql, organizationId }: Scene, month: number): Promise<{ partition: string; next: boolean; count: number }[]> {
  const { rows } = await sql.query<{ partition: string; next: boolean; count: number }>(
    "SELECT tableoid::regclass::text AS partition, session_id >= $2 AS next, count(*)::int AS count FROM assessments WHERE organization_id = $1 GROUP BY 1, 2",
    [organizationId, firstIdAt(month)],
  );
  return rows;
}

const monthEnd: Fault = {
  name: "month-end",
  title: "the end of a month, whose partitions were made ahead",
  repetitions: 1,
  scene: { ...WITHOUT_JOBS },
  unharmed: true,
  strike: async ({ scene }) => {
    await maintain(scene, Date.now());
    const { month, broken } = await passMonthEnd(scene);
    const rows = await rowsByPartition(scene, month);
    writeFileSync(file, "0");
    const own = `assessments_p${new Date(month).toISOString().slice(0, 10).replaceAll("-", "")}`;
    const [next, before] = [true, false].map((wanted) => rows.filter((row) => row.next === wanted).map(({ partition }) => partition));
    if (next?.join() !== own) broken.push(`rows of the new month are in ${next?.join(" and ") || "no partition"} instead of ${own}`);
    if (before?.includes(own) === true) broken.push(`rows of the old month are in ${own}`);
    return { broken, note: `rows: ${rows.map(({ partition, count }) => `${count} in ${partition}`).join(", ")}` };
  },
};

const monthEndUnmaintained: Fault = {
  name: "month-end-unmaintained",
  title: "the end of a month without partitions made ahead; the job runs afterwards",
  repetitions: 1,
  scene: { ...WITHOUT_JOBS },
  unharmed: true,
  strike: async ({ scene }) => {
    const { month, broken } = await passMonthEnd(scene);
    const before = await rowsByPartition(scene, month);
    await maintain(scene, month + AFTER_END);
    const after = await rowsByPartition(scene, month);
    await pause(AFTER_END);
    writeFileSync(file, "0");
    const ofNext = [before, after].map((rows) => rows.filter(({ next }) => next).reduce((sum, { count }) => sum + count, 0));
    if ((ofNext[0] ?? 0) === 0) broken.push("no rows of the new month");
    if ((ofNext[1] ?? 0) < (ofNext[0] ?? 0)) broken.push("rows of the new month are gone");
    const places = [before, after].map((rows) => [...new Set(rows.map(({ partition }) => partition))].join(" and "));
    if (after.some(({ partition }) => partition === LAST)) broken.push(`rows are in ${LAST} after the job`);
    return { broken, note: `rows were in ${places[0]}, after the job in ${places[1]}` };
  },
};

/** Faults of the clock: forward, back, and forward by far; ends of months. */
export const clockFaults: readonly Fault[] = [
  jump("clock-hour-ahead", "the server's clock jumps an hour ahead, and back", HOUR),
  jump("clock-hour-back", "the server's clock jumps an hour back, and ahead", -HOUR),
  jump("clock-day-ahead", "the server's clock jumps a day ahead, and back", 24 * HOUR),
  monthEnd,
  monthEndUnmaintained,
];
