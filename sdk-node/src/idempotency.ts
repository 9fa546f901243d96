import type { RequestBody } from "../../generated/sdk-resources.ts";
import { UsageError } from "./errors.ts";
import type { Rule } from "./rule.ts";

/** Header of the handle. */
export const handleHeader = "Idempotency-Key";

/** Field that the service takes for the handle when the header is absent. */
export const handleField = "order_id" satisfies keyof RequestBody<"assessPayin">;

/**
 * The idempotency key of one logical call, to be sent with each of its attempts; undefined: send no header.
 * A body with an order carries its handle already. A random key on top would hide it, and a caller who repeats the order after
 * a crash would get a second assessment instead of the first one's answer.
 *
 * @param given key of the caller; it always wins
 * @throws UsageError if the operation honours no key, or if the key cannot travel in a header
 */
export function idempotencyKey(rule: Rule, body: unknown, given: string | undefined, uuid: () => string): string | undefined {
  if (given !== undefined) {
    if (!rule.idempotencyHandle) throw new UsageError(`${rule.id} honours no idempotency key; leave idempotencyKey out.`);
    if (!/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(given)) throw new UsageError("idempotencyKey must be printable ASCII without spaces around it.");
    return given;
  }
  return rule.idempotencyHandle && !bearsHandle(body) ? uuid() : undefined;
}

function bearsHandle(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  const handle: unknown = Reflect.get(body, handleField);
  return typeof handle === "string" && handle !== "";
}
