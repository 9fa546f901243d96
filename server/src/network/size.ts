// How many values the network holds: counted when somebody asks, and not more often than the counting is worth.
import type { Tenant } from "../database/tenancy.ts";
import { networkSize } from "./spanning.ts";

/** Counts the values that are reported. */
export type CountValues = (tenant: Tenant) => Promise<number>;

/** A count that takes longer than this (ms) is remembered, for so many times as long as it took. */
const LONG = 250;
const REMEMBERED_TIMES = 20;

/** Counts at each call while that is quick. `now` is a clock in milliseconds. */
export function createValueCount(now: () => number = () => performance.now()): CountValues {
  let remembered: { readonly size: number; readonly until: number } | undefined;
  return async ({ query }) => {
    const start = now();
    if (remembered !== undefined && start < remembered.until) return remembered.size;
    const [{ size } = { size: 0 }] = await query<{ size: number }>(networkSize.statement.text, []);
    const took = now() - start;
    remembered = took > LONG ? { size, until: start + took * REMEMBERED_TIMES } : undefined;
    return size;
  };
}
