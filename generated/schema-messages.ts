// Generated from spec/ by `npm run generate`. Do not edit.

/** What a value must be, by pattern of the contract. */
export const patternMessages: Readonly<Record<string, string>> = {
  "^(?!\\.{1,2}$)(?=.*[^\\s.])[^\\u0000-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069/\\\\]+$": "must be the name of a file, without a path and without control characters",
  "^(?=.*\\S)[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$": "must not be blank or contain control characters",
  "^(?=.*\\S)[^\\u0000-\\u001F\\u007F]+$": "must not be blank or contain control characters",
  "^(?=[\\s\\S]*\\S)[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$": "must not be blank or contain control characters",
  "^(\\*|\"[!#-~]*\")$": "must be an ETag in quotation marks, or *",
  "^(https://[a-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:[0-9]{1,5})?$": "must be an origin in lower case without a path, such as \"https://shop.example\"",
  "^RULE:[A-Z0-9]+(_[A-Z0-9]+)*$": "must be RULE: with upper-case letters, digits and single underscores, such as \"RULE:BIN_TESTING\"",
  "^[0-9]{2}$": "must be a two-digit ECI value such as \"05\"",
  "^[0-9]{4}$": "must be a four-digit merchant category code (ISO 18245) such as \"5661\"",
  "^[0-9]{6,8}$": "must be the first 6 to 8 digits of the card number",
  "^[0-9]{6}$": "must be the first 6 digits of the card number",
  "^[0-9a-f]{64}$": "must be 64 lower-case hexadecimal digits",
  "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$": "must be a UUID in lower case with hyphens",
  "^[A-Z0-9_:+]+$": "must be the code of a signal",
  "^[A-Z][A-Z0-9]+$": "must be 2 to 10 upper-case letters and digits, starting with a letter",
  "^[A-Z]{2}$": "must be an ISO 3166-1 alpha-2 code such as \"MX\"",
  "^[A-Z]{3}$": "must be an ISO 4217 currency code such as \"MXN\"",
  "^[A-Za-z0-9_+/-]+$": "must be an IANA time zone such as \"America/Mexico_City\"",
  "^[A-Za-z0-9_-]+$": "must be the next_cursor of an earlier page",
  "^[\\u0020-\\u007E]+$": "must be printable ASCII without leading or trailing spaces",
  "^[\\u0021-\\u007E]+$": "must be printable ASCII without spaces",
  "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$": "must not contain control characters",
  "^[^\\u0000-\\u001F\\u007F-\\u009F]*$": "must not contain control characters",
  "^[^\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$": "must hold a character that is visible, and no control characters",
  "^[^\\u0000-\\u001F\\u007F-\\u009F]+$": "must not contain control characters",
  "^[^\\u0000-\\u001F\\u007F]*$": "must not contain control characters",
  "^[a-z0-9]+(-[a-z0-9]+)*$": "must be lower-case letters, digits and single hyphens, such as \"card-testing-bin\"",
  "^[a-z][a-z0-9_]{0,62}$": "must begin with a lower-case letter and hold at most 63 lower-case letters, digits and underscores"
};

/** What a value must be, by name of the property: where one pattern has several meanings. */
export const propertyMessages: Readonly<Record<string, string>> = {
  "last4": "must be the last 4 digits of the card number"
};

/** What a value must be, by format of OpenAPI. */
export const formatMessages = {
  "date": "must be an ISO 8601 date such as \"2026-11-20\"",
  "date-time": "must be an RFC 3339 date and time such as \"2026-11-20T15:04:05Z\"",
  "double": "must be a number",
  "idn-email": "must be an email address such as \"maria@correo.mx\"",
  "int32": "must be an integer",
  "int64": "must be an integer"
} as const;
