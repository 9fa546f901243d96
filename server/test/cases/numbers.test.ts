// Numbers of cases: each is given once, none is left out, and each organization, country and year counts for itself.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tokensOf } from "../access/tokens.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Cases, casesOf } from "./cases-of.ts";

let service: TestService;
let other: TestService;
let tenant: Tenant;
let cases: Cases;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  other = await startService({ logLevel: "warn" }, service.database);
});
afterAll(async () => {
  await other.close();
  await service.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  cases = casesOf(service.url, await service.token("admin", tenant.id));
});
afterEach(() => {
  vi.useRealTimers();
});

const year = (): number => new Date().getUTCFullYear();
const numbered = (country: string, from: number, count: number, prefix = "FRD", of = year()): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${country}-${of}-${String(from + index).padStart(6, "0")}`);
const open = async (wanted: object = {}): Promise<string> => (await cases.open(wanted)).body.reference_number;

/** The cases of the organization at either service: each has a queue of its own, so only the database keeps the numbers apart. */
async function everywhere(): Promise<Cases[]> {
  const token = await tokensOf(service, tenant.id);
  return Promise.all([service, other].map(async ({ url }, index) => casesOf(url, await token({ role: "analyst", subject: `person-${index}` }))));
}

test("five hundred cases, a hundred at once over two services on one database, have five hundred numbers in a row", async () => {
  const [here, there] = await everywhere();
  const answers: (Awaited<ReturnType<Cases["open"]>> | undefined)[] = [];
  while (answers.length < 500) answers.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? here : there)?.open()))));
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
  expect(answers.map((answer) => answer?.body.reference_number).toSorted()).toEqual(numbered("MX", 1, 500));
}, 120_000);

test("a case that is refused leaves no hole, whatever for", async () => {
  // refused by the database itself, after the number was taken
  await service.database.query("ALTER TABLE cases ADD CONSTRAINT refused_in_tests CHECK (victim_name IS DISTINCT FROM 'Nadie') NOT VALID");
  const refused = [{ victim_name: "Nadie" }, { amount: -1 }, { session_id: "01929b7e-0000-7000-8000-000000000000" }, { incident_date: "2026-02-30" }];
  const callers = await everywhere();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => callers[index % 2]?.open(index % 3 === 0 ? {} : (refused[(index >> 1) % refused.length] ?? {}))),
  );
  await service.database.query("ALTER TABLE cases DROP CONSTRAINT refused_in_tests");
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201, 400, 404, 500]));
  const given = answers.filter((answer) => answer?.status === 201).map((answer) => answer?.body.reference_number);
  expect(given.toSorted()).toEqual(numbered("MX", 1, 20));
  expect(await open()).toBe(numbered("MX", 21, 1)[0]);
  expect(await service.database.query("SELECT count(*)::int AS count FROM cases WHERE organization_id = $1", [tenant.id])).toEqual([{ count: 21 }]);
});

test("each country counts for itself", async () => {
  const countries = ["CL", "MX", "BR", "PE", "CO", "UY", "AR"];
  const given = await Promise.all([...countries, ...countries].map((jurisdiction) => open({ jurisdiction })));
  expect(given.toSorted()).toEqual(countries.flatMap((country) => numbered(country, 1, 2)).toSorted());
});

test("each organization counts for itself", async () => {
  const neighbour = casesOf(service.url, await service.token("admin"));
  await open();
  const [theirs, ours] = await Promise.all([neighbour.open({ jurisdiction: "UY" }), open({ jurisdiction: "UY" })]);
  expect([theirs.body.reference_number, ours, await open()]).toEqual([...numbered("UY", 1, 1), ...numbered("UY", 1, 1), ...numbered("MX", 2, 1)]);
});

test("each year counts for itself, from its first second in UTC on", async () => {
  const [last, next] = [year() + 1, year() + 2];
  const at = async (moment: number): Promise<string> => {
    vi.useFakeTimers({ toFake: ["Date"], now: moment });
    // a session of that day
    return (await casesOf(service.url, await service.token("admin", tenant.id)).open()).body.reference_number;
  };
  const turn = Date.UTC(next, 0, 1);
  expect([await at(turn - 1000), await at(turn - 1), await at(turn), await at(turn + 1000)]).toEqual([
    ...numbered("MX", 1, 2, "FRD", last),
    ...numbered("MX", 1, 2, "FRD", next),
  ]);
});

test("a new prefix is on the next number, and counts on; numbers that were given stay", async () => {
  const prefix = async (case_prefix: string) => {
    const token = await service.token("admin", tenant.id);
    const answer = await fetch(`${service.url}/api/v1/organization`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ case_prefix }),
    });
    expect(answer.status).toBe(200);
  };
  const { body: first } = await cases.open();
  await prefix("CASO7");
  const second = await open();
  await prefix("FRD");
  expect([first.reference_number, second, await open()]).toEqual([...numbered("MX", 1, 1), ...numbered("MX", 2, 1, "CASO7"), ...numbered("MX", 3, 1)]);
  expect((await cases.read(first.id)).body.reference_number).toBe(first.reference_number);
});

test("after six digits comes a seventh", async () => {
  await service.database.query("INSERT INTO case_sequences (organization_id, country, year, last) VALUES ($1, 'MX', $2, 999998)", [tenant.id, year()]);
  expect([await open(), await open()]).toEqual([`FRD-MX-${year()}-999999`, `FRD-MX-${year()}-1000000`]);
});
