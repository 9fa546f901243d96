// Collects what a value must be, in words, from the second argument of `@pattern`: the server and the SDKs use the same messages.
import { getPatternData, navigateProgram, type Program, type Type } from "@typespec/compiler";

/** Messages of the patterns of a specification. */
export interface PatternMessages {
  /** By expression. */
  readonly byPattern: Readonly<Record<string, string>>;
  /** By name of a property whose message differs from the one of its expression. */
  readonly byProperty: Readonly<Record<string, string>>;
}

/** Collects the messages of `@pattern`. Where one expression has several, the most frequent is the expression's; the others are stored by property. */
export function patternMessages(program: Program): PatternMessages {
  const uses: { readonly pattern: string; readonly message: string; readonly property: string | undefined }[] = [];
  const note = (type: Type): void => {
    const data = getPatternData(program, type);
    if (data?.validationMessage === undefined) return;
    uses.push({ pattern: data.pattern, message: data.validationMessage, property: type.kind === "ModelProperty" ? type.name : undefined });
  };
  navigateProgram(program, { scalar: note, modelProperty: note });
  const byPattern = Object.fromEntries(
    uses.map(({ pattern }) => [pattern, mostFrequent(uses.flatMap((use) => (use.pattern === pattern ? [use.message] : [])))]),
  );
  const byProperty: Record<string, string> = {};
  for (const { pattern, message, property } of uses) {
    if (message === byPattern[pattern]) continue;
    if (property === undefined || (byProperty[property] ?? message) !== message)
      throw new Error(
        `"${message}" and "${byProperty[property ?? ""] ?? byPattern[pattern]}" cannot be distinguished: give the pattern ${pattern} one message`,
      );
    byProperty[property] = message;
  }
  return { byPattern: sorted(byPattern), byProperty: sorted(byProperty) };
}

function mostFrequent(messages: readonly string[]): string {
  const count = (message: string): number => messages.filter((other) => other === message).length;
  return [...new Set(messages)].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0] ?? "";
}

const sorted = (record: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(record).sort());
