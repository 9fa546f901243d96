// Leases of requests: one statement for all callers that need one at the same moment, against counts shared by all processes.

import type pg from "pg";
import type { Job } from "../jobs/job.ts";
import { withDeadline } from "../time/deadline.ts";
import { createMicroBatcher } from "../time/micro-batcher.ts";
import { MINUTE, SECOND } from "../time/time.ts";

/** A request for a lease. */
export interface LeaseRequest {
  readonly caller: string;
  /** Requests per minute of the caller. */
  readonly limit: number;
  /** Requests that the process has already let pass on credit. */
  readonly used: number;
  /** Requests that wait, counted when the statement is sent. */
  readonly waiting: () => number;
}

/** A granted lease. */
export interface Lease {
  readonly granted: number;
  /** Requests of the minute that are not leased. */
  readonly leftOver: number;
  readonly endsInMs: number;
}

/** Grants leases. */
export interface Leases {
  readonly lease: (request: LeaseRequest) => Promise<Lease>;
}

/**
 * Longest time (ms) that a request waits for a lease: the request has its own deadline, and a stopped database does not answer at all. Waiting requests
 * then pass, no others, and a second later the process tries again.
 */
const TIMEOUT = SECOND;
const ALONE_FOR = SECOND;

/** Creates the leases of a process. While `up` returns false (no database), a process grants itself all requests: limits are then per process. */
export function createLeases(pool: pg.Pool, up: () => boolean = () => true): Leases {
  async function send(requests: readonly LeaseRequest[]): Promise<Lease[]> {
    // the same order in all processes, so that two statements never deadlock
    const sorted = requests.toSorted((a, b) => (a.caller < b.caller ? -1 : 1));
    const column = (value: (request: LeaseRequest) => string | number): (string | number)[] => sorted.map(value);
    const result = pool
      .query<{ granted: string; left_over: string; ends_in_ms: number }>({
        name: "lease-requests",
        text: "SELECT * FROM lease_requests($1, $2, $3, $4)",
        values: [column(({ caller }) => caller), column(({ limit }) => limit), column(({ used }) => used), column((one) => one.waiting())],
      })
      .then(({ rows }) => rows)
      .catch(() => []);
    const rows = await withDeadline(result, TIMEOUT, () => undefined);
    if (rows === undefined) return requests.map((request) => ({ granted: Math.max(1, request.waiting()), leftOver: 1, endsInMs: ALONE_FOR }));
    const granted = new Map(sorted.map((request, index) => [request, rows[index]]));
    return requests.map((request) => {
      const row = granted.get(request);
      return row === undefined ? unshared(request) : { granted: Number(row.granted), leftOver: Number(row.left_over), endsInMs: row.ends_in_ms };
    });
  }

  const submit = createMicroBatcher<LeaseRequest, Lease>({ work: send });
  return { lease: (request) => (up() ? submit(request) : Promise.resolve({ ...unshared(request), endsInMs: ALONE_FOR })) };
}

/** Deletes windows that ended long ago. */
const PURGE = "DELETE FROM rate_windows WHERE started_at < now() - interval '10 minutes'";

/** Purges expired windows of the rate limit. */
export function rateWindowPurge(pool: pg.Pool): Job {
  return {
    name: "rate-window-purge",
    schedule: { everyMs: 5 * MINUTE },
    timeoutMs: MINUTE,
    run: async () => {
      await pool.query(PURGE);
      return undefined;
    },
  };
}

function unshared({ limit, used }: LeaseRequest): Lease {
  return { granted: Math.max(0, limit - used), leftOver: 0, endsInMs: MINUTE };
}
