// The catalogue of the person's language, for components. Only that one is loaded.
import { createContext, type ReactNode, useContext } from "react";
import { createFormats, type Formats } from "./formats.ts";
import { type Language, languages } from "./languages.ts";
import type { Messages } from "./messages.ts";
import { regionalTag } from "./regional-tag.ts";
import { messagesOf } from "./texts.ts";

interface Localized {
  readonly language: Language;
  readonly text: Messages;
  readonly format: Formats;
}

/** Loads a language. Numbers are written as the browser prefers it: those of Mexico otherwise than those of Spain. */
export async function loadLanguage(language: Language): Promise<Localized> {
  const locale = regionalTag(language, navigator.languages);
  const { default: texts } = await languages[language].load();
  return { language, text: messagesOf(texts, locale), format: createFormats(locale) };
}

const Context = createContext<Localized | undefined>(undefined);

/** Provides texts and formats to what is below. */
export function LanguageProvider({ value, children }: { readonly value: Localized; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
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

/** The language in which the API writes for the person. */
export function useApiLanguage() {
  return languages[useLanguage()].api;
}

/** The language. */
export function useLanguage(): Language {
  return useLocalized().language;
}
