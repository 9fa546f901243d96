// Assessments of one payer: of one who is seldom seen, and of one who is everybody.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Assessments, assessmentsOf, type Stored, storeAll } from "./assessments-of.ts";

const DAY = 86_400_000;

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

async function shopWith(rows: readonly Stored[]): Promise<{ viewer: Assessments; stored: string[] }> {
  const { id } = await createTenant(service.database.url);
  return { viewer: assessmentsOf(service.url, await service.token("viewer", id)), stored: await storeAll(service.database, id, rows) };
}
const every = (count: number, one: (index: number) => Stored): Stored[] => Array.from({ length: count }, (_, index) => one(index));

describe("a payer who is everybody", () => {
  const now = Date.now();
  // a payment a minute, each of the same customer and address; four of them stand out
  const guest = (index: number): Stored => ({
    at: now - (6000 - index) * 60_000,
    customer: "guest",
    email: "caja@tienda.mx",
    ...(index % 1500 === 7 ? { currency: "CLP" } : {}),
  });

  const names: Record<string, string>[] = [{ customer_id: "guest" }, { email: "CAJA@tienda.mx" }];

  test("is shown page by page, each assessment once", async () => {
    const { viewer, stored } = await shopWith(every(3000, guest));
    for (const query of [...names, { customer_id: "guest", email: "caja@tienda.mx" }]) {
      expect(await viewer.walk({ ...query, limit: "100" })).toEqual(stored.toReversed());
    }
  });

  test("is looked through in bounded pages, short ones where there is little", async () => {
    const { viewer, stored } = await shopWith(every(6000, guest));
    const wanted = [7, 1507, 3007, 4507].map((index) => stored[index]).toReversed();
    for (const query of names) {
      const first = (await viewer.list({ ...query, currency: "CLP" })).body;
      expect([first.data.length < wanted.length, typeof first.next_cursor]).toEqual([true, "string"]);
      expect(await viewer.walk({ ...query, currency: "CLP" })).toEqual(wanted);
      expect(await viewer.walk({ ...query, currency: "BRL" })).toEqual([]);
    }
  });

  test("loses none where a page ends by what it looked through", async () => {
    const { viewer, stored } = await shopWith(every(2400, (index) => ({ ...guest(index), currency: "MXN", amountMinor: 100 * (index % 40) })));
    const found: string[] = [];
    for (let amount = 0; amount < 40; amount++)
      found.push(...(await viewer.walk({ customer_id: "guest", min_amount: `${amount}`, max_amount: `${amount}`, limit: "100" })));
    expect(found.toSorted()).toEqual(stored.toSorted());
  });

  test("all of it within one second, and a millisecond, is no harder", async () => {
    const { viewer, stored } = await shopWith(every(1500, (index) => ({ at: now - 5000 + (index % 2 === 0 ? 0 : index), customer: "guest" })));
    expect(await viewer.walk({ customer_id: "guest", limit: "100" })).toEqual(stored.toSorted().toReversed());
  });

  test("and an address that is one of many of theirs is found at once", async () => {
    const { viewer, stored } = await shopWith(every(3000, (index) => ({ ...guest(index), email: index % 1000 === 3 ? "ana@correo.mx" : "caja@tienda.mx" })));
    const { data, next_cursor } = (await viewer.list({ customer_id: "guest", email: "ana@correo.mx" })).body;
    expect([data.map(({ session_id }: { session_id: string }) => session_id), next_cursor]).toEqual([[stored[2003], stored[1003], stored[3]], null]);
  });
});

test("an address that is seldom seen is found years back, in every hour of the day, and no other", async () => {
  const now = Date.now();
  const rows = every(120, (index) => ({ at: now - (119 - index) * 13.7 * DAY, email: index % 3 === 0 ? "ana@correo.mx" : `otro${index}@correo.mx` }));
  const { viewer, stored } = await shopWith(rows);
  const hers = stored.filter((_, index) => index % 3 === 0).toReversed();
  expect(await viewer.walk({ email: "ana@correo.mx", limit: "7" })).toEqual(hers);
  expect(await viewer.walk({ email: "ana@correo.mx" })).toEqual(hers);
});

test("what was assessed up to a minute before its identifier was made is found on either side of a page's end", async () => {
  const now = Date.now() - DAY;
  // of each two the later one was assessed first
  const { viewer, stored } = await shopWith(
    every(900, (index) => ({ at: now + index * 100, assessedAt: now + index * 100 - (index % 2) * 59_000, customer: "guest" })),
  );
  expect(await viewer.walk({ customer_id: "guest", limit: "50" })).toEqual(stored.toReversed());
});
