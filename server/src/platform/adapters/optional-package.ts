// Packages that an installation for production leaves out (`npm ci --omit=dev --omit=optional`): server/docs/decisions/0028-production-installs-no-optional-packages.md

import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Is a package installed? It is looked up and not loaded. */
export function isInstalled(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** The error where an optional package is missing. `use`: what needs it, at the beginning of a sentence; `instead`: what to do without it. */
export function missingPackage(name: string, use: string, instead: string): Error {
  return new Error(
    `${use} needs the optional package ${name}, which is not installed. Run \`npm ci --include=optional\` (in production with \`--omit=dev\`), or ${instead}.`,
  );
}
