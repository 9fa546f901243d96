import { type Credential, type CredentialOptions, resolveCredential } from "./credential.ts";
import { UsageError } from "./errors.ts";
import type { EventHook } from "./events.ts";
import { defaultLimits, type Limits, resolveLimits } from "./limits.ts";

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of any client. */
export interface TransportOptions extends Partial<Limits> {
  /** Sends the requests; default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Receives what happens, without credentials and personal data. */
  readonly onEvent?: EventHook;
}

/** Options of a client. */
export interface FraudRiskOptions extends CredentialOptions, TransportOptions {
  /** Address of the service, http or https; default: environment variable `FRAUD_RISK_BASE_URL`, else `http://localhost:3000`. */
  readonly baseUrl?: string;
}

/** What every client needs to know, checked and complete. */
export interface Transport {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly onEvent: EventHook | undefined;
  readonly limits: Limits;
}

/** The options, checked and complete. */
export interface Settings extends Transport {
  readonly credential: Credential | undefined;
}

/**
 * Checks the options and completes them from `environment`: that of the process, where there is one. Workers and pages of other runtimes have none.
 *
 * @throws UsageError in a browser, and for a value that cannot work. No message repeats a credential.
 */
export function resolveSettings(options: FraudRiskOptions, environment: Record<string, string | undefined> = globalThis.process?.env ?? {}): Settings {
  if ("window" in globalThis && "document" in globalThis) {
    throw new UsageError("This client holds a credential of your server and must not run in a browser. Use the browser SDK with a publishable key.");
  }
  const baseUrl = options.baseUrl ?? (environment.FRAUD_RISK_BASE_URL || "http://localhost:3000");
  return { credential: resolveCredential(options, environment), ...resolveTransport(options, baseUrl, defaultLimits) };
}

/**
 * The settings that every client has.
 *
 * @throws UsageError for a value that cannot work
 */
export function resolveTransport(options: TransportOptions, baseUrl: string, limits: Limits): Transport {
  return {
    baseUrl: checkBaseUrl(baseUrl),
    // Looked up at each call: tracing and mocks replace the global one after the client was built.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    onEvent: options.onEvent,
    limits: resolveLimits(options, limits),
  };
}

function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new UsageError("baseUrl must be an http or https address, such as https://risk.example.com.");
  if (url.username || url.password || url.search || url.hash) throw new UsageError("baseUrl must have no user, password, query or fragment.");
  return url.href.replace(/\/+$/, "");
}
