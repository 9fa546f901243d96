// One secret that does not open fails the events of its own endpoint; what was claimed with it is sent.
import { afterAll, beforeAll, expect, test } from "vitest";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

let sending: Sending;
beforeAll(async () => {
  sending = await startSending();
});
afterAll(() => sending.close());

test.each([
  ["under an unknown key", "UPDATE secrets SET key_id = 'lost' WHERE owner_id = $1"],
  ["whose bytes were changed", "UPDATE secrets SET sealed = '\\x00ff'::bytea || sealed WHERE owner_id = $1"],
  ["that is empty", "UPDATE secrets SET sealed = '\\x'::bytea WHERE owner_id = $1"],
  ["that is missing", "DELETE FROM secrets WHERE owner_id = $1"],
])("a secret %s fails its own event; the others of the batch are sent", async (_, damage) => {
  const damaged = await sending.endpoint();
  const good = await Promise.all(Array.from({ length: 5 }, () => sending.endpoint()));
  for (const endpoint of [damaged, ...good]) await sending.queue(endpoint);
  await sending.database.query(damage, [damaged]);
  const outbound = receivers(() => answered(200));
  expect(await sending.dispatcher(outbound).step()).toBe(6);
  expect(outbound.sent).toHaveLength(5);
  for (const endpoint of good) expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "delivered" }]);
  expect(await sending.attempts(damaged)).toMatchObject([{ failure: "secret_unavailable" }]);
});
