// `npm run bench`: what calls cost, above all assess, against the same SQL run one assessment at a time. Figures are ratios within this run.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { machineLine, postgresVersion, startWatchingOthers } from "../faults/machine.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { assessPhases, type Sizes, SMALL_PAST } from "./assess-phases.ts";
import { openCluster } from "./cluster.ts";
import { measureOperations, type OperationFigures } from "./operations.ts";
import { measureOverload, type Overload, overloadSummary } from "./overload.ts";
import { measurePages } from "./pages.ts";
import { heading } from "./phase.ts";
import { measureProfile, type ProfileFigures } from "./profile.ts";
import { report } from "./report.ts";
import { measureBacktests, measureRules } from "./rules.ts";
import { measureShards, measureWorkers } from "./scale-phases.ts";
import { copyOf, seed, seedRolled } from "./seed.ts";
import { measureFloor, measureOverHttp, type Stage } from "./stage.ts";
import { isHeld, LISTING, type Summary, summarise, targets } from "./summary.ts";
import { benchWebhooks } from "./webhooks.ts";

const PHASES = [
  ...["baseline", "new", "payout", "listening", "webhooks", "300", "1000", "hot", "replay", "small", "entries", "growth", "stats", "workers", "shards"],
  ...["rules", "backtest", "outcome", "listing", "pages", "operations", "overload", "profile"],
] as const;

const HELP = `npm run bench [-- --only phase,phase --report ...]

  --only         these phases: ${PHASES.join(", ")}
  --operations   only these operations of the phase operations, by their ids
  pages: filtered pages of assessments, counts and entity pages, one request after the other
  rules and backtest: what live rules cost, and backtests beside decisions
  workers and shards: what a second process and a second and fourth PostgreSQL bring
  --profile      as well as the phases: where the time of new assessments goes
  --report       writes server/docs/reports/bench.md, with the profile; with --only, a report named for the phases
  --past N       past pay-ins (1000000)      --payouts N  past payouts (200000)    --entries N  blocklist entries (1000000)
  --grown N      pay-ins of the grown past (10000000): some 20 GB and ten minutes the first time
  --seconds N    of a phase (10)             --rounds N   of phases that are compared (3)
  --connections N  of the load (64)          --sockets N  of the overload, together (4000)
  --data PATH    folder of the databases, reused between runs (.data/bench)
  ENCRYPT_REQUESTS=on in the environment measures with stored requests encrypted`;

