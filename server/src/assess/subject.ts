// What one assessment is about: the payment for the engine, and the numbers under which the store is asked.
import type { FraudShareKind, IdentifierKeys } from "../engine/features.ts";
import type { Transaction } from "../engine/transaction.ts";
import type { ListType } from "../lists/normalise.ts";

/** Built from a request before any I/O. */
export interface Subject {
  readonly transaction: Transaction;
  /** Values to look up in the lists. */
  readonly probes: readonly (readonly [ListType, string])[];
  /** Address to match against ranges. */
  readonly address: string | undefined;
  /** Numbers of the payer's identifiers, steadiest first. */
  readonly payerIdentifiers: readonly number[];
  readonly fraudShares: Readonly<Record<FraudShareKind, number | null>>;
  readonly keys: IdentifierKeys;
}
