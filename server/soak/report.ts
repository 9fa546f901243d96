// A run in words, and its picture.
import { type Panel, picture } from "./picture.ts";
import type { Sample } from "./sample.ts";
import { median, type Verdict } from "./verdict.ts";

/** What a run was. */
export interface Run {
  readonly machine: string;
  readonly minutes: number;
  readonly perSecond: number;
  readonly samples: readonly Sample[];
  readonly statuses: ReadonlyMap<string, number>;
  readonly verdicts: readonly Verdict[];
  /** Events that arrived at the receiver. */
  readonly events: number;
}

const [BLUE, RED, GREY] = ["#1f6fb2", "#c2452d", "#888"] as const;

/** The picture of a run. */
export function runPicture({ samples, minutes, perSecond }: Run): string {
  const line = (name: string, colour: string, value: (sample: Sample) => number) => ({
    name,
    colour,
    points: samples.map((sample): [number, number] => [sample.at, value(sample)]),
  });
  const panels: Panel[] = [
    {
      title: "Memory of the server",
      unit: "MB",
      lines: [line("resident", BLUE, (one) => one.residentMegabytes), line("heap used", RED, (one) => one.heapMegabytes)],
    },
    { title: "Latency at the caller", unit: "ms", lines: [line("p50", BLUE, (one) => one.p50), line("p99", RED, (one) => one.p99)] },
    { title: "Delay of the event loop, p99", unit: "ms", lines: [line("delay", BLUE, (one) => one.loopDelay)] },
    { title: "Open files of the server", unit: "count", lines: [line("files", BLUE, (one) => one.descriptors)] },
    { title: "Database", unit: "MB", lines: [line("size", BLUE, (one) => one.databaseMegabytes)] },
    { title: "CPU that others used", unit: "% of the machine", lines: [line("others", GREY, (one) => one.others * 100)] },
  ];
  return picture(`${minutes} minutes at ${perSecond} requests a second`, panels);
}

/** The report of a run. */
export function report(run: Run): string {
  const { samples, statuses, verdicts } = run;
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const said = ({ held }: Verdict): string => (held === undefined ? "too short to say" : held ? "held" : "**broken**");
  const others = Math.round(median(samples.map((sample) => sample.others)) * 100);
  const growth = (samples.at(-1)?.databaseMegabytes ?? 0) - (samples[0]?.databaseMegabytes ?? 0);
  return `# Soak

Written by \`npm run soak\`; do not edit.

${run.machine} The same cores ran the server, the database, the traffic and the receiver of events; processes of others used ${others} % of the machine (median).

**${run.minutes} minutes at ${run.perSecond} requests a second**: ${requests} requests, ${run.events} events delivered to a local receiver, ${growth.toFixed(0)} MB more in the database.

| promise | seen | |
| :-- | :-- | :-- |
${verdicts.map((verdict) => `| ${verdict.promise} | ${verdict.seen} | ${said(verdict)} |`).join("\n")}

![Memory, latency, event loop, open files, database and the CPU of others over the run](soak.svg)

## Answers

| operation and status | answers |
| :-- | --: |
${[...statuses]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, count]) => `| ${name} | ${count} |`)
  .join("\n")}

A sample is taken every five seconds: resident memory and open files from the system, heap and event loop from \`/metrics\`, latencies of all operations at the caller.
`;
}
