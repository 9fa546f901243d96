// What the lists show: by every filter, page by page, while others write.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Lists, listsOf, pageOf, valuesOf } from "./lists-of.ts";
import { recount } from "./totals-of.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

async function provider(): Promise<{ tenant: Tenant; lists: Lists; shops: string[] }> {
  const tenant = await createTenant(service.database.url, { segment: "psp" });
  const shops = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of shops)
    await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [tenant.id, id]);
  return { tenant, lists: listsOf(service.url, await service.token("viewer", tenant.id)), shops };
}

describe("filters", () => {
  let lists: Lists;
  let shops: string[];
  beforeAll(async () => {
    const world = await provider();
    ({ lists, shops } = world);
    const writer = listsOf(service.url, await service.token("admin", world.tenant.id));
    const [first, second] = shops;
    const entries = [
      { list_type: "email", value: "uno@correo.mx", severity: "block", flow_scope: "payin", source: "manual", reason: "Contracargo de octubre" },
      { list_type: "email", value: "dos@correo.mx", severity: "review", flow_scope: "payout", source: "rule", is_active: false },
      { list_type: "customer_id", value: "tres", severity: "flag", flow_scope: "all", source: "fraud_report", submerchant_id: first },
      {
        list_type: "customer_id",
        value: "100%_cuatro",
        severity: "block",
        flow_scope: "all",
        source: "chargeback",
        submerchant_id: second,
        reason: "CONTRACARGO",
      },
      { list_type: "country", value: "KP", severity: "block", flow_scope: "payin", source: "api", is_active: false, submerchant_id: first },
    ];
    for (const { reason, ...entry } of entries) {
      const { status, body } = await writer.block({ ...entry, ...(reason === undefined ? {} : { reason }) });
      expect(status).toBe(201);
      const { severity: _, is_active: __, source: ___, ...allowed } = entry;
      expect((await writer.allow({ ...allowed, ...(reason === undefined ? {} : { reason }) })).status).toBe(201);
      // callers cannot: the service does, when an outcome or a report makes the entry
      await service.database.query("UPDATE list_entries SET source = $2 WHERE id = $1", [body.id, entry.source]);
    }
    await recount(service.database, world.tenant.id);
  });

  const newest = ["KP", "100%_cuatro", "tres", "dos@correo.mx", "uno@correo.mx"];
  const cases: [Record<string, string>, string[]][] = [
    [{}, newest],
    [{ list_type: "email" }, ["dos@correo.mx", "uno@correo.mx"]],
    [{ list_type: "iban" }, []],
    [{ severity: "block" }, ["KP", "100%_cuatro", "uno@correo.mx"]],
    [{ severity: "review" }, ["dos@correo.mx"]],
    [{ severity: "flag" }, ["tres"]],
    [{ flow_scope: "payin" }, ["KP", "uno@correo.mx"]],
    [{ flow_scope: "payout" }, ["dos@correo.mx"]],
    [{ flow_scope: "all" }, ["100%_cuatro", "tres"]],
    [{ source: "manual" }, ["uno@correo.mx"]],
    [{ source: "rule" }, ["dos@correo.mx"]],
    [{ source: "fraud_report" }, ["tres"]],
    [{ source: "chargeback" }, ["100%_cuatro"]],
    [{ source: "api" }, ["KP"]],
    [{ is_active: "true" }, ["100%_cuatro", "tres", "uno@correo.mx"]],
    [{ is_active: "false" }, ["KP", "dos@correo.mx"]],
    [{ submerchant_id: "first" }, ["KP", "tres"]],
    [{ submerchant_id: "second" }, ["100%_cuatro"]],
    [{ search: "correo" }, ["dos@correo.mx", "uno@correo.mx"]],
    [{ search: "contracargo" }, ["100%_cuatro", "uno@correo.mx"]],
    [{ search: "OCTUBRE" }, ["uno@correo.mx"]],
    [{ search: "%" }, ["100%_cuatro"]],
    [{ search: "0%_c" }, ["100%_cuatro"]],
    [{ search: "' OR true --" }, []],
    [{ list_type: "customer_id", severity: "block", submerchant_id: "second", search: "cuatro" }, ["100%_cuatro"]],
    [{ list_type: "email", severity: "flag" }, []],
  ];
  const filled = (query: Record<string, string>): Record<string, string> => {
    const { submerchant_id, ...rest } = query;
    return submerchant_id === undefined ? rest : { ...rest, submerchant_id: shops[submerchant_id === "first" ? 0 : 1] ?? "" };
  };

  test.each(cases)("blocklist by %j: %j, with their number", async (query, values) => {
    const answer = await lists.blocklist(filled(query));
    expect([valuesOf(answer), answer.body.data.total, answer.body.data.next_cursor]).toEqual([values, values.length, null]);
  });

  test.each(cases)("the number is that of all pages: %j", async (query, values) => {
    const answer = await lists.blocklist({ ...filled(query), limit: "1" });
    expect([valuesOf(answer), answer.body.data.total]).toEqual([values.slice(0, 1), values.length]);
    expect(answer.body.data.next_cursor === null).toBe(values.length <= 1);
  });

  const known = ["list_type", "flow_scope", "submerchant_id", "search"];
  test.each(cases.filter(([query]) => Object.keys(query).every((name) => known.includes(name))))("allowlist by %j: %j", async (query, values) => {
    const answer = await lists.allowlist(filled(query));
    expect([valuesOf(answer), answer.body.next_cursor]).toEqual([values, null]);
  });

  test("allowlist by source: all are a person's", async () => {
    expect([valuesOf(await lists.allowlist({ source: "manual" })), valuesOf(await lists.allowlist({ source: "api" }))]).toEqual([newest, []]);
  });

  test.each([
    [{ list_type: "nonsense" }, "query.list_type"],
    [{ severity: "deny" }, "query.severity"],
    [{ flow_scope: "both" }, "query.flow_scope"],
    [{ source: "me" }, "query.source"],
    [{ is_active: "perhaps" }, "query.is_active"],
    [{ submerchant_id: "first one" }, "query.submerchant_id"],
    [{ search: "" }, "query.search"],
    [{ limit: "0" }, "query.limit"],
    [{ limit: "501" }, "query.limit"],
    [{ cursor: "nonsense" }, "query.cursor"],
    [{ offset: "3" }, "query.offset"],
  ])("%j is refused by its name", async (query, path) => {
    const { status, body } = await lists.blocklist(query);
    expect([status, body.code, body.details.fields?.[0]?.path]).toEqual([400, "VALIDATION_ERROR", path]);
  });

  test("of an unknown submerchant is 404, on both lists", async () => {
    const query = { submerchant_id: "01929b7e-0000-7000-8000-000000000000" };
    const [blocked, allowed] = [await lists.blocklist(query), await lists.allowlist(query)];
    expect([blocked.status, blocked.body.code, allowed.status, allowed.body.error.code]).toEqual([404, "NOT_FOUND", 404, "NOT_FOUND"]);
  });
});

