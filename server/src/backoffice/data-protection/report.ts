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
  /** Payments that were assessed from this moment on are searched in this pass (ISO 8601); absent: all. */
  readonly from?: string;
  /** Up to this one; absent: until the request was created. */
  readonly until?: string;
  /** Passes so far, beyond the first one. */
  readonly repeated?: number;
  /** Up to this moment the person has no payment that is not among those found; absent: not known yet. */
  readonly completeUntil?: string;
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

/** The report when everything is searched once more: what is retained is counted again, what was erased is not found again. */
export function forAnotherPass(report: StoredReport, from: string, until: string): StoredReport {
  const tables = Object.fromEntries(Object.entries(report.tables).map(([table, { erased }]) => [table, { found: erased, erased, retained: {} }]));
  return { ...report, tables, from, until, repeated: (report.repeated ?? 0) + 1 };
}

/** The tables of a report, in alphabetical order. */
export function tablesOf({ tables }: StoredReport): Schemas["DataSubjectTable"][] {
  return Object.entries(tables)
    .filter(([, { found }]) => found > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, { found, erased, retained }]) => ({
      table,
      found,
      erased,
      retained: (Object.entries(retained) as [Reason, number][]).map(([reason, rows]) => ({ reason, rows })),
    }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
