// For how long verdicts and fraud reports put values on lists by themselves, in days.

/** A lost chargeback, a confirmed fraud or a fraud report blocks. */
export const BLOCKED_DAYS = 180;

/** The IP address of a thief is flagged: most are assigned to somebody else within weeks. */
export const FLAGGED_DAYS = 30;

/** A won chargeback or a false alarm allows the payer. */
export const ALLOWED_DAYS = 90;
