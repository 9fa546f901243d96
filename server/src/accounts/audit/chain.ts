// The hash chain of the audit log: what each hash covers, and how a log is verified. The triggers of `audit_log` compute the same in the database.
import { createHash } from "node:crypto";

/** A stored record, as the verifier reads it. */
export interface ChainedRow {
  readonly sequence: string;
  readonly id: string;
  /** JSON text as stored. */
  readonly entry: string;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

/** The hash before the first record. */
export const NO_HASH = Buffer.alloc(32);

/** SHA-256 over the previous hash, the organization, the sequence number, the id and the bytes of the entry. */
export function chainHash(organizationId: string, row: Pick<ChainedRow, "sequence" | "id" | "entry">, previous: Buffer): Buffer {
  return createHash("sha256").update(previous).update(`${organizationId}\n${row.sequence}\n${row.id}\n${row.entry}`).digest();
}

/** The last verified record of the chain. */
export interface ChainHead {
  readonly sequence: bigint;
  readonly hash: Buffer;
}

/** The head of an organization without records. */
export const EMPTY_CHAIN: ChainHead = { sequence: 0n, hash: NO_HASH };

/** Verifies one row of the chain. Returns the new head, or a sentence that describes the tampering. */
export function follow(organizationId: string, head: ChainHead, row: ChainedRow): ChainHead | string {
  const sequence = BigInt(row.sequence);
  if (sequence !== head.sequence + 1n)
    return `record ${row.sequence} comes after ${head.sequence}: ${sequence > head.sequence ? "records are missing" : "the order was changed"}`;
  if (!row.previous_hash.equals(head.hash)) return `record ${row.sequence} does not follow from the one before it`;
  if (!chainHash(organizationId, row, head.hash).equals(row.hash)) return `record ${row.sequence} was changed`;
  return { sequence, hash: row.hash };
}
