// Settled payments, written straight into the tables: assessments with the labels of the statistics, and outcomes of the frauds.
import { newId } from "../../src/platform/ids/uuid.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import type { TestDatabase } from "../harness/database.ts";
import { DAY, type Past, pastOf, write } from "../statistics/history.ts";

/** How settled payments come about. */
export interface Settling {
  readonly payments: number;
  /** Epoch milliseconds: the payments are 8 to 60 days older. */
  readonly now: number;
  readonly seed?: number;
  /** Probability of fraud of a score. */
  readonly truth?: (score: number) => number;
  readonly more?: Partial<Past>;
}

/** The latest noon (epoch milliseconds, UTC) of an even day: calibration puts each day in one of two folds, so that payments before this noon always fall into the same ones. */
export const evenNoon = (): number => Math.floor((Date.now() - DAY / 2) / (2 * DAY)) * 2 * DAY + DAY / 2;

/** A truth with few frauds below and many above a score of 50. */
export const usualTruth = (score: number): number => 0.002 + 0.8 * (score / 100) ** 2;

/** Writes settled payments of an organization; scores are mostly low. */
export async function settle(
  database: TestDatabase,
  organizationId: string,
  { payments, now, seed = 1, truth = usualTruth, more = {} }: Settling,
): Promise<void> {
  const random = seeded(seed);
  const pasts = Array.from({ length: payments }, () => {
    const at = Math.round(now - (8 + 52 * random()) * DAY);
    return pastOf(at, { score: Math.round(1000 * random() ** 8) / 10, ...more });
  });
  await write(database.url, organizationId, pasts);
  const labels = pasts.map((past) => ({ past, fraud: random() < truth(past.score) }));
  await database.query(
    "INSERT INTO statistics_sessions (organization_id, session_id, counted) SELECT $1, id, counted FROM unnest($2::uuid[], $3::jsonb[]) AS t(id, counted)",
    [
      organizationId,
      labels.map(({ past }) => past.sessionId),
      labels.map(({ past, fraud }) => JSON.stringify({ [fraud ? `fraud|payin|approve|${past.score}` : `good|payin|${past.score}`]: [1, 0] })),
    ],
  );
  const frauds = labels.filter(({ fraud }) => fraud).map(({ past }) => past);
  await database.query(
    `INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id, recorded_at)
     SELECT $1, s, 'fraud_confirmed', o, at FROM unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) AS t(s, o, at)`,
    [organizationId, frauds.map(({ sessionId }) => sessionId), frauds.map(() => newId()), frauds.map(({ at }) => new Date(at + 5 * DAY))],
  );
}
