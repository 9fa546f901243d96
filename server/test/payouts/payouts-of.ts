// Payouts as the server of an organization sends them.
import { call, payin, payout, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";

type Fields = Record<string, unknown>;

/** Calls in the name of one key. */
export interface Payouts {
  /** Assesses a payout of a new order. */
  readonly assess: (more?: Fields, options?: { key?: string; headers?: Record<string, string> }) => Promise<TestAnswer>;
  /** The signals that it fires. */
  readonly signals: (more?: Fields) => Promise<string[]>;
  /** Assesses it, and lets it have been so many milliseconds ago. */
  readonly earlier: (ago: number, more?: Fields) => Promise<void>;
  /** Assesses a pay-in of a new order. */
  readonly payin: (more?: Fields, key?: string) => Promise<TestAnswer>;
}

/** The payouts of a service's tenant, or of another key. */
export function payoutsOf({ url, tenant, database }: TestService, secret = tenant.secret): Payouts {
  const assess: Payouts["assess"] = (more, options) => call(`${url}/api/v1/assess/payout`, { key: secret, body: payout(more), ...options });
  return {
    assess,
    signals: async (more) => (await assess(more)).body.signals,
    earlier: async (ago, more) => {
      const { body } = await assess(more);
      await database.query("UPDATE payout_activity SET at = at - $1 WHERE session_id = $2", [ago, body.session_id]);
    },
    payin: (more, key = secret) => call(`${url}/api/v1/assess`, { key, body: payin(more) }),
  };
}

/** Lets the tenant's nights count for nothing: what the clock shows while a test runs is not its business. */
export async function anyHour({ database, tenant }: TestService, settings: object = {}): Promise<void> {
  await database.query("UPDATE organizations SET settings = $1 WHERE id = $2", [{ weights: { ODD_HOUR: 0 }, ...settings }, tenant.id]);
}

let somebodies = 0;

/** A unique name in this database. */
export const somebody = (): string => `who_${++somebodies}`;

/** A unique CLABE in this database, with its check digit. */
export function newClabe(): string {
  const digits = `002010${String(++somebodies).padStart(11, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** By the caller's word, the beneficiary was paid before. */
export const KNOWN = { payout: { first_to_beneficiary: false } };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
