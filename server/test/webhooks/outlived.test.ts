// A redelivery lies in the week in which it was made, its event in its own: the one can outlive the other.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Sending, startSending } from "./sending.ts";

let service: TestService;
let sending: Sending;
beforeAll(async () => {
  service = await startService();
  sending = await startSending({ database: service.database, organizationId: service.tenant.id });
});
afterAll(async () => {
  await sending.close();
  await service.close();
});

test("a listed redelivery can be read right after it was made, and after its event is past its retention", async () => {
  const admin = await service.token("admin");
  const api = (path: string, method = "GET") => call(`${service.url}/api/v1/webhook-deliveries${path}`, { key: admin, method });
  const [event] = await sending.queue(await sending.endpoint());
  const [first] = await sending.deliveries();
  const redelivery = await api(`/${first?.id}/redeliver`, "POST");
  expect(redelivery.status).toBe(202);
  expect((await api(`/${redelivery.body.id}`)).status).toBe(200);
  await service.database.query("DELETE FROM events WHERE id = $1", [event]);
  const listed = (await api("")).body.data.map(({ id }: { id: string }) => id);
  expect(listed).toContain(redelivery.body.id);
  for (const id of listed) {
    const { status, body } = await api(`/${id}`);
    expect([status, body.event]).toEqual([200, { id: event, type: "transaction.created", organization_id: service.tenant.id }]);
  }
  // there is nothing to send again
  expect((await api(`/${redelivery.body.id}/redeliver`, "POST")).status).toBe(404);
});
