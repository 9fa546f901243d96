// The list of cases: by every filter, page by page, while others are opened.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Cases, caseIn, casesOf } from "./cases-of.ts";

let service: TestService;
let viewer: Cases;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  const tenant = await createTenant(service.database.url);
  const writer = casesOf(service.url, await service.token("admin", tenant.id));
  viewer = casesOf(service.url, await service.token("viewer", tenant.id));
  await caseIn(writer, "borrador", { victim_name: "uno", incident_date: "2026-01-01", jurisdiction: "MX" });
  await caseIn(writer, "enviado", { victim_name: "dos", incident_date: "2026-01-31", jurisdiction: "CL", currency: "CLP", amount: 1, priority: "alta" });
  await caseIn(writer, "archivado", { victim_name: "tres", incident_date: "2026-02-01", jurisdiction: "MX", priority: "urgente" });
  await caseIn(writer, "borrador", { victim_name: "cuatro", incident_date: "2024-02-29", jurisdiction: "BR", priority: "baja" });
});
afterAll(() => service.close());

const names = ({ body }: TestAnswer): string[] => body.data.map(({ victim_name }: { victim_name: string }) => victim_name);

test.each<[Record<string, string>, string[]]>([
  [{}, ["cuatro", "tres", "dos", "uno"]],
  [{ status: "borrador" }, ["cuatro", "uno"]],
  [{ status: "enviado" }, ["dos"]],
  [{ status: "resuelto" }, []],
  [{ priority: "urgente" }, ["tres"]],
  [{ priority: "normal" }, ["uno"]],
  [{ jurisdiction: "MX" }, ["tres", "uno"]],
  [{ jurisdiction: "AR" }, []],
  [{ from: "2026-01-31" }, ["tres", "dos"]],
  [{ to: "2026-01-31" }, ["cuatro", "dos", "uno"]],
  [{ from: "2026-01-31", to: "2026-01-31" }, ["dos"]],
  [{ from: "2024-02-29", to: "2024-02-29" }, ["cuatro"]],
  [{ from: "2026-02-02" }, []],
  [{ from: "2026-02-01", to: "2026-01-01" }, []],
  [{ jurisdiction: "MX", status: "archivado", priority: "urgente", from: "2026-01-01" }, ["tres"]],
])("by %j: %j", async (query, found) => {
  const answer = await viewer.list(query);
  expect([names(answer), answer.body.next_cursor]).toEqual([found, null]);
});

describe("a filter that is none is refused by its name", () => {
  test.each([
    [{ status: "cerrado" }, "query.status"],
    [{ priority: "media" }, "query.priority"],
    [{ jurisdiction: "US" }, "query.jurisdiction"],
    [{ from: "2026-02-30" }, "query.from"],
    [{ to: "2026-01-31T00:00:00Z" }, "query.to"],
    [{ limit: "0" }, "query.limit"],
    [{ limit: "101" }, "query.limit"],
    [{ cursor: "nonsense" }, "query.cursor"],
    [{ victim_email: "x@y.mx" }, "query.victim_email"],
  ])("%j", async (query, path) => {
    const { status, body } = await viewer.list(query);
    expect([status, body.error.code, body.error.details.fields[0].path]).toEqual([400, "VALIDATION_ERROR", path]);
  });
});

test("walking by cursor shows each case once, newest first, while others are opened and change", async () => {
  const tenant = await createTenant(service.database.url);
  const cases = casesOf(service.url, await service.token("admin", tenant.id));
  const ids: string[] = [];
  for (let index = 0; index < 10; index++) ids.push(await caseIn(cases, "borrador"));
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await cases.list({ limit: "3", ...(cursor === undefined ? {} : { cursor }) });
    found.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor;
    await cases.open();
    await cases.change(ids[0] ?? "", { priority: found.length > 5 ? "alta" : "baja" });
  }
  expect(found).toEqual(ids.toReversed());
});
