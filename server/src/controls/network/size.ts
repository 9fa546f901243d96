// Number of signals in the network: counted on request, but not more often than its cost allows. Counts signals and not values: a count of values that does
// not grow would disclose to a contributor that another organization reports the value.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { networkSize } from "./cross-tenant-functions.ts";

/** The pool: the number of active signals, and of members that have any. */
export interface PoolSize {
  readonly size: number;
  readonly members: number;
}

/** Counts the active signals. */
export type CountSignals = (tenant: Tenant) => Promise<PoolSize>;

/** With this many members with signals, the total minus one's own does not disclose another member's number. */
const EXACT_FROM_MEMBERS = 3;

/** A count that takes longer than this (ms) is cached, for a multiple of its duration. */
const SLOW = 250;
const CACHE_FACTOR = 20;

/** Counts at each call while that is fast; concurrent calls share a count. `now` is a clock in milliseconds. */
export function createSignalCount(now: () => number = systemClock.monotonic): CountSignals {
  let cached: { readonly pool: PoolSize; readonly until: number } | undefined;
  let running: Promise<PoolSize> | undefined;

  async function count({ query }: Tenant): Promise<PoolSize> {
    const start = now();
    const [pool = { size: 0, members: 0 }] = await query<PoolSize>(networkSize.statement.text, []);
    const took = now() - start;
    cached = took > SLOW ? { pool, until: start + took * CACHE_FACTOR } : undefined;
    return pool;
  }

  return (tenant) => {
    if (cached !== undefined && now() < cached.until) return Promise.resolve(cached.pool);
    running ??= count(tenant).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/**
 * The total for a response: exact from three members with signals. Below that it is rounded down to two digits, or to tens below a hundred, because the
 * total minus one's own would be the number of one other member. Never fewer than one's own.
 */
export function answeredSize({ size, members }: PoolSize, own: number): number {
  if (members >= EXACT_FROM_MEMBERS) return Math.max(own, size);
  const step = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, size))) - 1);
  return Math.max(own, Math.floor(size / step) * step);
}
