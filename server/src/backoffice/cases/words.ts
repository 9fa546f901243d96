// Words that are searched for, as search engines read them: all of them, quotes hold words together, a hyphen excludes, `or` gives a choice. In the process, because stored
// texts may be sealed.

/** Words that follow each other, and whether a text must be without them. */
interface Wanted {
  readonly words: readonly string[];
  readonly excluded: boolean;
}

/** A search; there is no text that is none. */
export interface WordSearch {
  /** Does one of the texts of a thing hold all that is searched for, and none of them what is excluded? */
  readonly isIn: (texts: readonly string[]) => boolean;
}

const TERM = /(-?)(?:"([^"]*)"?|([^\s"]+))/gu;

/** Reads what a person typed. A search without a word finds nothing. */
export function wordSearch(typed: string): WordSearch {
  const choices: Wanted[][] = [[]];
  for (const [, hyphen, phrase, word = ""] of typed.matchAll(TERM)) {
    const words = wordsIn(phrase ?? word);
    if (phrase === undefined && words.length === 1 && words[0] === "or") choices.push([]);
    else if (words.length > 0) choices.at(-1)?.push({ words, excluded: hyphen === "-" });
  }
  const wanted = choices.filter((choice) => choice.length > 0);
  return {
    isIn: (texts) => {
      const each = texts.map(wordsIn);
      return wanted.some(
        (choice) =>
          each.some((words) => choice.every((one) => one.excluded || isAmong(one.words, words))) &&
          !choice.some((one) => one.excluded && each.some((words) => isAmong(one.words, words))),
      );
    },
  };
}

/** Words of a text, in lower case and without accents. */
function wordsIn(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const isAmong = (wanted: readonly string[], words: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, index) => words[at + index] === word));
