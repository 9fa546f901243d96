// Options of commands. One mechanism for all: an option that a command does not have ends it at once, with the nearest that it has.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearestName } from "../http/nearest-name.ts";

/** Exit code of a command that was called wrongly, as shells use it. */
const WRONG_USE = 2;

/** As `parseArgs` of node:util. Writes one sentence and ends the process with code 2 for an option or argument that the command does not take. */
export function readCommandLine<const Given extends ParseArgsConfig>(given: Given): ReturnType<typeof parseArgs<Given>> {
  try {
    return parseArgs(given);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!code.startsWith("ERR_PARSE_ARGS_")) throw error;
    console.error(wrongUse(code, message, Object.keys(given.options ?? {})));
    process.exit(WRONG_USE);
  }
}

/** The sentence: what is wrong, the nearest option, and all of them. */
export function wrongUse(code: string, message: string, known: readonly string[]): string {
  const named = /'([^']*)'/.exec(message)?.[1] ?? "";
  const what =
    code === "ERR_PARSE_ARGS_UNKNOWN_OPTION"
      ? `Unknown option ${named}`
      : code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL"
        ? `Unexpected argument ${named}`
        : (message.split(/\.\s/)[0] ?? message);
  const nearest = nearestName(named.replace(/^-+/, ""), known);
  const hint = nearest === undefined ? "" : ` Did you mean --${nearest}?`;
  const all = known.length === 0 ? "There are no options." : `Options: ${known.map((name) => `--${name}`).join(", ")}.`;
  return `${what}.${hint} ${all}`;
}
