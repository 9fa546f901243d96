// Database availability, from statements and from probes. While the database is unavailable, callers get an error at once instead of
// queueing. One broken connection is not enough to call it unavailable; a refused connection is. Neither is a probe without an answer while statements succeed:
// on a busy machine a new connection can take longer than a probe waits.

import pg from "pg";
import { isLostConnection, isQueryTimeout } from "../adapters/pg-errors.ts";
import { unavailable } from "../errors/api-error.ts";
import { type Clock, systemClock } from "../time/clock.ts";

/** Errors that mean that the database is unavailable: refused, crashed, starting, no access, demoted to read-only, credentials changed. */
const AWAY = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "57P02", "57P03", "55000", "25006", "28P01", "28000", "3D000"]);
/** Errors that mean either that or a single broken connection: a probe decides. */
const BROKEN_CODE = /^(57P01|08|53|58|XX|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|ERR_TLS|CERT_)/;

/** The statement exceeded its time limit, in the database or in this process. */
export function isStatementTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === "57014" || isQueryTimeout(error);
}

/** The statement could not get a lock in time. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === "55P03";
}

/** Two transactions waited for each other, and the database cancelled this one. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === "40P01";
}

/** Is the error about the connection or the database rather than the statement? */
export function isConnectionTrouble(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined ? isLostConnection(error) : AWAY.has(code) || BROKEN_CODE.test(code);
}

/** Errors of a statement for which the database had no space or memory: its connection is as good as before. */
const LACKING: ReadonlySet<string | undefined> = new Set(["53000", "53100", "53200", "53400"]);

/** Is a connection of no further use after this error? Opening another one costs the database more than a statement does: it plans everything anew. */
export function endsConnection(error: unknown): boolean {
  const { code, severity } = error as { readonly code?: string; readonly severity?: string };
  return isConnectionTrouble(error) && !(severity === "ERROR" && LACKING.has(code));
}

/** Availability of the database. */
export interface Availability {
  readonly isUp: () => boolean;
  /** Probes the database now, after an error that does not prove anything. */
  readonly suspect: () => void;
  /** Probes the database after an idle period, at most once a second. */
  readonly probe: () => void;
  /** Records that the database has answered. */
  readonly answered: () => void;
  /** Records a failure. Returns whether the connection or the database caused it, and not the statement. */
  readonly note: (error: unknown) => boolean;
  readonly close: () => void;
}

/** For work that is tried again later and need not fail at once: the database always counts as available, and errors of connections are distinguished from those of statements. */
export const unwatched: Availability = {
  isUp: () => true,
  suspect: () => undefined,
  probe: () => undefined,
  answered: () => undefined,
  note: isConnectionTrouble,
  close: () => undefined,
};

/** Runs a query; fails at once while the database is unavailable. Throws ASSESS_MAINTENANCE. */
export async function withDatabase<T>(availability: Availability, query: () => Promise<T>): Promise<T> {
  if (!availability.isUp()) throw unavailable("database");
  try {
    const result = await query();
    availability.answered();
    return result;
  } catch (error) {
    if (availability.note(error)) throw unavailable("database");
    throw isStatementTimeout(error) ? unavailable("overload") : error;
  }
}

const PROBE_EVERY = 200;
const PROBE_AGAIN_AFTER = 1000;
const TIMEOUT = 1000;

/** Watches a database. While it is unavailable, it is probed five times a second on a separate connection. */
export function watchAvailability(url: string, changed: (up: boolean) => void, clock: Clock = systemClock): Availability {
  let up = true;
  let closed = false;
  let probing = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const setUp = (now: boolean): void => {
    if (up !== now && !closed) changed(now);
    up = now;
  };
  const probe = async (): Promise<void> => {
    probing = true;
    const began = clock.monotonic();
    const answer = await probed(url);
    const reachable = answer === "up" || (answer === "silent" && answeredAt > began);
    probedAt = clock.monotonic();
    probing = false;
    setUp(reachable);
    if (!reachable && !closed) probeLater();
  };
  const probeLater = (): void => {
    probing = true;
    timer = setTimeout(() => void probe(), PROBE_EVERY);
  };

  return {
    isUp: () => up,
    suspect: () => {
      if (!probing && !closed) void probe();
    },
    probe: () => {
      if (!probing && !closed && clock.monotonic() - probedAt >= PROBE_AGAIN_AFTER) void probe();
    },
    answered: () => {
      answeredAt = clock.monotonic();
    },
    note: (error) => {
      if (!isConnectionTrouble(error)) return false;
      if (AWAY.has((error as { code?: string }).code ?? "")) {
        setUp(false);
        if (!probing && !closed) probeLater();
      } else if (!probing && !closed) void probe();
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Does the database answer a statement on a new connection, and can it be written? A standby cannot store a decision. A database without free connections
 * (53300) counts as available. Silent: no answer in time.
 */
async function probed(url: string): Promise<"up" | "down" | "silent"> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SELECT current_setting('transaction_read_only') AS read_only");
    return rows[0]?.read_only === "on" ? "down" : "up";
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) return "silent";
    return code.startsWith("53") ? "up" : "down";
  } finally {
    client.end().catch(() => undefined);
  }
}
