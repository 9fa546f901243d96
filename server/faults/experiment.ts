// One fault, done to a service under load again and again; then the reckoning.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Afterwards, afterwards } from "./afterwards.ts";
import { startBalancer } from "./balancer.ts";
import type { Seen } from "./caller.ts";
import { type Fault, pause, type Struck } from "./fault.ts";
import { startLoad } from "./load.ts";
import { startWatchingOthers } from "./machine.ts";
import type { Scene } from "./scene.ts";

/** Deadline of an assess call (ms), and what an answer may take beyond it. */
const DEADLINE = 2000;
const MARGIN = 50;
/** The first decision has to come within this time (ms) of the return of what was gone. */
const FIRST_WITHIN = 2000;
/** Load before, between and after faults (ms). */
const CALM = 800;

/** What an experiment showed. */
export interface Finding extends Afterwards {
  readonly name: string;
  readonly title: string;
  readonly repetitions: number;
  readonly requests: number;
  /** Assess calls by status; "none": no answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls beside assess, by status. */
  readonly otherStatuses: Readonly<Record<string, number>>;
  /** Longest answer (ms) to an assess call. */
  readonly longest: number;
  /** Longest time (ms) for which the caller itself stood still: it is in its measurements. */
  readonly ownPause: number;
  /** Share of the machine's processors that processes of others used meanwhile, from 0 to 1. */
  readonly others: number;
  /** Longest time (ms) from the return to the first decision; undefined where nothing was gone. */
  readonly firstDecision: number | undefined;
  /** Server processes that exited unexpectedly. */
  readonly died: number;
  readonly notes: readonly string[];
  /** Promises that were broken; empty: none. */
  readonly broken: readonly string[];
  /** Promises of time that were broken while others used so much of the machine that this proves nothing. */
  readonly unclear: readonly string[];
}

/** Runs the experiment, in a scene that may be reused. `progress` receives its steps. */
export async function experiment(fault: Fault, scene: Scene, repetitions: number, perSecond: number, progress: (text: string) => void): Promise<Finding> {
  const balancer = startBalancer(scene.seats);
  const ownPause = monitorEventLoopDelay({ resolution: 5 });
  const others = startWatchingOthers();
  const unforeseen = (): number => scene.seats.reduce((sum, seat) => sum + seat.unforeseen(), 0);
  const before = unforeseen();
  const load = startLoad({ port: balancer.port, servers: scene.seats.length, key: scene.key, perSecond });
  const struck: Struck[] = [];
  const firsts: number[] = [];
  let cold = 0;
  try {
    cold = await load.warmed();
    ownPause.enable();
    for (let repetition = 1; repetition <= repetitions; repetition++) {
      await pause(CALM);
      progress(`${fault.name} ${repetition}/${repetitions}`);
      const done = await fault.strike({ scene, load, balancer });
      struck.push(done);
      if (done.returned !== undefined) firsts.push((await load.firstDecision(done.returned)) ?? Number.POSITIVE_INFINITY);
    }
    await pause(CALM);
  } finally {
    await load.stop();
    balancer.stop();
    ownPause.disable();
  }
  const share = others();
  const died = unforeseen() - before + scene.seats.filter((seat) => seat.process().ended()).length;
  const { requests, others: otherRequests } = load.ledger;
  const assess = [...load.ledger.assess.slice(cold), ...struck.flatMap(({ assess: more = [] }) => more)];
  progress(`${fault.name}: retrying ${requests.size} handles`);
  const finding = {
    ...(await afterwards(scene, load.ledger)),
    name: fault.name,
    title: fault.title,
    repetitions,
    requests: assess.length + otherRequests.length,
    statuses: countByStatus(assess),
    otherStatuses: countByStatus(otherRequests),
    longest: Math.max(0, ...assess.filter(({ status }) => status !== 0).map(({ milliseconds }) => milliseconds)),
    ownPause: ownPause.max / 1e6,
    others: share,
    firstDecision: firsts.length === 0 ? undefined : Math.max(...firsts),
    died,
    notes: [...new Set([...struck.flatMap(({ note }) => (note === undefined ? [] : [note])), ...unanswered(assess)])],
  };
  const hanging = assess.filter(({ problem }) => problem === "hangs").length;
  const hasty = [...assess, ...otherRequests].filter(({ status, retryAfter }) => status === 503 && !retryAfter).length;
  const withoutRetryAfter = hasty > 0 ? [`${hasty} answers with 503 had no Retry-After`] : [];
  const late = [...lateness(fault, finding), ...struck.flatMap(({ late: more = [] }) => more)];
  const clear = share <= UNDISTURBED;
  const broken = [...brokenPromises(fault, finding, hanging), ...withoutRetryAfter, ...struck.flatMap(({ broken: more = [] }) => more), ...(clear ? late : [])];
  return { ...finding, broken, unclear: clear ? [] : late };
}

/** Why requests had no answer. */
function unanswered(assess: readonly Seen[]): string[] {
  const reasons = new Map<string, number>();
  for (const { problem } of assess) if (problem !== undefined) reasons.set(problem, (reasons.get(problem) ?? 0) + 1);
  return reasons.size === 0 ? [] : [`no answer: ${[...reasons].map(([reason, count]) => `${reason} (${count})`).join(", ")}`];
}

function countByStatus(seen: readonly { readonly status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of seen) counts[status || "none"] = (counts[status || "none"] ?? 0) + 1;
  return counts;
}

/** Where others use more of the machine (0 to 1), times are theirs as much as the service's. */
const UNDISTURBED = 0.25;

const ANSWERS = new Set(["200", "503", "504", "none"]);

type Reckoned = Omit<Finding, "broken" | "unclear">;

function lateness(fault: Fault, { longest, ownPause, statuses, firstDecision = 0 }: Reckoned): string[] {
  const limit = DEADLINE + MARGIN + ownPause;
  // 503 and 504 are expected if the service gets too little CPU
  const refused = (statuses["503"] ?? 0) + (statuses["504"] ?? 0);
  return [
    ...(longest <= limit ? [] : [`an answer took ${Math.round(longest)} ms, ${Math.round(limit)} are allowed`]),
    ...(firstDecision < FIRST_WITHIN ? [] : [`the first decision came ${Math.round(firstDecision)} ms after the return`]),
    ...(fault.unharmed === true && refused > 0 ? [`the service was fully available, but ${refused} responses were not decisions`] : []),
  ];
}

function brokenPromises(fault: Fault, finding: Reckoned, hanging: number): string[] {
  const { statuses, otherStatuses } = finding;
  const strange = Object.entries(statuses).filter(([status]) => !ANSWERS.has(status));
  const checks: [boolean, string][] = [
    [finding.lost === 0, `${finding.lost} acknowledged answers were lost or changed`],
    [finding.twice === 0, `${finding.twice} handles were assessed twice`],
    [finding.stuck === 0, `${finding.stuck} handles could not be retried`],
    [finding.outcomesLost === 0, `${finding.outcomesLost} acknowledged outcomes are gone`],
    [strange.length === 0, `answers with ${strange.map(([status, count]) => `${status} (${count})`).join(", ")}`],
    [otherStatuses["500"] === undefined, `${otherStatuses["500"]} outcomes were answered with 500`],
    [hanging === 0, `${hanging} requests hang`],
    [finding.died === 0, `${finding.died} server processes ended by themselves`],
    [fault.unanswered === true || statuses.none === undefined, `${statuses.none} requests had no answer`],
  ];
  return checks.flatMap(([held, text]) => (held ? [] : [text]));
}
