// The columns of an entry file, from the contract, and the rules of their cells.
import { columns as tables } from "../../../../../generated/columns.ts";
import type { components } from "../../../../../generated/types.ts";
import { type FieldFailure, validationError } from "../../../platform/errors/api-error.ts";
import { formats } from "../../../platform/errors/formats.ts";
import { patternMessage } from "../../../platform/errors/validation-messages.ts";
import { hideCardNumber } from "../../../values/card-numbers/card-number.ts";
import { columnName } from "./column-names.ts";
import { withoutEmptyEnd } from "./table.ts";

type Column = components["schemas"]["CatalogField"];

/** Columns of an export that an import ignores, because the service sets them. */
export const IGNORED_COLUMNS: readonly string[] = ["source", "id", "created_at"];

const FIELDS: readonly Column[] = tables.importBlocklist;
const COLUMNS = FIELDS.filter(({ path }) => !IGNORED_COLUMNS.includes(path));
const NAMES = COLUMNS.map(({ path }) => path);

/** Columns of an export. */
export const exportColumns: readonly string[] = [...new Set([...FIELDS.map(({ path }) => path), ...IGNORED_COLUMNS])];

/** Is it the name of a column of a file of entries? */
export const isColumn = (name: string): boolean => exportColumns.includes(name);

/** The columns of a header, in order; those without a name at its end are left out. `typed`: lines need no list type. Throws VALIDATION_ERROR for an unknown, duplicate or missing column. */
export function headerOf(cells: readonly string[] | undefined, typed: boolean): string[] {
  if (cells === undefined) throw validationError([{ path: "body", message: "must begin with a header line, such as list_type,value" }]);
  const named = withoutEmptyEnd(cells, 1);
  const names = named.map(columnName);
  const failures: FieldFailure[] = [
    ...names.flatMap((name, index) => (isColumn(name) ? [] : [{ path: hideCardNumber((named[index] ?? "").trim()) || "(empty)", message: UNKNOWN }])),
    ...exportColumns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).map((path) => ({ path, message: "must appear once" })),
    ...COLUMNS.filter(({ path, required }) => required && !names.includes(path) && !(typed && path === "list_type")).map(({ path }) => ({
      path,
      message: `required column is missing; name it in the first line${path === "list_type" ? ", or send the type of all values as the query parameter list_type" : ""}`,
    })),
  ];
  if (failures.length > 0) throw validationError(failures);
  return names;
}

const UNKNOWN = `unknown column; expected ${NAMES.join(", ")}, separated by commas, semicolons, tabs or pipes`;

/** Longer cells exceed every column's length and are not checked further. */
const LONGEST = 2 * Math.max(...COLUMNS.map(({ max_length = 0 }) => max_length));

const PATTERNS = new Map(COLUMNS.flatMap(({ pattern }) => (pattern === undefined ? [] : [[pattern, new RegExp(pattern, "u")] as const])));

/** The invalid cells of an entry, by column. */
export function cellFailures(cells: Readonly<Record<string, string>>): FieldFailure[] {
  return COLUMNS.flatMap((column) => {
    const text = cells[column.path];
    const message = text === undefined ? (column.required ? "must not be empty" : undefined) : problemOf(column, text);
    return message === undefined ? [] : [{ path: column.path, message }];
  });
}

function problemOf(
  { path, type, enum: values, pattern = "", max_length: most = Number.POSITIVE_INFINITY, format = "" }: Column,
  text: string,
): string | undefined {
  if (text.length > LONGEST || (text.length > most && [...text].length > most)) return `must not be longer than ${Math.min(most, LONGEST)} characters`;
  if (text.includes("\ufffd")) return "must be UTF-8; save the file as CSV UTF-8";
  if (values !== undefined && !values.includes(text)) return `must be one of ${values.join(", ")}`;
  if (type === "boolean" && !/^(true|false)$/.test(text)) return "must be true or false";
  if (PATTERNS.get(pattern)?.test(text) === false) return patternMessage(pattern, path) ?? `must match ${pattern}`;
  const rule = Object.hasOwn(formats, format) ? formats[format as keyof typeof formats] : undefined;
  if (rule === undefined || rule.validate(text)) return undefined;
  return format === "date-time" ? `must be a day such as "2026-12-31" or "31/12/2026", or ${rule.message.replace(/^must be /, "")}` : rule.message;
}