const { values } = readCommandLine({
  options: {
    past: { type: "string", default: "1000000" },
    payouts: { type: "string", default: "200000" },
    entries: { type: "string", default: "1000000" },
    grown: { type: "string", default: "10000000" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "64" },
    sockets: { type: "string", default: "4000" },
    data: { type: "string", default: ".data/bench" },
    only: { type: "string" },
    operations: { type: "string" },
    profile: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const only = values.only?.split(",");
const unknown = only?.filter((name) => !PHASES.some((phase) => phase === name)) ?? [];

if (values.help) console.log(HELP);
else if (unknown.length > 0) {
  console.error(`No such phase: ${unknown.join(", ")}. There are: ${PHASES.join(", ")}.`);
  process.exitCode = 2;
} else await run();

async function run(): Promise<void> {
  const began = performance.now();
  const others = startWatchingOthers();
  const sizes = { past: Number(values.past), payouts: Number(values.payouts), entries: Number(values.entries), grown: Number(values.grown) };
  mkdirSync(values.data, { recursive: true });
  const cluster = await openCluster(values.data);
  try {
    const seeded = await seed(cluster.url(), { small: SMALL_PAST, large: sizes.past, payouts: sizes.payouts, entries: sizes.entries });
    const stage: Stage = {
      cluster,
      folder: values.data,
      seeded,
      seconds: Number(values.seconds),
      connections: Number(values.connections),
      rounds: Number(values.rounds),
      phases: [],
    };
    const sql = new pg.Pool({ connectionString: cluster.url(), max: 1 });
    const version = await postgresVersion(sql);
    await sql.end();
    console.log(
      `${cpus().length} cores, ${sizes.past} past pay-ins, ${sizes.payouts} past payouts, ${sizes.entries} list entries, ${stage.connections} connections, ${stage.seconds} s a phase\n${heading()}`,
    );
    const found = await measure(stage, sizes);
    const summary = {
      ...summarise(stage.phases, sizes),
      ...found.webhooks,
      ...found.rules,
      ...found.pages,
      ...(found.overload && overloadSummary(found.overload)),
    };
    const { operations, overload, profile } = found;
    conclude(stage, summary, operations);
    const file = join(values.data, "report.json");
    const results = { at: new Date().toISOString(), cores: cpus().length, options: values, summary, phases: stage.phases, operations, overload, profile };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`\nwrote ${file}`);
    if (!values.report) return;
    const { seconds, rounds, connections, phases } = stage;
    const took = (performance.now() - began) / 1000;
    const facts = { machine: machineLine(version), command: command(), sizes, seconds, rounds, connections, took, others: others() };
    // a part has a report of its own: the whole one stays
    const name = only === undefined ? "bench.md" : `bench-${only.join("-")}.md`;
    writeFileSync(
      fileURLToPath(new URL(`../docs/reports/${name}`, import.meta.url)),
      report({ ...facts, phases, summary, operations, overload, profile, disk: stage.disk }),
    );
    console.log(`wrote server/docs/reports/${name}`);
  } finally {
    await cluster.stop();
  }
}

/** Measurements that are not phases. */
interface Found {
  readonly webhooks: Summary;
  readonly rules: Summary;
  readonly pages: Summary;
  readonly operations: readonly OperationFigures[] | undefined;
  readonly overload: Overload | undefined;
  readonly profile: ProfileFigures | undefined;
}

async function measure(stage: Stage, sizes: Sizes): Promise<Found> {
  const { cluster, rounds, seconds } = stage;
  const wanted = (name: (typeof PHASES)[number]): boolean => only?.includes(name) ?? name !== "profile";
  await seedRolled(cluster.url());
  // rolled up, so that the rollup job of each server does not process the history during measurements
  const large = await copyOf(cluster.url(), "rolled", "large");
  const { inTurns, inOrder } = assessPhases(stage, large, sizes);
  const chosen = Object.entries(inTurns).filter(([name]) => wanted(name as (typeof PHASES)[number]));
  for (let round = 0; round < rounds; round++) {
    // alternately: the order of a round affects the caches
    for (const [, phase] of round % 2 === 0 ? chosen : chosen.toReversed()) await phase();
  }
  const webhooks = wanted("webhooks") ? await benchWebhooks(large, stage.seeded.credential.organizationId, seconds, rounds) : {};
  for (const [name, phase] of Object.entries(inOrder)) if (wanted(name as (typeof PHASES)[number])) await phase();
  const rules = { ...(wanted("rules") ? await measureRules(stage, large) : {}), ...(wanted("backtest") ? await measureBacktests(stage) : {}) };
  if (wanted("shards")) await measureShards(stage);
  const settled = ["outcome", "listing", "pages", "workers", "operations", "overload"] as const;
  let operations: OperationFigures[] | undefined;
  let overload: Overload | undefined;
  let pages: Summary = {};
  if (settled.some(wanted)) {
    const rolled = await copyOf(cluster.url(), "rolled");
    // before the outcomes, which the rollup job of a server has to count afterwards
    if (wanted("listing")) await measureListing(stage, rolled);
    if (wanted("pages")) pages = await measurePages(stage, rolled);
    if (wanted("outcome")) await measureOverHttp(stage, "outcome: of earlier payments", rolled, { load: { kind: "outcome" } });
    if (wanted("workers")) await measureWorkers(stage, rolled);
    if (wanted("operations")) operations = await measureOperations(stage, rolled, values.operations?.split(","));
    if (wanted("overload")) overload = await measureOverload(stage, await copyOf(cluster.url(), "rolled"), Number(values.sockets));
  }
  const profiled = wanted("profile") || values.profile || (values.report && only === undefined);
  return { webhooks, rules, pages, operations, overload, profile: profiled ? await measureProfile(stage) : undefined };
}

/** Pages of a long list, as dashboards read it: at a steady rate, beside what the machine itself takes for a read at that rate. */
async function measureListing(stage: Stage, url: string): Promise<void> {
  for (let round = 0; round < stage.rounds; round++) {
    await measureFloor(stage, "read", url, 100, 8);
    await measureOverHttp(stage, LISTING, url, { load: { kind: "listing", connections: 8, rate: 100 } });
  }
}

/** Shows the figures and what became of the promises; a phase in which not every answer was right is an error. */
function conclude({ phases }: Stage, summary: Summary, operations: readonly OperationFigures[] = []): void {
  const measured = Object.entries(summary).filter(([, value]) => !Number.isNaN(value));
  console.log(`\n${measured.map(([name, value]) => `${name.padEnd(40)}${value}`).join("\n")}\n`);
  for (const target of targets) {
    const held = isHeld(target, summary);
    if (held !== undefined) console.log(`${held ? "held  " : "MISSED"}  ${target.promise}: ${summary[target.figure]}`);
  }
  const failed = [
    ...phases.filter(({ statuses }) => Object.keys(statuses).some((status) => status !== "200")).map(({ name }) => name),
    ...operations.filter(({ succeeded }) => !succeeded).map(({ operation }) => operation),
  ];
  if (failed.length === 0) return;
  console.error(`\nNot every answer was a success: ${failed.join(", ")}`);
  process.exitCode = 1;
}

/** The command as it was typed, but for where its data is. */
function command(): string {
  const given = process.argv.slice(2).filter((word, index, all) => !word.startsWith("--data") && all[index - 1] !== "--data");
  return given.length === 0 ? "npm run bench" : `npm run bench -- ${given.join(" ")}`;
}
