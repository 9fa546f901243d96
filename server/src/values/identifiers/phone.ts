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
const NORMALISED =
  /^\+(?:(52)[2-9]\d{9}|(55)[1-9]{2}(?:9\d{8}|[2-5]\d{7})|(57)[36]\d{9}|(56)[2-9]\d{8}|(54)(?:11|[23]\d)\d{8}|(51)9\d{8}|(593)9\d{8}|(1)[2-9]\d{2}[2-9]\d{6})$/;

/**
 * National numbers as the plan of a country has them today, by calling code: without trunk and carrier prefixes, and with the digits that old numbers lack.
 * Undefined: no line of the country has the number.
 */
const PLANS: Readonly<Record<string, (national: string) => string | undefined>> = {
  // Mexico: the mobile 1, and the prefixes 01, 044 and 045, until August 2019 (IFT, Plan Técnico Fundamental de Numeración, 2018)
  52: (national) => matching(/^[2-9]\d{9}$/, national.replace(/^(?:0?1|04[45])(?=\d{10}$)/, "")),
  // Argentina: the mobile 9 of calls from abroad; area codes begin with 11, 2 or 3, and 15 is a prefix that needs an area code
  54: (national) => matching(/^(?:11\d{8}|[23]\d{9}|[68]\d{9,10})$/, national.replace(/^9(?=\d{10}$)/, "")),
  // Brazil: mobiles have a ninth digit since 2016 (Anatel, Resolução 553/2010); a number has its area code
  55: (national) => matching(/^\d{10,11}$/, national.replace(/^([1-9]{2})(?=[6-9]\d{7}$)/, "$19")),
  // Chile: no trunk prefix, and mobiles of nine digits, since 2012 (Subtel)
  56: (national) => national.replace(/^0(?=\d{9}$)/, "").replace(/^(?=[4-9]\d{7}$)/, "9"),
  // Colombia: area codes of three digits since September 2021 (CRC, Resolución 5826)
  57: (national) => national.replace(/^(?=[124-8]\d{7}$)/, "60"),
  // Peru: mobiles have no area code since 2010; customers still dial that of Lima
  51: (national) => national.replace(/^1(?=9\d{8}$)/, ""),
  // North America: neither area nor exchange codes begin with 0 or 1
  1: (national) => matching(/^[2-9]\d{2}[2-9]\d{6}$/, national),
};

const matching = (pattern: RegExp, text: string): string | undefined => (pattern.test(text) ? text : undefined);

const UNREADABLE = Symbol("unreadable");
const parsed = new LRUCache<string, NormalisedPhone | typeof UNREADABLE>({ max: 20_000 });

/**
 * E.164 form of a number; `country` applies to national formats. Remarks, labels and extensions are dropped. Digits that a plan dropped or added, such as
 * the mobile 1 of Mexico and the ninth digit of Brazil, are undone or added, so that all spellings of a line are equal. Undefined for a text that no line
 * can have.
 */
export function normalisePhone(text: string, country: string | undefined): NormalisedPhone | undefined {
  const known = normalised(text) ?? normalised(inPlan(text));
  if (known !== undefined) return known;
  const key = `${country ?? ""}|${text}`;
  let phone = parsed.get(key);
  if (phone === undefined) {
    phone = parse(text, country) ?? UNREADABLE;
    parsed.set(key, phone);
  }
  return phone === UNREADABLE ? undefined : phone;
}

function normalised(text: string): NormalisedPhone | undefined {
  const groups = NORMALISED.exec(text);
  return groups === null ? undefined : { e164: text, callingCode: groups.find((group, index) => index > 0 && group !== undefined) ?? "" };
}

const PLANNED = /^\+(52|54|55|56|57|51|1)(\d{8,13})$/;

/** A number in international format as the plan of its country has it today: without the library, as cheap as a normalised one. Any other text as it is. */
function inPlan(text: string): string {
  const [, code = "", national = ""] = PLANNED.exec(text) ?? [];
  const today = PLANS[code]?.(national);
  return today === undefined ? text : `+${code}${today}`;
}

function parse(text: string, country: string | undefined): NormalisedPhone | undefined {
  const region = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const dialled = withoutRemarks(text);
  return read(dialled, region) ?? (/^00[1-9]/.test(dialled) ? read(`+${dialled.slice(2)}`, undefined) : undefined);
}

/** Digits before a remark: a shorter run is part of the number, as an area code. */
const REMARK = /^((?:[^\d\p{L}]*\d){7,}[^\d\p{L}/,;|]*)(?:[\p{L}/,;|#].*)$/su;

/** The number of a text such as `tel: 55 4821 9034 (recados)`: without the label before it, and without remark, extension or second number after it. */
function withoutRemarks(text: string): string {
  const start = text.search(/[+＋\p{Nd}]/u);
  if (start < 0) return "";
  // Brazil's placeholder for the digits of a carrier: 0xx11
  const number = text
    .slice(start)
    .normalize("NFKC")
    .replace(/^(\+\s*55\W*)?0\s*xx/i, (_, code: string | undefined) => code ?? "0");
  return REMARK.exec(number)?.[1] ?? number;
}

function read(text: string, region: CountryCode | undefined): NormalisedPhone | undefined {
  const number = parsePhoneNumberFromString(text, region);
  if (number === undefined) return undefined;
  const plan = PLANS[number.countryCallingCode];
  const national = plan === undefined ? number.nationalNumber : plan(number.nationalNumber);
  if (national === undefined) return undefined;
  const e164 = `+${number.countryCallingCode}${national}`;
  // a number that is read as another one, as with a second trunk prefix, is none
  const again = parsePhoneNumberFromString(e164);
  const possible = again?.number === e164 && again.isPossible();
  return possible ? { e164, callingCode: number.countryCallingCode } : undefined;
}

/** Calling code of a country, without plus: `MX` gives `52`; undefined for unknown countries. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country as CountryCode) : undefined;
}

/** Currencies that several countries use as their own. */
const SHARED_CURRENCIES: ReadonlySet<string> = new Set(["USD", "EUR", "GBP", "AUD", "NZD", "CHF", "DKK", "NOK", "ZAR", "ILS"]);

/**
 * The country of a currency that one country alone uses, for telephone numbers without any other country: the first two letters of its code (ISO 4217). `CRC`
 * gives `CR`; undefined for others.
 */
export function countryOfCurrency(currency: unknown): string | undefined {
  if (typeof currency !== "string" || SHARED_CURRENCIES.has(currency)) return undefined;
  const country = currency.slice(0, 2);
  return isSupportedCountry(country) ? country : undefined;
}
