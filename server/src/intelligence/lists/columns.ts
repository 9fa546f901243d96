// The columns of an entry file, from the contract, and the rules of their cells.
import { columns as tables } from "../../../../generated/columns.ts";
import type { components } from "../../../../generated/types.ts";
import { hideCardNumber } from "../../platform/card-numbers/card-number.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { formats } from "../../platform/errors/formats.ts";
import { patternMessage } from "../../platform/errors/validation-messages.ts";

type Column = components["schemas"]["CatalogField"];

/** Columns of an export that an import ignores, because the service sets them. */
export const IGNORED_COLUMNS: readonly string[] = ["source", "id", "created_at"];

const FIELDS: readonly Column[] = tables.importBlocklist;
const COLUMNS = FIELDS.filter(({ path }) => !IGNORED_COLUMNS.includes(path));
const NAMES = COLUMNS.map(({ path }) => path);

/** Columns of an export. */
export const exportColumns: readonly string[] = [...new Set([...FIELDS.map(({ path }) => path), ...IGNORED_COLUMNS])];

/** The columns of a header, in order. Throws VALIDATION_ERROR for an unknown, duplicate or missing column. */
export function headerOf(cells: readonly string[] | undefined): string[] {
  if (cells === undefined) throw validationError([{ path: "body", message: "must begin with a header line" }]);
  const names = cells.map((cell) => cell.trim());
  const failures: FieldFailure[] = [
    ...names
      .filter((name) => !exportColumns.includes(name))
      .map((name) => ({ path: hideCardNumber(name) || "(empty)", message: `unknown column; expected ${NAMES.join(", ")}, separated by commas, in UTF-8` })),
    ...exportColumns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).map((path) => ({ path, message: "must appear once" })),
    ...COLUMNS.filter(({ path, required }) => required && !names.includes(path)).map(({ path }) => ({ path, message: "required column is missing" })),
  ];
  if (failures.length > 0) throw validationError(failures);
  return names;
}

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
  if (text.includes("\ufffd")) return "must be UTF-8";
  if (values !== undefined && !values.includes(text)) return `must be one of ${values.join(", ")}`;
  if (type === "boolean" && !/^(true|false)$/i.test(text)) return "must be true or false";
  if (PATTERNS.get(pattern)?.test(text) === false) return patternMessage(pattern, path) ?? `must match ${pattern}`;
  const rule = Object.hasOwn(formats, format) ? formats[format as keyof typeof formats] : undefined;
  return rule?.validate(text) === false ? rule.message : undefined;
}
