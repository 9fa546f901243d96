// Bodies before validation: their types cannot be trusted.

/** The fields of a raw value; none if it is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
