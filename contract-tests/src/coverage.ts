import type { OutOfReach } from "../of-every-operation/out-of-reach.ts";
import { type ContractCase, type TargetName, targetNames } from "./case.ts";
import { type ContractDocument, operationsOf } from "./document.ts";
import { casesOn } from "./targets/cases-on.ts";

/** How often the suite shows that an operation answers a status that the document declares. */
export interface Coverage {
  readonly operation: string;
  readonly status: number;
  /** Cases by target. */
  readonly counts: Readonly<Record<TargetName, number>>;
  /** Targets that no request can bring to answer the status: each of its codes is listed as out of reach, with the reason. */
  readonly outOfReach: readonly TargetName[];
}

/** The coverage of every status that a document declares, operation by operation, statuses ascending. */
export function coverageOf(document: ContractDocument, cases: readonly ContractCase[], outOfReach: readonly OutOfReach[]): Coverage[] {
  const counted = new Map(targetNames.map((target) => [target, countOf(casesOn(target, cases))]));
  const counts = (key: string) => Object.fromEntries(targetNames.map((target) => [target, counted.get(target)?.get(key) ?? 0])) as Coverage["counts"];
  return [...operationsOf(document)].flatMap(([operation, { responses }]) =>
    Object.entries(responses).map(([name, { "x-error-codes": codes = [] }]) => {
      const status = Number(name);
      const given = outOfReach.filter((one) => one.status === status && (one.operations === "all" || one.operations.some((id) => id === operation)));
      const excused = codes.length > 0 && codes.every((code) => given.some((one) => one.code === code));
      return { operation, status, counts: counts(`${operation} ${status}`), outOfReach: excused ? (given[0]?.on ?? (["server", "proxy"] as const)) : [] };
    }),
  );
}

/** Targets that should show a status, and have no case of it. */
export const uncovered = ({ counts, outOfReach }: Coverage): TargetName[] =>
  targetNames.filter((target) => counts[target] === 0 && !outOfReach.includes(target));

function countOf(cases: readonly ContractCase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { operation, expected } of cases) {
    const key = `${operation} ${expected.status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const LEGEND = "Cases by operation and declared status: on the server; (n): on the mock alone, out of reach on the server; !: none where there should be one.";

/** The coverage as a table of operations by status, with the count of cases on each target. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const statuses = [...new Set(coverage.map(({ status }) => status))].toSorted((one, other) => one - other);
  const operations = [...new Set(coverage.map(({ operation }) => operation))];
  const width = Math.max(...operations.map(({ length }) => length));
  const line = (name: string, cells: readonly string[]) => `${name.padEnd(width)}${cells.map((cell) => cell.padStart(6)).join("")}`.trimEnd();
  const rows = operations.map((operation) => {
    const own = new Map(coverage.filter((one) => one.operation === operation).map((one) => [one.status, one]));
    return line(
      operation,
      statuses.map((status) => cellOf(own.get(status))),
    );
  });
  const totals = targetNames.map((target) => `${target}: ${coverage.reduce((sum, { counts }) => sum + counts[target], 0)} cases`);
  return [LEGEND, "", line("", statuses.map(String)), ...rows, "", totals.join(", ")].join("\n");
}

function cellOf(coverage: Coverage | undefined): string {
  if (coverage === undefined) return "";
  if (uncovered(coverage).length > 0) return "!";
  const { server, mock } = coverage.counts;
  return server === 0 ? `(${mock})` : String(server);
}
