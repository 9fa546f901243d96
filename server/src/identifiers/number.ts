// Identifiers as numbers: what activity, lists and counters are keyed by. Narrow index entries, and no raw value in them.

/**
 * A 53-bit number of an identifier: kind and value mixed in two 32-bit multiply-xorshift lanes (in the manner of MurmurHash3), so that it
 * fits a JavaScript number and a Postgres bigint. Not cryptographic: where a collision would matter (lists), the value is compared as well.
 */
export function identifierNumber(kind: string, value: string): number {
  let low = 0x9e3779b9 ^ kind.length;
  let high = 0x85ebca6b ^ value.length;
  for (let i = 0; i < kind.length; i++) {
    const code = kind.charCodeAt(i);
    low = Math.imul(low ^ code, 0x5bd1e995);
    high = Math.imul(high ^ code, 0x1b873593);
  }
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    low = Math.imul(low ^ code, 0xcc9e2d51);
    low ^= low >>> 15;
    high = Math.imul(high ^ code, 0x2c1b3c6d);
    high ^= high >>> 13;
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x297a2d39) ^ Math.imul(low ^ (low >>> 13), 0x4cf5ad43);
  return (high >>> 11) * 4294967296 + (low >>> 0);
}
