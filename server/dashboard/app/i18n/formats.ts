// Money, numbers and times in the person's language and zone.

/** Formats of a language. */
export interface Formats {
  /** An amount in major units, with the decimals of its currency. */
  readonly money: (amount: number, currency: string) => string;
  /** The same without the code of the currency, for tables that name it. */
  readonly amount: (amount: number, currency: string) => string;
  readonly number: (value: number) => string;
  /** At most one decimal: scores, contributions. */
  readonly score: (value: number) => string;
  /** At most three significant digits: measures of models. */
  readonly figure: (value: number) => string;
  /** A share from 0 to 1. */
  readonly percent: (share: number) => string;
  /** A share from 0 to 1 with two significant digits: probabilities, which are mostly small. */
  readonly probability: (share: number) => string;
  /** `3 minutes ago`. */
  readonly relative: (time: string, now?: number) => string;
  /** Date and time in the person's zone. */
  readonly dateTime: (time: string) => string;
  /** Date and time with seconds and the name of the zone. */
  readonly exact: (time: string) => string;
  /** A size in bytes, as `34 kB` or `1.2 MB`. */
  readonly size: (bytes: number) => string;
  /** Date of a moment in the person's zone. */
  readonly localDate: (time: string) => string;
  /** A calendar date without a zone. */
  readonly date: (date: string) => string;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Currencies without two decimals by ISO 4217, as the service counts them: browsers go by common usage, where COP has none. */
const UNUSUAL_DECIMALS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};
const decimals = new Map(Object.entries(UNUSUAL_DECIMALS).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, Number(digits)] as const)));

/** Decimals that amounts of a currency are shown with. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/** The formats of a language. Objects of Intl are made once: they are expensive. */
export function createFormats(language: string): Formats {
  const currencies = new Map<string, { readonly money: Intl.NumberFormat; readonly amount: Intl.NumberFormat }>();
  // rounded to zero, a negative number has no sign
  const signDisplay = "negative";
  const number = new Intl.NumberFormat(language, { signDisplay });
  const score = new Intl.NumberFormat(language, { signDisplay, maximumFractionDigits: 1 });
  const figure = new Intl.NumberFormat(language, { signDisplay, maximumSignificantDigits: 3 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const probability = new Intl.NumberFormat(language, { style: "percent", maximumSignificantDigits: 2 });
  const relative = new Intl.RelativeTimeFormat(language, { style: "short" });
  // of months, short Spanish leaves an m
  const months = new Intl.RelativeTimeFormat(language);
  const present = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long" });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const localDate = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const units = (["byte", "kilobyte", "megabyte"] as const).map(
    (unit) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumSignificantDigits: 3 }),
  );
  const ofCurrency = (currency: string) => {
    const known = currencies.get(currency);
    if (known !== undefined) return known;
    const digits = decimalsOf(currency);
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const money = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "code", ...fixed });
    const made = { money, amount: new Intl.NumberFormat(language, { signDisplay, ...fixed }) };
    currencies.set(currency, made);
    return made;
  };
  return {
    money: (amount, currency) => ofCurrency(currency).money.format(amount),
    amount: (amount, currency) => ofCurrency(currency).amount.format(amount),
    number: (value) => number.format(value),
    score: (value) => score.format(value),
    figure: (value) => figure.format(value),
    percent: (share) => percent.format(share),
    probability: (share) => probability.format(share),
    relative: (time, now = Date.now()) => {
      const seconds = (Date.parse(time) - now) / 1000;
      const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
      // whole units have passed; of the long ones the nearest count
      const count = unit === "year" || unit === "month" ? Math.round(seconds / size) : Math.trunc(seconds / size);
      // 47 hours ago is not "yesterday": days are counted, and only the present second is "now"
      if (unit === "year" || unit === "month") return months.format(count, unit);
      return (count === 0 ? present : relative).format(count, unit);
    },
    dateTime: (time) => dateTime.format(new Date(time)),
    exact: (time) => exact.format(new Date(time)),
    size: (bytes) => {
      const power = Math.min(2, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
      return (units[power] ?? number).format(bytes / 1000 ** power);
    },
    localDate: (time) => localDate.format(new Date(time)),
    date: (day) => date.format(new Date(day)),
  };
}
