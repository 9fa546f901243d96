// A page can assess anything under a merchant's order or payment, as often as its limit allows. However much it piles up, a look-up reads as little as before.
// What is read is counted in pages of the database, not in time.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Resolution, resolveReferences } from "../../src/decisions/assessments/by-reference.ts";
import type { Reference } from "../../src/decisions/assessments/candidate.ts";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy, type Tenant } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { newOrder } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { callerOf, newPayer, own } from "../outcomes/payer.ts";
import { assessmentsOf } from "./assessments-of.ts";

/** Assessments of a page under one order and one payment. */
const PILE = 20_000;
/** Pages that a look-up may read: index pages of each month and the rows themselves. */
const FEW_PAGES = 60;
/** And where only browsers assessed: the newest thousand rows at most, some pages each month beside. */
const BOUNDED_PAGES = 1200;

let service: TestService;
let order: string;
let payment: string;
let session: string;
/** Names that only the page has used. */
let claimed: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  [order, payment, claimed] = [newOrder(), own("pi"), newOrder()];
  const payer = newPayer();
  session = await callerOf(service, service.tenant.secret).session({ ...payer, order_id: order, payment_id: payment });
  const planted = await callerOf(service, service.tenant.publishable).session({ ...newPayer(), order_id: order, payment_id: payment });
  const columns = "flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at";
  for (const name of [order, claimed])
    await service.database.query(
      `INSERT INTO assessments (organization_id, session_id, order_id, payment_id, ${columns})
       SELECT organization_id, (left(session_id::text, 23) || '-' || lpad(to_hex($4::bigint + i), 12, '0'))::uuid, $2, $3, ${columns} FROM assessments, generate_series(1, ${PILE}) i
       WHERE session_id = $1`,
      [planted, name, name === order ? payment : `${name} payment`, name === order ? 0 : PILE],
    );
  await service.database.query("ANALYZE assessments");
});
afterAll(() => service.close());

/** Resolves references as the service does; with how many pages the look-ups read. */
async function resolved(references: readonly Reference[], submerchantId: string | null = null): Promise<{ resolution: Resolution; pages: number }> {
  const orm = await connectOrm(service.database.url, 60_000);
  const availability = watchAvailability(service.database.url, () => undefined);
  const identity = { kind: "session", id: newId(), organizationId: service.tenant.id, submerchantId: null, subject: "x", role: "viewer" } as const;
  let pages = 0;
  const counting = (tenant: Tenant): Tenant => ({
    ...tenant,
    query: async (text, values) => {
      const [row] = await tenant.query<{ "QUERY PLAN": readonly { readonly Plan: Readonly<Record<string, number>> }[] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        values,
      );
      const plan = row?.["QUERY PLAN"][0]?.Plan ?? {};
      pages += (plan["Shared Hit Blocks"] ?? Number.NaN) + (plan["Shared Read Blocks"] ?? Number.NaN);
      return tenant.query(text, values);
    },
  });
  try {
    return await createTenancy(orm, availability, identifiers).within(
      { credential: { ...identity, permissions: new Set() }, requestId: newId() },
      async (tenant) => ({ resolution: await resolveReferences(counting(tenant), references, { submerchantId }), pages }),
    );
  } finally {
    availability.close();
    await orm.close();
  }
}

describe("the merchant's assessment under 20,000 of a page", () => {
  test.each(["order_id", "payment_id"] as const)("is found by %s without reading those of the page", async (by) => {
    const { resolution, pages } = await resolved([[by, by === "order_id" ? order : payment]]);
    expect(resolution.assessment).toMatchObject({ session_id: session, origin: "server" });
    expect(pages).toBeLessThan(FEW_PAGES);
  });

  test("is on the first page of the list by its order, where it is the newest, and with those of the server alone", async () => {
    const list = assessmentsOf(service.url, await service.token("viewer"));
    expect((await list.list({ order_id: order, origin: "server" })).body.data).toMatchObject([{ session_id: session, origin: "server" }]);
    const latest = await callerOf(service, service.tenant.secret).session({ ...newPayer(), order_id: order });
    const { body } = await list.list({ order_id: order, limit: "3" });
    expect(body.data.map(({ origin }: { origin: string }) => origin)).toEqual(["server", "browser", "browser"]);
    expect(body.data[0].session_id).toBe(latest);
  });
});

describe("where only a page assessed", () => {
  test("a bounded number of its assessments is read, the newest, and they name no payment", async () => {
    const { resolution, pages } = await resolved([["order_id", claimed]]);
    expect(resolution).toEqual({});
    expect(pages).toBeLessThan(BOUNDED_PAGES);
  });

  test("so it is for a submerchant that has none of them", async () => {
    const { resolution, pages } = await resolved([["order_id", claimed]], newId());
    expect(resolution).toEqual({});
    expect(pages).toBeLessThan(BOUNDED_PAGES);
  });
});

test("an assessment is in one index of orders and one of payments, as many as before", async () => {
  const held = await service.database.query<{ name: string; condition: string }>(
    `SELECT c.relname AS name, pg_get_expr(i.indpred, i.indrelid) AS condition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = 'assessments'::regclass AND c.relname LIKE 'assessments_of%' AND c.relname ~ '(order|payment)$' ORDER BY 1`,
  );
  expect(held.map(({ name, condition }) => [name, /credential_kind (=|<>) 'publishable'/.exec(condition)?.[1]])).toEqual([
    ["assessments_of_browser_order", "="],
    ["assessments_of_browser_payment", "="],
    ["assessments_of_order", "<>"],
    ["assessments_of_payment", "<>"],
  ]);
});
