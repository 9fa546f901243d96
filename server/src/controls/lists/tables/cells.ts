// Cells as spreadsheets write them, in the form of the contract. What cannot be read stays as it is, and the rule of its column refuses it.
import { listKinds, listTypes } from "../../../values/kinds/index.ts";
import { withoutAccents, wordsOf } from "./column-names.ts";

/** How a cell of a column is read, by the column's name. */
const READERS: Readonly<Record<string, (text: string) => string>> = {
  list_type: (text) => worded("list_type", text.toLowerCase().replace(/[\s-]+/g, "_")),
  severity: (text) => worded("severity", text.toLowerCase()),
  flow_scope: (text) => text.toLowerCase(),
  submerchant_id: (text) => text.toLowerCase(),
  is_active: (text) => TRUTH.get(text.toLowerCase()) ?? text,
  expires_at: (text) => instantOfCell(text) ?? text,
};

/** Words of cells that mean one value only, by column. */
const WORDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  list_type: wordsOf(Object.fromEntries(listTypes.flatMap((type) => (listKinds[type].words === undefined ? [] : [[type, listKinds[type].words]])))),
  severity: wordsOf({ block: "bloquear bloqueo bloqueio", review: "revisar revision revisao", flag: "marcar" }),
};

const worded = (column: string, word: string): string => WORDS[column]?.get(withoutAccents(word)) ?? word;

/** Truth values in English, Spanish and Portuguese. */
const TRUTH: ReadonlyMap<string, string> = new Map([
  ...["true", "verdadero", "verdadeiro", "yes", "sí", "si", "sim", "1"].map((word) => [word, "true"] as const),
  ...["false", "falso", "no", "não", "nao", "0"].map((word) => [word, "false"] as const),
]);

/** The cell of a column. */
export const cellOf = (column: string, text: string): string => READERS[column]?.(text) ?? text;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?)?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?)?$/;

/** A day, or a day and a time, in UTC: a day alone ends at its last millisecond. Undefined for any other text, such as a time with its offset. */
function instantOfCell(text: string): string | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  const dayFirst = yearFirst === null ? DAY_FIRST.exec(text) : null;
  const parts = yearFirst ?? dayFirst;
  if (parts === null) return undefined;
  const [, one, month, other, hour, minute, second] = parts;
  const [year, day] = yearFirst === null ? [other, one] : [one, other];
  const time = hour === undefined ? [23, 59, 59, 999] : [Number(hour), Number(minute), Number(second ?? 0), 0];
  const [h = 0, m = 0, s = 0, ms = 0] = time;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s, ms));
  const exact = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day) && at.getUTCHours() === h && at.getUTCMinutes() === m;
  return exact ? at.toISOString() : undefined;
}

/** A long number as spreadsheets show it. */
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{1,3}$/i;

/** Digits of a number that spreadsheets keep. */
const EXACT_DIGITS = 15;

/** What a spreadsheet did to a value; undefined: nothing that can be seen. `fromSpreadsheet`: only spreadsheets write such a file. */
export function spreadsheetDamage(value: string, fromSpreadsheet: boolean): string | undefined {
  if (SCIENTIFIC.test(value)) return `is a number in scientific notation, as spreadsheets write long numbers; ${REMEDY}`;
  if (fromSpreadsheet && /^\d{16,}$/.test(value) && /^0+$/.test(value.slice(EXACT_DIGITS)))
    return `ends in zeros, as spreadsheets keep ${EXACT_DIGITS} digits of a number; ${REMEDY}, or create the entry by itself if this is its value`;
  return undefined;
}

const REMEDY = "format the column as text and enter the value again";

/** What a spreadsheet may have done to a value that is not of its type. */
export function suspectedDamage(listType: string, value: string): string {
  const digits = value.replace(/[\s-]/g, "");
  const lost =
    (listType === "clabe" && /^\d{15,17}$/.test(digits)) ||
    (listType === "card_bin" && /^(\d{5}|\d{7})$/.test(digits)) ||
    (listType === "phone" && /^\d{8,15}$/.test(digits));
  if (!lost) return "";
  return listType === "phone" ? `; spreadsheets remove the +: ${REMEDY}` : `; spreadsheets remove zeros at the beginning: ${REMEDY}`;
}
