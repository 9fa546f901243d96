// The catalogue of the person's language, for components. Only that one is loaded.
import { createContext, type ReactNode, useContext } from "react";
import type { Messages } from "./en.ts";
import { createFormats, type Formats } from "./formats.ts";
import { regionalTag } from "./regional-tag.ts";

/** Languages of the dashboard. */
export const languages = { en: "English", es: "Español", pt: "Português" } as const;

/** A language. */
export type Language = keyof typeof languages;

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

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
};

/** Loads a catalogue. */
export function loadMessages(language: Language): Promise<Messages> {
  return catalogues[language]();
}

interface Localized {
  readonly language: Language;
  readonly text: Messages;
  readonly format: Formats;
}

const Context = createContext<Localized | undefined>(undefined);

/** Provides texts and formats to what is below. */
export function LanguageProvider({ language, text, children }: { readonly language: Language; readonly text: Messages; readonly children: ReactNode }) {
  return <Context value={{ language, text, format: createFormats(regional(language)) }}>{children}</Context>;
}

/** The language as the browser prefers it: numbers of Mexico are written otherwise than those of Spain. */
function regional(language: Language): string {
  return regionalTag(language, navigator.languages);
}

function useLocalized(): Localized {
  const localized = useContext(Context);
  if (localized === undefined) throw new Error("outside of a language");
  return localized;
}

/** The texts. */
export function useText(): Messages {
  return useLocalized().text;
}

/** Money, numbers and times. */
export function useFormat(): Formats {
  return useLocalized().format;
}

/** The language. */
export function useLanguage(): Language {
  return useLocalized().language;
}
