// Imports blocklist entries from a file that is read as it arrives, and stored in transactions of a few thousand entries.

import { setImmediate } from "node:timers/promises";
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchants } from "../../accounts/submerchants/service.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { forbiddenContent } from "../../platform/http/forbidden-content.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { isListType, listTypes } from "../../values/kinds/index.ts";
import { breadthFacts } from "./breadth/breadth-facts.ts";
import { type BreadthFacts, broadMessage, type Reach } from "./breadth/reach.ts";
import { entriesCreated } from "./changes.ts";
import type { StoredEntry } from "./entry.ts";
import { insertEntries } from "./insert-entries.sql.ts";
import { enteredEntry, reachOfRow, type WantedEntry } from "./service.ts";
import { type EntryRow, entryRow, existingEntry } from "./store.ts";
import { bareValue, valuesOf } from "./tables/bare-list.ts";
import { cellOf, spreadsheetDamage, suspectedDamage } from "./tables/cells.ts";
import { cellFailures, headerOf, IGNORED_COLUMNS, isColumn } from "./tables/columns.ts";
import { type CsvRecord, unguarded } from "./tables/csv.ts";
import { openTable, type Table, withoutEmptyEnd } from "./tables/table.ts";

type Schemas = components["schemas"];
type Failure = Schemas["ImportFailure"];
type Result = Schemas["BlocklistImportResult"];

/** What a caller says of a file. */
export interface ImportOptions {
  /** Type of the values: of all lines of a file without a header, else of the lines without a type. */
  readonly listType: ListType | undefined;
  /** Entries that affect nearly everybody are stored, too. */
  readonly confirmed: boolean;
}

/** An entry of a line; the line of a range of addresses has several. */
export interface Line {
  readonly line: number;
  readonly row: EntryRow;
}

/** Most invalid lines in a response: otherwise a small file could cause a response of fifty times its size. */
const MOST_BAD_LINES = 25_000;

/** Longest time (ms) that the import blocks the process. */
const SLICE = 10;

/** Entries per transaction, and rows per statement. */
const CHUNK = 5000;
const ROWS = 1000;

/** Comments of published lists become reasons, up to the length of one. */
const LONGEST_REASON = 500;

/**
 * Imports a file; existing entries stay unchanged, and each new one is in the audit log. Throws VALIDATION_ERROR for an invalid header, and for too many invalid lines: what was stored before stays.
 */
export async function importEntries(tenancy: Tenancy, acting: Acting, file: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<Result> {
  const storing = createStoring(tenancy, acting, options);
  const table = await openTable(file, { isColumn, mayBeBare: options.listType !== undefined });
  const read = readerOf(table, options.listType);
  let waiting: Line[] = [];
  let badLines = 0;
  let since = systemClock.monotonic();
  for await (const records of table.records) {
    for (const record of records) {
      const found = read(record);
      if (found === undefined) continue;
      storing.result.lines += 1;
      waiting.push(...found.entries);
      storing.result.errors.push(...found.failures);
      if (found.failures.length > 0) badLines += 1;
      if (badLines > MOST_BAD_LINES)
        throw validationError([
          { path: "body", message: `must not have more than ${MOST_BAD_LINES} invalid lines; the first is line ${storing.result.errors[0]?.line}` },
        ]);
      if (systemClock.monotonic() - since < SLICE) continue;
      await setImmediate();
      since = systemClock.monotonic();
    }
    while (waiting.length >= CHUNK) {
      await storing.store(waiting.slice(0, CHUNK));
      waiting = waiting.slice(CHUNK);
    }
  }
  if (waiting.length > 0) await storing.store(waiting);
  const { result } = storing;
  return { ...result, failed: new Set(result.errors.map(({ line }) => line)).size, errors: result.errors.sort((a, b) => a.line - b.line) };
}

/** What a line holds: entries, or what is wrong with it. */
interface Found {
  readonly entries: readonly Line[];
  readonly failures: readonly Failure[];
}

const failureOf = (line: number, message: string, field?: string, code: Failure["code"] = "VALIDATION_ERROR"): Failure => ({
  line,
  code,
  ...(field === undefined ? {} : { field }),
  message,
});

/** Reads the lines of a table; undefined for a comment. Throws VALIDATION_ERROR for an invalid header. */
function readerOf(table: Table, listType: ListType | undefined): (record: CsvRecord) => Found | undefined {
  const { bare, fromSpreadsheet } = table;
  if (bare && listType !== undefined)
    return ({ line, cells }) => {
      const found = bareValue(listType, cells?.[0] ?? "");
      if (found === undefined) return undefined;
      const { value, comment } = found;
      return entriesOf(line, { list_type: listType, value: unguarded(value), ...(comment && { reason: comment.slice(0, LONGEST_REASON) }) }, fromSpreadsheet);
    };
  const header = headerOf(table.header?.cells, listType !== undefined);
  const commented = header[0] === "list_type";
  return ({ line, cells }) => {
    if (cells === undefined)
      return failed(failureOf(line, "has a misplaced quote; put a cell with a quote, a separator or a line break in quotes, and double the quotes in it"));
    if (commented && cells[0]?.startsWith("#") === true) return undefined;
    const whole = withoutEmptyEnd(cells, header.length);
    // spreadsheets leave empty cells at the end of a line out
    if (whole.length > header.length || (whole.length < header.length && !fromSpreadsheet))
      return failed(failureOf(line, `has ${cells.length} cells, but the header has ${header.length}`));
    const given: Record<string, string> = listType === undefined ? {} : { list_type: listType };
    for (const [index, name] of header.entries()) {
      if (IGNORED_COLUMNS.includes(name)) continue;
      const cell = unguarded(whole[index] ?? "");
      // a reason is prose: keep its spaces
      const text = name === "reason" ? cell : cellOf(name, cell.trim());
      if (text !== "") given[name] = text;
    }
    return entriesOf(line, given, fromSpreadsheet);
  };
}

const failed = (failure: Failure): Found => ({ entries: [], failures: [failure] });

/** The entries of a line. */
function entriesOf(line: number, given: Readonly<Record<string, string>>, fromSpreadsheet: boolean): Found {
  const wrong = cellFailures(given);
  const whole = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.some(({ path }) => path === name)));
  const failures = [...wrong, ...forbiddenContent(whole)].map(({ path, message }) => failureOf(line, message, path));
  const { list_type: type, value = "", is_active: active, ...texts } = given;
  if (type !== undefined && !isListType(type) && !failures.some(({ field }) => field === "list_type"))
    failures.push(failureOf(line, `must be one of ${listTypes.join(", ")}`, "list_type", "INVALID_TYPE"));
  const damage = spreadsheetDamage(value, fromSpreadsheet);
  if (damage !== undefined && !failures.some(({ field }) => field === "value")) failures.push(failureOf(line, damage, "value"));
  if (failures.length > 0 || type === undefined || !isListType(type)) return { entries: [], failures };
  // the cells passed the rules of their columns, so they have the contract's types
  const wanted = { list_type: type, ...texts, ...(active === undefined ? {} : { is_active: active === "true" }) } as Omit<WantedEntry, "value">;
  const entries: Line[] = [];
  for (const one of valuesOf(type, value)) {
    const row = entryRow(enteredEntry("block", { ...wanted, value: one }, wanted.submerchant_id ?? null));
    if (typeof row === "string") return failed(failureOf(line, row + suspectedDamage(type, value), "value"));
    entries.push({ line, row });
  }
  return { entries, failures };
}

