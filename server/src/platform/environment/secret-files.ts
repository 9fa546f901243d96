// Secrets from files, as Docker and Kubernetes mount them: the variable NAME_FILE names a file that holds the value of NAME.
import { readFileSync } from "node:fs";
import type { Environment } from "./unsafe-settings.ts";

/** The variable that names the file of a setting. */
export function fileVariable(name: string): string {
  return `${name}_FILE`;
}

/** The text of a secret setting: of its variable, or of the file that NAME_FILE names, without the line end after it. Undefined: neither is set. */
export function secretText(name: string, environment: Environment): { readonly text?: string | undefined; readonly problem?: string } {
  const variable = fileVariable(name);
  const file = environment[variable];
  if (!file) return { text: environment[name] || undefined };
  if (environment[name]) return { problem: `${name} and ${variable} are both set; remove one of them.` };
  try {
    const text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    return text === "" ? { problem: `${variable} names the file ${JSON.stringify(file)}, which is empty; write the value of ${name} into it.` } : { text };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      problem: `${variable} names the file ${JSON.stringify(file)}, which cannot be read (${code ?? "unknown error"}); it must exist and be readable by the user of this process.`,
    };
  }
}
