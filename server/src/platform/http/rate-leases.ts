// Leases of requests: one statement for all callers that ask at the same moment, against the counts that all processes share.

import type pg from "pg";
import type { Job } from "../jobs/job.ts";
import { withDeadline } from "../time/deadline.ts";
import { createMicroBatcher } from "../time/micro-batcher.ts";
import { MINUTE, SECOND } from "../time/time.ts";

/** What a process asks for. */
export interface LeaseRequest {
  readonly caller: string;
  /** Requests per minute of the caller. */
  readonly limit: number;
  /** Requests that the process has already let pass on credit. */
  readonly used: number;
  /** Requests that wait, counted when the question is sent. */
  readonly waiting: () => number;
}

/** What it is given. */
export interface Lease {
  readonly granted: number;
  /** Requests of the minute that no process holds. */
  readonly leftOver: number;
  readonly endsInMs: number;
}

/** Grants leases. */
export interface Leases {
  readonly lease: (request: LeaseRequest) => Promise<Lease>;
}

/**
 * Longest time (ms) that a request waits for a lease: it has a deadline of its own, and a database that is stopped answers nothing at all. Those
 * that wait then pass, no others, and a second later the process asks again.
 */
const TIMEOUT = SECOND;
const ALONE_FOR = SECOND;

/** Creates the leases of a process. Without a database, `up` says, a process grants itself what it is asked for: limits then are its own. */
export function createLeases(pool: pg.Pool, up: () => boolean = () => true): Leases {
  async function send(requests: readonly LeaseRequest[]): Promise<Lease[]> {
    // in one order in all processes: two statements never wait for each other's rows
    const sorted = requests.toSorted((a, b) => (a.caller < b.caller ? -1 : 1));
    const column = (value: (request: LeaseRequest) => string | number): (string | number)[] => sorted.map(value);
    const asked = pool
      .query<{ granted: string; left_over: string; ends_in_ms: number }>({
        name: "lease-requests",
        text: "SELECT * FROM lease_requests($1, $2, $3, $4)",
        values: [column(({ caller }) => caller), column(({ limit }) => limit), column(({ used }) => used), column((one) => one.waiting())],
      })
      .then((result) => result.rows)
      .catch(() => []);
    const rows = await withDeadline(asked, TIMEOUT, () => undefined);
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

/** Windows that ended so long ago are of no use. */
const PURGE = "DELETE FROM rate_windows WHERE started_at < now() - interval '10 minutes'";

/** Purges windows of the rate limit that are over. */
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
