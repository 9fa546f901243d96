// Typed statements over the rows of an organization carry it, also where row-level security does not hold: on a connection of the owner.
import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { QueuedEvent } from "../../src/accounts/outbox/queued-event.entity.ts";
import { WebhookDelivery } from "../../src/accounts/outbox/webhook-delivery.entity.ts";
import { WebhookEndpoint } from "../../src/delivery/webhooks/webhook-endpoint.entity.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { rowsOf } from "../../src/platform/tenants/rows.ts";
import { connectOwnerOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";

let database: TestDatabase;
let orm: MikroORM;
let mine: string;
let others: string;
/** The endpoint of the other organization. */
let endpoint: string;

beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOwnerOrm(database.url);
  mine = (await createTenant(database.url)).id;
  others = (await createTenant(database.url)).id;
  endpoint = newId();
  await rowsOf(as(others), WebhookEndpoint)
    .insert([{ id: endpoint, url: "https://example.com/", enabled: true }])
    .execute();
});
afterAll(async () => {
  await orm.close();
  await database.close();
});

const as = (organizationId: string) => ({ em: orm.em.fork(), organizationId });
const urls = () => database.query("SELECT organization_id, url FROM webhook_endpoints");

test("an inserted row is the organization's", async () => {
  expect(await urls()).toEqual([{ organization_id: others, url: "https://example.com/" }]);
});

test("rows of others are not found, changed or removed", async () => {
  const rows = rowsOf(as(mine), WebhookEndpoint);
  expect(await rows.select().select("id").execute()).toEqual([]);
  await rows.update().set({ url: "https://example.com/mine" }).where("id", "=", endpoint).execute();
  await rows.remove().where("id", "=", endpoint).execute();
  expect(await urls()).toEqual([{ organization_id: others, url: "https://example.com/" }]);
});

test("a join answers the organization's rows, with times as text", async () => {
  const [delivery, event] = [newId(), newId()];
  const tenant = as(others);
  await rowsOf(tenant, QueuedEvent)
    .insert([{ id: event, type: "case.created", body: "{}" }])
    .execute();
  const at = new Date(Date.UTC(2026, 0, 2));
  await rowsOf(tenant, WebhookDelivery)
    .insert([{ id: delivery, event_id: event, event_type: "case.created", endpoint_id: endpoint, created_at: at }])
    .execute();
  const joined = (organizationId: string) =>
    rowsOf(as(organizationId), WebhookDelivery, QueuedEvent)
      .select()
      .innerJoin("events", "events.id", "webhook_deliveries.event_id")
      .select(["webhook_deliveries.id", "body", "created_at"])
      .execute();
  expect(await joined(mine)).toEqual([]);
  const [found] = await joined(others);
  expect(found).toEqual({ id: delivery, body: "{}", created_at: expect.any(String) });
  expect(new Date(found?.created_at ?? "").getTime()).toBe(at.getTime());
});

test("what the unit of work has begun is seen in its transaction", async () => {
  await orm.em.fork().transactional(async (em) => {
    await em.insert(WebhookEndpoint, { organizationId: mine, id: newId(), url: "https://example.com/begun", enabled: true });
    expect(await rowsOf({ em, organizationId: mine }, WebhookEndpoint).select().select("url").execute()).toEqual([{ url: "https://example.com/begun" }]);
  });
});
