// Drift of the whole installation, for metrics.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { driftSummary } from "./cross-tenant-functions.ts";

/** How many organizations drift, and the highest stability index of a score. NaN while the database is unavailable. */
export interface DriftSummary {
  readonly organizations: number;
  readonly highestIndex: number;
}

/** Reads the summary, at most once a minute: reports change daily. */
export function createDriftSummary(pool: pg.Pool): () => Promise<DriftSummary> {
  let latest: { readonly at: number; readonly summary: Promise<DriftSummary> } | undefined;
  return () => {
    const now = systemClock.monotonic();
    if (latest === undefined || now - latest.at > MINUTE) latest = { at: now, summary: read(pool) };
    return latest.summary;
  };
}

async function read(pool: pg.Pool): Promise<DriftSummary> {
  const { rows } = await pool.query<{ organizations: string; highest: number | null }>(driftSummary.statement).catch(() => ({ rows: [] }));
  const [row] = rows;
  return row === undefined
    ? { organizations: Number.NaN, highestIndex: Number.NaN }
    : { organizations: Number(row.organizations), highestIndex: row.highest ?? 0 };
}
