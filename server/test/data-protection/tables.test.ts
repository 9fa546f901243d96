// Every table is either searched by data subject requests, or left alone for a stated reason: a new one has to be added to server/src/backoffice/data-protection/personal-data.ts.
import { expect, test } from "vitest";
import { otherTables, paymentTables, quotingTables, untouchedTables } from "../../src/backoffice/data-protection/personal-data.ts";
import { entities } from "../../src/modules.ts";

const searched = new Set<string>([...paymentTables, ...quotingTables].map(({ table }) => table).concat(otherTables));
const untouched = new Set(Object.keys(untouchedTables));
const tables = entities.map(({ meta }) => meta.tableName);

test("each table is searched for personal data, or has a reason why not", () => {
  expect(tables.filter((table) => !searched.has(table) && !untouched.has(table))).toEqual([]);
});

test("no table is both, and none is named that does not exist", () => {
  expect([...searched].filter((table) => untouched.has(table))).toEqual([]);
  expect([...searched, ...untouched].filter((table) => !tables.includes(table))).toEqual([]);
});

test.each(Object.entries(untouchedTables))("%s is left alone for a reason that is stated", (_table, reason) => {
  expect(reason.length).toBeGreaterThan(5);
});
