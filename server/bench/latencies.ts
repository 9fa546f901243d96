// Response times and their percentiles.
import { createHistogram } from "node:perf_hooks";

/** Latency percentiles (ms). */
export interface Shares {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
}

/** Collects times. */
export interface Latencies {
  /** Notes a time in milliseconds. */
  readonly record: (milliseconds: number) => void;
  readonly count: () => number;
  /** The shares, with two decimals; zeros where nothing was noted. */
  readonly shares: () => Shares;
}

/** Begins to collect; times are exact to a thousandth of their size. */
export function collectLatencies(): Latencies {
  const histogram = createHistogram({ figures: 3 });
  const at = (percent: number): number => (histogram.count === 0 ? 0 : Math.round(histogram.percentile(percent) / 10) / 100);
  return {
    record: (milliseconds) => histogram.record(Math.max(1, Math.round(milliseconds * 1000))),
    count: () => histogram.count,
    shares: () => ({ p50: at(50), p95: at(95), p99: at(99), p999: at(99.9) }),
  };
}
