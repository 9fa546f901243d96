// Telephone numbers in E.164, and calling codes of countries.
import { type CountryCode, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { LRUCache } from "lru-cache";

/** A parsed number. */
export interface NormalisedPhone {
  readonly e164: string;
  readonly callingCode: string;
}

/**
 * Numbers that are already normalised, by the formats of national numbers (ITU-T E.164, national plans) of Mexico, Brazil, Colombia, Chile, Argentina, Peru,
 * Ecuador, and North America. Parsing them with the library's metadata costs as much as all other identifiers together.
 */
const NORMALISED = /^\+(?:(52)[2-9]\d{9}|(55)[1-9]{2}\d{8,9}|(57)[36]\d{9}|(56)[2-9]\d{8}|(54)[1-8]\d{9}|(51)9\d{8}|(593)9\d{8}|(1)[2-9]\d{9})$/;

const UNREADABLE = Symbol("unreadable");
const parsed = new LRUCache<string, NormalisedPhone | typeof UNREADABLE>({ max: 20_000 });

/**
 * E.164 form of a number; `country` applies to national formats. The mobile digits that Mexico (+52 1) dropped and Argentina (+54 9) inserts are removed, so
 * that all spellings of a line are equal. Undefined for an invalid number.
 */
export function normalisePhone(text: string, country: string | undefined): NormalisedPhone | undefined {
  const normalised = NORMALISED.exec(text);
  if (normalised !== null) return { e164: text, callingCode: normalised.find((group, index) => index > 0 && group !== undefined) ?? "" };
  const key = `${country ?? ""}|${text}`;
  let phone = parsed.get(key);
  if (phone === undefined) {
    phone = parse(text, country) ?? UNREADABLE;
    parsed.set(key, phone);
  }
  return phone === UNREADABLE ? undefined : phone;
}

function parse(text: string, country: string | undefined): NormalisedPhone | undefined {
  const region = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text, region);
  if (number === undefined) return undefined;
  const e164 = number.number.replace(/^\+521(\d{10})$/, "+52$1").replace(/^\+549(\d{10})$/, "+54$1");
  return { e164, callingCode: number.countryCallingCode };
}

/** Does the number, in international format, have a valid length for its country? */
export function isPossiblePhone(text: string): boolean {
  return parsePhoneNumberFromString(text)?.isPossible() === true;
}

/** Calling code of a country, without plus: `MX` gives `52`; undefined for unknown countries. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country as CountryCode) : undefined;
}
