// Texts of a file as the pages use them: what contains values is a function of them.
import type { Messages, Shown } from "./messages.ts";

/** A text, a text for each plural category (CLDR), or texts under names. */
type Entry = string | { readonly [name: string]: Entry };
type Values = Readonly<Record<string, Shown>>;

/** The texts of a language, which writes its numbers as `locale` does. */
export function messagesOf(texts: Entry, locale: string): Messages {
  const options = { maximumFractionDigits: 1 };
  const plurals = new Intl.PluralRules(locale, options);
  const numbers = new Intl.NumberFormat(locale, { signDisplay: "negative", ...options });
  const filled = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "number" ? numbers.format(value) : value;
    });
  const formOf = (forms: Readonly<Record<string, Entry>>, count: number): string =>
    // most languages count none as many; a text for none is the translator's choice
    String(forms[count === 0 ? "zero" : plurals.select(count)] ?? forms.other);
  const made = (entry: Entry): unknown => {
    if (typeof entry === "string") return entry.includes("{") ? (values: Values) => filled(entry, values) : entry;
    if (typeof entry.other === "string") return (values: Values & { count: number }) => filled(formOf(entry, values.count), values);
    return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, made(inner)]));
  };
  return made(texts) as Messages;
}
