// Errors that are written for operators.

/** The message states the cause and what to do about it: it is shown as it is, without a stack. */
export class ExplainedError extends Error {}
