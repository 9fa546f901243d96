// Places of organizations: none takes all of a dispatcher's, however many endpoints it has and however slow they are.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AttemptResult } from "../../src/delivery/webhooks/outbound.ts";
import { createTenant } from "../harness/tenant.ts";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

let sending: Sending;
let another: Sending;
beforeAll(async () => {
  sending = await startSending();
  const { id } = await createTenant(sending.database.url);
  another = await startSending({ ...sending, organizationId: id });
});
afterAll(async () => {
  await another.close();
  await sending.close();
});
beforeEach(() => sending.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'"));

const slowUrl = "https://slow.example.com/";

test("sixty slow endpoints of one organization hold half of the places; another's event is sent meanwhile", async () => {
  for (let one = 0; one < 60; one++) await sending.queue(await sending.endpoint(slowUrl), 8);
  const released = Promise.withResolvers<AttemptResult>();
  const full = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<string>();
  let held = 0;
  const dispatcher = sending.dispatcher(
    receivers(({ url }) => {
      if (url !== slowUrl) {
        sent.resolve(url);
        return answered(200);
      }
      if (++held === 128) full.resolve();
      return released.promise;
    }),
  );
  dispatcher.start();
  await full.promise;
  await another.queue(await another.endpoint("https://other.example.com/"));
  expect(await sent.promise).toBe("https://other.example.com/");
  expect(held).toBe(128);
  const stopped = dispatcher.stop();
  released.resolve(answered(200));
  await stopped;
});

test("one step takes the share of an organization, evenly of its endpoints", async () => {
  const endpoints = await Promise.all(Array.from({ length: 32 }, () => sending.endpoint()));
  for (const endpoint of endpoints) await sending.queue(endpoint, 8);
  expect(await sending.dispatcher(receivers(() => answered(200))).step()).toBe(128);
  expect(await Promise.all(endpoints.map(async (endpoint) => (await sending.attempts(endpoint)).length))).toEqual(endpoints.map(() => 4));
});

test("endpoints that wait for their next attempt take no part of the share", async () => {
  const waiting = await Promise.all(Array.from({ length: 200 }, () => sending.endpoint()));
  for (const endpoint of waiting) await sending.queue(endpoint);
  await sending.database.query("UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE status = 'pending'");
  const due = await sending.endpoint();
  await sending.queue(due, 8);
  expect(await sending.dispatcher(receivers(() => answered(200))).step()).toBe(8);
});

test("more endpoints than the share has places: each has its turn", async () => {
  const endpoints = await Promise.all(Array.from({ length: 150 }, () => sending.endpoint()));
  for (const endpoint of endpoints) await sending.queue(endpoint);
  const dispatcher = sending.dispatcher(receivers(() => answered(200)));
  expect([await dispatcher.step(), await dispatcher.step(), await dispatcher.step()]).toEqual([128, 22, 0]);
});
