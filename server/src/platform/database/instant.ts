// Times in PostgreSQL's format.

/** A time in UTC as PostgreSQL writes it, with up to six decimals of a second. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** The same time in the contract's format: RFC 3339, UTC, milliseconds. */
export function instant(text: string): string {
  const parts = IN_UTC.exec(text);
  if (parts === null) return new Date(text).toISOString();
  // a page of a list holds a hundred times, and parsing each as a date costs several times as much
  const [, day, time, fraction = ""] = parts;
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}
