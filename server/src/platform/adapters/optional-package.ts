// Packages that a production installation omits (`npm ci --omit=dev --omit=optional`): server/docs/decisions/0028-production-installs-no-optional-packages.md

import { createRequire } from "node:module";
import { ExplainedError } from "../errors/explained-error.ts";

const { resolve } = createRequire(import.meta.url);

/** Is a package installed? Resolves it without loading it. */
export function isInstalled(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** The error for a missing optional package. `use`: what needs it, as the start of a sentence; `instead`: the alternative. */
export function missingPackage(name: string, use: string, instead: string): Error {
  return new ExplainedError(
    `${use} requires the optional package ${name}, which is not installed. Run \`npm ci --include=optional\` (in production with \`--omit=dev\`), or ${instead}.`,
  );
}
