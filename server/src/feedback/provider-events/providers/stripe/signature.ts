// The header `Stripe-Signature` (https://docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 over the timestamp, a full stop and the raw body.
import { isUtf8 } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Largest difference in whole seconds, positive or negative, between the time in a signature and the clock of this service; Stripe's own default. */
const TOLERANCE = 300;

/** A header that has the documented form. */
interface StripeHeader {
  /** Epoch seconds, as sent. */
  readonly time: string;
  /** Signatures of scheme v1, in hexadecimal. */
  readonly signatures: readonly string[];
}

/** Reads `name=value` pairs with commas, and blanks, between: exactly one `t` in epoch seconds, and any number of `v1`; undefined for anything else. */
function read(header: string): StripeHeader | undefined {
  const pairs = header.split(",").map((item) => /^(\w+)=([^=]+)$/.exec(item.trim()));
  if (pairs.some((pair) => pair === null)) return undefined;
  const valuesOf = (name: string): string[] => pairs.flatMap((pair) => (pair?.[1] === name ? [pair[2] ?? ""] : []));
  const [times, signatures] = [valuesOf("t"), valuesOf("v1")];
  const [time = ""] = times;
  if (times.length !== 1 || !/^\d{1,10}$/.test(time)) return undefined;
  return signatures.every((one) => /^[\da-f]{64}$/.test(one)) ? { time, signatures } : undefined;
}

/**
 * Is the body signed with one of the secrets, within five minutes of `now` (epoch ms)? False for a header that is not well-formed and for a body that is not
 * UTF-8, which Stripe does not send. Signatures are compared in constant time.
 */
export function isSignedByStripe(body: Uint8Array, header: string, secrets: readonly string[], now: number): boolean {
  const claimed = read(header);
  if (claimed === undefined || Math.abs(now / 1000 - Number(claimed.time)) >= TOLERANCE + 1 || !isUtf8(body)) return false;
  const signatures = claimed.signatures.map((one) => Buffer.from(one, "hex"));
  return secrets.some((secret) => {
    // an empty secret would accept any signer
    if (secret.trim() === "") return false;
    const expected = createHmac("sha256", secret).update(`${claimed.time}.`).update(body).digest();
    return signatures.some((signature) => timingSafeEqual(signature, expected));
  });
}
