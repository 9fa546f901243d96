// Organizations whose endpoints hang: they use their own share of the concurrency, never what others need.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AttemptResult } from "../../src/delivery/webhooks/outbound.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

let sending: Sending;
beforeAll(async () => {
  sending = await startSending();
});
afterAll(() => sending.close());
beforeEach(() => sending.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'"));

const hangingUrl = "https://hanging.example.com/";
const otherUrl = "https://other.example.com/";

/** So many new organizations, each with so many endpoints that hang and eight due deliveries for each. */
async function hangingOrganizations(count: number, endpoints: number): Promise<void> {
  for (let one = 0; one < count; one++) {
    const organization = await organizationOf();
    for (let another = 0; another < endpoints; another++) await organization.queue(await organization.endpoint(hangingUrl), 8);
  }
}

async function organizationOf(): Promise<Sending> {
  const id = newId();
  await sending.database.query("INSERT INTO organizations (id, name, segment) VALUES ($1, 'Test', 'merchant')", [id]);
  const organization = await startSending({ ...sending, organizationId: id });
  organization.clock.now = sending.clock.now;
  return organization;
}

/** A dispatcher whose hanging receivers answer only at the end of the test. */
function hangingDispatcher(atCount: number) {
  const released = Promise.withResolvers<AttemptResult>();
  const full = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<string>();
  const held = { count: 0 };
  const dispatcher = sending.dispatcher(
    receivers(({ url }) => {
      if (url !== hangingUrl) {
        arrived.resolve(url);
        return answered(200);
      }
      if (++held.count === atCount) full.resolve();
      return released.promise;
    }),
  );
  return {
    dispatcher,
    held,
    full: full.promise,
    arrived: arrived.promise,
    stop: async () => {
      const stopped = dispatcher.stop();
      released.resolve({ ...answered(500), statusCode: null, failure: "timeout" });
      await stopped;
    },
  };
}

async function queueOther(): Promise<void> {
  const other = await organizationOf();
  await other.queue(await other.endpoint(otherUrl));
  await other.close();
}

// up to sixteen fit the reserve however they are claimed; more of them wait for the second that the next test lets pass
test.each([2, 3, 12, 16])("%d organizations whose endpoints hang: the event of another is sent while all of theirs hang", async (organizations) => {
  await hangingOrganizations(organizations, Math.ceil(48 / organizations) + 2);
  const { dispatcher, full, arrived, stop } = hangingDispatcher(Math.min(160, organizations * 4));
  dispatcher.start();
  await full;
  await queueOther();
  expect(await arrived).toBe(otherUrl);
  await stop();
});

test("more organizations than there is concurrency for: attempts that hang for a second make room", async () => {
  await hangingOrganizations(80, 2);
  const { dispatcher, full, arrived, stop } = hangingDispatcher(256);
  dispatcher.start();
  await full;
  await queueOther();
  sending.clock.now += 1000;
  expect(await arrived).toBe(otherUrl);
  await stop();
});

test("an endpoint with an attempt that hangs gets no other until it has ended", async () => {
  const organization = await organizationOf();
  await organization.queue(await organization.endpoint(hangingUrl), 30);
  const { dispatcher, full, arrived, held, stop } = hangingDispatcher(8);
  dispatcher.start();
  await full;
  sending.clock.now += 1000;
  await queueOther();
  await arrived;
  expect(held.count).toBe(8);
  await stop();
});
