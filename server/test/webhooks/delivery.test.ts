// From a decision to a receiver: signed, logged, sent again until it is taken.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Receiver, startReceiver, verified } from "./receiver.ts";

let service: TestService;
let receiver: Receiver;
let admin: string;

beforeAll(async () => {
  service = await startService({ backgroundJobs: "server" });
  receiver = await startReceiver();
  admin = await service.token("admin");
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

const api = (path: string, body?: object, method?: string) =>
  call(`${service.url}/api/v1${path}`, { key: admin, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) });

test("a decision reaches the endpoint that listens, verified by the reference implementation, and the log shows the attempt", async () => {
  const { status, body: endpoint } = await api("/webhook-endpoints", { url: `${receiver.url}/hook`, events: ["transaction.created"] });
  expect(status).toBe(201);
  const { body: assessed } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({}) });
  const [received] = await receiver.count(1);
  if (received === undefined) throw new Error("nothing came");
  const event = verified(received, endpoint.secret);
  expect(event).toMatchObject({ type: "transaction.created", data: { session_id: assessed.session_id, decision: "approve", origin: "server" } });
  const { body: log } = await api(`/webhook-deliveries?endpoint_id=${endpoint.id}`);
  expect(log.data).toMatchObject([{ event_id: event.id, attempts: 1 }]);
});
