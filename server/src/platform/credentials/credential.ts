// Callers, as far as the contract tells them apart.
import type { Role } from "../../../../generated/credentials.ts";
import type { KeyKind } from "./api-key.ts";

interface Caller {
  /** Id of the key; for a session, a number of who signed in: what limits are counted by. */
  readonly id: string;
  readonly organizationId: string;
  readonly permissions: ReadonlySet<string>;
  /** The one submerchant that the caller sees and writes; null: the whole organization. */
  readonly submerchantId: string | null;
}

/** A key that was looked up. What can change about it is rechecked by assess, under `version`. */
export interface KeyCredential extends Caller {
  readonly kind: KeyKind;
  readonly allowedOrigins: readonly string[];
  readonly rateLimitPerMinute: number | null;
  /** Events that arrive with this ingest key may trigger assessments. */
  readonly assessOnEvents: boolean;
  readonly version: number;
}

/** A dashboard session that was verified. */
export interface SessionCredential extends Caller {
  readonly kind: "session";
  /** `sub` of the token: the person at the identity provider. */
  readonly subject: string;
  /** Undefined where the token names no role of ours: it then may do nothing. */
  readonly role: Role | undefined;
}

/** Who calls. */
export type Credential = KeyCredential | SessionCredential;

/** A connection whose processor signed the request: it is written down, and may do nothing else. */
export interface ConnectionActor extends Caller {
  readonly kind: "connection";
  /** Its events may trigger assessments. */
  readonly assessOnEvents: boolean;
}

/** The key was changed since it was looked up: it has to be looked up, and judged, again. */
export class StaleCredential extends Error {}
