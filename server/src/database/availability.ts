// Is the database there? Learned from failures, mended by a probe: while it is away, callers are told at once instead of piling up.
import pg from "pg";

/** PostgreSQL error codes that say that the server, not the statement, is the trouble. */
const SERVER_TROUBLE = /^(08|57P0|53|58|XX|55000)/;
const SOCKET_TROUBLE = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"]);

/** Does the error mean that the database cannot be used at all right now? */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return SOCKET_TROUBLE.has(code) || SERVER_TROUBLE.test(code);
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
    message ?? "",
  );
}

/** Does the error mean that a statement ran out of time (its own limit or a lock's)? */
export function isStatementTimeout(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "57014" || code === "55P03" || message === "Query read timeout";
}

/** What is known of the database. */
export interface Availability {
  readonly isUp: () => boolean;
  /** Something broke that may mean nothing (an idle connection): looks, and believes what it sees. */
  readonly suspect: () => void;
  /** Takes note of a failure; answers whether it means that the database is away. */
  readonly note: (error: unknown) => boolean;
  readonly close: () => void;
}

const PROBE_EVERY = 200;

/** Watches a database. After a failure it probes five times a second, on a connection of its own, until one answer comes. */
export function watchAvailability(url: string, changed: (up: boolean) => void): Availability {
  let up = true;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let probing = false;
  const probe = async (): Promise<void> => {
    probing = true;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 1000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("SELECT 1");
      probing = false;
      if (!up) changed(true);
      up = true;
    } catch {
      if (up && !closed) changed(false);
      up = false;
      if (!closed) timer = setTimeout(probe, PROBE_EVERY);
    } finally {
      client.end().catch(() => undefined);
    }
  };
  return {
    isUp: () => up,
    suspect: () => {
      if (!probing && !closed) void probe();
    },
    note: (error) => {
      if (!isDatabaseAway(error)) return false;
      if (up && !closed) {
        up = false;
        changed(false);
        if (!probing) {
          probing = true;
          timer = setTimeout(probe, PROBE_EVERY);
        }
      }
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
