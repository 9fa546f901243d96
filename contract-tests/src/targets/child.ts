import { type ChildProcess, spawn } from "node:child_process";

/** A process of this suite. */
export interface Child {
  /** Requests its end, and kills it after a while. Fails, with what it printed last, if it had ended by itself. */
  readonly end: () => Promise<void>;
}

const START_MS = 100_000;
const END_MS = 16_000;
const LONGEST_OUTPUT = 20_000;

/**
 * Runs a script with this Node until `ready` finds in its output that it is at work; gives what `ready` found.
 * If it ends before that or takes too long, it is ended and the error shows what it printed.
 */
export async function startChild(
  script: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  ready: (printed: string) => string | undefined,
) {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script, ...parameters], { env: { NODE_COMPILE_CACHE, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  // The worker of the test runner may be stopped before any teardown: a child must not outlive it.
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("exit", () => process.removeListener("exit", kill));
  let printed = "";
  const found = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-LONGEST_OUTPUT);
      const result = ready(printed);
      if (result !== undefined) resolve(result);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code} before it was ready:\n${printed}`)));
    setTimeout(() => reject(new Error(`${script} was not ready after ${START_MS} ms:\n${printed}`)), START_MS).unref();
  }).catch(async (error: unknown) => {
    await end(child);
    throw error;
  });
  const endInGoodOrder = async () => {
    const alive = isAlive(child);
    await end(child);
    if (!alive) throw new Error(`${script} ended by itself (${child.signalCode ?? child.exitCode}):\n${printed}`);
  };
  return { found, child: { end: endInGoodOrder } satisfies Child };
}

const isAlive = (child: ChildProcess) => child.pid !== undefined && child.exitCode === null && child.signalCode === null;

function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill("SIGKILL"), END_MS);
    child.once("exit", () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill();
  });
}
