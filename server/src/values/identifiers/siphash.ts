// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): a keyed hash of short values, quick enough for the assess path.

/** Bytes of a SipHash key. */
export const SIPHASH_KEY_BYTES = 16;

/** Bytes of a message word. */
export const SIPHASH_WORD_BYTES = 8;

/** Bytes that are encoded without allocating; longer values get a separate buffer. */
const POOLED = 4096;

// Hashing is synchronous: one set of buffers serves every hash of the process.
const encoder = new TextEncoder();
const pooled = new Uint8Array(POOLED);
/** The four words of the state, each as a low and a high half. */
const state = new Int32Array(8);
const halves = new Int32Array(2);
/** The finished hash: both halves as one integer. */
const whole = new BigInt64Array(halves.buffer);

/** A keyed 64-bit hash of a text: a signed 64-bit integer in decimal, like PostgreSQL's bigint. */
export type SipHash = (text: string) => string;

/**
 * Keyed 64-bit hashes over the UTF-8 bytes of texts. `key`: 16 bytes. Returns a function that takes a prefix of whole 8-byte words and returns the hash of
 * the prefix followed by a text; the prefix is hashed once.
 * Without the key it is infeasible to find a value with a chosen hash or two values with the same hash, and a hash reveals nothing about its value.
 */
export function createSipHash(key: Uint8Array): (prefix: Uint8Array) => SipHash {
  const initial = initialState(key);
  return (prefix) => {
    if (prefix.length % SIPHASH_WORD_BYTES !== 0) throw new RangeError(`a prefix has whole words of ${SIPHASH_WORD_BYTES} bytes`);
    absorb(initial, prefix, prefix.length, prefix.length, false);
    const prefixed = state.slice();
    return (text) => {
      // a UTF-16 code unit takes three bytes at most
      const bytes = text.length * 3 <= POOLED ? pooled : new Uint8Array(text.length * 3);
      const length = encode(text, bytes);
      absorb(prefixed, bytes, length, prefix.length + length, true);
      return (whole[0] as bigint).toString();
    };
  };
}

/** The state before the first word: the key and the constants of the algorithm. */
function initialState(key: Uint8Array): Int32Array {
  if (key.length !== SIPHASH_KEY_BYTES) throw new RangeError(`a SipHash key has ${SIPHASH_KEY_BYTES} bytes`);
  const view = new DataView(key.buffer, key.byteOffset, key.length);
  const [k0l, k0h, k1l, k1h] = [0, 4, 8, 12].map((at) => view.getInt32(at, true)) as [number, number, number, number];
  return Int32Array.of(
    ...[k0l ^ 0x70736575, k0h ^ 0x736f6d65, k1l ^ 0x6e646f6d, k1h ^ 0x646f7261],
    ...[k0l ^ 0x6e657261, k0h ^ 0x6c796765, k1l ^ 0x79746573, k1h ^ 0x74656462],
  );
}

/** Writes a text as UTF-8; returns its length in bytes. */
function encode(text: string, bytes: Uint8Array): number {
  let length = 0;
  for (; length < text.length; length++) {
    const code = text.charCodeAt(length);
    if (code > 0x7f) return encoder.encodeInto(text, bytes).written;
    bytes[length] = code;
  }
  return length;
}

/**
 * Absorbs the whole words of `bytes` into the state `from`: the result is `state`. With `final`, also the remaining bytes with the length of the message, and
 * finalises: the result is `halves`.
 */
function absorb(from: Int32Array, bytes: Uint8Array, length: number, total: number, final: boolean): void {
  let v0l = from[0] as number;
  let v0h = from[1] as number;
  let v1l = from[2] as number;
  let v1h = from[3] as number;
  let v2l = from[4] as number;
  let v2h = from[5] as number;
  let v3l = from[6] as number;
  let v3h = from[7] as number;
  const last = length - (length % SIPHASH_WORD_BYTES);
  // words of the message; then the last one, with the length in its highest byte, and four rounds of finalisation
  const end = final ? last + 8 : last - 8;
  for (let at = 0; at <= end; at += 8) {
    let ml = 0;
    let mh = 0;
    let rounds = 2;
    if (at < last) {
      ml = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24);
      mh = (bytes[at + 4] as number) | ((bytes[at + 5] as number) << 8) | ((bytes[at + 6] as number) << 16) | ((bytes[at + 7] as number) << 24);
    } else if (at === last) {
      for (let i = last; i < length; i++) {
        const shift = (i - last) * 8;
        if (shift < 32) ml |= (bytes[i] as number) << shift;
        else mh |= (bytes[i] as number) << (shift - 32);
      }
      mh |= (total & 0xff) << 24;
    } else {
      v2l ^= 0xff;
      rounds = 4;
    }
    v3l ^= ml;
    v3h ^= mh;
    for (; rounds > 0; rounds--) {
      let sum = (v0l >>> 0) + (v1l >>> 0);
      v0h = (v0h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v0l = sum | 0;
      let high = v1h;
      v1h = ((v1h << 13) | (v1l >>> 19)) ^ v0h;
      v1l = ((v1l << 13) | (high >>> 19)) ^ v0l;
      high = v0h;
      v0h = v0l;
      v0l = high;
      sum = (v2l >>> 0) + (v3l >>> 0);
      v2h = (v2h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v2l = sum | 0;
      high = v3h;
      v3h = ((v3h << 16) | (v3l >>> 16)) ^ v2h;
      v3l = ((v3l << 16) | (high >>> 16)) ^ v2l;
      sum = (v0l >>> 0) + (v3l >>> 0);
      v0h = (v0h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v0l = sum | 0;
      high = v3h;
      v3h = ((v3h << 21) | (v3l >>> 11)) ^ v0h;
      v3l = ((v3l << 21) | (high >>> 11)) ^ v0l;
      sum = (v2l >>> 0) + (v1l >>> 0);
      v2h = (v2h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v2l = sum | 0;
      high = v1h;
      v1h = ((v1h << 17) | (v1l >>> 15)) ^ v2h;
      v1l = ((v1l << 17) | (high >>> 15)) ^ v2l;
      high = v2h;
      v2h = v2l;
      v2l = high;
    }
    v0l ^= ml;
    v0h ^= mh;
  }
  if (final) {
    halves[0] = v0l ^ v1l ^ v2l ^ v3l;
    halves[1] = v0h ^ v1h ^ v2h ^ v3h;
  } else state.set([v0l, v0h, v1l, v1h, v2l, v2h, v3l, v3h]);
}
