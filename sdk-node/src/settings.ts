import { type AppInfo, userAgent } from "./app-info.ts";
import { type Credential, type CredentialOptions, resolveCredential } from "./credential.ts";
import { UsageError } from "./errors.ts";
import type { EventHook } from "./events.ts";
import { defaultLimits, type LimitOptions, type Limits, resolveLimits } from "./limits.ts";
import { type Logger, logged } from "./logger.ts";
import { type DeprecationHook, deprecationWarnings } from "./middleware/deprecation.ts";
import { type UnknownFields, unknownFieldWarnings } from "./unknown-fields.ts";

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of any client. */
export interface TransportOptions extends LimitOptions {
  /** Sends the requests; default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Receives events of the client, without credentials and personal data. */
  readonly onEvent?: EventHook;
  /** Receives each response that says the request uses something deprecated; default: a warning on the console, once for each operation. */
  readonly onDeprecation?: DeprecationHook;
}

/** Options of a client. */
export interface FraudRiskOptions extends CredentialOptions, TransportOptions {
  /** Address of the service, http or https; default: environment variable `FRAUD_RISK_BASE_URL`, else `http://localhost:3000`. */
  readonly baseUrl?: string;
  /** Your application or plugin, for the `User-Agent` of its requests. */
  readonly appInfo?: AppInfo;
  /**
   * Receives a line for each event, `warn` for retries and failures, for deprecations unless `onDeprecation` receives them, and once for each property of a
   * request that the service ignored (without a logger: on the console); such as `console`, pino or winston.
   */
  readonly logger?: Logger;
}

/** How requests are sent, checked and complete. */
export interface Transport {
  readonly fetch: Fetch;
  readonly onEvent: EventHook | undefined;
  readonly onDeprecation: DeprecationHook;
  readonly limits: Limits;
}

/** The options, checked and complete. */
export interface Settings extends Transport {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly credential: Credential | undefined;
  readonly userAgent: string;
  /** Takes each answer, to warn of properties that the service ignored. */
  readonly unknownFields: UnknownFields;
}

/**
 * Checks the options and completes them from `environment`: that of the process, where there is one. Workers and pages of other runtimes have none.
 *
 * @throws UsageError in a browser, and for a value that cannot work. No message repeats a credential.
 */
export function resolveSettings(options: FraudRiskOptions, environment = processEnvironment()): Settings {
  refuseBrowser();
  const baseUrl = checkBaseUrl(options.baseUrl ?? (environment.FRAUD_RISK_BASE_URL || "http://localhost:3000"));
  return {
    baseUrl,
    userAgent: userAgent(options.appInfo),
    credential: resolveCredential(options, environment),
    unknownFields: unknownFieldWarnings(options.logger ?? console),
    ...resolveTransport(logged(options), defaultLimits),
  };
}

/** Environment variables, empty where there are none. */
export const processEnvironment = (): Readonly<Record<string, string | undefined>> => globalThis.process?.env ?? {};

/** @throws UsageError in a browser: a credential in a page belongs to everybody who opens it. */
export function refuseBrowser(): void {
  if ("window" in globalThis && "document" in globalThis) {
    throw new UsageError("This client holds a credential of your server and must not run in a browser. Use the browser SDK with a publishable key.");
  }
}

/**
 * How the requests of any client are sent.
 *
 * @throws UsageError for a limit outside its range
 */
export function resolveTransport(options: TransportOptions, limits: Limits): Transport {
  return {
    // Looked up at each call: tracing and mocks replace the global one after the client was built.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    onEvent: options.onEvent,
    onDeprecation: options.onDeprecation ?? deprecationWarnings(console),
    limits: resolveLimits(options, limits),
  };
}

/**
 * The address of a service, without a slash at the end. Paths of the contract begin with /api, so that one that ends so would have it twice.
 *
 * @throws UsageError unless the value is an http or https URL without further parts
 */
export function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new UsageError("baseUrl must be an http or https address, such as https://risk.example.com.");
  if (url.username || url.password || url.search || url.hash) throw new UsageError("baseUrl must have no user, password, query or fragment.");
  if (/\/api(\/v\d+)?\/*$/.test(url.pathname)) throw new UsageError("baseUrl must have no /api/v1, which the client adds.");
  return url.href.replace(/\/+$/, "");
}
