// Idempotency: which requests are the same request.

import type { KeyKind } from "../../platform/credentials/api-key.ts";
import { uuidOf } from "../../platform/identifiers/uuid.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";

/** A handle: what it is stored under, and the meaning of the request it stands for. Both are 128 bits of SHA-256 in UUID form. */
export interface Handle {
  readonly key: string;
  readonly fingerprint: string;
}

/** What a handle is made of. */
export interface HandleSource {
  readonly flow: Flow;
  /** Publishable and secret keys never share handles: else a browser key could pre-assess a victim's order. Events have handles of their own. */
  readonly credentialKind: KeyKind | "connection" | "event";
  /** Submerchants of one organization never share handles either. */
  readonly submerchantId: string | null;
  readonly idempotencyKey: string | undefined;
  readonly orderId: string | undefined;
  /** The request as it was sent, before validation: canonical JSON. Not what this version made of it, or a deploy would turn a retry into a conflict. */
  readonly sent: string;
}

/**
 * The handle of a request; undefined when it has neither an `Idempotency-Key` nor an `order_id`.
 * A key stands for one request: another meaning under it is a conflict. An order stands for its attempts: another meaning is a new attempt,
 * so the meaning is part of the handle.
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
