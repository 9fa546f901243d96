// A delivery that this process has claimed: which ones are due, the keys that sign it, and what is stored of its attempt.

import type { KeyObject } from "node:crypto";
import type pg from "pg";
import { open } from "../../platform/keyrings/seal.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { type Concurrency, ORGANIZATION_MINIMUM } from "./concurrency.ts";
import { claimDeliveries } from "./cross-tenant-functions.ts";
import { type Ended, SLOTS } from "./endpoint-limits.ts";
import type { AttemptResult } from "./outbound.ts";
import type { Result } from "./results.ts";
import { retryAfterOf, waitAfter } from "./schedule.ts";
import { signingKey } from "./signature.ts";

/** Time (ms) after which an attempt that was not finished counts as interrupted: longer than any attempt may take. */
export const INTERRUPTED_AFTER = 30_000;

/** An attempt without a signature is not made. */
export const UNSIGNED: AttemptResult = { statusCode: null, failure: "secret_unavailable", excerpt: null, retryAfter: undefined, latencyMs: 0 };

/** A claimed delivery. */
export interface Claimed {
  readonly organization_id: string;
  readonly id: string;
  readonly number: number;
  readonly endpoint_id: string;
  readonly url: string;
  readonly starts: number;
  readonly event_id: string;
  readonly body: string;
  /** JSON: sealed secrets of the endpoint. */
  readonly secrets: string | null;
}

/** Claims at most so many due deliveries, as many of each organization and endpoint as have a slot. */
export async function claimDue(pool: pg.Pool, concurrency: Concurrency, most: number, at: number): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>({
    ...claimDeliveries.statement,
    values: [
      new Date(at),
      ...concurrency.endpoints(),
      SLOTS,
      ...concurrency.organizations(),
      concurrency.organizationDefault(),
      most,
      new Date(at + INTERRUPTED_AFTER),
      ORGANIZATION_MINIMUM,
      concurrency.free(),
    ],
  });
  return rows;
}

/** The signing keys of the endpoint: those that can be unsealed. During a rotation, one of two is enough. `failed` receives the errors of the others. */
export function signingKeysOf(
  { organization_id, endpoint_id, secrets }: Claimed,
  secretsKeys: readonly SecretsKey[],
  failed: (error: unknown) => void,
): KeyObject[] {
  const location = { organizationId: organization_id, purpose: "webhook", ownerId: endpoint_id };
  const sealed = JSON.parse(secrets ?? "[]") as { id: string; keyId: string; sealed: string }[];
  return sealed.flatMap(({ id, keyId, sealed: text }) => {
    try {
      return [signingKey(open(secretsKeys, { ...location, id }, { keyId, sealed: Buffer.from(text, "base64") }))];
    } catch (error) {
      failed(error);
      return [];
    }
  });
}

/** What is stored of an attempt that ended now: how it ended, and when the next one is due. `random`: from 0 to 1, to spread retries. */
export function storedResult(delivery: Claimed, result: AttemptResult, now: number, random: () => number): Result {
  const delivered = isSuccess(result);
  const wait = delivered ? undefined : waitAfter(delivery.number, retryAfterOf(result.retryAfter, now), random());
  return {
    organization_id: delivery.organization_id,
    id: delivery.id,
    number: delivery.number,
    endpoint_id: delivery.endpoint_id,
    starts: delivery.starts,
    status_code: result.statusCode,
    latency_ms: result.latencyMs,
    failure: result.failure,
    excerpt: result.excerpt,
    delivered,
    gone: result.statusCode === GONE,
    unsent: result.failure === UNSIGNED.failure,
    next_attempt_at: wait === undefined ? null : new Date(now + wait),
  };
}

/** How an attempt ended, for the limits of its endpoint. */
export function howEnded(result: AttemptResult): Ended {
  if (isSuccess(result)) return "success";
  return result.statusCode === GONE ? "gone" : "failure";
}

/** Status of an endpoint that wants no more events. */
const GONE = 410;

function isSuccess({ statusCode }: AttemptResult): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
