// Faults of a database at start: which of them pass by themselves, and what an operator can do about each.

import { delayAfter } from "../time/backoff.ts";
import { isConnectionTrouble, isDeadlock, isLockTimeout, isStatementTimeout } from "./availability.ts";

/** Connection errors that remain until somebody changes something: credentials, name of the database, certificates, a damaged disk or table. */
const LASTING = /^(28|3D|58|XX|ERR_TLS|CERT_|53100$)/;

/** A serialization failure, and a connection that the server closed while it handed out the next one. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(["40001", "57P05"]);

/** Does the error end by itself, so that the same step may succeed later? Connections, time limits, locks, a standby that is not promoted yet. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (!(error instanceof Error) || LASTING.test(code)) return false;
  return isConnectionTrouble(error) || isStatementTimeout(error) || isLockTimeout(error) || isDeadlock(error) || OF_THE_MOMENT.has(code);
}

/** What to do, by the beginning of the error's code; the longest one that fits applies. */
const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Check that PostgreSQL runs at the host and port of DATABASE_URL, and of DATABASE_OWNER_URL if it is set.",
  ENOTFOUND: "Check the host name in DATABASE_URL, and in DATABASE_OWNER_URL if it is set.",
  EAI_AGAIN: "Check the name server of this machine, and the host name in DATABASE_URL.",
  EHOSTUNREACH: "Check the network between this machine and the database.",
  ENETUNREACH: "Check the network between this machine and the database.",
  ETIMEDOUT: "Check the network and the firewall between this machine and the database.",
  ERR_TLS: "Check the certificate of the database and sslmode in DATABASE_URL.",
  CERT_: "Check the certificate of the database and sslmode in DATABASE_URL.",
  DEPTH_ZERO: "Check the certificate of the database and sslmode in DATABASE_URL.",
  SELF_SIGNED: "Check the certificate of the database and sslmode in DATABASE_URL.",
  "08": "Check the network between this machine and the database.",
  "25006": "Promote the database, or let DATABASE_URL and DATABASE_OWNER_URL lead to the primary.",
  "28": "Check user and password in DATABASE_URL and DATABASE_OWNER_URL, and pg_hba.conf of the database.",
  "3D000": "Create the database (server/operations/create-roles.sql does), or correct its name in DATABASE_URL.",
  "40": "Another process was in the way.",
  "42501": "Grant the privilege, or set DATABASE_OWNER_URL to a login that owns the tables.",
  "53100": "The disk of the database is full: free space, then start again.",
  "53": "Raise max_connections of the database, or lower DATABASE_CONNECTIONS.",
  "55000": "Check the log of the database: it accepts no connections now.",
  "55P03": "Another session holds a lock: see pg_stat_activity and pg_locks.",
  "57014": "The database is slow, or its role or database has a short statement_timeout.",
  "57P": "The database starts, stops or recovers: see its log.",
  "58": "Check the disk and the log of the database.",
  XX: "Check the disk and the log of the database.",
  ERR_MODULE_NOT_FOUND: "Run npm ci.",
  ENOSPC: "The disk is full: free space, then start again.",
  EACCES: "Check who owns the file, and start as that user.",
  EPERM: "Check who owns the file, and start as that user.",
  EROFS: "The file system is read-only: mount it writable, or choose another DATA_DIR.",
};

/** What an operator can do about the error; undefined where that is not known. */
export function adviceOn(error: unknown): string | undefined {
  const code = codeOf(error);
  const [known] = Object.keys(ADVICE)
    .filter((prefix) => code.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  if (known !== undefined) return ADVICE[known];
  return isPassing(error) ? "Check the network between this machine and the database, and the load of both." : undefined;
}

/** Codes of errors whose message quotes a value of a row: invalid values, violated constraints. */
const QUOTING = /^2[23]/;

/** The error in words that quote no stored value. */
export function wordsOf(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : "";
  if (code === "") return message || "unknown error";
  return QUOTING.test(code) ? `the database answers ${code}` : message || code;
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? "");
}

/** Delay between attempts at start. */
const BACKOFF = { first: 250, longest: 5000 } as const;

/** How long each attempt of a start waits after a failure, and whom it notifies. */
export interface Waiting {
  /** Called with each passing fault: the error, how often in a row, and the delay (ms) until the next attempt. */
  readonly failed: (error: unknown, failures: number, delay: number) => void;
  /** The process ends: no further attempt. */
  readonly stopped?: () => boolean;
}

/** Runs a step of a start until it succeeds; passing faults are reported and the step is run again. Throws any other error, and a passing one once stopped. */
export async function untilItSucceeds<T>(step: () => Promise<T>, { failed, stopped = () => false }: Waiting): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await step();
    } catch (error) {
      if (stopped() || !isPassing(error)) throw error;
      const delay = delayAfter(failures, BACKOFF);
      failed(error, failures, delay);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/**
 * Throws while the database cannot be written: on a standby that is not promoted, or with default_transaction_read_only. The error passes (`isPassing`) and has
 * PostgreSQL's own code for it.
 */
export async function assertWritable(client: { query: (text: string) => Promise<{ rows: unknown[] }> }): Promise<void> {
  const { rows } = await client.query("SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') = 'on' AS read_only");
  const [{ standby, read_only: readOnly } = { standby: false, read_only: false }] = rows as { standby: boolean; read_only: boolean }[];
  if (standby) throw Object.assign(new Error("the database is a standby and read-only until it is promoted"), { code: "25006" });
  if (readOnly) throw Object.assign(new Error("the database is read-only (default_transaction_read_only)"), { code: "25006" });
}
