// What the signals say, by language.
import { catalogue, type SignalCode, signals } from "./index.ts";

const languages = ["en", "es", "pt"] as const;

/** Languages in which signals say what they mean. */
export type Language = (typeof languages)[number];

const inEach = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Readonly<Record<Language, Value>>;

const entries = Object.entries(catalogue) as [SignalCode, (typeof catalogue)[SignalCode]][];

/** What each signal means, in one sentence. */
export const sentences = inEach(
  (language) => Object.fromEntries(entries.map(([code, { texts }]) => [code, texts[language].sentence])) as Readonly<Record<SignalCode, string>>,
);

/** Translations of the words that signals store as observed or expected values. */
export const storedWords: ReadonlyMap<string, { readonly es: string; readonly pt: string }> = new Map(
  signals.flatMap(({ words }) => Object.entries(words ?? {})),
);
