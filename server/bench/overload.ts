// `npm run bench -- --only overload`: load beyond the capacity. The capacity is measured first, then one, three and ten times as many requests are sent per
// second, in an open loop.
import { startWatchingOthers } from "../faults/machine.ts";
import { coresToPin, pin } from "./cpu-affinity.ts";
import type { OverloadPlan, OverloadResult } from "./overload-generator.ts";
import { cpuSeconds, runScript, startServer } from "./processes.ts";
import { type Stage, serverFolder } from "./stage.ts";
import type { Summary } from "./summary.ts";

/** A level of load and what it cost: seconds of a core for each second. */
export interface Level extends OverloadResult {
  readonly name: string;
  /** Multiple of the capacity; 0: closed loop. */
  readonly times: number;
  /** Decisions a second that came in time. */
  readonly goodput: number;
  readonly shareOfPeak: number;
  readonly serverCpu: number;
  readonly databaseCpu: number;
  /** Share of the machine (0 to 1) that went to processes which are not of the bench. */
  readonly others: number;
}

/** All of them. */
export interface Overload {
  readonly levels: readonly Level[];
  /** Capacity: decisions per second. */
  readonly peak: number;
  readonly connections: number;
  /** Server and database had one core, the generator another. */
  readonly pinned: boolean;
}

/** Connections in the closed loops that measure the capacity. */
const CALLERS = [64, 256] as const;
const TIMES = [1, 3, 10] as const;
/** Deadline of an assess call, and what an answer may be late (ms). */
const DEADLINE = 2050;

/** Measures it over a database; `connections` is how many the callers of the open loops hold together. */
export async function measureOverload(stage: Stage, url: string, connections: number): Promise<Overload> {
  const cores = coresToPin();
  const server = await startServer(url, serverFolder(stage));
  if (cores !== undefined) {
    pin(server.pid, cores.service);
    pin(stage.cluster.pid(), cores.service, true);
  }
  const levels: Level[] = [];
  let peak = 0;
  const runLevel = async (name: string, times: number, more: Pick<OverloadPlan, "connections" | "rate">): Promise<Level> => {
    const run = Date.now().toString(36).slice(-6);
    const plan: OverloadPlan = { port: server.port, key: stage.seeded.key, seconds: stage.seconds, run, deadline: DEADLINE, ...more };
    const cpu = (): [number, number] => [cpuSeconds(server.pid), cpuSeconds(stage.cluster.pid(), true)];
    let before = cpu();
    let after = before;
    let watching = startWatchingOthers();
    let others = 0;
    const result = await runScript<OverloadResult>(
      "./overload-generator.ts",
      plan,
      () => {
        before = cpu();
        watching = startWatchingOthers();
      },
      {
        measured: () => {
          after = cpu();
          others = watching();
        },
        begun: (pid) => cores && pin(pid, cores.generator),
      },
    );
    const goodput = Math.round((result.decisions - result.lateDecisions) / result.seconds);
    if (times === 0) peak = Math.max(peak, goodput);
    const level: Level = {
      name,
      times,
      ...result,
      goodput,
      shareOfPeak: goodput / peak,
      serverCpu: (after[0] - before[0]) / result.seconds,
      databaseCpu: (after[1] - before[1]) / result.seconds,
      others,
    };
    levels.push(level);
    console.log(line(level));
    return level;
  };
  console.log(`\n${"".padEnd(26)}${CELLS.map(([title]) => title.padStart(11)).join("")}  answers`);
  try {
    for (const callers of CALLERS) await runLevel(`closed loop of ${callers}`, 0, { connections: callers });
    for (const times of TIMES) await runLevel(`${times} x capacity`, times, { connections, rate: peak * times });
    const best = levels.filter(({ times }) => times === 0).toSorted((a, b) => b.goodput - a.goodput)[0];
    // not part of the peak: it is compared with it
    await runLevel("closed loop, afterwards", -1, { connections: best?.name.endsWith(String(CALLERS[1])) ? CALLERS[1] : CALLERS[0] });
  } finally {
    await server.stop();
    if (cores !== undefined) pin(stage.cluster.pid(), cores.all, true);
  }
  return { levels, peak, connections, pinned: cores !== undefined };
}

