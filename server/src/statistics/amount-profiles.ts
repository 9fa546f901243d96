// Typical values of an organization: its highest amounts per currency, its rates of fraud (base-rate.ts, fraud-by-hour.ts) and its pace (payment-pace.ts). Refreshed
// in the background, never during a request: a profile may be some minutes old.

import type pg from "pg";
import { readAs } from "../platform/tenancy/tenancy.ts";
import { systemClock } from "../platform/time/clock.ts";
import { DAY, HOUR } from "../platform/time/time.ts";
import type { AmountProfile, BinUsage, IdentifierKeys } from "../scoring/situation/features.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { DEFAULT_BASE_RATE, readBaseRate } from "./base-rate.ts";
import { type FraudByHour, readFraudByHour } from "./fraud-by-hour.ts";
import { type PaymentPace, readPaymentPace, USUAL_PACE } from "./payment-pace.ts";

/** Typical values of one organization. */
export interface OrganizationAmounts {
  readonly byCurrency: Readonly<Record<Flow, ReadonlyMap<string, AmountProfile>>>;
  /** How usual cards of a BIN are among new payers; absent or undefined while unknown. */
  readonly binUsage?: (bin: NonNullable<IdentifierKeys["bin"]>) => BinUsage | undefined;
  /** Share of payments that turn out to be fraud, 0 to 1. */
  readonly baseRate: number;
  /** How much more frequent fraud is by hour of the day. */
  readonly fraudByHour?: FraudByHour;
  /** Payments lately as a multiple of the usual number. */
  readonly pace: PaymentPace;
}

/** Smallest number of payments for a percentile, and the size of its sample, newest first. */
const ENOUGH_PAYMENTS = 1000;
const SAMPLE = 20_000;

const REFRESH_AFTER = 5 * 60_000;
/** The values of an organization of which nothing is known. */
export const UNKNOWN_AMOUNTS: OrganizationAmounts = { byCurrency: { payin: new Map(), payout: new Map() }, baseRate: DEFAULT_BASE_RATE, pace: USUAL_PACE };

/** Days whose median is compared with the usual one, the payments that they need, and the bounds of what is believed of a shift. */
const SHIFT = { days: 2, payments: 50, least: 0.5, most: 3 };

/** The latest amounts of a flow, newest first. */
const LATEST: Readonly<Record<Flow, string>> = {
  payin: "FROM activity WHERE organization_id = $1 AND scope = 0 AND trusted",
  payout: "FROM payout_activity WHERE organization_id = $1 AND scope = 0",
};

/** The profiles of active organizations. */
export interface AmountProfiles {
  /** The latest profile; refreshes an old one in the background. Never waits. */
  readonly of: (organizationId: string) => OrganizationAmounts;
  /** Reads a profile now. */
  readonly refresh: (organizationId: string) => Promise<void>;
}

/** Creates the profiles, refreshed after `refreshAfter` (ms). `failed` is called when a refresh fails; the old profile then stays. */
export function createAmountProfiles(pool: pg.Pool, failed: (error: unknown) => void, refreshAfter = REFRESH_AFTER): AmountProfiles {
  const known = new Map<string, { amounts: OrganizationAmounts; at: number }>();
  const hours = new Map<string, { byHour: FraudByHour; at: number }>();
  let queue: Promise<void> = Promise.resolve();
  const refresh = async (organizationId: string): Promise<void> => {
    known.set(organizationId, { amounts: { ...(await read(pool, organizationId)), fraudByHour: await byHourOf(organizationId) }, at: systemClock.now() });
  };
  // of whole days: there is nothing new five minutes later
  const byHourOf = async (organizationId: string): Promise<FraudByHour> => {
    const before = hours.get(organizationId);
    if (before !== undefined && systemClock.now() - before.at < HOUR) return before.byHour;
    const byHour = await readFraudByHour(pool, organizationId);
    hours.set(organizationId, { byHour, at: systemClock.now() });
    return byHour;
  };
  return {
    refresh,
    of: (organizationId) => {
      const entry = known.get(organizationId);
      if (entry !== undefined && systemClock.now() - entry.at < refreshAfter) return entry.amounts;
      const amounts = entry?.amounts ?? UNKNOWN_AMOUNTS;
      known.set(organizationId, { amounts, at: systemClock.now() });
      // one at a time: a restart with a thousand active organizations must not cause a thousand concurrent queries
      queue = queue.then(() => refresh(organizationId)).catch(failed);
      return amounts;
    },
  };
}

