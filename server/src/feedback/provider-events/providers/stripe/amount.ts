// Stripe's amounts: integers, in units that are not always the minor units of ISO 4217 (docs.stripe.com/currencies).

/** Currencies without decimals. MGA has some in ISO 4217. */
const NO_DECIMALS: ReadonlySet<string> = new Set(["BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF"]);
const THREE_DECIMALS: ReadonlySet<string> = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

/**
 * The amount in major units. ISK and UGX have no decimals and are sent with two, for the sake of old integrations; HUF and TWD are charged with
 * two and paid out with none. Undefined for other values.
 */
export function stripeAmount(amount: unknown, currency: string | undefined): number | undefined {
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 0 || currency === undefined) return undefined;
  const decimals = NO_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  return Number(`${amount}e-${decimals}`);
}
