// Language tags of browsers, which need not be valid: Chromium without a locale reports `en-US@posix`.

/** The first preferred tag of a language that formats of `Intl` take (BCP 47); the language itself where there is none. */
export function regionalTag(language: string, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.slice(0, 2) === language && isValid(tag)) ?? language;
}

function isValid(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
