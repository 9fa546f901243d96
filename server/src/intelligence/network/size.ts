// How many signals the network holds: counted when somebody asks, and not more often than the counting is worth. Signals and not values: a count
// of values would tell whoever contributes one, by not growing, that somebody else reports it.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { networkSize } from "./cross-tenant-functions.ts";

/** The pool: how many signals count now, and how many members have any. */
export interface PoolSize {
  readonly size: number;
  readonly members: number;
}

/** Counts the signals that count now. */
export type CountSignals = (tenant: Tenant) => Promise<PoolSize>;

/** From so many members with signals on, the total less one's own is no other member's number. */
const EXACT_FROM_MEMBERS = 3;

/** A count that takes longer than this (ms) is remembered, for so many times as long as it took. */
const LONG = 250;
const REMEMBERED_TIMES = 20;

/** Counts at each call while that is quick; calls that come meanwhile wait for the same count. `now` is a clock in milliseconds. */
export function createSignalCount(now: () => number = systemClock.monotonic): CountSignals {
  let remembered: { readonly pool: PoolSize; readonly until: number } | undefined;
  let running: Promise<PoolSize> | undefined;

  async function count({ query }: Tenant): Promise<PoolSize> {
    const start = now();
    const [pool = { size: 0, members: 0 }] = await query<PoolSize>(networkSize.statement.text, []);
    const took = now() - start;
    remembered = took > LONG ? { pool, until: start + took * REMEMBERED_TIMES } : undefined;
    return pool;
  }

  return (tenant) => {
    if (remembered !== undefined && now() < remembered.until) return Promise.resolve(remembered.pool);
    running ??= count(tenant).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/**
 * The total as it is answered: exact from three members with signals on. Below that it is rounded down to its first two digits, and to tens below a
 * hundred, because the total less one's own would be the number of one other member. Never fewer than are one's own.
 */
export function answeredSize({ size, members }: PoolSize, own: number): number {
  if (members >= EXACT_FROM_MEMBERS) return Math.max(own, size);
  const step = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, size))) - 1);
  return Math.max(own, Math.floor(size / step) * step);
}
