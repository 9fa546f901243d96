// Imports blocklist entries from a file. The file is read and validated before any query; then all entries are stored in one transaction.

import { setImmediate } from "node:timers/promises";
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchants } from "../../accounts/submerchants/service.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { forbiddenContent } from "../../platform/http/forbidden-content.ts";
import { isListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { entriesCreated } from "./changes.ts";
import { cellFailures, headerOf, IGNORED_COLUMNS } from "./columns.ts";
import { type CsvRecord, records, unguarded } from "./csv.ts";
import type { StoredEntry } from "./entry.ts";
import { insertEntries } from "./insert-entries.sql.ts";
import { enteredEntry, type WantedEntry } from "./service.ts";
import { type EntryRow, entryRow } from "./store.ts";

type Schemas = components["schemas"];
type Failure = Schemas["ImportFailure"];

/** A parsed file of entries. */
export interface EntryFile {
  readonly lines: number;
  /** The valid lines, in the order of the file. */
  readonly entries: readonly Line[];
  readonly failures: readonly Failure[];
}

interface Line {
  readonly line: number;
  readonly row: EntryRow;
}

/** Most invalid lines in a response: otherwise a small file could cause a response of fifty times its size. */
const MOST_BAD_LINES = 25_000;

/** Longest time (ms) that the import blocks the process. */
const SLICE = 10;

/** Reads a file. Throws VALIDATION_ERROR for an invalid header, and for too many invalid lines. */
export async function readEntries(bytes: Uint8Array): Promise<EntryFile> {
  // bytes that are not UTF-8 become U+FFFD, which no cell may contain; a byte order mark is dropped
  const rest = records(new TextDecoder().decode(bytes));
  const header = headerOf(rest.next().value?.cells);
  const entries: Line[] = [];
  const failures: Failure[] = [];
  let lines = 0;
  let since = systemClock.monotonic();
  for (const record of rest) {
    lines += 1;
    const read = readRecord(header, record);
    if (Array.isArray(read)) failures.push(...read);
    else entries.push({ line: record.line, row: read });
    if (lines - entries.length > MOST_BAD_LINES)
      throw validationError([{ path: "body", message: `must not have more than ${MOST_BAD_LINES} invalid lines; the first is line ${failures[0]?.line}` }]);
    if (systemClock.monotonic() - since < SLICE) continue;
    await setImmediate();
    since = systemClock.monotonic();
  }
  return { lines, entries, failures };
}

function readRecord(header: readonly string[], { line, cells }: CsvRecord): EntryRow | Failure[] {
  const failure = (message: string, field?: string, code: Failure["code"] = "VALIDATION_ERROR"): Failure => ({
    line,
    code,
    ...(field === undefined ? {} : { field }),
    message,
  });
  if (cells === undefined) return [failure("has a misplaced quote; put a cell with a quote, a comma or a line break in quotes, and double the quotes in it")];
  if (cells.length !== header.length) return [failure(`has ${cells.length} cells, but the header has ${header.length}`)];
  const given: Record<string, string> = {};
  for (const [index, name] of header.entries()) {
    if (IGNORED_COLUMNS.includes(name)) continue;
    const cell = unguarded(cells[index] ?? "");
    // a reason is prose: keep its spaces
    const text = name === "reason" ? cell : cell.trim();
    if (text !== "") given[name] = text;
  }
  const wrong = cellFailures(given);
  const whole = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.some(({ path }) => path === name)));
  const failures = [...wrong, ...forbiddenContent(whole)].map(({ path, message }) => failure(message, path));
  const { list_type: type, is_active: active, ...texts } = given;
  if (type !== undefined && !isListType(type) && !failures.some(({ field }) => field === "list_type"))
    failures.push(failure("must be a list type", "list_type", "INVALID_TYPE"));
  if (failures.length > 0) return failures;
  // the cells passed the rules of their columns, so they have the contract's types
  const wanted = { list_type: type, ...texts, ...(active === undefined ? {} : { is_active: active.toLowerCase() === "true" }) } as WantedEntry;
  const row = entryRow(enteredEntry("block", wanted, wanted.submerchant_id ?? null));
  return typeof row === "string" ? [failure(row, "value")] : row;
}

/** Rows per statement. */
const CHUNK = 1000;

/** Stores the entries of a file; existing ones stay unchanged. Records each new one in the audit log. */
export async function importEntries(tenant: Tenant, { lines, entries, failures }: EntryFile): Promise<Schemas["BlocklistImportResult"]> {
  const named = entries.flatMap(({ row }) => row.submerchant_id ?? []);
  const known = await knownSubmerchants(tenant, [...new Set(named)]);
  const isForeign = ({ row }: Line): boolean => row.submerchant_id !== null && !known.has(row.submerchant_id);
  const rows = entries
    .filter((entry) => !isForeign(entry))
    .map(({ row }) => (tenant.submerchantId === null ? row : { ...row, submerchant_id: tenant.submerchantId }));
  const made: StoredEntry[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) made.push(...(await insertEntries(tenant, rows.slice(at, at + CHUNK))));
  await entriesCreated(tenant, made);
  const notFound = entries
    .filter(isForeign)
    .map(({ line }): Failure => ({ line, code: "NOT_FOUND", field: "submerchant_id", message: "does not exist or is inactive" }));
  return {
    lines,
    created: made.length,
    duplicates: rows.length - made.length,
    failed: lines - rows.length,
    errors: [...failures, ...notFound].sort((a, b) => a.line - b.line),
  };
}
