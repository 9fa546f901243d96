// Times in PostgreSQL's format.

/** The same time in the contract's format: RFC 3339, UTC, milliseconds. */
export function instant(text: string): string {
  return new Date(text).toISOString();
}