/** Stores entries and counts what became of them. */
interface Storing {
  readonly result: { lines: number; created: number; duplicates: number; readonly errors: Failure[] };
  readonly store: (lines: readonly Line[]) => Promise<void>;
}

function createStoring(tenancy: Tenancy, acting: Acting, { confirmed }: ImportOptions): Storing {
  const result: Storing["result"] = { lines: 0, created: 0, duplicates: 0, errors: [] };
  let facts: BreadthFacts | undefined;
  return {
    result,
    store: async (lines) => {
      if (!confirmed) facts ??= await breadthFacts(tenancy, acting);
      const { created, duplicates, errors } = await tenancy.change(acting, (tenant) => storeLines(tenant, lines, facts));
      result.created += created;
      result.duplicates += duplicates;
      result.errors.push(...errors);
    },
  };
}

/** What became of the entries of a transaction. */
export interface StoredLines {
  readonly created: number;
  readonly duplicates: number;
  readonly errors: readonly Failure[];
}

/** Stores entries; without `facts`, those that affect nearly everybody were confirmed. */
export async function storeLines(tenant: Tenant, lines: readonly Line[], facts?: BreadthFacts): Promise<StoredLines> {
  const named = lines.flatMap(({ row }) => row.submerchant_id ?? []);
  const known = named.length === 0 ? new Set<string>() : await knownSubmerchants(tenant, [...new Set(named)]);
  const rows: EntryRow[] = [];
  const errors: Failure[] = [];
  for (const { line, row } of lines) {
    if (row.submerchant_id !== null && !known.has(row.submerchant_id)) {
      errors.push(failureOf(line, "does not exist or is inactive", "submerchant_id", "NOT_FOUND"));
      continue;
    }
    const own = tenant.submerchantId === null ? row : { ...row, submerchant_id: tenant.submerchantId };
    const reach = facts && reachOfRow(own, facts, tenant.clock.now());
    if (reach === undefined || (await isListed(tenant, own))) rows.push(own);
    else errors.push(broadFailure(line, reach));
  }
  const made: StoredEntry[] = [];
  for (let at = 0; at < rows.length; at += ROWS) made.push(...(await insertEntries(tenant, rows.slice(at, at + ROWS))));
  await entriesCreated(tenant, made);
  return { created: made.length, duplicates: rows.length - made.length, errors };
}

/** An entry that is listed already was confirmed before. */
const isListed = async (tenant: Tenant, row: EntryRow): Promise<boolean> => (await existingEntry(tenant, row, false)) !== undefined;

const broadFailure = (line: number, reach: Reach): Failure => ({
  ...failureOf(
    line,
    `affects nearly everybody: ${broadMessage(reach)} Import the file with confirm=true to store it nonetheless.`,
    "value",
    "LIST_ENTRY_TOO_BROAD",
  ),
  reach,
});
