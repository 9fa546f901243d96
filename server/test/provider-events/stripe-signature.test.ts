// Signatures of Stripe, held against Stripe's own library.
import fc from "fast-check";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { isSignedByStripe } from "../../src/feedback/provider-events/providers/stripe/signature.ts";

const SECRET = "whsec_of_the_test";
const NOW = 1_763_651_045_500;
const SECONDS = Math.floor(NOW / 1000);

const headerOf = (payload: string, secret = SECRET, timestamp = SECONDS): string => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Stripe's own verdict, at the same time. */
function verdictOfStripe(payload: string, header: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(payload, header, secret, 300, undefined, NOW) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

test("the verdict is that of Stripe's library: any payload and secret, altered or not, of any age", () => {
  const text = fc.string({ minLength: 1, maxLength: 200, unit: "binary" });
  fc.assert(
    fc.property(
      text,
      fc.string({ maxLength: 40 }).map((random) => `whsec_${random}`),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom("as sent", "altered", "other secret"),
      (payload, secret, age, how) => {
        const header = headerOf(how === "altered" ? `${payload} ` : payload, how === "other secret" ? `${secret}x` : secret, SECONDS - age);
        const ours = isSignedByStripe(Buffer.from(payload), header, [secret], NOW);
        expect(ours).toBe(verdictOfStripe(payload, header, secret));
        expect(ours).toBe(how === "as sent" && age <= 300);
      },
    ),
  );
});

describe("stricter than Stripe's library:", () => {
  const payload = '{"id":"evt_1"}';
  const good = headerOf(payload);
  const refused: [string, string | Buffer, string][] = [
    ["a time of more than five minutes ahead", payload, headerOf(payload, SECRET, SECONDS + 302)],
    ["two times", payload, `${good},t=${SECONDS}`],
    ["a name without a value", payload, `${good},v1`],
    ["a time in milliseconds", payload, headerOf(payload, SECRET, NOW)],
    ["a signature in upper case", payload, good.replace(/v1=\w+/, (one) => `v1=${one.slice(3).toUpperCase()}`)],
    ["a shortened signature", payload, good.slice(0, -2)],
    ["a byte order mark that was not signed", `\ufeff${payload}`, good],
    ["bytes that are not UTF-8 where U+FFFD was signed", Buffer.from([0x7b, 0xff, 0x7d]), headerOf("{\ufffd}")],
  ];
  test.each(refused)("%s", (_, body, header) => {
    expect(isSignedByStripe(Buffer.from(body), header, [SECRET], NOW)).toBe(false);
  });
});

test("any secret and any of several signatures will do; without either nothing does", () => {
  const body = Buffer.from("{}");
  const [good, other] = [headerOf("{}"), headerOf("{}", "whsec_other").replace(/^t=\d+,/, "")];
  expect(isSignedByStripe(body, `${good},${other}`, ["whsec_unused", SECRET], NOW)).toBe(true);
  expect(isSignedByStripe(body, good.replace("v1=", `${other},v1=`), [SECRET], NOW)).toBe(true);
  expect(isSignedByStripe(body, good, [], NOW)).toBe(false);
  expect(isSignedByStripe(body, `t=${SECONDS}`, [SECRET], NOW)).toBe(false);
  expect(isSignedByStripe(body, "", [SECRET], NOW)).toBe(false);
  for (const blank of ["", " "]) expect(isSignedByStripe(body, headerOf("{}", blank), [blank], NOW)).toBe(false);
});
