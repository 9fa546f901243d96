// Ingested events of types that are not known for their provider: the merchant is notified, at a limited rate.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startService();
  admin = await service.token("admin");
});
afterAll(() => service.close());

const api = (path: string, body?: object) => call(`${service.url}/api/v1${path}`, { key: admin, ...(body === undefined ? {} : { body, method: "POST" }) });
const ingest = (provider: string, type: string, id: string) =>
  call(`${service.url}/api/webhooks/ingest`, { key: service.tenant.ingest, method: "POST", body: { provider, event_type: type, external_id: id } });
const counted = async (provider: string): Promise<number> =>
  Number(new RegExp(`^fraud_risk_ingest_unmapped_total\\{provider="${provider}"\\} (\\d+)$`, "m").exec((await call(`${service.url}/metrics`)).text)?.[1] ?? 0);

test("a type that is not known is in the delivery log as ingest.unmapped, once an hour for each provider and type, and counted each time", async () => {
  expect((await api("/webhook-endpoints", { url: "http://127.0.0.1:9/hook", events: ["ingest.unmapped"] })).status).toBe(201);
  for (let index = 0; index < 5; index++) expect((await ingest("adyen", "REPORT_AVAILABLE", `a${index}`)).status).toBe(202);
  await ingest("adyen", "PAYOUT_EXPIRE", "b0");
  await ingest("mi-pasarela", "cosa", "c0");
  await ingest("adyen", "CAPTURE", "d0");
  const { data } = (await api("/webhook-deliveries?event_type=ingest.unmapped")).body;
  const events = await Promise.all(data.map(async ({ id }: { id: string }) => (await api(`/webhook-deliveries/${id}`)).body.event));
  // an hour may end between two of them
  const hours = new Set(events.map(({ timestamp }) => timestamp.slice(0, 13)));
  expect(events.length).toBeGreaterThanOrEqual(3);
  expect(events.length).toBeLessThanOrEqual(2 + hours.size);
  expect(events.at(-1)).toMatchObject({ type: "ingest.unmapped", data: { provider: "adyen", event_type: "REPORT_AVAILABLE", external_id: "a0" } });
  expect(await counted("adyen")).toBe(6);
  expect(await counted("other")).toBe(1);
});

test("the same event again is a duplicate and is not counted again", async () => {
  await ingest("kushki", "nuevo", "e0");
  expect((await ingest("kushki", "nuevo", "e0")).body.duplicate).toBe(true);
  expect(await counted("kushki")).toBe(1);
});
