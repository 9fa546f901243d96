// Bodies before they are validated: nothing about their types can be trusted.

/** The fields of a raw value; none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
