// The key figures and the promises about them.
import { GROWN, type Sizes, SMALL_PAST } from "./assess-phases.ts";
import { median, type Phase } from "./phase.ts";
import { BESIDE, rulesPhase } from "./rules.ts";
import { shardsPhase, workersPhase } from "./scale-phases.ts";
import { floorPhase } from "./stage.ts";

/** Name of the phase that reads a long list, as dashboards do: a hundred pages a second. */
export const LISTING = "listing: the blocklist, steady 100/s";

/** Medians over the rounds and ratios within the run, by what they say. NaN: not measured. */
export type Summary = Readonly<Record<string, number>>;

/** The figures of the phases. */
export function summarise(phases: readonly Phase[], { past, entries }: Sizes): Summary {
  const named = (name: string): Phase[] => phases.filter((phase) => phase.name === name);
  const middle = (name: string, figure: (phase: Phase) => number): number => median(named(name).map(figure));
  const rate = (name: string): number => middle(name, ({ perSecond }) => perSecond);
  const slowest = (name: string): number => middle(name, ({ p99 }) => p99);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  // steadier than the rate where others use the machine as well
  const cpu = (name: string): number => middle(name, ({ serverCpuMicros = 0, databaseCpuMicros = 0 }) => serverCpuMicros + databaseCpuMicros);
  const fresh = rate("assess: new orders");
  const rounds = (name: string): number[] => named(name).map(({ perSecond }) => perSecond);
  /** Median over the rounds of what one had against the other: the machine's drift from round to round is in neither. */
  const share = (name: string, of: string): number => median(rounds(name).map((perSecond, index) => perSecond / (rounds(of)[index] ?? Number.NaN)));
  return {
    "assess/s": fresh,
    "baseline/s": rate("baseline: one at a time, no HTTP"),
    "ratio to baseline": round(fresh / rate("baseline: one at a time, no HTTP")),
    "p99 at 300/s, ms": slowest("assess: steady 300/s"),
    "p50 at 1000/s, ms": middle("assess: steady 1000/s", ({ p50 }) => p50),
    "p99 at 1000/s, ms": slowest("assess: steady 1000/s"),
    "floor at 1000/s, p50, ms": middle(floorPhase("commit", 1000), ({ p50 }) => p50),
    "floor at 1000/s, p99, ms": slowest(floorPhase("commit", 1000)),
    "hot card, share of new orders": round(rate("assess: one hot card") / fresh),
    "replays/s": rate("assess: replays"),
    "payouts, share of pay-ins": round(share("assess: payouts", "assess: new orders")),
    "with a listener, share of without": round(share("assess: one endpoint listens", "assess: new orders")),
    "the same, sender off": round(share("assess: listens, sender off", "assess: new orders")),
    "with a listener, cpu to without": round(cpu("assess: one endpoint listens") / cpu("assess: new orders")),
    "the same, sender off, cpu": round(cpu("assess: listens, sender off") / cpu("assess: new orders")),
    "listener at 500/s, ms to receiver, p99": middle("assess: listens, steady 500/s", ({ sentP99 = 0 }) => sentP99),
    "entries against empty lists": round(rate(`assess: ${entries} entries`) / rate("assess: lists are empty")),
    "statistics of 30 days, p99, ms": slowest("statistics: 30 days"),
    "large past against small": round(rate(`assess: after ${past}`) / rate(`assess: after ${SMALL_PAST}`)),
    "grown past against nothing": round(share(GROWN.full, GROWN.empty)),
    "two workers, share of one": round(share(workersPhase(2), workersPhase(1))),
    "two PostgreSQL, share of one": round(share(shardsPhase(2), shardsPhase(1))),
    "four PostgreSQL, share of one": round(share(shardsPhase(4), shardsPhase(1))),
    "20 live rules, share of none": round(share(rulesPhase(20), rulesPhase(0))),
    "200 live rules, share of none": round(share(rulesPhase(200), rulesPhase(0))),
    "200 live rules, cpu to none": round(cpu(rulesPhase(200)) / cpu(rulesPhase(0))),
    "p99 beside a backtest, to without": round(slowest(BESIDE.backtest) / slowest(BESIDE.nothing)),
    "outcomes/s": rate("outcome: of earlier payments"),
    "blocklist listing, p99, ms": slowest(LISTING),
    "floor at 100/s, p99, ms": slowest(floorPhase("read", 100)),
  };
}

/** A promise of a figure. */
export interface Target {
  readonly promise: string;
  /** Name of the figure in the summary. */
  readonly figure: string;
  /** Figure of what the machine itself takes at the same rate, without any service of ours. */
  readonly floor?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The promises. */
export const targets: readonly Target[] = [
  { promise: "new assessments over HTTP, against the same SQL one at a time", figure: "ratio to baseline", least: 1.2 },
  { promise: "assess at a steady 1,000/s, p50 (ms)", figure: "p50 at 1000/s, ms", floor: "floor at 1000/s, p50, ms", most: 3 },
  { promise: "assess at a steady 1,000/s, p99 (ms)", figure: "p99 at 1000/s, ms", floor: "floor at 1000/s, p99, ms", most: 10 },
  { promise: "replays a second", figure: "replays/s", least: 8000 },
  { promise: "assess after ten million assessments, share of nothing past", figure: "grown past against nothing", least: 0.9 },
  { promise: "two workers against one, where Node is the limit", figure: "two workers, share of one", least: 1.5 },
  { promise: "assess with 200 live rules, share of none", figure: "200 live rules, share of none", least: 0.9 },
  { promise: "a backtest of a million payments beside 300/s (s)", figure: "backtest of a million beside 300/s, s", most: 60 },
  { promise: "p99 of assess beside it, to without", figure: "p99 beside a backtest, to without", most: 1.5 },
  { promise: "outcomes a second", figure: "outcomes/s", least: 1000 },
  { promise: "a page of the blocklist, p99 (ms)", figure: "blocklist listing, p99, ms", floor: "floor at 100/s, p99, ms", most: 20 },
  { promise: "a filtered page of assessments, p99 (ms)", figure: "filtered page, p99, ms", most: 50 },
  { promise: "an entity page, p99 (ms)", figure: "entity page, p99, ms", most: 100 },
  { promise: "decisions at three times the capacity, share of the peak", figure: "goodput at 3x, share of peak", least: 0.9 },
  { promise: "decisions under ten times that load, share of the peak", figure: "goodput at 10x, share of peak", least: 0.9 },
];

/** Is the promise held? Undefined: not measured in this run. */
export function isHeld({ figure, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Target, summary: Summary): boolean | undefined {
  const seen = summary[figure];
  return seen === undefined || Number.isNaN(seen) ? undefined : seen >= least && seen <= most;
}
