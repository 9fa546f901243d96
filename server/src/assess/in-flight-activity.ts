// Decisions that other batches cannot read yet. Sixty-four orders with one card that arrive at once must see each other, although none of
// them is committed: so each decision also looks at those of its own batch and of batches on their way to disk.
import type { Activity, History } from "../engine/features.ts";
import type { Job } from "./job.ts";

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
  readonly rows: Map<number, Recent[]>;
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
    const own: Overlay = { rows: new Map(), visibleFrom: undefined, readAt: commits, ended: false };
    overlays.push(own);
    return {
      seenBy: (job, stored) => {
        const { keys } = job.subject;
        const others = overlays.filter((overlay) => overlay.rows.size > 0 && (overlay.visibleFrom === undefined || overlay.visibleFrom > own.readAt));
        if (others.length === 0) return stored;
        const add = (identifier: number | null, column: keyof History): readonly Activity[] =>
          merge(stored[column], others, identifier, job.credential.organizationId);
        return {
          payer: add(keys.payer, "payer"),
          card: add(keys.card, "card"),
          email: add(keys.email, "email"),
          ip: add(keys.ip, "ip"),
          device: add(keys.device, "device"),
        };
      },
      record: (job) => {
        const row = recentOf(job);
        for (const identifier of [row.payer, row.card, row.email, row.ip, row.device]) {
          if (identifier === null) continue;
          const rows = own.rows.get(identifier);
          if (rows === undefined) own.rows.set(identifier, [row]);
          else rows.push(row);
        }
      },
      end: (committed) => {
        if (own.ended) return;
        own.ended = true;
        if (committed) own.visibleFrom = ++commits;
        else own.rows.clear();
        const oldestRead = Math.min(...overlays.filter((overlay) => !overlay.ended).map((overlay) => overlay.readAt));
        overlays = overlays.filter((overlay) => !overlay.ended || (overlay.visibleFrom !== undefined && overlay.visibleFrom > oldestRead));
      },
    };
  };
  return { begin, size: () => overlays.length };
}

function merge(stored: readonly Activity[], overlays: readonly Overlay[], identifier: number | null, organizationId: string): readonly Activity[] {
  if (identifier === null) return stored;
  const added: Activity[] = [];
  for (const overlay of overlays) {
    for (const row of overlay.rows.get(identifier) ?? []) {
      if (row.organizationId !== organizationId || stored.some((known) => known.sessionId === row.sessionId)) continue;
      added.push(row);
    }
  }
  return added.length === 0 ? stored : [...added, ...stored].sort((a, b) => b.at - a.at);
}

function recentOf(job: Job): Recent {
  const { transaction, keys } = job.subject;
  return {
    organizationId: job.credential.organizationId,
    sessionId: job.sessionId,
    at: transaction.assessedAt,
    trusted: job.credential.kind !== "publishable",
    failed: false,
    ...keys,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    country: transaction.address?.country ?? null,
  };
}
