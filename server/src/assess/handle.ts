// Idempotency: which requests are the same request.
import type { Flow } from "../engine/transaction.ts";
import { uuidOf } from "../identifiers/uuid.ts";
import type { AssessCaller } from "./job.ts";

/** A handle: what it is stored under, and the meaning of the request it stands for. Both are 128 bits of SHA-256 in UUID form. */
export interface Handle {
  readonly key: string;
  readonly fingerprint: string;
}

/** What a handle is made of. */
export interface HandleSource {
  readonly flow: Flow;
  /** Publishable and secret keys never share handles: else a browser key could pre-assess a victim's order. Events have handles of their own. */
  readonly credentialKind: AssessCaller["kind"] | "event";
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
export function handleOf(source: HandleSource): Handle | undefined {
  const { idempotencyKey, orderId } = source;
  if (idempotencyKey === undefined && orderId === undefined) return undefined;
  const fingerprint = uuidOf(source.sent);
  const scope = `${source.flow}\n${source.credentialKind}\n${source.submerchantId ?? ""}\n`;
  const key = idempotencyKey === undefined ? `${scope}order\n${fingerprint}\n${orderId}` : `${scope}key\n${idempotencyKey}`;
  return { key: uuidOf(key), fingerprint };
}

/**
 * The fingerprinted form of a request body as it was sent. An absent `amount_unit` is written as `major`, and an absent `payout.kind` as `disbursement`,
 * as in the handles that are already stored; this list is frozen, and never follows the defaults of the contract.
 */
export function fingerprinted(body: unknown): string {
  if (!isObject(body)) return canonicalJson(body);
  const { payout } = body;
  return canonicalJson({ amount_unit: "major", ...body, ...(isObject(payout) ? { payout: { kind: "disbursement", ...payout } } : {}) });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON with sorted keys: equal for requests of equal meaning. Numbers are compared as values, so `10` and `10.0` are the same. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const member of value) text += text === "" ? canonicalJson(member) : `,${canonicalJson(member)}`;
    return `[${text}]`;
  }
  for (const name of sorted(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) text += `${text === "" ? "" : ","}${quoted(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Names from which on sorting in place is no longer quicker. */
const FEW = 24;

/** The names in the order of their UTF-16 code units, sorted in place: objects of requests have few, most of them in order. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i] as string;
    let at = i;
    for (; at > 0 && (names[at - 1] as string) > name; at--) names[at] = names[at - 1] as string;
    names[at] = name;
  }
  return names;
}

/** Texts that JSON writes as they are, between quotes. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (AS_IT_IS.test(text) ? `"${text}"` : JSON.stringify(text));
