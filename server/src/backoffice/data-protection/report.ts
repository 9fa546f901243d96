// What a data subject request has found and done, as it is stored and as the contract shows it.
import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];
type Reason = Schemas["DataSubjectRetainedReason"];

/** Rows of a table. */
export interface TableCounts {
  readonly found: number;
  readonly erased: number;
  readonly retained: Readonly<Partial<Record<Reason, number>>>;
}

/** The report as it is stored. */
export interface StoredReport {
  readonly payments: number;
  readonly tables: Readonly<Record<string, TableCounts>>;
}

/** What a page of work adds to the report. */
export interface Finding {
  readonly table: string;
  readonly found?: number;
  readonly erased?: number;
  readonly retained?: Readonly<Partial<Record<Reason, number>>>;
}

/** The report before anything is found. */
export const emptyReport: StoredReport = { payments: 0, tables: {} };

/** The report with what a page adds: retained rows count as found, and so do erased ones, unless `found` says how many there are. */
export function withFindings(report: StoredReport, findings: readonly Finding[]): StoredReport {
  const tables: Record<string, TableCounts> = { ...report.tables };
  for (const { table, erased = 0, retained = {}, found = erased + sum(Object.values(retained)) } of findings) {
    if (found === 0) continue;
    const before = tables[table] ?? { found: 0, erased: 0, retained: {} };
    const together = { ...before.retained };
    for (const [reason, rows] of Object.entries(retained) as [Reason, number][]) if (rows > 0) together[reason] = (together[reason] ?? 0) + rows;
    tables[table] = { found: before.found + found, erased: before.erased + erased, retained: together };
  }
  return { ...report, tables };
}

/** The tables of a report, in alphabetical order. */
export function tablesOf({ tables }: StoredReport): Schemas["DataSubjectTable"][] {
  return Object.entries(tables)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, { found, erased, retained }]) => ({
      table,
      found,
      erased,
      retained: (Object.entries(retained) as [Reason, number][]).map(([reason, rows]) => ({ reason, rows })),
    }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
