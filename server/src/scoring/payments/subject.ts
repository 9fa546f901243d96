// The subject of an assessment: the payment for the engine, and the hashes to look up.

import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { ListProbe } from "../../values/kinds/index.ts";
import type { FraudRateKind, IdentifierKeys, PayoutKeys } from "../situation/features.ts";
import type { Transaction } from "../situation/transaction.ts";

/** The merchant of a payment. */
export interface Belonging {
  readonly submerchantId: string | null;
  /** The caller is the submerchant: only its own history counts. */
  readonly scoped: boolean;
  /** The caller has a secret key: false for a publishable one, whose statements about the payer are the payer's own. Absent: true. */
  readonly trusted?: boolean;
}

/** Built from a request before any I/O. */
export interface Subject {
  readonly transaction: Transaction;
  /** Values that were not used as they were sent. */
  readonly warnings: readonly ValueWarning[];
  /** Values to look up in the lists. */
  readonly probes: readonly ListProbe[];
  /** Addresses to match against ranges: that of the payment, and the IPv4 address that it embeds. */
  readonly addresses: readonly string[];
  /** Hashes of the payer's identifiers, most stable first. */
  readonly payerIdentifiers: readonly IdentifierHash[];
  readonly fraudRates: Readonly<Record<FraudRateKind, IdentifierHash | null>>;
  /** Hashes to look up the history: the organization's, or the submerchant's own if the caller is one. */
  readonly keys: IdentifierKeys;
  /** Hashes of the organization's row of activity. */
  readonly organizationKeys: IdentifierKeys;
  /** Hashes of the submerchant's own row, for a payment of a submerchant. */
  readonly submerchantKeys: IdentifierKeys | undefined;
  /** The same of a payout's own identifiers; undefined for a pay-in. */
  readonly payout: SubjectOfPayout | undefined;
}

/** Hashes of a payout: to look up its history, and of its rows. */
export interface SubjectOfPayout {
  readonly keys: PayoutKeys;
  readonly organizationKeys: PayoutKeys;
  readonly submerchantKeys: PayoutKeys | undefined;
}
