// Rounding of facts: four significant digits, enough for any curve, and short where facts are stored.

/** Facts are finite: JSON has no infinity. */
const LARGEST = 1e9;

const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** Four significant digits; whole numbers below a million as they are; at most 1,000,000,000 from zero. */
export function significant(value: number): number {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e6) return value;
  if (size >= LARGEST) return value < 0 ? -LARGEST : LARGEST;
  const places = 3 - Math.floor(Math.log10(size));
  // the quotient of two exact numbers is the nearest to the decimal
  if (places < 0) {
    const unit = POWERS[-places] ?? 1;
    return Math.round(value / unit) * unit;
  }
  const scale = POWERS[places];
  return scale === undefined ? 0 : Math.round(value * scale) / scale;
}