/** Figures of the summary. */
export function overloadSummary({ levels, peak }: Overload): Summary {
  const shares = levels.filter(({ times }) => times > 1).map(({ times, shareOfPeak }) => [`goodput at ${times}x, share of peak`, round(shareOfPeak)]);
  return { "peak under overload/s": peak, ...Object.fromEntries(shares) };
}

const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const openOnly = (level: Level, value: number): number | string => (level.times > 0 ? value : "–");
const refusals = ({ answers, decisions }: Level): number => Object.values(answers).reduce((sum, count) => sum + count, 0) - decisions;
const total = (figures: Readonly<Record<string, number>>): number => Object.values(figures).reduce((sum, count) => sum + count, 0);

const CELLS: readonly (readonly [title: string, cell: (level: Level) => string | number])[] = [
  ["due/s", (level) => openOnly(level, Math.round(level.due / level.seconds))],
  ["sent/s", (level) => Math.round(level.sent / level.seconds)],
  ["unsent/s", (level) => openOnly(level, Math.round(level.unsent / level.seconds))],
  ["goodput/s", (level) => level.goodput],
  ["of peak", (level) => percent(level.shareOfPeak)],
  ["p50", (level) => level.decided.p50],
  ["p99", (level) => level.decided.p99],
  ["late", (level) => level.lateDecisions],
  ["refused/s", (level) => Math.round(refusals(level) / level.seconds)],
  ["p50 ref.", (level) => (refusals(level) === 0 ? "–" : level.refused.p50)],
  ["p99 ref.", (level) => (refusals(level) === 0 ? "–" : level.refused.p99)],
  ["no R-After", (level) => total(level.withoutRetryAfter)],
  ["resets", (level) => level.broken],
  ["hangs", (level) => level.unanswered],
  ["srv CPU", (level) => percent(level.serverCpu)],
  ["db CPU", (level) => percent(level.databaseCpu)],
  ["gen CPU", (level) => percent(level.generatorCpu)],
  ["others", (level) => percent(level.others)],
];

const answersOf = ({ answers }: Level): string =>
  Object.entries(answers)
    .map(([name, count]) => `${name}: ${count}`)
    .join(", ");

function line(level: Level): string {
  return `${level.name.padEnd(26)}${CELLS.map(([, cell]) => String(cell(level)).padStart(11)).join("")}  ${answersOf(level)}`;
}

/** The levels as Markdown: a table, and what its columns mean. */
export function overloadTable({ levels, connections, pinned }: Overload): string {
  const titles = ["", ...CELLS.map(([title]) => title), "answers"];
  const rows = levels.map((level) => [level.name, ...CELLS.map(([, cell]) => cell(level)), answersOf(level)]);
  const aligned = titles.map((_, index) => (index === 0 || index === titles.length - 1 ? ":--" : "--:"));
  const table = [titles, aligned, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const bare = [...new Set(levels.flatMap(({ withoutRetryAfter }) => Object.keys(withoutRetryAfter)))].join(", ");
  const pause = Math.round(Math.max(...levels.map(({ generatorPause }) => generatorPause)));
  return `${
    pinned
      ? "Server and database were pinned to one core and the generator to another: the generator does not compete with the service, and the capacity is that of one core."
      : "Server, database and generator shared all cores: what the generator used was taken from the service."
  }

${table}

- New pay-ins, over ${connections} connections with one request in flight on each. Times are milliseconds from sending to answer.
- "Due": requests of the schedule. "Unsent": found no free connection for a second, because all of them waited for answers, and was given up. The rest waited less.
- "Late": decisions that came more than ${DEADLINE} ms after the request was sent. "Goodput" is the decisions that came in time.
- "No R-After": refusals without \`Retry-After\`${bare === "" ? "" : ` (${bare})`}. "Hangs": requests without an answer five seconds after the end. "Resets": connections that the service ended.
- CPU: of one core; "others": share of the machine used by other processes. The generator stalled for at most ${pause} ms.`;
}
