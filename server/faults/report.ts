// The findings as a Markdown table.
import type { Finding } from "./experiment.ts";

const COLUMNS = [
  "fault",
  "times",
  "requests",
  "200",
  "503",
  "504",
  "other",
  "no answer",
  "answers lost",
  "twice",
  "outcomes lost",
  "longest answer (ms)",
  "first 200 (ms)",
  "process died",
  "CPU of others",
  "promises",
] as const;

/** The table. */
export function table(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    finding.title,
    finding.repetitions,
    finding.requests,
    ...["200", "503", "504"].map((status) => finding.statuses[status] ?? 0),
    other(finding),
    finding.statuses.none ?? 0,
    finding.lost,
    finding.twice,
    finding.outcomesLost,
    Math.round(finding.longest),
    finding.firstDecision === undefined ? "–" : Math.round(finding.firstDecision),
    finding.died === 0 ? "no" : `${finding.died} times`,
    `${Math.round(finding.others * 100)} %`,
    verdict(finding),
  ]);
  return [COLUMNS, COLUMNS.map((_, index) => (index === 0 ? ":--" : "--:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function verdict({ broken, unclear }: Finding): string {
  if (broken.length > 0) return "**broken**";
  return unclear.length > 0 ? "held; times not assessed" : "held";
}

function other({ statuses }: Finding): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => (["200", "503", "504", "none"].includes(status) ? sum : sum + count), 0);
}

/** The whole report. */
export function report(findings: readonly Finding[], head: { machine: string; perSecond: number; seconds: number; skipped: readonly string[] }): string {
  const broken = findings.flatMap(({ title, broken: texts }) => texts.map((text) => `- ${title}: ${text}`));
  const unclear = findings.flatMap(({ title, unclear: texts, others }) =>
    texts.map((text) => `- ${title}: ${text}; others used ${Math.round(others * 100)} %`),
  );
  const notes = findings.flatMap(({ title, notes: texts }) => (texts.length === 0 ? [] : [`- ${title}: ${texts.join("; ")}.`]));
  const outcomes = findings.map(
    ({ title, otherStatuses }) =>
      `- ${title}: ${Object.entries(otherStatuses)
        .map(([status, count]) => `${status} ${count}`)
        .join(", ")}`,
  );
  const pauses = Math.round(Math.max(...findings.map(({ ownPause }) => ownPause)));
  return `# Faults

Written by \`npm run faults -- --report\`; do not edit.

${head.machine} The same cores ran the server, the database and the load. ${Math.round(head.seconds)} s in all.

Each fault happens to real processes (\`server/src/main.ts\`, PostgreSQL with fsync) under an open loop of ${head.perSecond} requests per second over keep-alive connections: 75 % new
pay-ins, 10 % payouts, 10 % replays, 5 % outcomes, every assess call with a recorded handle. Afterwards every handle is retried,
answered or not, and the tables are searched for handles with two assessments and for acknowledged outcomes that are missing.

${table(findings)}

- The columns 200 to "no answer" count assess calls. "No answer" is allowed only where the process that had the request was killed.
- "Answers lost": acknowledged answers that were not replayed byte for byte under their handle, during the load or after it.
- "Longest answer": of all assess calls, at the caller. Allowed are the deadline of 2000 ms, 50 ms, and what the caller itself stood still (at most ${pauses} ms in this run).
- "First 200": longest time from the return of what was gone (PostgreSQL answers a new connection; the lock is released; the killed server listens) to
  the next decision. Allowed are 2000 ms. A dash: nothing was gone, and every answer had to be a 200.
- "CPU of others": share of the machine that went to processes which have nothing to do with the experiment. Where it is large, times are theirs as well.
- The load rises to its rate within three seconds, and the experiment begins when what was sent meanwhile is answered: times of processes that run for the first time
  are in the experiments that start one.
- A killed server is started again by the experiment, as a supervisor would; PostgreSQL by the service's own supervision of it.

## Verdict

${broken.length === 0 ? "No promise was broken." : `Broken:\n\n${broken.join("\n")}`}
${unclear.length === 0 ? "" : `\nNot evaluated, because other processes used more than a quarter of the machine (run again on an idle machine):\n\n${unclear.join("\n")}\n`}
${head.skipped.length === 0 ? "" : `\nNot run: ${head.skipped.join("; ")}.\n`}
## What else was seen

${notes.join("\n")}

Answers to outcomes, by status:

${outcomes.join("\n")}
`;
}
