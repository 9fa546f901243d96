// Times as PostgreSQL writes them.

/** The same time as the contract writes it: RFC 3339, UTC, milliseconds. */
export function instant(text: string): string {
  return new Date(text).toISOString();
}
