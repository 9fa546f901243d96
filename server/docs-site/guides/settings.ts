// Facts about settings of the service.
import type { GuideFact } from "./facts.ts";
import { code, markdownTable, ofContract } from "./markdown.ts";
import { configHelp, fileVariable, secretSettings } from "./service-facts.ts";

/** The facts, by name. The argument is how the names of the settings begin. */
export const settingFacts: Readonly<Record<string, GuideFact>> = {
  secretFiles: (_source, _argument, language) =>
    markdownTable(
      { en: ["Setting", "Path of a file with it"], es: ["Opción", "Ruta de un archivo que la contiene"] }[language],
      secretSettings.map((name) => [code(name), code(fileVariable(name))]),
    ),
  settings: (_, prefix, language) => {
    const rows = [...configHelp().matchAll(/^ {2}([A-Z_]+) +(.+)\n +Expects .*? Default: ([^\n]*)\.$/gm)]
      .filter(([, name = ""]) => name.startsWith(prefix))
      .map(([, name = "", meaning = "", fallback = ""]) => [code(name), ofContract(meaning, language), fallback]);
    if (rows.length === 0) throw new Error(`a guide names settings that do not exist: ${prefix}`);
    return markdownTable({ en: ["Setting", "Meaning", "Default"], es: ["Opción", "Significado", "Por defecto"] }[language], rows);
  },
};
