// The chain of the audit log, as far as its records show it.
import type { components } from "../../../../../generated/types.ts";

/** What of a record belongs to the chain. */
export type ChainedRecord = Pick<components["schemas"]["AuditRecord"], "sequence" | "previous_hash" | "hash">;

/** The hash before the first record. */
const NO_HASH = "0".repeat(64);

/** Does a record, newer than `older`, follow from it? `older`: undefined for the first of the log. */
export function follows({ sequence, previous_hash: previous }: ChainedRecord, older: ChainedRecord | undefined): boolean {
  return older === undefined ? sequence === 1 && previous === NO_HASH : sequence === older.sequence + 1 && previous === older.hash;
}
