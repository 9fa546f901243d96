// The languages of the dashboard, and their texts. A new one is a file of texts and a line here.
import type { Schemas } from "../api/client.ts";
import type english from "./en.json";

interface LanguageFacts {
  readonly name: string;
  /** The language in which the API writes for these people: explanations, signals, templates of rules. */
  readonly api: Schemas["ExplanationLanguage"];
  readonly load: () => Promise<{ readonly default: typeof english }>;
}

/** A text that lacks a key does not compile; what its values are is checked by its schema (test/dashboard/texts.test.ts). */
const known = {
  en: { name: "English", api: "en", load: () => import("./en.json") },
  es: { name: "Español", api: "es", load: () => import("./es.json") },
  pt: { name: "Português", api: "pt", load: () => import("./pt.json") },
} as const satisfies Record<string, LanguageFacts>;

/** A language. */
export type Language = keyof typeof known;

/** Languages of the dashboard. */
export const languages: Readonly<Record<Language, LanguageFacts>> = known;

/** Their names, each in itself. */
export const languageNames = Object.fromEntries(Object.entries(languages).map(([language, { name }]) => [language, name])) as Readonly<
  Record<Language, string>
>;

const CHOICE = "language";

/** The chosen language, else the first that the browser prefers and the dashboard has, else English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(CHOICE) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

/** Stores the choice. The page has to be loaded again. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(CHOICE, language);
}

/** Is this one of the languages? */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}
