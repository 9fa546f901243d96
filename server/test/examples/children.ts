// Starts examples as processes of their own, as their READMEs do.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Child, startChild } from "../../../contract-tests/src/targets/child.ts";

/** Path of a file of the repository. */
export const fileOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Starts an example that listens; resolves with the address that it prints. */
export async function startExample(path: string, environment: Record<string, string>): Promise<{ readonly url: string; readonly child: Child }> {
  const { found, child } = await startChild(
    fileOf(path),
    [],
    { PATH: process.env.PATH, PORT: "0", ...environment },
    (printed) => /http:\S+/.exec(printed)?.[0],
  );
  return { url: found, child };
}

/** Runs an example to its end. */
export async function runExample(path: string, parameters: readonly string[], environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [fileOf(path), ...parameters], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [code, stdout, stderr] = await Promise.all([new Promise<number | null>((ended) => child.once("exit", ended)), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
