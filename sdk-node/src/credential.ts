import type { CredentialKind } from "../../generated/credentials.ts";
import { keyPrefixes } from "../../generated/sdk-facts.ts";
import { UsageError } from "./errors.ts";
import type { Rule } from "./rule.ts";

/** A dashboard session: its JWT, or a function that returns the current one. */
export type SessionToken = string | (() => string | Promise<string>);

/** Credential of a client: one of the two, or neither for public operations. */
export interface CredentialOptions {
  /** Secret key, or the ingest key of a program that delivers events; default: environment variable `FRAUD_RISK_API_KEY`. Only public operations work without a credential. */
  readonly apiKey?: string;
  /**
   * Dashboard session, instead of `apiKey`: the JWT itself, or a function that returns it. The function is called once per call that
   * needs it, so that a renewed session is used immediately; retries of the call reuse the value.
   */
  readonly sessionToken?: SessionToken;
}

/** Credential that authenticates the calls of a client. */
export interface Credential {
  readonly kind: "secret" | "ingest" | "session";
  readonly value: SessionToken;
}

/**
 * Checks the credential of a client.
 *
 * @throws UsageError for two of them, for a publishable key, and for a malformed key or JWT. No message contains the value.
 */
export function resolveCredential({ apiKey, sessionToken }: CredentialOptions, environment: Record<string, string | undefined>): Credential | undefined {
  if (sessionToken === undefined) {
    const value = apiKey ?? (environment.FRAUD_RISK_API_KEY || undefined);
    return value === undefined ? undefined : keyCredential(value);
  }
  if (apiKey !== undefined) throw new UsageError("Pass apiKey or sessionToken, not both; make a second client for the other one.");
  return { kind: "session", value: typeof sessionToken === "function" ? sessionToken : checkedToken(sessionToken) };
}

/**
 * The credential to send with an operation; undefined for a public one. A session function is called.
 *
 * @throws UsageError if the operation does not accept this kind of credential, or if the function fails or returns no JWT
 */
export function credentialFor(credential: Credential | undefined, { id, credentials = ["session"] }: Rule): string | Promise<string> | undefined {
  if (credentials.length === 0) return undefined;
  if (credential !== undefined && credentials.includes(credential.kind)) {
    const { value } = credential;
    return typeof value === "function" ? currentToken(value) : value;
  }
  throw new UsageError(`${id} needs ${credentials.flatMap((kind) => needs[kind] ?? []).join(" or ")}.`);
}

const needs: Partial<Record<CredentialKind, string>> = {
  secret: "a secret key: pass apiKey to new FraudRisk(...), or set the environment variable FRAUD_RISK_API_KEY",
  ingest: "an ingest key: pass it as apiKey to new FraudRisk(...)",
  session: "a dashboard session: pass sessionToken to new FraudRisk(...)",
};

async function currentToken(provide: () => string | Promise<string>): Promise<string> {
  let token: string;
  try {
    token = await provide();
  } catch (cause) {
    throw new UsageError("The sessionToken function failed; its error is the cause.", { cause });
  }
  return checkedToken(token);
}

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

function checkedToken(token: unknown): string {
  if (typeof token === "string" && jwt.test(token)) return token;
  throw new UsageError("sessionToken must be the JWT of a dashboard session, without `Bearer`, or a function that gives it. Keys go into apiKey.");
}

function keyCredential(apiKey: string): Credential {
  if (jwt.test(apiKey)) throw new UsageError("apiKey is a JWT: pass a dashboard session as sessionToken.");
  if (apiKey.startsWith(keyPrefixes.publishable))
    throw new UsageError(
      `This is a publishable key, which belongs in the payer's browser: use the browser SDK, or pass a secret key (${keyPrefixes.secret}...) here.`,
    );
  const kind = (["secret", "ingest"] as const).find((each) => apiKey.startsWith(keyPrefixes[each]));
  if (kind && /^[a-z]+_[a-z]+_[^\W_]+$/.test(apiKey)) return { kind, value: apiKey };
  throw new UsageError(
    `apiKey is not a key of this service: keys start with ${keyPrefixes.secret} or ${keyPrefixes.ingest}, then letters and digits, no line break. Replace a placeholder by your key. Keys of payment providers (sk_live_...) belong to their SDKs.`,
  );
}
