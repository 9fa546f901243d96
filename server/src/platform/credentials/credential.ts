// The kinds of callers in the contract.
import type { Role } from "../../../../generated/credentials.ts";
import type { KeyKind } from "./api-key.ts";

interface Caller {
  /** Id of the key; for a session, a hash of the person. Rate limits are counted by it. */
  readonly id: string;
  readonly organizationId: string;
  readonly permissions: ReadonlySet<string>;
  /** The one submerchant that the caller can read and write; null: the whole organization. */
  readonly submerchantId: string | null;
}

/** A key that was looked up. Assess rechecks its mutable attributes, by `version`. */
export interface KeyCredential extends Caller {
  readonly kind: KeyKind;
  readonly allowedOrigins: readonly string[];
  readonly rateLimitPerMinute: number | null;
  /** Events that arrive with this ingest key may trigger assessments. */
  readonly assessOnEvents: boolean;
  /** Assess refuses every value that breaks the contract. */
  readonly strictValidation: boolean;
  readonly version: number;
}

/** A dashboard session that was verified. */
export interface SessionCredential extends Caller {
  readonly kind: "session";
  /** `sub` of the token: the person at the identity provider. */
  readonly subject: string;
  /** Undefined when the token names no known role: the session then has no permissions. */
  readonly role: Role | undefined;
}

/** The caller of a request. */
export type Credential = KeyCredential | SessionCredential;

/** A connection whose processor signed the request: it appears in the audit trail and has no permissions. */
export interface ConnectionActor extends Caller {
  readonly kind: "connection";
  /** Its events may trigger assessments. */
  readonly assessOnEvents: boolean;
}

/** The service itself, in a background job: it appears in the audit trail under the job's name and has no permissions. */
export interface ServiceActor extends Caller {
  readonly kind: "service";
}

/** The key was changed since it was looked up: look it up and authorize the request again. */
export class StaleCredential extends Error {}
