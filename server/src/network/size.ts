// How many signals the network holds: counted when somebody asks, and not more often than the counting is worth. Signals and not values: a count
// of values would tell whoever contributes one, by not growing, that somebody else reports it.
import type { Tenant } from "../database/tenancy.ts";
import { networkSize } from "./spanning.ts";

/** Counts the signals that count now. */
export type CountSignals = (tenant: Tenant) => Promise<number>;

/** A count that takes longer than this (ms) is remembered, for so many times as long as it took. */
const LONG = 250;
const REMEMBERED_TIMES = 20;

/** Counts at each call while that is quick; calls that come meanwhile wait for the same count. `now` is a clock in milliseconds. */
export function createSignalCount(now: () => number = () => performance.now()): CountSignals {
  let remembered: { readonly size: number; readonly until: number } | undefined;
  let running: Promise<number> | undefined;

  async function count({ query }: Tenant): Promise<number> {
    const start = now();
    const [{ size } = { size: 0 }] = await query<{ size: number }>(networkSize.statement.text, []);
    const took = now() - start;
    remembered = took > LONG ? { size, until: start + took * REMEMBERED_TIMES } : undefined;
    return size;
  }

  return (tenant) => {
    if (remembered !== undefined && now() < remembered.until) return Promise.resolve(remembered.size);
    running ??= count(tenant).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/**
 * The count as it is told: its first two digits, and tens below a hundred, so that nobody sees another contribute, or how much it has. Never
 * fewer than are one's own.
 */
export function sizeTold(size: number, own: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, size))) - 1);
  return Math.max(own, Math.floor(size / step) * step);
}
