// A measured phase, and its line on the screen.
import type { LoadResult } from "./load.ts";

/** A measured phase. CPU is microseconds a request. */
export interface Phase extends LoadResult {
  readonly name: string;
  readonly serverCpuMicros?: number;
  readonly databaseCpuMicros?: number;
  readonly residentMegabytes?: number;
  readonly batchSize?: number;
  readonly roundTripsPerAssess?: number;
  /** Events received per second, and the p99 (ms) from assessment to arrival. */
  readonly sentPerSecond?: number;
  readonly sentP99?: number;
  /** Share of the machine (0 to 1) that went to processes which are not of the bench. */
  readonly others?: number;
}

/** The columns of a phase, with their titles; what was not measured is empty. */
export const columns: Readonly<Record<string, (phase: Phase) => number | undefined>> = {
  "req/s": (phase) => phase.perSecond,
  p50: (phase) => phase.p50,
  p95: (phase) => phase.p95,
  p99: (phase) => phase.p99,
  "p99.9": (phase) => phase.p999,
  "srv µs": (phase) => phase.serverCpuMicros,
  "db µs": (phase) => phase.databaseCpuMicros,
  "RSS MB": (phase) => phase.residentMegabytes,
  batch: (phase) => phase.batchSize,
  trips: (phase) => phase.roundTripsPerAssess,
  "sent/s": (phase) => phase.sentPerSecond,
  "sent p99": (phase) => phase.sentP99,
  "others %": (phase) => phase.others && Math.round(phase.others * 100),
};

/** Titles over the lines of phases. */
export function heading(): string {
  return `${"".padEnd(36)}${Object.keys(columns)
    .map((title) => title.padStart(9))
    .join("")}  statuses`;
}

/** The line of a phase. */
export function line(phase: Phase): string {
  const cells = Object.values(columns).map((cell) => String(cell(phase) ?? "").padStart(9));
  return `${phase.name.padEnd(36)}${cells.join("")}  ${JSON.stringify(phase.statuses)}`;
}

/** CPU microseconds of each of so many requests. */
export function perRequest(cpuSeconds: number, requests: number): number {
  return Math.round((cpuSeconds / Math.max(1, requests)) * 1_000_000);
}

/** The middle one. NaN where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
