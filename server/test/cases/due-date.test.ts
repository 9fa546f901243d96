// When a case is due: by the regulator's term for answering a claim, or on the day that a person sets.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claimTerms, dueDateOf } from "../../src/backoffice/cases/due-date.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Cases, casesOf } from "./cases-of.ts";

describe("the end of a term", () => {
  test.each([
    // Monday, 23 November 2026, at noon in UTC
    ["AR", "BCRA", "2026-11-23T12:00:00Z", "2026-12-07"],
    ["MX", "CONDUSEF", "2026-11-23T12:00:00Z", "2027-01-04"],
    ["PE", "SBS", "2026-11-23T12:00:00Z", "2026-12-14"],
    ["PE", "INDECOPI", "2026-11-23T12:00:00Z", "2026-12-14"],
    ["UY", "BCU", "2026-11-23T12:00:00Z", "2026-12-08"],
    // a claim on a Saturday, and on the Friday before: the first day is Monday
    ["AR", "BCRA", "2026-11-28T12:00:00Z", "2026-12-11"],
    ["AR", "BCRA", "2026-11-27T12:00:00Z", "2026-12-11"],
    // still Sunday in Lima
    ["PE", "SBS", "2026-11-23T04:59:00Z", "2026-12-11"],
    // over the end of February of a leap year
    ["UY", "BCU", "2028-02-20T12:00:00Z", "2028-03-06"],
    ["AR", " bcra ", "2026-11-23T12:00:00Z", "2026-12-07"],
  ] as const)("of %s, %s, from %s is %s", (jurisdiction, regulator, opened, expected) => {
    expect(dueDateOf(jurisdiction, regulator, Date.parse(opened))).toBe(expected);
  });

  test.each([
    ["CL", "CMF"],
    ["MX", "CNBV"],
    ["BR", "BCB"],
    ["CO", "SFC"],
    ["AR", "CONDUSEF"],
    ["PE", "otra"],
  ] as const)("of %s, %s, is not known, and none is made up", (jurisdiction, regulator) => {
    expect(dueDateOf(jurisdiction, regulator, Date.now())).toBeNull();
  });

  test("has a norm as its source", () => {
    for (const { source } of claimTerms) expect(source.length).toBeGreaterThan(20);
  });
});

let service: TestService;
let tenant: Tenant;
let cases: Cases;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  cases = casesOf(service.url, await service.token("admin", tenant.id));
});

const argentine = { jurisdiction: "AR", currency: "ARS" };

test("a case that is opened without a day is due by the term of its regulator; where none is known, it is not due", async () => {
  const { body } = await cases.open(argentine);
  expect(body).toMatchObject({ due_date: dueDateOf("AR", "BCRA", Date.parse(body.created_at)), due_basis: "regulator_term" });
  expect((await cases.open({ ...argentine, regulator: "UIF" })).body).toMatchObject({ due_date: null, due_basis: null });
  expect((await cases.open({ regulator: "CONDUSEF" })).body).toMatchObject({ due_date: expect.any(String), due_basis: "regulator_term" });
  expect((await cases.open()).body).toMatchObject({ due_date: null, due_basis: null });
});

test("the day that the caller names counts instead, and null is none", async () => {
  expect((await cases.open({ ...argentine, due_date: "2030-01-31" })).body).toMatchObject({ due_date: "2030-01-31", due_basis: "set" });
  expect((await cases.open({ ...argentine, due_date: null })).body).toMatchObject({ due_date: null, due_basis: null });
});

test("a person sets another day, which is in the audit log with the one before; other changes leave the term as it is", async () => {
  const { body } = await cases.open(argentine);
  expect((await cases.change(body.id, { priority: "alta" })).body).toMatchObject({ due_date: body.due_date, due_basis: "regulator_term" });
  expect((await cases.change(body.id, { due_date: body.due_date })).body).toMatchObject({ due_basis: "regulator_term" });
  expect((await cases.change(body.id, { due_date: "2030-01-31" })).body).toMatchObject({ due_date: "2030-01-31", due_basis: "set" });
  expect((await cases.change(body.id, { due_date: null })).body).toMatchObject({ due_date: null, due_basis: null });
  const changes = (await cases.audited(body.id)).filter(({ action }) => action === "case.updated").slice(1);
  expect(changes).toMatchObject([
    { before: { due_date: body.due_date, due_basis: "regulator_term" }, after: { due_date: "2030-01-31", due_basis: "set" } },
    { before: { due_date: "2030-01-31", due_basis: "set" }, after: { due_date: null, due_basis: null } },
  ]);
});

const due = async (query: Record<string, string>): Promise<string[]> => {
  const { status, text, body } = await cases.list(query);
  if (status !== 200) throw new Error(text);
  return body.data.map(({ due_date }: { due_date: string | null }) => due_date ?? "none");
};

test("cases are listed by due date, those without one last, page by page; and limited to a range of due dates", async () => {
  for (const day of ["2030-03-01", null, "2030-01-01", "2030-02-01", null, "2030-01-01"]) await cases.open({ due_date: day });
  const all = ["2030-01-01", "2030-01-01", "2030-02-01", "2030-03-01", "none", "none"];
  expect(await due({ order: "due" })).toEqual(all);
  for (const limit of ["1", "2", "3", "5"]) {
    const found: string[] = [];
    const ids = new Set<string>();
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await cases.list({ order: "due", limit, ...(cursor === "" ? {} : { cursor }) });
      for (const { id, due_date } of body.data) {
        ids.add(id);
        found.push(due_date ?? "none");
      }
      cursor = body.next_cursor;
    }
    expect([limit, found, ids.size]).toEqual([limit, all, 6]);
  }
  expect(await due({ order: "due", due_from: "2030-01-02" })).toEqual(["2030-02-01", "2030-03-01"]);
  expect(await due({ order: "due", due_to: "2030-02-01" })).toEqual(["2030-01-01", "2030-01-01", "2030-02-01"]);
  expect(await due({ order: "due", due_from: "2030-02-01", due_to: "2030-02-01" })).toEqual(["2030-02-01"]);
});

test("a cursor of one order is none of the other, and a day that no calendar has breaks nothing", async () => {
  const { body } = await cases.open({ due_date: "2030-01-01" });
  await cases.open({ due_date: "2030-01-02" });
  const cursors = [(await cases.list({ limit: "1" })).body.next_cursor, (await cases.list({ limit: "1", order: "due" })).body.next_cursor];
  expect((await cases.list({ order: "due", cursor: cursors[0] })).status).toBe(400);
  expect((await cases.list({ cursor: cursors[1] })).status).toBe(400);
  const strange = Buffer.from(`2030-02-31/${body.id}`).toString("base64url");
  expect((await cases.list({ order: "due", cursor: strange })).body.data).toEqual([]);
});

test("a search in the order of due dates finds the same cases", async () => {
  await cases.open({ description: "aguja", due_date: "2030-02-01" });
  await cases.open({ description: "paja", due_date: "2030-01-15" });
  await cases.open({ description: "aguja", due_date: "2030-01-01" });
  expect(await due({ order: "due", search: "aguja" })).toEqual(["2030-01-01", "2030-02-01"]);
});
