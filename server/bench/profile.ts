// `npm run bench -- --profile`: where the time of new assessments goes, in the server and in the database. Counting costs: rates are those of other phases.
import { freePort } from "../src/platform/database/embedded.ts";
import { onDatabase } from "./cluster.ts";
import { type CpuProfile, connectProfiler, type SelfTime, type WhereTimeWent, whereTimeWent } from "./cpu-profile.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import { runScript, startServer } from "./processes.ts";
import { copyOf } from "./seed.ts";
import { newRun, type Stage, serverFolder } from "./stage.ts";
import { beginCounting, COUNTING, canCount, counted, prepareCounting, type StatementFigures } from "./statements.ts";

/** Where it went. */
export interface ProfileFigures {
  readonly server: WhereTimeWent;
  /** Undefined where PostgreSQL's binaries do not carry pg_stat_statements. */
  readonly statements: readonly StatementFigures[] | undefined;
  readonly perSecond: number;
}

const FUNCTIONS = 30;
const SLOTS = 20;
const STATEMENTS = 20;

/** Measures new assessments on a fresh copy of the large history, in a restarted PostgreSQL. */
export async function measureProfile(stage: Stage): Promise<ProfileFigures> {
  const { cluster } = stage;
  const counts = await onDatabase(cluster.url(), canCount);
  if (counts) await cluster.restart(COUNTING);
  try {
    const url = await copyOf(cluster.url(), "large", "profile");
    if (counts) await onDatabase(url, prepareCounting);
    return await profiled(stage, url, counts);
  } finally {
    if (counts) await cluster.restart({});
  }
}

async function profiled(stage: Stage, url: string, counts: boolean): Promise<ProfileFigures> {
  const inspector = await freePort();
  const server = await startServer(url, serverFolder(stage), {}, [`--inspect=127.0.0.1:${inspector}`, "--inspect-publish-uid=http"]);
  const profiler = await connectProfiler(inspector);
  try {
    const { seconds, connections, seeded } = stage;
    const plan: LoadPlan = { port: server.port, key: seeded.key, seconds, connections, kind: "new", run: newRun() };
    let begun: Promise<unknown> = Promise.resolve();
    const { perSecond } = await runScript<LoadResult>("./load.ts", plan, () => {
      begun = Promise.all([profiler.start(), counts ? onDatabase(url, beginCounting) : undefined]);
    });
    await begun;
    const profile: CpuProfile = await profiler.stop();
    const statements = counts ? await onDatabase(url, (client) => counted(client, STATEMENTS)) : undefined;
    const figures = { server: whereTimeWent(profile), statements, perSecond };
    show(figures);
    return figures;
  } finally {
    profiler.close();
    await server.stop();
  }
}

function show({ server, statements = [], perSecond }: ProfileFigures): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
  console.log(`\nprofile: ${perSecond} assessments a second, the server's thread was busy for ${percent(server.busy).trim()}`);
  for (const { name, share } of server.places.slice(0, 12)) console.log(`  ${percent(share)}  ${name}`);
  for (const { name, place, share } of server.functions.slice(0, 20)) console.log(`  ${percent(share)}  ${name}  ${place}`);
  for (const { statement, nested, calls, meanMilliseconds, share, rows } of statements)
    console.log(
      `  ${percent(share)}  ${String(calls).padStart(7)} x ${meanMilliseconds.toFixed(3).padStart(8)} ms ${String(rows).padStart(9)} rows  ${nested ? "  " : ""}${statement}`,
    );
}

/** The profile as Markdown. */
export function profileTables({ server, statements, perSecond }: ProfileFigures): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const table = (titles: readonly string[], left: number, rows: readonly (readonly (string | number)[])[]): string =>
    [titles, titles.map((_, index) => (index < left ? ":--" : "--:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const selfTimes = (all: readonly SelfTime[], most: number): readonly (readonly [string, string, number, string])[] =>
    all.slice(0, most).map(({ name, place, milliseconds, share }) => [name, place, milliseconds, percent(share)]);
  return `New pay-ins, ${perSecond} a second while both profiles were taken, which slows them. The server's thread was busy for ${percent(server.busy)} of the time, and waited for a core for ${percent(server.waited)}; shares are of the time
that it was busy.

### The server, by folder and package

${table(
  ["place", "self (ms)", "share"],
  1,
  selfTimes(server.places, SLOTS).map(([name, , milliseconds, share]) => [name, milliseconds, share]),
)}

### The server, by function

${table(["function", "where", "self (ms)", "share"], 2, selfTimes(server.functions, FUNCTIONS))}

### The database, by statement

${
  statements === undefined
    ? "Its binaries do not carry pg_stat_statements: nothing was counted."
    : `${table(
        ["statement", "calls", "mean (ms)", "share", "rows", "WAL a call (bytes)", "blocks hit a call", "blocks read a call"],
        1,
        statements.map((one) => [
          `${one.nested ? "inside: " : ""}\`${one.statement.replaceAll("|", "\\|").replaceAll("`", "'")}\``,
          one.calls,
          one.meanMilliseconds,
          percent(one.share),
          one.rows,
          one.walBytes,
          one.blocksHit,
          one.blocksRead,
        ]),
      )}

By pg_stat_statements, of the time of all statements that were sent. "Inside": run by a function, whose time includes it.`
}`;
}
