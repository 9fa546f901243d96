// Imports values from a file that is read as it arrives. Its values are stored as contents of their own, in short transactions; the last one puts them in place of the
// list's contents, or merges both. Until then no rule sees any of them, and an import that breaks off leaves the list as it was.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { atCapacity, type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { forbiddenContent } from "../../platform/http/forbidden-content.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { hideCardNumber } from "../../values/card-numbers/card-number.ts";
import { spreadsheetDamage } from "../lists/tables/cells.ts";
import { columnName } from "../lists/tables/column-names.ts";
import { type CsvRecord, unguarded } from "../lists/tables/csv.ts";
import { openTable, type Table, withoutEmptyEnd } from "../lists/tables/table.ts";
import { addValues } from "./add-values.sql.ts";
import { copyValues } from "./copy-values.sql.ts";
import { assertRoom } from "./service.ts";
import { adopted, knownList, lockedList, orphan, setContents } from "./store.ts";
import { normalisedValue, valueProblem } from "./value.ts";

type Schemas = components["schemas"];
type Result = Schemas["CustomListImportResult"];

/** Invalid lines of a file that is still stored. */
const MOST_BAD_LINES = 1000;

/** Values per transaction while the file arrives. */
const CHUNK = 5000;

/** Age (ms) at which the contents of an import count as abandoned: the sender has half a minute, the rest is the time of this process. */
const ABANDONED = 10 * MINUTE;

/** What was read of a file. */
interface Reading {
  readonly contentsId: string;
  lines: number;
  /** Distinct values. */
  stored: number;
  readonly failures: Schemas["ImportFailure"][];
}

/** Imports a file. Throws NOT_FOUND, VALIDATION_ERROR for its header or too many invalid lines, LIMIT_REACHED: then nothing changes. */
export async function importValues(
  tenancy: Tenancy,
  acting: Acting,
  id: string,
  mode: Schemas["CustomListImportMode"],
  file: AsyncIterable<Uint8Array>,
): Promise<Result> {
  const reading: Reading = { contentsId: newId(), lines: 0, stored: 0, failures: [] };
  const list = await tenancy.within(acting, async (tenant) => {
    assertWholeOrganization(tenant, "Lists for rules");
    const { caseInsensitive } = await knownList(tenant, id);
    await orphan(tenant, reading.contentsId, new Date(tenant.clock.now() + ABANDONED));
    return { caseInsensitive };
  });
  try {
    await read(tenancy, acting, file, list.caseInsensitive, reading);
    return await tenancy.within(acting, (tenant) => putInPlace(tenant, id, mode, reading));
  } catch (error) {
    // else the job waits until they are abandoned
    await tenancy.within(acting, (tenant) => orphan(tenant, reading.contentsId, dateOf(tenant.clock))).catch(() => undefined);
    throw error;
  }
}

/** Reads the file and stores its values as contents that no list has. */
async function read(tenancy: Tenancy, acting: Acting, file: AsyncIterable<Uint8Array>, caseInsensitive: boolean, reading: Reading): Promise<void> {
  let waiting: string[] = [];
  const store = async (values: readonly string[]): Promise<void> => {
    reading.stored += await tenancy.within(acting, (tenant) => addValues(tenant, reading.contentsId, values));
    assertRoom(reading.stored);
  };
  const table = await openTable(file, { isColumn, mayBeBare: false });
  assertHeader(table);
  for await (const records of table.records) {
    for (const record of records) {
      reading.lines += 1;
      const value = valueIn(record, table, caseInsensitive);
      if (typeof value === "string") waiting.push(value);
      else reading.failures.push({ line: record.line, code: "VALIDATION_ERROR", ...value });
    }
    if (reading.failures.length > MOST_BAD_LINES)
      throw validationError([
        { path: "body", message: `must not have more than ${MOST_BAD_LINES} invalid lines; the first is line ${reading.failures[0]?.line}` },
      ]);
    while (waiting.length >= CHUNK) {
      await store(waiting.slice(0, CHUNK));
      waiting = waiting.slice(CHUNK);
    }
  }
  if (waiting.length > 0) await store(waiting);
}

const isColumn = (name: string): boolean => name === "value";

/** Throws VALIDATION_ERROR unless the header names the column. */
function assertHeader({ header }: Table): void {
  if (header === undefined) throw validationError([{ path: "body", message: "must begin with a header line: value" }]);
  const cells = withoutEmptyEnd(header.cells ?? [], 1);
  const names = cells.map(columnName);
  const failures: FieldFailure[] = [
    ...names.flatMap((name, index) =>
      isColumn(name) ? [] : [{ path: hideCardNumber((cells[index] ?? "").trim()) || "(empty)", message: "unknown column; the first line must be value" }],
    ),
    ...(names.indexOf("value") === names.lastIndexOf("value") ? [] : [{ path: "value", message: "must appear once" }]),
    ...(names.includes("value") ? [] : [{ path: "value", message: "required column is missing; name it in the first line" }]),
  ];
  if (failures.length > 0) throw validationError(failures);
}

/** The value of a line, normalised; or what is wrong with it. */
function valueIn({ cells }: CsvRecord, { fromSpreadsheet }: Table, caseInsensitive: boolean): string | { field?: string; message: string } {
  if (cells === undefined) return { message: "has a misplaced quote; put a cell with a quote or a separator in quotes, and double the quotes in it" };
  const whole = withoutEmptyEnd(cells, 1);
  if (whole.length !== 1) return { message: `has ${cells.length} cells, but the header has 1; put a cell with a separator in quotes` };
  const text = unguarded(whole[0] ?? "");
  const damage = spreadsheetDamage(text.trim(), fromSpreadsheet);
  if (damage !== undefined) return { field: "value", message: damage };
  const value = normalisedValue(text, caseInsensitive);
  const message = contentProblem(value) ?? valueProblem(value);
  return message === undefined ? value : { field: "value", message };
}

function contentProblem(value: string): string | undefined {
  if (value.includes("\ufffd")) return "must be UTF-8; save the file as CSV UTF-8";
  if (CONTROL.test(value)) return "must not contain control characters";
  return forbiddenContent({ value })[0]?.message;
}

const CONTROL = /\p{Cc}/u;

/** Puts the contents that were read in place of the list's own, or merges them. The smaller of the two is copied into the larger one. */
async function putInPlace(
  tenant: Tenant,
  id: string,
  mode: Schemas["CustomListImportMode"],
  { contentsId, lines, stored, failures }: Reading,
): Promise<Result> {
  const list = await lockedList(tenant, id);
  // the job takes contents for abandoned only if this process stood still for minutes
  if (!(await adopted(tenant, contentsId))) throw atCapacity();
  const own = list.value_count;
  const keepsOwn = mode === "append" && own >= stored;
  const remaining = keepsOwn ? list.contents_id : contentsId;
  const left = keepsOwn ? contentsId : list.contents_id;
  const count = (keepsOwn ? own : stored) + (mode === "append" ? await copyValues(tenant, left, remaining) : 0);
  assertRoom(count);
  await orphan(tenant, left, dateOf(tenant.clock));
  await setContents(tenant, id, remaining, count);
  const added = mode === "append" ? count - own : stored;
  await recordChange(tenant, {
    action: "list.values_imported",
    resource: "list",
    id,
    before: { value_count: own },
    after: { value_count: count, mode, added },
  });
  const failed = failures.length;
  return { lines, added, duplicates: lines - failed - added, failed, errors: failures, value_count: count };
}
