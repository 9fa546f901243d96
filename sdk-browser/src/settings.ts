import { keyPrefixes } from "../../generated/sdk-facts.ts";
import { UsageError } from "../../sdk-node/src/errors.ts";
import type { Limits } from "../../sdk-node/src/limits.ts";
import type { CredentialOf } from "../../sdk-node/src/middleware/credential.ts";
import { checkBaseUrl, resolveTransport, type Transport, type TransportOptions } from "../../sdk-node/src/settings.ts";

/** Options of a client. Limits that are left out are a shopper's: 5,000 ms for an attempt, 12,000 ms for all, 2 retries. */
export interface FraudRiskOptions extends TransportOptions {
  /** Publishable key. Other credentials are rejected, because anyone can read a page. */
  readonly publishableKey: string;
  /** Address of the service, http or https. */
  readonly baseUrl: string;
}

/** The options, checked and complete. */
export interface Settings extends Transport {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly publishableKey: string;
}

/** Limits of a client that sets none: somebody is waiting at a checkout. */
export const checkoutLimits: Limits = { timeoutMs: 5_000, deadlineMs: 12_000, maxRetries: 2 };

/**
 * Checks the options.
 *
 * @throws UsageError for invalid options. No message contains the key.
 */
export function resolveSettings(options: FraudRiskOptions): Settings {
  return { publishableKey: checkedKey(options.publishableKey), baseUrl: checkBaseUrl(options.baseUrl), ...resolveTransport(options, checkoutLimits) };
}

/** Sends the key with operations that are not public. */
export const publishableCredential =
  (key: string): CredentialOf =>
  ({ credentials }) =>
    credentials?.length ? key : undefined;

/**
 * Checks a publishable key.
 *
 * @throws UsageError for anything else. No message repeats the value.
 */
export function checkedKey(key: unknown): string {
  if (typeof key === "string" && /^\w+$/.test(key) && key.startsWith(keyPrefixes.publishable)) return key;
  throw new UsageError(
    typeof key === "string" && (key.startsWith(keyPrefixes.secret) || key.startsWith(keyPrefixes.ingest) || key.startsWith("eyJ"))
      ? `This credential is your server's and now public: revoke it. Use a publishable key (${keyPrefixes.publishable}...).`
      : `publishableKey must be a publishable key, ${keyPrefixes.publishable} and its value.`,
  );
}
