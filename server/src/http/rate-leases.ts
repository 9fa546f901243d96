// Leases of requests: one statement for all callers that ask at the same moment, against the counts that all processes share.
import type pg from "pg";

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
  readonly close: () => void;
}

/** Minutes that ended this long ago (ms) are forgotten, and how often that is looked after. */
const FORGET_EVERY = 5 * 60_000;

interface Asked {
  readonly request: LeaseRequest;
  readonly grant: (lease: Lease) => void;
}

/**
 * Longest time (ms) that a request waits for a lease: it has a deadline of its own, and a database that is stopped answers nothing at all. Those
 * that wait then pass, no others, and a second later the process asks again.
 */
const PATIENCE = 1000;
const ALONE_FOR = 1000;

/** Creates the leases of a process. Without a database, `up` says, a process grants itself what it is asked for: limits then are its own. */
export function createLeases(pool: pg.Pool, up: () => boolean = () => true): Leases {
  let asked: Asked[] = [];

  async function send(): Promise<void> {
    const all = asked.sort((a, b) => (a.request.caller < b.request.caller ? -1 : 1));
    asked = [];
    const column = (value: (request: LeaseRequest) => string | number): (string | number)[] => all.map(({ request }) => value(request));
    const answer = pool
      .query<{ granted: string; left_over: string; ends_in_ms: number }>({
        name: "lease-requests",
        text: "SELECT * FROM lease_requests($1, $2, $3, $4)",
        values: [column((one) => one.caller), column((one) => one.limit), column((one) => one.used), column((one) => one.waiting())],
      })
      .then((result) => result.rows)
      .catch(() => []);
    const rows = await withinPatience(answer);
    if (rows === undefined) {
      for (const { request, grant } of all) grant({ granted: Math.max(1, request.waiting()), leftOver: 1, endsInMs: ALONE_FOR });
      return;
    }
    all.forEach(({ request, grant }, index) => {
      const row = rows[index];
      grant(row === undefined ? unshared(request) : { granted: Number(row.granted), leftOver: Number(row.left_over), endsInMs: row.ends_in_ms });
    });
  }

  const forgetting = setInterval(() => {
    pool.query("DELETE FROM rate_windows WHERE started_at < now() - interval '10 minutes'").catch(() => undefined);
  }, FORGET_EVERY);
  forgetting.unref();

  return {
    lease: (request) =>
      new Promise((grant) => {
        if (!up()) grant({ ...unshared(request), endsInMs: ALONE_FOR });
        else if (asked.push({ request, grant }) === 1) setImmediate(() => void send());
      }),
    close: () => clearInterval(forgetting),
  };
}

/** The answer, or undefined when it takes too long. */
function withinPatience<T>(answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    void answer.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

const MINUTE = 60_000;

function unshared({ limit, used }: LeaseRequest): Lease {
  return { granted: Math.max(0, limit - used), leftOver: 0, endsInMs: MINUTE };
}