async function read(pool: pg.Pool, organizationId: string): Promise<OrganizationAmounts> {
  return {
    byCurrency: { payin: await profilesOf(pool, organizationId, "payin"), payout: await profilesOf(pool, organizationId, "payout") },
    binUsage: await binUsageOf(pool, organizationId),
    baseRate: await readBaseRate(pool, organizationId),
    pace: await readPaymentPace(pool, organizationId),
  };
}

async function profilesOf(pool: pg.Pool, organizationId: string, flow: Flow): Promise<Map<string, AmountProfile>> {
  const recent = `FILTER (WHERE at > $2)`;
  const rows = await readAs<{ currency: string; percentiles: number[]; lately: number | null }>(
    pool,
    organizationId,
    `SELECT currency, (percentile_disc(ARRAY[0.5, 0.9, 0.99, 0.999]) WITHIN GROUP (ORDER BY amount_minor))::float8[] AS percentiles,
       (CASE WHEN count(*) ${recent} >= ${SHIFT.payments} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY amount_minor) ${recent} END)::float8 AS lately
     FROM (SELECT currency, amount_minor, at ${LATEST[flow]} ORDER BY session_id DESC LIMIT ${SAMPLE}) latest
     GROUP BY currency HAVING count(*) >= ${ENOUGH_PAYMENTS}`,
    [organizationId, systemClock.now() - SHIFT.days * DAY],
  );
  return new Map(
    rows.map(({ currency, percentiles: [p50 = 0, p90 = 0, p99 = 0, p999 = 0], lately }) => {
      const shift = lately === null || p50 <= 0 ? 1 : Math.min(SHIFT.most, Math.max(SHIFT.least, lately / p50));
      return [currency, { p90, p99, p999, shift }];
    }),
  );
}

/** Prior share of new payers for an unknown BIN, and the prior weight in payments. */
const USUAL_SHARE = 0.1;
const PRIOR_PAYMENTS = 50;

/** Number of new payers with cards of each BIN in the last hour, and before: of the latest payments, by identifier hash. */
async function binUsageOf(pool: pg.Pool, organizationId: string): Promise<NonNullable<OrganizationAmounts["binUsage"]>> {
  const rows = await readAs<{ bin: string; before: string; last_hour: string }>(
    pool,
    organizationId,
    `SELECT new_payer_bin::text AS bin, count(*) FILTER (WHERE at <= $2)::text AS before, count(*) FILTER (WHERE at > $2)::text AS last_hour
     FROM (SELECT new_payer_bin, at ${LATEST.payin} ORDER BY session_id DESC LIMIT ${SAMPLE}) latest WHERE new_payer_bin IS NOT NULL GROUP BY new_payer_bin`,
    [organizationId, systemClock.now() - HOUR],
  );
  const byBin = new Map(rows.map(({ bin, before, last_hour }) => [bin, { before: Number(before), lastHour: Number(last_hour) }]));
  const all = [...byBin.values()].reduce((sum, one) => ({ before: sum.before + one.before, lastHour: sum.lastHour + one.lastHour }), {
    before: 0,
    lastHour: 0,
  });
  if (all.before + all.lastHour === 0) return () => undefined;
  return (bin) => {
    const own = byBin.get(String(bin)) ?? { before: 0, lastHour: 0 };
    return {
      otherNewPayersLastHour: all.lastHour - own.lastHour,
      usualShare: (own.before + USUAL_SHARE * PRIOR_PAYMENTS) / (all.before + PRIOR_PAYMENTS),
    };
  };
}
