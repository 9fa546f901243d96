// How people and processors write reason codes: with the name of the scheme, with its title, with other separators.

/** A scheme or provider that a text may name. */
export type SchemeName = "Visa" | "Mastercard" | "American Express" | "Discover" | "Diners Club" | "Elo" | "Hipercard" | "Stripe";

/** A reading of a text: the code in upper case, and the scheme that the text names. */
export interface Reading {
  readonly scheme: SchemeName | undefined;
  readonly code: string;
}

const NAMES: readonly (readonly [SchemeName, string])[] = [
  ["Visa", "VISA|VI|VS|V"],
  ["Mastercard", "MASTER ?CARD|MASTER|MC"],
  ["American Express", "AMERICAN EXPRESS|AMEX|AX|AE"],
  ["Discover", "DISCOVER|DISC|DI"],
  ["Diners Club", "DINERS CLUB|DINERS|DC|DN"],
  ["Elo", "ELO"],
  ["Hipercard", "HIPERCARD|HIPER"],
  ["Stripe", "STRIPE"],
];

/** The name of a scheme, then words such as "reason code", then the rest. */
const PREFIXES = NAMES.map(
  ([scheme, names]) => [scheme, new RegExp(`^(?:${names})(?=[^A-Z]|$)[^A-Z0-9]*(?:(?:REASON|CODE|CODIGO|MOTIVO|RC)[^A-Z0-9]+)*(.+)$`)] as const,
);

const WORDS = /^(?:(?:REASON|CODE|CODIGO|MOTIVO|RC)[^A-Z0-9]+)+(.+)$/;

/** A code before its title: one with digits, or letters that a colon or dash separates from the title. */
const BEFORE_TITLE = /^(?:([A-Z]{0,3}\d[A-Z0-9]*(?:[.,_]\d+)*)(?![A-Z0-9])|([A-Z]{2,3})\s*[:–—-])/;

/** Most characters of a text that may be a code with its title. */
const LONGEST = 200;

/** The readings of a text, the most literal first. */
export function readings(text: string): Reading[] {
  const written = text.slice(0, LONGEST).normalize("NFKD").replace(/\p{M}/gu, "").trim().toUpperCase();
  if (written === "") return [];
  const found: Reading[] = [...readingsOf(undefined, written)];
  for (const [scheme, prefix] of PREFIXES) {
    const rest = prefix.exec(written)?.[1];
    if (rest !== undefined) found.push(...readingsOf(scheme, rest));
  }
  return found;
}

function readingsOf(scheme: SchemeName | undefined, written: string): Reading[] {
  const bare = WORDS.exec(written)?.[1] ?? written;
  const title = BEFORE_TITLE.exec(bare);
  const codes = [bare, title?.[1] ?? title?.[2]].filter((code) => code !== undefined);
  // a number that a table cut or filled: `83.0`
  return [...new Set(codes.flatMap((code) => [code, code.replace(/^(\d{2,4})\.0$/, "$1")]))].map((code) => ({ scheme, code }));
}
