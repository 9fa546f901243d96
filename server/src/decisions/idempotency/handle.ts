// Idempotency: recognising a retry of the same request.

import type { KeyKind } from "../../platform/credentials/api-key.ts";
import { uuidOf } from "../../platform/ids/uuid.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";

/** A handle: its storage key, and the fingerprint of its request. Both are 128 bits of SHA-256 in UUID form. */
export interface Handle {
  readonly key: string;
  readonly fingerprint: string;
}

/** The inputs of a handle. */
export interface HandleSource {
  readonly flow: Flow;
  /** Publishable and secret keys never share handles, otherwise a browser key could pre-assess a victim's order. Events have separate handles. */
  readonly credentialKind: KeyKind | "connection" | "event";
  /** Submerchants of one organization never share handles either. */
  readonly submerchantId: string | null;
  readonly idempotencyKey: string | undefined;
  readonly orderId: string | undefined;
  /** The request before validation: canonical JSON. It does not depend on this version's defaults, so that a deploy does not turn a retry into a conflict. */
  readonly sent: string;
}

/**
 * The handle of a request; undefined when it has neither an `Idempotency-Key` nor an `order_id`.
 * A key identifies one request: a different request with it is a conflict. An order identifies its attempts: a different request is a new attempt, so the
 * fingerprint is part of the handle.
 */
export function handleOf(source: HandleSource & { readonly idempotencyKey: string }): Handle;
export function handleOf(source: HandleSource): Handle | undefined;
export function handleOf(source: HandleSource): Handle | undefined {
  const { idempotencyKey, orderId } = source;
  if (idempotencyKey === undefined && orderId === undefined) return undefined;
  const fingerprint = uuidOf(source.sent);
  const scope = `${source.flow}\n${source.credentialKind}\n${source.submerchantId ?? ""}\n`;
  const key = idempotencyKey === undefined ? `${scope}order\n${fingerprint}\n${orderId}` : `${scope}key\n${idempotencyKey}`;
  return { key: uuidOf(key), fingerprint };
}
