// Ids of rows and requests: UUIDv7 (RFC 9562), so that they sort by time.

import { hash, randomFillSync } from "node:crypto";
import { v7 } from "uuid";
import { systemClock } from "../time/clock.ts";

const BYTES = 16;
const pool = new Uint8Array(BYTES * 1024);
let used = pool.length;

/** Random bytes from a pool: one system call serves a thousand ids. */
function rng(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

/** A new id. `at` (epoch milliseconds) is its time, now by default. */
export function newId(at: number = systemClock.now()): string {
  return v7({ rng, msecs: at });
}

/** The id of a time (epoch milliseconds) and a text: a UUIDv7 whose random part is the text's hash, equal for equal texts. */
export function idFrom(at: number, text: string): string {
  return v7({ random: hash("sha256", text, "buffer").subarray(0, BYTES), msecs: at, seq: 0 });
}

/** The smallest id of a time (epoch milliseconds): the ids of a time range are between two of these. */
export function firstIdAt(at: number): string {
  const hex = Math.min(Math.max(Math.floor(at), 0), 0xff_ff_ff_ff_ff_ff)
    .toString(16)
    .padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** The greatest id. */
export const LAST_UUID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The creation time (epoch milliseconds) of an id. */
export function timeOfId(id: string): number {
  return Number.parseInt(`${id.slice(0, 8)}${id.slice(9, 13)}`, 16);
}

/** 128 bits of the SHA-256 of a text, in UUID form: equal for equal texts. */
export function uuidOf(text: string): string {
  const hex = hash("sha256", text, "hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
