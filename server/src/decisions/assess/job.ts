// One assessment in the batches.

import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import type { KeyKind } from "../../platform/credentials/api-key.ts";
import type { KeyCredential } from "../../platform/credentials/credential.ts";
import type { UnknownProperty, ValueWarning } from "../../platform/errors/value-warning.ts";
import type { Subject } from "../../scoring/payments/subject.ts";
import type { Handle } from "../idempotency/handle.ts";

/** The result of an assess call: JSON text, stored and replayed byte for byte. */
export interface Reply {
  readonly answer: string;
  readonly replayed: boolean;
}

/** The caller of an assessment: a key, or a connection whose event triggered it. */
export interface AssessCaller extends Pick<KeyCredential, "id" | "organizationId" | "submerchantId" | "version"> {
  readonly kind: KeyKind | "connection";
}

/** A request that waits for its decision. */
export interface Job {
  readonly credential: AssessCaller;
  readonly subject: Subject;
  readonly handle: Handle | undefined;
  readonly sessionId: string;
  readonly orderId: string | undefined;
  readonly paymentId: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly submerchantId: string | null;
  /** The validated request. */
  readonly request: object;
  /** Recommended fields that are missing, by the organization's segment. */
  readonly missingRecommended: (segment: OrganizationProfile["segment"]) => readonly string[];
  /** Unknown properties of the request. */
  readonly unknown: readonly UnknownProperty[];
  /** Values of the request that were not used as they were sent, as validation found them; the subject has its own. */
  readonly warnings: readonly ValueWarning[];
  /** Monotonic clock at arrival. */
  readonly arrivedAt: number;
  /** Monotonic clock after which the answer is ASSESS_TIMEOUT. */
  readonly deadline: number;
  readonly settle: (outcome: Reply | Error) => void;
  settled: boolean;
}
