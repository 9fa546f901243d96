// What is said of a country: a file beside this one holds it, and index.ts lists the files.

/** A currency. Amounts are in its minor units. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** About one US dollar, rounded: orders of magnitude are enough. */
  readonly dollar: number;
  /**
   * Amounts from which regulations require a report or a further approval, ascending. Where national rules name their limit in US dollars (FATF recommendation 10 and its national
   * forms), it is taken at a round rate.
   */
  readonly reportingLimits?: readonly number[];
}

/** The term in which a regulator requires institutions to answer a customer's claim. */
export interface ClaimTerm {
  /** From the day after the claim. */
  readonly days: number;
  /** Business days are Monday to Friday: without public holidays, the day is never later than the norm's. */
  readonly unit: "business_days" | "calendar_days";
  /** The norm, and the article where we are sure of it. */
  readonly source: string;
}

/** A regulator that cases are for. */
export interface Regulator {
  /** As cases name it. */
  readonly acronym: string;
  /** Its full name, in its own language; absent: cases show the acronym alone. */
  readonly name?: string;
  /** Absent: none that we are sure of. Extensions that a norm allows are left out. */
  readonly claimTerm?: ClaimTerm;
}

/** A country. */
export interface Country {
  /** Its own; absent: it uses that of another country. */
  readonly currency?: Currency;
  /** The time zone in which most people live; absent: its zones share one offset. */
  readonly timeZone?: string;
}

/** A country that has regulators in the contract. */
export interface SupervisedCountry extends Country {
  readonly timeZone: string;
  /** The first one is that of a case that names none. */
  readonly regulators: readonly [Regulator, ...Regulator[]];
}
