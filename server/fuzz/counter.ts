// Counts what was answered.
import { type OperationId, operations } from "../../generated/operations.ts";

/** Responses by operation and status; 0 is a connection closed without a response. */
export interface Counter {
  readonly count: (operation: OperationId, status: number, milliseconds: number) => void;
  readonly statuses: (operation: OperationId) => ReadonlyMap<number, number>;
  readonly total: () => number;
  readonly ofStatus: (status: number) => number;
  /** Percentile of the response times, in milliseconds. */
  readonly within: (percent: number) => number;
  /** Operations that never succeeded. */
  readonly unreached: () => OperationId[];
}

/** Creates an empty counter. */
export function createCounter(): Counter {
  const counts = new Map<OperationId, Map<number, number>>((Object.keys(operations) as OperationId[]).map((id) => [id, new Map()]));
  const times: number[] = [];
  const ofStatus = (status: number): number => [...counts.values()].reduce((sum, one) => sum + (one.get(status) ?? 0), 0);
  return {
    count: (operation, status, milliseconds) => {
      const own = counts.get(operation);
      own?.set(status, (own.get(status) ?? 0) + 1);
      times.push(milliseconds);
    },
    statuses: (operation) => counts.get(operation) ?? new Map(),
    total: () => times.length,
    ofStatus,
    within: (percent) => Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? 0),
    unreached: () => [...counts].filter(([, own]) => own.size > 0 && ![...own.keys()].some((status) => status >= 200 && status < 300)).map(([id]) => id),
  };
}
