import { fieldMessages } from "../../generated/sdk-facts.ts";
import type { RequestBody } from "../../generated/sdk-resources.ts";
import { UsageError } from "./errors.ts";
import type { Rule } from "./rule.ts";

/** Header of the handle. */
export const handleHeader = "Idempotency-Key";

/** Field that the service uses as the handle if the header is absent. */
export const handleField = "order_id" satisfies keyof RequestBody<"assessPayin">;

/**
 * Checks the idempotency key that a caller gave; it is sent with each attempt of the call.
 *
 * @throws UsageError if the operation honours no key, or if the key cannot be sent in a header
 */
export function checkedKey(rule: Rule, given: string): string {
  if (!rule.idempotencyHandle) throw new UsageError(`${rule.id} does not support idempotency keys; omit idempotencyKey.`);
  if (!/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(given)) throw new UsageError(`idempotencyKey ${fieldMessages.idempotencyKey}.`);
  return given;
}
