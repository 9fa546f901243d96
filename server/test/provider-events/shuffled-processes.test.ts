// A thousand orders of every provider's events, over two processes on one database.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";
import { startService, type TestService } from "../harness/service.ts";
import { callerOf } from "../outcomes/payer.ts";
import { connectStripe, ingestWith } from "./sender.ts";
import { expectOrderNotToMatter } from "./shuffling.ts";

let database: TestDatabase;
let own: TestService;
let others: readonly ServerProcess[] = [];
beforeAll(async () => {
  database = await createDatabase();
  // signs in people; the events go to the two processes
  own = await startService({ logLevel: "error" }, database);
  const start = () => startServerProcess({ DATABASE_URL: database.url });
  others = await Promise.all([start(), start()]);
}, 240_000);
afterAll(async () => {
  for (const other of others) await other.kill("SIGTERM");
  await own.close();
  await database.close();
});

test("a thousand orders over two processes end in the state of the right order", { timeout: 1_800_000 }, async () => {
  const key = await own.token("admin");
  const events = ["dispute.opened", "dispute.closed", "assess.outcome_applied"];
  await call(`${own.url}/api/v1/webhook-endpoints`, { key, body: { url: "http://127.0.0.1:9/hook", events } });
  const accounts = await connectStripe(own, key);
  const services = others.map(({ url }) => ({
    api: callerOf({ url }, own.tenant.secret),
    ingest: ingestWith({ url }, own.tenant.ingest),
    stripe: accounts.sendTo(url),
  }));
  expect(services).toHaveLength(2);
  await expectOrderNotToMatter(services, database, { url: own.url, session: (subject) => own.token("admin", undefined, subject) }, 1000, 20);
});
