// What a value of a format of OpenAPI must be, in words. The messages of patterns stand beside their expression, in `@pattern`.

/** Messages by format. */
export const formatMessages = {
  date: 'must be an ISO 8601 date such as "2026-11-20"',
  "date-time": 'must be an RFC 3339 date and time such as "2026-11-20T15:04:05Z"',
  double: "must be a number",
  "idn-email": 'must be an email address such as "maria@correo.mx"',
  int32: "must be an integer",
  int64: "must be an integer",
} as const;
