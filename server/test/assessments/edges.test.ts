// Filters at their edges: times in every spelling, amounts in every currency, cursors that no page gave.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Assessments, assessmentsOf, type Stored, storeAll } from "./assessments-of.ts";

let service: TestService;
let tenant: Tenant;
let viewer: Assessments;
const NOON = Date.UTC(2026, 0, 1, 12);
const shown = async (query: Record<string, string>): Promise<unknown> => {
  const { status, body, text } = await viewer.list(query);
  return status === 200 ? body.data.map(({ order_id }: { order_id: string }) => order_id) : text;
};

beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  tenant = await createTenant(service.database.url);
  viewer = assessmentsOf(service.url, await service.token("viewer", tenant.id));
  const rows: Stored[] = [
    { at: NOON, order: "noon" },
    { at: NOON + 1, order: "noon.001" },
    { at: NOON + 1000, order: "clp", currency: "CLP", amountMinor: 100 },
    { at: NOON + 2000, order: "kwd", currency: "KWD", amountMinor: 100_000 },
    { at: NOON + 3000, order: "clf", currency: "CLF", amountMinor: 1_000_001 },
    { at: NOON + 4000, order: "mxn", amountMinor: 10_000 },
    { at: NOON + 5000, order: "cent less", amountMinor: 9999 },
  ];
  await storeAll(service.database, tenant.id, rows);
});
afterAll(() => service.close());

describe("a time", () => {
  test.each<[Record<string, string>, string[]]>([
    [{ from: "2026-01-01T12:00:00.000Z", to: "2026-01-01T12:00:00.001Z" }, ["noon"]],
    [{ from: "2026-01-01T12:00:00.0005Z", to: "2026-01-01T12:00:00.001000001Z" }, ["noon.001"]],
    [{ from: "2026-01-01T12:00:00.000000001Z", to: "2026-01-01T12:00:00.9Z" }, ["noon.001"]],
    [{ from: "2026-01-01t07:00:00-05:00", to: "2026-01-01T12:00:00.002z" }, ["noon.001", "noon"]],
    // offsets that PostgreSQL does not know and RFC 3339 does
    [{ from: "2026-01-02T11:59:00+23:59", to: "2025-12-31T12:01:00.001-23:59" }, ["noon"]],
    [{ from: "1900-01-01T00:00:00+23:59", to: "2026-01-01T12:00:00.001Z" }, ["noon"]],
    [{ from: "9999-12-31T23:59:59.999999999-23:59" }, []],
    [{ to: "9999-12-31T23:59:59.999999999-23:59", from: "2026-01-01T12:00:05Z" }, ["cent less"]],
    [{ from: "2026-01-02T00:00:00Z", to: "2025-01-01T00:00:00Z" }, []],
  ])("%j: %j", async (query, found) => {
    expect(await shown(query)).toEqual(found);
  });
});

describe("an amount is in major units of each currency's own", () => {
  test.each<[Record<string, string>, string[]]>([
    [{ min_amount: "100" }, ["mxn", "clf", "kwd", "clp"]],
    [{ min_amount: "100.0001" }, ["clf"]],
    [{ min_amount: "100.00011" }, []],
    [{ max_amount: "99.99", from: "2026-01-01T12:00:01Z" }, ["cent less"]],
    [{ max_amount: "99.9899", from: "2026-01-01T12:00:01Z" }, []],
    [{ max_amount: "100.9", min_amount: "99.991" }, ["mxn", "clf", "kwd", "clp"]],
    [{ min_amount: "1000000000000" }, []],
    [{ max_amount: "0.00000000000000000000000000001" }, []],
  ])("%j: %j", async (query, found) => {
    expect(await shown(query)).toEqual(found);
  });
});

describe("a cursor is a place in time and nothing else", () => {
  const filters: Record<string, string>[] = [{}, { email: "nobody@correo.mx" }, { currency: "CLP" }];
  const cursor = (text: string): string => Buffer.from(text).toString("base64url");

  test("another organization's, or one that was made up, shows nothing of another's", async () => {
    const other = await createTenant(service.database.url);
    const stranger = assessmentsOf(service.url, await service.token("viewer", other.id));
    const page = (await viewer.list({ limit: "2" })).body;
    expect((await stranger.list({ cursor: page.next_cursor })).body).toEqual({ data: [], next_cursor: null });
    for (const made of ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", newId()]) {
      for (const more of filters) expect((await viewer.list({ cursor: cursor(made), ...more })).status).toBe(200);
    }
  });

  test("with other filters it goes on from the same place", async () => {
    const page = (await viewer.list({ limit: "2" })).body;
    expect(await shown({ cursor: page.next_cursor, min_amount: "100", max_amount: "100" })).toEqual(["kwd", "clp"]);
  });

  test.each(["' OR true --", "00000000-0000-0000-0000-000000000000\n", "00000000-0000-0000-0000-00000000000G", ""])(
    "what is no place is refused: %j",
    async (text) => {
      const { status, body } = await viewer.list({ cursor: cursor(text) });
      expect([status, body.error.details.fields[0].path]).toEqual([400, "query.cursor"]);
    },
  );
});
