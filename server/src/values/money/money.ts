// Money: a JSON number on the wire, an integer of ISO 4217 minor units inside.
import { currencyExponent } from "./currencies.ts";

/** Largest amount that is exact in minor units. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Below this amount, numbers with two decimals are far enough apart that no other number divides back to the same one. */
const SIMPLE = 1_000_000_000;

/**
 * Converts an amount to minor units, exactly: it shifts the shortest decimal form of the number. An amount within a millionth of a minor unit is that amount.
 * Returns an error message when the amount has more decimals than its currency, or is too large to be exact.
 */
export function toMinorUnits(amount: number, currency: string, unit: "major" | "minor"): number | string {
  const exponent = currencyExponent(currency);
  if (exponent === undefined) return "has no minor units: the currency is not known";
  // also a negative zero
  if (amount === 0) return 0;
  // JSON has numbers beyond the range of a double, such as 1e400
  if (amount === Number.POSITIVE_INFINITY) return "is too large";
  if (!Number.isFinite(amount) || amount < 0) return "must be a number of at least 0";
  if (unit === "minor") {
    const whole = Number.isInteger(amount) ? amount : withoutNoise(amount, 0);
    if (whole === undefined) return "must be an integer when amount_unit is minor";
    return whole <= LARGEST ? whole : "is too large";
  }
  // most amounts are whole or have two decimals: the nearest integer of minor units divides back to exactly this number
  if (exponent === 2 && amount > 0 && amount < SIMPLE) {
    const minor = Math.round(amount * 100);
    if (minor / 100 === amount) return minor;
  }
  const [mantissa = "0", power = "0"] = String(amount).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const decimals = Math.max(0, fraction.length - Number(power));
  if (decimals > exponent) return withoutNoise(amount, exponent) ?? `must have at most ${exponent} decimals in ${currency}`;
  const minor = Number(`${whole}${fraction}e${Number(power) - fraction.length + exponent}`);
  return minor <= LARGEST ? minor : "is too large";
}

/** Distance from a minor unit, in minor units, that is taken for noise of floating point: carts add prices up, and 1.1 + 2.2 is 3.3000000000000003. */
const NOISE = 1e-6;

/** The minor units that an amount is meant to be: those whose distance is noise, and of amounts too large for that bound, some last places of the number. */
function withoutNoise(amount: number, exponent: number): number | undefined {
  const scaled = amount * 10 ** exponent;
  const nearest = Math.round(scaled);
  const noise = Math.max(NOISE, scaled * 4 * Number.EPSILON);
  return Math.abs(scaled - nearest) <= noise ? nearest : undefined;
}

/** Converts an integer of minor units to major units: the number on the wire. */
export function fromMinorUnits(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyExponent(currency) ?? 0}`);
}