describe("walking by cursor", () => {
  let lists: Lists;
  let writer: Lists;
  beforeEach(async () => {
    const { tenant, lists: own } = await provider();
    lists = own;
    writer = listsOf(service.url, await service.token("admin", tenant.id));
  });

  /** Values of all pages; `between` runs after each. */
  async function walk(read: Lists["blocklist"], between: (page: number) => Promise<unknown> = async () => undefined): Promise<string[]> {
    const found: string[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; cursor !== null; page++) {
      const answer = await read({ limit: "3", ...(cursor === undefined ? {} : { cursor }) });
      found.push(...valuesOf(answer));
      cursor = pageOf(answer).next;
      await between(page);
    }
    return found;
  }

  const entry = (value: string) => ({ list_type: "customer_id", value });
  const ten = Array.from({ length: 10 }, (_, index) => `c${index}`);

  test.each(["blocklist", "allowlist"] as const)("the %s shows each entry once, newest first, while others are added", async (list) => {
    const add = list === "blocklist" ? writer.block : writer.allow;
    for (const value of ten) await add(entry(value));
    expect(await walk(lists[list], (page) => Promise.all([add(entry(`new-${page}-a`)), add(entry(`new-${page}-b`))]))).toEqual(ten.toReversed());
  });

  test("shows what is left while others are removed, and misses none", async () => {
    const ids = new Map<string, string>();
    for (const value of ten) ids.set(value, (await writer.block(entry(value))).body.id);
    // what was the end of the first page, and what was to come
    const removed = async (page: number) => page === 0 && Promise.all(["c7", "c4"].map((value) => writer.unblock(ids.get(value) ?? "")));
    expect(await walk(lists.blocklist, removed)).toEqual(ten.toReversed().filter((value) => value !== "c4"));
  });

  test("a full last page is the last", async () => {
    for (const value of ten.slice(0, 6)) await writer.block(entry(value));
    let pages = 0;
    expect((await walk(lists.blocklist, async () => pages++)).length).toBe(6);
    expect(pages).toBe(2);
  });
});
