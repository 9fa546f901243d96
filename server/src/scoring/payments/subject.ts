// What one assessment is about: the payment for the engine, and the hashes under which the store is asked.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { ListProbe } from "../../platform/identifiers/list-values.ts";
import type { FraudRateKind, IdentifierKeys, PayoutKeys } from "../engine/features.ts";
import type { Transaction } from "../engine/transaction.ts";

/** Whose payment it is. */
export interface Belonging {
  readonly submerchantId: string | null;
  /** The caller is the submerchant: what is counted is its own past alone. */
  readonly scoped: boolean;
  /** The caller has a secret key: false for a publishable one, whose statements about the payer are the payer's own. Absent: true. */
  readonly trusted?: boolean;
}

/** Built from a request before any I/O. */
export interface Subject {
  readonly transaction: Transaction;
  /** Paths of identifiers that were sent and cannot be read. */
  readonly unreadable: readonly string[];
  /** Values to look up in the lists. */
  readonly probes: readonly ListProbe[];
  /** Address to match against ranges. */
  readonly address: string | undefined;
  /** Hashes of the payer's identifiers, the most stable first. */
  readonly payerIdentifiers: readonly IdentifierHash[];
  readonly fraudRates: Readonly<Record<FraudRateKind, IdentifierHash | null>>;
  /** What the history is asked by: the organization's hashes, or the submerchant's own where the caller is one. */
  readonly keys: IdentifierKeys;
  /** What the organization's row of activity is stored under. */
  readonly organizationKeys: IdentifierKeys;
  /** What the submerchant's own row is stored under, for a payment of a submerchant. */
  readonly submerchantKeys: IdentifierKeys | undefined;
  /** The same of a payout's own identifiers; undefined for a pay-in. */
  readonly payout: SubjectOfPayout | undefined;
}

/** Hashes of a payout: what the past is asked by, and what its rows are stored under. */
export interface SubjectOfPayout {
  readonly keys: PayoutKeys;
  readonly organizationKeys: PayoutKeys;
  readonly submerchantKeys: PayoutKeys | undefined;
}
