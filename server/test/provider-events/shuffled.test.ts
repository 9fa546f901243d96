// A day of every provider's events, out of order, repeated and delayed, with assessments anywhere between, ends as the right order does: nothing is applied twice, and each
// webhook is sent once. shuffled-processes.test.ts has a thousand orders over two processes.
import { afterAll, beforeAll, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { callerOf } from "../outcomes/payer.ts";
import { connectStripe, ingestWith } from "./sender.ts";
import { expectOrderNotToMatter } from "./shuffling.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
});
afterAll(() => service.close());

test("events of every provider in any order end in the state of the right order", { timeout: 120_000 }, async () => {
  const key = await service.token("admin");
  const events = ["dispute.opened", "dispute.closed", "assess.outcome_applied"];
  await call(`${service.url}/api/v1/webhook-endpoints`, { key, body: { url: "http://127.0.0.1:9/hook", events } });
  const stripe = await connectStripe(service, key);
  const played = { api: callerOf(service, service.tenant.secret), ingest: ingestWith(service, service.tenant.ingest), stripe: stripe.send };
  await expectOrderNotToMatter([played], service.database, { url: service.url, session: (subject) => service.token("admin", undefined, subject) }, 12, 12);
});
