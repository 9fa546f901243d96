import { execFile } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The service that the calls are made of, with its keys. */
export interface Service {
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** A line of the matrix: it throws, or gives the number of calls that were answered. */
export interface Row {
  readonly what: string;
  readonly calls: number;
  readonly run: () => Promise<number>;
}

/** What became of a line. */
export interface Result {
  readonly what: string;
  readonly calls: number;
  readonly answered: number;
  /** What it failed with; undefined: it did not. */
  readonly failure: string | undefined;
}

/** Runs the lines one after the other, as compilers take all of a machine. */
export async function results(rows: readonly Row[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const { what, calls, run } of rows) {
    const result = await run().then(
      (answered) => ({ answered, failure: answered === calls ? undefined : `${answered} calls were answered` }),
      (error: Error & { stdout?: string }) => ({ answered: 0, failure: `${error.stdout || error.message}`.slice(0, 2_000) }),
    );
    console.log(`${result.failure === undefined ? "ok  " : "FAIL"} ${what}${result.failure === undefined ? "" : `\n${result.failure}`}`);
    done.push({ what, calls, ...result });
  }
  return done;
}

/** Runs a program in a folder, with the address and the key of the service; gives what it printed. */
export async function run(folder: string, program: string, parameters: readonly string[], service?: Service): Promise<string> {
  const environment = service && { FRAUD_RISK_BASE_URL: service.url, FRAUD_RISK_API_KEY: service.secretKey };
  const { stdout } = await promisify(execFile)(program, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...environment },
    maxBuffer: 2 ** 26,
    timeout: 180_000,
  });
  return stdout;
}

/** Copies files of `projects/` to a folder. */
export async function place(folder: string, ...files: readonly string[]): Promise<void> {
  for (const file of files) await copyFile(fileURLToPath(new URL(`projects/${file}`, import.meta.url)), join(folder, basename(file)));
}

/** Compiles files of a folder, strictly. */
export async function compile(folder: string, tsc: string, files: readonly string[], options: object): Promise<void> {
  const compilerOptions = { strict: true, skipLibCheck: false, target: "es2022", types: [], ...options };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await run(folder, process.execPath, [tsc, "--project", "."]);
}
