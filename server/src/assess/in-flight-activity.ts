// Decisions that other batches cannot read yet. Sixty-four orders with one card that arrive at once must see each other, although none of
// them is committed: so each decision also looks at those of its own batch and of batches on their way to disk.
import type { Activity, History, IdentifierKeys } from "../engine/features.ts";
import { locatedCountry } from "../engine/signals/location.ts";
import type { Job } from "./job.ts";

type Column = keyof History;

const COLUMNS: readonly Column[] = ["payer", "card", "email", "ip", "device"];

/** Rows that are added to a history at the most: a batch that hangs must not make the next ones look through everything since. */
const ADDED_AT_MOST = 40;

interface Recent extends Activity {
  readonly organizationId: string;
}

/** The decisions of one batch. */
export interface BatchActivity {
  /** Adds to a job's stored history what this and other batches have decided meanwhile. */
  readonly seenBy: (job: Job, stored: History) => History;
  /** Records a decision of this batch. */
  readonly record: (job: Job) => void;
  /** The batch is on disk (true) or was given up (false). */
  readonly end: (committed: boolean) => void;
}

interface Overlay {
  readonly rows: Readonly<Record<Column, Map<number, Recent[]>>>;
  size: number;
  /** Commit number from which reads see the rows; undefined while they are on their way. */
  visibleFrom: number | undefined;
  readonly readAt: number;
  ended: boolean;
}

/** Keeps the activity that is decided and not yet visible to reads. One per process: other processes' are seen once committed. */
export function createInFlightActivity(): { begin: () => BatchActivity; size: () => number } {
  let commits = 0;
  let overlays: Overlay[] = [];

  /** Starts a batch; call it before its read. */
  const begin = (): BatchActivity => {
    const own: Overlay = {
      rows: { payer: new Map(), card: new Map(), email: new Map(), ip: new Map(), device: new Map() },
      size: 0,
      visibleFrom: undefined,
      readAt: commits,
      ended: false,
    };
    overlays.push(own);
    return {
      seenBy: (job, stored) => {
        const { keys } = job.subject;
        const others = overlays.filter((overlay) => overlay.size > 0 && (overlay.visibleFrom === undefined || overlay.visibleFrom > own.readAt));
        if (others.length === 0) return stored;
        const seen = (column: Column): readonly Activity[] => merge(stored[column], others, column, keys[column], job.credential.organizationId);
        return { payer: seen("payer"), card: seen("card"), email: seen("email"), ip: seen("ip"), device: seen("device") };
      },
      record: (job) => {
        own.size += 1;
        for (const keys of [job.subject.organizationKeys, job.subject.submerchantKeys]) {
          if (keys === undefined) continue;
          const row = recentOf(job, keys);
          for (const column of COLUMNS) {
            const identifier = keys[column];
            if (identifier === null) continue;
            const rows = own.rows[column].get(identifier);
            if (rows === undefined) own.rows[column].set(identifier, [row]);
            else rows.push(row);
          }
        }
      },
      end: (committed) => {
        if (own.ended) return;
        own.ended = true;
        if (committed) own.visibleFrom = ++commits;
        else own.size = 0;
        const oldestRead = Math.min(...overlays.filter((overlay) => !overlay.ended).map((overlay) => overlay.readAt));
        overlays = overlays.filter((overlay) => !overlay.ended || (overlay.visibleFrom !== undefined && overlay.visibleFrom > oldestRead));
      },
    };
  };
  return { begin, size: () => overlays.length };
}

function merge(
  stored: readonly Activity[],
  overlays: readonly Overlay[],
  column: Column,
  identifier: number | null,
  organizationId: string,
): readonly Activity[] {
  if (identifier === null) return stored;
  const added: Activity[] = [];
  for (const overlay of overlays.toReversed()) {
    for (const row of (overlay.rows[column].get(identifier) ?? []).toReversed()) {
      if (added.length === ADDED_AT_MOST) break;
      if (row.organizationId === organizationId && !stored.some((known) => known.sessionId === row.sessionId)) added.push(row);
    }
  }
  return added.length === 0 ? stored : [...added, ...stored].sort((a, b) => b.at - a.at);
}

function recentOf(job: Job, keys: IdentifierKeys): Recent {
  const { transaction } = job.subject;
  return {
    organizationId: job.credential.organizationId,
    sessionId: job.sessionId,
    at: transaction.assessedAt,
    trusted: job.credential.kind !== "publishable",
    failed: false,
    order: keys.order,
    payer: keys.payer,
    card: keys.card,
    device: keys.device,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    country: locatedCountry(transaction) ?? null,
  };
}
