// A run in words: server/docs/reports/bench.md.
import { CONNECTIONS, type OperationFigures, operationsTable } from "./operations.ts";
import { type Overload, overloadTable } from "./overload.ts";
import { columns, type Phase } from "./phase.ts";
import { type ProfileFigures, profileTables } from "./profile.ts";
import { isHeld, type Summary, type Target, targets } from "./summary.ts";

/** What a run was, and what it found; what was left out is undefined. */
export interface Run {
  readonly machine: string;
  readonly command: string;
  readonly sizes: { readonly past: number; readonly payouts: number; readonly entries: number; readonly grown: number };
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  /** Seconds that the whole run took. */
  readonly took: number;
  /** Share of the machine (0 to 1) that went to processes which are not of the bench, over the whole run. */
  readonly others: number;
  readonly phases: readonly Phase[];
  readonly summary: Summary;
  readonly operations: readonly OperationFigures[] | undefined;
  readonly overload: Overload | undefined;
  readonly profile: ProfileFigures | undefined;
  /** Bytes on disk of one assessment in the grown history, by table. */
  readonly disk: Readonly<Record<string, number>> | undefined;
}

/** Share of the machine that others may use: beyond it, times and rates are theirs as well. */
const OTHERS_AT_MOST = 0.25;

/** The report. */
export function report(run: Run): string {
  const { sizes, summary, operations, overload, profile, disk } = run;
  const measured = Object.entries(summary).filter(([, value]) => !Number.isNaN(value));
  return `# Bench

Written by \`${run.command}\`; do not edit.

${run.machine} The same cores ran the server, the database and the load; processes of others used ${Math.round(run.others * 100)} % of the machine. ${Math.round(run.took)} s in all.

A past of ${sizes.past} pay-ins and ${sizes.payouts} payouts over 90 days and ${sizes.entries} blocklist entries; ${run.seconds} s a phase after 2 s of warm-up (5 s at a steady rate), ${run.connections} connections
unless a phase says otherwise, ${run.rounds} ${run.rounds === 1 ? "round" : "rounds"} where phases are compared. PostgreSQL with fsync, commits synchronous, a quarter of the memory as its buffers.

## Promises

| promise | wanted | seen | floor | |
| :-- | --: | --: | --: | :-- |
${targets.map((target) => promiseRow(target, summary)).join("\n")}

Ratios compare what was measured in this run. A rate or a time is this machine's. "floor": what the machine itself takes at that rate, for Node's HTTP,
a statement that finds one row and, beside assessments, another that commits one.${
    run.others > OTHERS_AT_MOST ? "\nProcesses of others used more than a quarter of it: what is missed here is to be measured again on an idle one." : ""
  }

## Phases

${run.phases.length === 0 ? "Not run." : phasesTable(run.phases)}

Times in milliseconds, as the caller sees them; at a steady rate they count from the moment at which a request was due. CPU in microseconds a request: of the server's process,
and of all of PostgreSQL's. "batch": assessments that shared a statement; "trips": round trips to the database an assessment; "sent": events that reached their receiver.

## Figures

| figure | |
| :-- | --: |
${measured.map(([name, value]) => `| ${name} | ${value} |`).join("\n")}

Medians over the rounds.
${disk === undefined ? "" : `\n${diskLine(disk, sizes.grown)}\n`}
## Operations

${
  operations === undefined
    ? "Not run."
    : `Every operation of the contract separately, for at most two seconds, with ${CONNECTIONS} concurrent requests, over the large history with statistics rolled up.
Requests are about things of their own; what is not named under "what" is the smallest that succeeds. What changes something is sent once, and a slice ends when there is nothing left to send.
A person's token is checked against its signature each time.

${operationsTable(operations)}`
}

## Overload

${overload === undefined ? "Not run." : overloadTable(overload)}

## Profile

${profile === undefined ? "Not taken." : profileTables(profile)}
`;
}

function diskLine(disk: Readonly<Record<string, number>>, grown: number): string {
  const parts = Object.entries(disk).map(([table, bytes]) => `${bytes} in \`${table}\``);
  const sum = Object.values(disk).reduce((total, bytes) => total + bytes, 0);
  return `Disk: an assessment takes ${sum} bytes, indexes included: ${parts.join(", ")}; measured on ${grown} of them.`;
}

function promiseRow(target: Target, summary: Summary): string {
  const { promise, figure, floor = "", least, most } = target;
  const held = isHeld(target, summary);
  const wanted = least === undefined ? `at most ${most}` : `at least ${least}`;
  const below = floor !== "" && held !== undefined ? summary[floor] : "";
  return `| ${promise} | ${wanted} | ${held === undefined ? "–" : summary[figure]} | ${below} | ${held === undefined ? "not run" : held ? "held" : "**missed**"} |`;
}

function phasesTable(phases: readonly Phase[]): string {
  const shown = Object.entries(columns).filter(([, cell]) => phases.some((phase) => cell(phase) !== undefined));
  const titles = ["phase", ...shown.map(([title]) => title), "answers"];
  const rows = phases.map((phase) => [
    phase.name,
    ...shown.map(([, cell]) => cell(phase) ?? ""),
    Object.entries(phase.statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  ]);
  const aligned = titles.map((_, index) => (index === 0 || index === titles.length - 1 ? ":--" : "--:"));
  return [titles, aligned, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
