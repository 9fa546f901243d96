import { expect, expectTypeOf, test } from "vitest";
import { sdkOperations } from "../../generated/sdk-facts.ts";
import type { Schemas } from "../src/index.ts";
import { buildManagement, rejection, sendJson, startServer } from "./builders.ts";
import { methods } from "./methods.ts";

/** Three pages of two, one and no item, by cursors; records the requests. */
const pages: Readonly<Record<string, [items: number[], next: string | null]>> = { "": [[1, 2], "b"], b: [[3], "c"], c: [[], null] };
const startList = (place: (items: number[], next: string | null) => object) =>
  startServer((response, { url }) => {
    const [items, next] = pages[new URL(url ?? "", "http://localhost").searchParams.get("cursor") ?? ""] ?? [[], null];
    sendJson(response, place(items, next));
  });

async function all(list: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of list) items.push(item);
  return items;
}

test("a list is iterated to its end; each page is requested when needed, with the filters and headers of the call", async () => {
  const { baseUrl, requests } = await startList((data, next_cursor) => ({ data, next_cursor }));
  const found: unknown[] = [];
  for await (const key of buildManagement({ baseUrl }).keys.list({ status: "active" }, { headers: { traceparent: "t" } })) {
    found.push(key);
    if (found.length === 2) expect(requests).toHaveLength(1);
  }
  expect(found).toEqual([1, 2, 3]);
  expect(requests.map(({ url }) => url)).toEqual(["/api/v1/keys?status=active", "/api/v1/keys?status=active&cursor=b", "/api/v1/keys?status=active&cursor=c"]);
  for (const { headers } of requests) expect(headers.traceparent).toBe("t");
});

test("a blocklist, whose items are nested, is iterated likewise", async () => {
  const { baseUrl } = await startList((entries, next_cursor) => ({ data: { entries, next_cursor } }));
  expect(await all(buildManagement({ baseUrl }).blocklists.list({ severity: "block" }))).toEqual([1, 2, 3]);
});

test("stopping the iteration requests no further page, and awaiting returns the first page", async () => {
  const { baseUrl, requests } = await startList((data, next_cursor) => ({ data, next_cursor }));
  const list = buildManagement({ baseUrl }).keys.list();
  expect(await list).toEqual({ data: [1, 2], next_cursor: "b" });
  for await (const _ of list) break;
  expect(requests).toHaveLength(1);
});

test("toArray collects as many items as wanted, and requests no page beyond them", async () => {
  const { baseUrl, requests } = await startList((data, next_cursor) => ({ data, next_cursor }));
  const { keys } = buildManagement({ baseUrl });
  expect(await keys.list().toArray({ limit: 2 })).toEqual([1, 2]);
  expect(requests).toHaveLength(1);
  expect(await keys.list().toArray({ limit: 100 })).toEqual([1, 2, 3]);
  expect(await keys.list().toArray({ limit: 0 })).toEqual([]);
});

test("pages walks through the pages themselves", async () => {
  const { baseUrl } = await startList((data, next_cursor) => ({ data, next_cursor }));
  const pages: unknown[] = [];
  for await (const page of buildManagement({ baseUrl }).keys.list().pages()) pages.push(page);
  expect(pages).toEqual([
    { data: [1, 2], next_cursor: "b" },
    { data: [3], next_cursor: "c" },
    { data: [], next_cursor: null },
  ]);
});

test("a page that cannot be had ends the walk with its error", async () => {
  const { baseUrl } = await startServer((response, _, number) => {
    if (number === 1) sendJson(response, { data: [1], next_cursor: "b" });
    else sendJson(response, { error: { code: "VALIDATION_ERROR", message: "no cursor", details: {} } }, 400);
  });
  expect(await rejection(all(buildManagement({ baseUrl }).keys.list()))).toMatchObject({ code: "VALIDATION_ERROR" });
});

test("every operation with pages can be walked, and no other", async () => {
  const { baseUrl } = await startServer((response) => sendJson(response, { data: [], next_cursor: null }));
  const walkable = methods(buildManagement({ baseUrl })).flatMap(([name, method]) => {
    const called = method("id", {}, {});
    called.catch(() => {});
    return Symbol.asyncIterator in called ? [name] : [];
  });
  expect(walkable).toHaveLength(Object.values(sdkOperations).filter((operation) => "items" in operation).length);
  expect(walkable).toContain("auditLog.list");
});

test("items have the types of the contract", () => {
  type Methods = ReturnType<typeof buildManagement>;
  type ItemOf<List> = List extends AsyncIterable<infer Item> ? Item : never;
  expectTypeOf<ItemOf<ReturnType<Methods["keys"]["list"]>>>().toEqualTypeOf<Schemas["KeyList"]["data"][number]>();
  expectTypeOf<ItemOf<ReturnType<Methods["blocklists"]["list"]>>>().toEqualTypeOf<Schemas["BlocklistEntry"]>();
  expectTypeOf<ItemOf<ReturnType<Methods["keys"]["read"]>>>().toEqualTypeOf<never>();
});
