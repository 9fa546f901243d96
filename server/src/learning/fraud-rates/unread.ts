// Payments that could not be counted because the key ring lacked the key of their request (SECRETS_KEYS). They are recorded, retried when a process starts
// and every ten minutes, and counted once they are readable. Erased requests are not recorded, since they stay unreadable.
import type pg from "pg";
import type { StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { unreadPayments } from "./list-unread-payments.sql.ts";
import { noteUnread } from "./note-unread.sql.ts";
import { settleUnread } from "./settle-unread.sql.ts";

/** Time (ms) from the end of a round through the recorded sessions to the next one. */
const ROUND_EVERY = 10 * 60_000;
/** Sessions per step. */
const AT_ONCE = 500;
/** Sorts before all sessions. */
const NONE = "00000000-0000-0000-0000-000000000000";

/** A session of an organization. */
export interface SessionKey {
  readonly organization_id: string;
  readonly session_id: string;
}

/** A recorded session with its stored request. */
export interface UnreadPayment extends SessionKey, StoredRequest {
  readonly submerchant_id: string | null;
  /** ISO. */
  readonly day: string;
  /** It was not counted as a payment. */
  readonly payment: boolean;
}

/** Records sessions that could not be counted, as payments or as frauds. */
export async function noteUnreadSessions(client: pg.PoolClient, sessions: readonly SessionKey[], as: "payment" | "fraud"): Promise<void> {
  if (sessions.length > 0) await client.query({ ...noteUnread.statement, values: [...columnsOf(sessions), as === "fraud"] });
}

/** Removes sessions that are counted now; frauds among them are counted with the next changes. */
export async function settleUnreadSessions(client: pg.PoolClient, sessions: readonly SessionKey[]): Promise<void> {
  if (sessions.length > 0) await client.query({ ...settleUnread.statement, values: columnsOf(sessions) });
}

const columnsOf = (sessions: readonly SessionKey[]): [string[], string[]] => [
  sessions.map(({ organization_id }) => organization_id),
  sessions.map(({ session_id }) => session_id),
];

/** A repeated walk through the recorded sessions. */
export interface UnreadWalk {
  /** The next sessions to try; none until the next round is due. */
  readonly next: (client: pg.PoolClient) => Promise<readonly UnreadPayment[]>;
  /** The current round continues at once. */
  readonly isUnderway: () => boolean;
}

/** Creates the walk of a process; `now` in milliseconds. */
export function createUnreadWalk(now: () => number = () => systemClock.monotonic()): UnreadWalk {
  let after: SessionKey = { organization_id: NONE, session_id: NONE };
  let roundAt = Number.NEGATIVE_INFINITY;
  return {
    next: async (client) => {
      if (now() < roundAt) return [];
      const { rows } = await client.query<UnreadPayment>({ ...unreadPayments.statement, values: [after.organization_id, after.session_id, AT_ONCE] });
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) {
        after = { organization_id: NONE, session_id: NONE };
        roundAt = now() + ROUND_EVERY;
      } else after = last;
      return rows;
    },
    isUnderway: () => after.organization_id !== NONE,
  };
}
