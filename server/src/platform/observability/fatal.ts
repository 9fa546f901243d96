// The last words of a process: an error that ends it is a log line of level fatal, with its cause and what to do.
import { adviceOn, wordsOf } from "../database/passing-faults.ts";
import { ExplainedError } from "../errors/explained-error.ts";
import { createLogger } from "./log.ts";

/** Where the line goes: servers log to standard output; commands print their results there and log to standard error. */
export type FatalOutput = "stdout" | "stderr";

/** Logs an error that ends this process. It is logged on every LOG_LEVEL, also "silent": a process does not end without a reason. `doing` begins the sentence. */
export function logFatal(error: unknown, doing: string, output: FatalOutput = "stdout"): void {
  const log = createLogger("fatal", output === "stdout" ? undefined : { write: (line: string) => void process.stderr.write(line) });
  // their message is the cause and the remedy; a stack would hide it
  if (error instanceof ExplainedError) log.fatal({}, error.message);
  else log.fatal({ err: error }, fatalMessage(error, doing));
}

function fatalMessage(error: unknown, doing: string): string {
  const advice = adviceOn(error) ?? "Start it again; if it ends again, report this line.";
  return `${doing}: ${wordsOf(error).replace(/[.\s]+$/, "")}. ${advice}`;
}

/**
 * Runs a process. An error that it throws, an exception that nothing catches, and a rejection that nothing awaits become its last log line; then it exits
 * with code 1. `doing` says what failed, such as "the server cannot start".
 */
export async function runProcess(work: () => Promise<void>, doing: string, output: FatalOutput = "stdout"): Promise<void> {
  let started = false;
  const end = (error: unknown, what: string): never => {
    logFatal(error, what, output);
    process.exit(1);
  };
  process.on("uncaughtException", (error) => end(error, started ? "the process ended after an error that nothing caught" : doing));
  await work().then(
    () => {
      started = true;
    },
    (error: unknown) => end(error, doing),
  );
}
