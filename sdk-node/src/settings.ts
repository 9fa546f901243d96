import { type CredentialKind, credentialKinds } from "../../generated/credentials.ts";
import { UsageError } from "./errors.ts";
import type { EventHook } from "./events.ts";
import { defaultLimits, type Limits, resolveLimits } from "./limits.ts";
import { type Redact, redaction } from "./redaction.ts";

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a client. */
export interface FraudRiskOptions extends Partial<Limits> {
  /** Secret key; default: environment variable `FRAUD_RISK_API_KEY`. Only public operations work without one. */
  readonly apiKey?: string;
  /** Address of the service, http or https; default: environment variable `FRAUD_RISK_BASE_URL`, else `http://localhost:3000`. */
  readonly baseUrl?: string;
  /** Sends the requests; default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Receives what happens, without credentials and personal data. */
  readonly onEvent?: EventHook;
}

/** The options, checked and complete. */
export interface Settings {
  readonly apiKey: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly onEvent: EventHook | undefined;
  readonly limits: Limits;
  readonly redact: Redact;
}

/**
 * Checks the options and completes them from `environment`.
 *
 * @throws UsageError in a browser, for a publishable or an ingest key, and for a value that cannot work. No message repeats the key.
 */
export function resolveSettings(options: FraudRiskOptions, environment: Record<string, string | undefined> = process.env): Settings {
  if ("window" in globalThis && "document" in globalThis) {
    throw new UsageError("This client holds a secret key and must not run in a browser. Use the browser SDK with a publishable key.");
  }
  const apiKey = options.apiKey ?? (environment.FRAUD_RISK_API_KEY || undefined);
  if (apiKey !== undefined) checkKey(apiKey);
  return {
    apiKey,
    baseUrl: checkBaseUrl(options.baseUrl ?? (environment.FRAUD_RISK_BASE_URL || "http://localhost:3000")),
    // Looked up at each call: tracing and mocks replace the global one after the client was built.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    onEvent: options.onEvent,
    limits: resolveLimits(options, defaultLimits),
    redact: redaction(apiKey),
  };
}

const refusals: Partial<Record<CredentialKind, string>> = {
  publishable: "This is a publishable key, which belongs in the payer's browser: use the browser SDK, or pass a secret key here.",
  ingest: "This is an ingest key, which can only deliver events: pass a secret key.",
};

function checkKey(apiKey: string): void {
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new UsageError("apiKey is empty or holds characters that no key has, such as a line break at the end of a file.");
  for (const [kind, refusal] of Object.entries(refusals)) {
    const { prefix } = credentialKinds[kind as CredentialKind];
    if (prefix !== null && apiKey.startsWith(prefix)) throw new UsageError(`${refusal} Secret keys start with ${credentialKinds.secret.prefix}.`);
  }
}

function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new UsageError("baseUrl must be an http or https address, such as https://risk.example.com.");
  if (url.username || url.password || url.search || url.hash) throw new UsageError("baseUrl must have no user, password, query or fragment.");
  return url.href.replace(/\/+$/, "");
}
