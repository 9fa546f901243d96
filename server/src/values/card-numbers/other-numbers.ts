// Numbers whose form says what they are, and that no card number has: times, network addresses, places, payment slips, orders. Some of each would pass the Luhn check.

/** No letter, digit or point before, and none after. */
const BEFORE = "(?<![\\p{L}\\p{Nd}.])";
const AFTER = "(?![\\p{L}\\p{Nd}])";

/** ISO 8601 with up to nine digits of a second, as .NET, Python, Java and Go write it. */
const TIME = `(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[T ](?:[01]\\d|2[0-4]):[0-5]\\d(?::[0-6]\\d(?:[.,]\\d{1,9})?)?(?:Z|(?:[+-](?:0\\d|1[0-4]):?[0-5]\\d))?`;

/** IPv4, also with filling zeros: lists of forwarded addresses. */
const BYTE = "(?:25[0-5]|2[0-4]\\d|[01]?\\d{1,2})";
const ADDRESS = `(?:${BYTE}\\.){3}${BYTE}(?!\\.\\d)`;

/** Latitude and longitude with at least four decimals. */
const PLACE = "-?\\d{1,2}\\.\\d{4,16}\\s{0,2}[,;]\\s{0,2}-?\\d{1,3}\\.\\d{4,16}";

/** The digits of a Brazilian payment slip (linha digitável), as printed. */
const SLIP = "\\d{5}\\.\\d{5} {1,2}\\d{5}\\.\\d{6} {1,2}\\d{5}\\.\\d{6} {1,2}\\d {1,2}\\d{14}";

/** A number of thirteen digits, such as a clock in milliseconds, with a running number: orders of VTEX. No card is grouped so. */
const ORDER = "1\\d{12}-\\d{1,3}";

const OTHERS = new RegExp(`${BEFORE}(?:${[TIME, ADDRESS, PLACE, SLIP, ORDER].join("|")})${AFTER}`, "gu");

/** The text with letters in place of such numbers. */
export const withoutOtherNumbers = (text: string): string => text.replace(OTHERS, "xx");
