// CSV files of imports: their records, cells, and the lines that errors name.
import { expect, test } from "vitest";
import { cellsOf, columnsOf, partsOf, readCsv, textOf, withoutHeader } from "../../dashboard/app/pages/lists/csv-file.ts";

test("records end at line breaks outside of quotes, and know the line on which they begin", () => {
  const file = readCsv('\uFEFFlist_type,value,reason\r\n\r\nemail,a@b.mx,"two\r\nlines, and ""quotes"""\r\nemail,c@d.mx,plain');
  expect(file && cellsOf(file.header)).toEqual(["list_type", "value", "reason"]);
  expect(file?.records.map(({ line }) => line)).toEqual([3, 5]);
  expect(file?.records.map((record) => cellsOf(record))).toEqual([
    ["email", "a@b.mx", 'two\nlines, and "quotes"'],
    ["email", "c@d.mx", "plain"],
  ]);
});

test("a quote that is never closed, and a file without lines, end the reading", () => {
  expect(readCsv('value\n"never closed\nand on')?.records.map(({ line }) => line)).toEqual([2]);
  expect(readCsv(" \n\n")).toBeUndefined();
});

test("parts hold the header and every record once, and lines of a part are those of the file", () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `email,"someone\n${index}@correo.mx"`);
  const file = readCsv(`list_type,value\n${rows.join("\n")}\n`);
  if (file === undefined) throw new Error("empty");
  const parts = [...partsOf(file)];
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.reduce((sum, { records }) => sum + records, 0)).toBe(rows.length);
  for (const { text } of parts) {
    expect(text.startsWith("list_type,value\n")).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThan(1_048_576);
  }
  // the first record of the second part is on line 2 of the part
  expect(parts[1]?.lineOf(2)).toBe(2 + 2 * (parts[0]?.records ?? 0));
});

test.each<[string, Uint8Array]>([
  ["UTF-8 with a mark", Buffer.from("\ufefflist_type;value;reason\r\nemail;a@b.mx;España\r\n")],
  ["UTF-16", Buffer.from("\ufefflist_type\tvalue\treason\r\nemail\ta@b.mx\tEspaña\r\n", "utf16le")],
  ["Windows-1252", Buffer.from("List Type;VALUE;Reason\r\nemail;a@b.mx;España\r\n", "latin1")],
  ["pipes", Buffer.from("list_type|value|reason\nemail|a@b.mx|España\n")],
  ["Spanish", Buffer.from("Tipo;Valor;Razón\nemail;a@b.mx;España\n")],
  ["sep=", Buffer.from("sep=;\nlist_type;value;reason\nemail;a@b.mx;España\n")],
])("a file of a spreadsheet has its columns and cells: %s", async (_, bytes) => {
  const file = readCsv(await textOf(new Blob([new Uint8Array(bytes)])));
  if (file === undefined) throw new Error("empty");
  expect(columnsOf(file)).toEqual(["list_type", "value", "reason"]);
  expect(file.records.map((record) => cellsOf(record, file.separator))).toEqual([["email", "a@b.mx", "España"]]);
  const [part] = [...partsOf(file)];
  expect(part?.lineOf(2 + (file.declaration === "" ? 0 : 1))).toBe(file.records[0]?.line);
});

test("a list without a header is sent line by line, the first one too", () => {
  const file = readCsv("# FireHOL\n1.10.16.0/20 ; SBL1\n");
  if (file === undefined) throw new Error("empty");
  expect([...partsOf(withoutHeader(file))].map(({ text, records }) => [text, records])).toEqual([["# FireHOL\n1.10.16.0/20 ; SBL1\n", 2]]);
});
