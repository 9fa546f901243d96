// Reasons of the list entries that verdicts make. They are stored, so they stay in English; the dashboard shows them in the language of its reader.

/** The reason by what was reported. */
export const ownReasons = {
  chargeback_lost: "A chargeback was lost",
  fraud_confirmed: "Fraud was confirmed",
  chargeback_won: "A chargeback was won",
  false_positive: "A false alarm",
} as const;
