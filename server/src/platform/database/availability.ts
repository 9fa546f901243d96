// Is the database there? Learned from failures and from looking, mended by looking: while it is away, callers are told at once instead of
// piling up. One broken connection is no proof; a refused one is.

import pg from "pg";
import { isLostConnection, isQueryTimeout } from "../adapters/pg-errors.ts";
import { ApiError } from "../errors/api-error.ts";
import { type Clock, systemClock } from "../time/clock.ts";

/** Errors that only a database that cannot be used gives: refused, crashed, starting, closed to us, demoted to read-only, credentials changed. */
const AWAY = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "57P02", "57P03", "55000", "25006", "28P01", "28000", "3D000"]);
/** Errors that may mean it, or just one connection: worth a look. */
const BROKEN_CODE = /^(57P01|08|53|58|XX|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|ERR_TLS|CERT_)/;

/** Statements that the database ended for their time, or that this process gave up on. */
export function isStatementTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === "57014" || isQueryTimeout(error);
}

/** A lock was not to be had in time. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === "55P03";
}

/** Two transactions waited for each other, and this one was ended for it. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === "40P01";
}

/** Is the error about the connection rather than the statement? Such a connection is not used again. */
export function isConnectionTrouble(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined ? isLostConnection(error) : AWAY.has(code) || BROKEN_CODE.test(code);
}

/** What is known of the database. */
export interface Availability {
  readonly isUp: () => boolean;
  /** Something broke that may mean nothing: looks, and believes what it sees. */
  readonly suspect: () => void;
  /** Nothing happened for a while: looks for the next time, at most once a second. */
  readonly glance: () => void;
  /** Takes note of a failure; answers whether it lies with the connection or the database, and not with the statement. */
  readonly note: (error: unknown) => boolean;
  readonly close: () => void;
}

/** A question to the database, before anything else is: while it is away the answer is so at once. Throws ASSESS_MAINTENANCE. */
export async function ask<T>(availability: Availability, question: () => Promise<T>): Promise<T> {
  if (!availability.isUp()) throw new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 });
  return question().catch((error: unknown) => {
    if (availability.note(error)) throw new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 });
    throw isStatementTimeout(error) ? new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 }) : error;
  });
}

const LOOK_EVERY = 200;
const LOOK_AGAIN_AFTER = 1000;
const TIMEOUT = 1000;

/** Watches a database. Once it is away it is looked at five times a second, on a connection of its own, until it answers. */
export function watchAvailability(url: string, changed: (up: boolean) => void, clock: Clock = systemClock): Availability {
  let up = true;
  let closed = false;
  let looking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const turn = (now: boolean): void => {
    if (up !== now && !closed) changed(now);
    up = now;
  };
  const look = async (): Promise<void> => {
    looking = true;
    const there = await answers(url);
    lookedAt = clock.monotonic();
    looking = false;
    turn(there);
    if (!there && !closed) again();
  };
  const again = (): void => {
    looking = true;
    timer = setTimeout(() => void look(), LOOK_EVERY);
  };

  return {
    isUp: () => up,
    suspect: () => {
      if (!looking && !closed) void look();
    },
    glance: () => {
      if (!looking && !closed && clock.monotonic() - lookedAt >= LOOK_AGAIN_AFTER) void look();
    },
    note: (error) => {
      if (!isConnectionTrouble(error)) return false;
      if (AWAY.has((error as { code?: string }).code ?? "")) {
        turn(false);
        if (!looking && !closed) again();
      } else if (!looking && !closed) void look();
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Does the database answer a statement on a new connection? One that is merely full (53300) is there. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch (error) {
    return (error as { code?: string }).code?.startsWith("53") === true;
  } finally {
    client.end().catch(() => undefined);
  }
}
