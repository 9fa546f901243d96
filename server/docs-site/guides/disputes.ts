// Facts of the guide to chargebacks: reason codes and the fraud type that each implies.
import type { GuideFact } from "./facts.ts";
import type { Language } from "./languages.ts";
import { code, markdownTable, ofContract } from "./markdown.ts";
import { reasonCodes } from "./service-facts.ts";

/** The facts, by name. The argument is a scheme or provider, with underscores for spaces. */
export const disputeFacts: Readonly<Record<string, GuideFact>> = {
  reasonCodes: (_, name, language) =>
    markdownTable(
      { en: ["Code", "Name", "Fraud type"], es: ["Código", "Nombre", "Tipo de fraude"] }[language],
      reasonCodeRows(name.replaceAll("_", " "), language),
    ),
};

/**
 * A row for each reason code of a scheme, in the order of the codes.
 *
 * @throws Error for a scheme that is not known
 */
function reasonCodeRows(name: string, language: Language): string[][] {
  const types = Object.entries(reasonCodes).find(([scheme]) => scheme === name)?.[1];
  if (types === undefined) throw new Error(`a guide names an unknown scheme: ${name}`);
  return Object.entries(types)
    .flatMap(([type, codes]) => Object.entries(codes).map(([reason, words]) => ({ reason, cells: [code(reason), ofContract(words, language), code(type)] })))
    .toSorted((one, other) => one.reason.localeCompare(other.reason, "en", { numeric: true }))
    .map(({ cells }) => cells);
}
