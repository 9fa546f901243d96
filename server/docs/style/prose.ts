// textlint over files and over texts that have a place of their own. A finding names the file and the line, or the place.
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter, loadTextlintrc } from "textlint";
import type { PlacedText } from "./contract-texts.ts";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const descriptor = await loadTextlintrc({ configFilePath: join(ROOT, "server/docs/style/textlintrc.json") });
const linter = createLinter({ descriptor, cwd: ROOT });

/** Findings in Markdown files and folders. */
export async function inFiles(paths: readonly string[]): Promise<string[]> {
  const results = await linter.lintFiles([...paths]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ loc, message }) => `${relative(ROOT, filePath)}:${loc.start.line}:${loc.start.column}: ${message}`),
  );
}

/** Findings in texts that are checked as one document, with a paragraph for each. */
export async function inTexts(group: string, texts: readonly PlacedText[]): Promise<string[]> {
  const places: string[] = [];
  const lines: string[] = [];
  for (const { place, text } of texts) {
    for (const paragraph of text.split(/\n\s*\n/)) {
      places[lines.length] = place;
      lines.push(paragraph.replace(/\s+/g, " "), "");
    }
  }
  const { messages } = await linter.lintText(lines.join("\n"), `${group}.md`);
  return messages.map(({ loc, message }) => `${places[loc.start.line - 1] ?? group}: ${message.replace(/^Line \d+ /, "").replaceAll("\n", " ")}`);
}
