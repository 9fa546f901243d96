// Locale formats of amounts, numbers and times. Times are in UTC and labelled so.

import type { components } from "../../../../../generated/types.ts";
import { currencyExponent } from "../../../values/money/currencies.ts";
import { languageOf, wordsOf } from "./languages.ts";
import type { Words } from "./words.ts";

/** The formats of a locale. */
export interface Formats {
  /** BCP 47 tag, such as `es-MX`. */
  readonly locale: string;
  /** Amount in major units with its currency code: `$` is ambiguous. */
  readonly amount: (amount: number, currency: string) => string;
  readonly number: (value: number) => string;
  /** With a sign. */
  readonly weight: (value: number) => string;
  /** ISO day, in words. */
  readonly day: (day: string) => string;
  /** Instant, in words and with its zone. */
  readonly moment: (instant: string) => string;
  /** Instant in figures, to the second; the zone is in the column header. */
  readonly time: (instant: string) => string;
  readonly country: (code: string) => string;
}

/** The formats of a jurisdiction. */
export function formatsOf(jurisdiction: components["schemas"]["Jurisdiction"]): Formats {
  const language = languageOf(jurisdiction);
  const words: Words = wordsOf[language];
  const locale = `${language}-${jurisdiction}`;
  const zoned = { timeZone: "UTC", hourCycle: "h23" } as const;
  const figures = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const day = new Intl.DateTimeFormat(locale, { ...zoned, dateStyle: "long" });
  const minute = new Intl.DateTimeFormat(locale, { ...zoned, hour: "2-digit", minute: "2-digit" });
  const second = new Intl.DateTimeFormat(locale, { ...zoned, ...figures, hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const weight = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const country = new Intl.DisplayNames(locale, { type: "region" });
  return {
    locale,
    amount: (amount, currency) => {
      const digits = currencyExponent(currency);
      if (digits === undefined) return `${amount} ${currency}`;
      const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const text = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...fixed }).format(amount);
      return text.includes(currency) ? text : `${text} ${currency}`;
    },
    number: (value) => number.format(value),
    weight: (value) => weight.format(value),
    day: (text) => day.format(new Date(text)),
    moment: (instant) => words.at(day.format(new Date(instant)), minute.format(new Date(instant))),
    time: (instant) => second.format(new Date(instant)),
    country: (code) => country.of(code) ?? code,
  };
}
