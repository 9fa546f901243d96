// What a fuzz found, as a page.
import { execFileSync } from "node:child_process";
import { type OperationId, operations } from "../../generated/operations.ts";
import type { Counter } from "./counter.ts";

/** Everything that is reported. */
export interface Outcome {
  readonly at: Date;
  readonly seconds: number;
  readonly commit: string;
  readonly machine: { readonly cores: number; readonly node: string; readonly postgres: string };
  readonly seed: number;
  readonly requests: number;
  readonly only: OperationId | undefined;
  readonly counter: Counter;
  /** Raw requests. */
  readonly sockets: number;
  /** Resident memory of the service in MiB: when warm, after the requests, at the end; and what spellings of a Content-Type added. */
  readonly memory: { readonly warm: number; readonly after: number; readonly end: number; readonly contentTypes: number };
  readonly findings: readonly { readonly about: string; readonly rule: string; readonly message: string; readonly shown: string; readonly times: number }[];
}

/** The commit that was fuzzed, and whether files differ from it. */
export function commitOf(): string {
  const git = (...parameters: string[]): string => execFileSync("git", parameters, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
  try {
    return `${git("rev-parse", "HEAD")}${git("status", "--porcelain", "--", "../src", "../../generated") === "" ? "" : ", with changes that are not committed"}`;
  } catch {
    return "unknown";
  }
}

const columns = [400, 401, 403, 404, 405, 409, 413, 415, 429, 503, 504] as const;

/** The page. */
export function reportOf(outcome: Outcome): string {
  const { at, seconds, commit, machine, seed, requests, only, counter, memory, sockets, findings } = outcome;
  const unreached = counter.unreached();
  return `# Fuzz

Every input must get a response that the contract describes. Requests are generated from \`generated/openapi.json\`: valid ones, and ones with damaged bodies, unusual paths, queries, headers and methods, with
credentials of every kind and state, of three organizations; identifiers in responses are reused. Each response is checked against the contract (status, body, headers, error code), the access
table and tenant isolation, and searched for stack traces, SQL, paths, secrets and card numbers. Then come ${sockets} connections with malformed HTTP, and 14,000 spellings of a Content-Type.

Reproduce: \`npm run fuzz -- --requests ${requests} --seed ${seed}${only === undefined ? "" : ` --operation ${only}`}\` (the seed determines the plans, but not identifiers and the order of concurrent requests)

| | |
|---|---|
| date | ${at.toISOString().slice(0, 16).replace("T", " ")} UTC |
| commit | ${commit} |
| machine | ${machine.cores} cores (shared with generator and database), Node ${machine.node}, PostgreSQL ${machine.postgres} |
| seed | ${seed} |
| requests | ${counter.total()} in ${seconds} s; answered within ${counter.within(50)} ms (half), ${counter.within(99)} ms (99 %), ${counter.within(100)} ms (all) |
| memory of the service | ${memory.warm} MiB warm, ${memory.after} MiB after the requests, ${memory.end} MiB at the end; 10,000 Content-Types added ${memory.contentTypes} MiB |
| 500 | ${counter.ofStatus(500)} |
| operations without a success | ${unreached.length === 0 ? "none" : unreached.join(", ")} |
| findings | ${findings.length} |

## Findings

${findings.length === 0 ? "None." : findings.map(({ about, rule, message, shown, times }) => `- **${about}** (${rule}, seen ${times} times): ${message.replaceAll("\n", " ")}${shown === "" ? "" : `\n\n  \`\`\`sh\n  ${shown.replaceAll("\n", " ")}\n  \`\`\``}`).join("\n")}

## Answers

2xx counts 204 of preflights; "none" is a connection that the service ended before it had read a body beyond the limit.

| operation | 2xx | share | ${columns.join(" | ")} | other | none |
|---|${"---:|".repeat(columns.length + 4)}
${(Object.keys(operations) as OperationId[])
  .filter((id) => only === undefined || id === only)
  .map((id) => row(id, counter.statuses(id)))
  .join("\n")}
`;
}

function row(id: OperationId, statuses: ReadonlyMap<number, number>): string {
  const sum = (of: (status: number) => boolean): number => [...statuses].reduce((soFar, [status, count]) => soFar + (of(status) ? count : 0), 0);
  const success = sum((status) => status >= 200 && status < 300);
  const other = sum((status) => status >= 300 && !(columns as readonly number[]).includes(status));
  const cells = [
    success,
    `${Math.round(
      (success /
        Math.max(
          1,
          sum(() => true),
        )) *
        100,
    )} %`,
    ...columns.map((status) => statuses.get(status) ?? 0),
    other,
    statuses.get(0) ?? 0,
  ];
  return `| ${id} | ${cells.map((cell) => (cell === 0 ? "" : cell)).join(" | ")} |`;
}
