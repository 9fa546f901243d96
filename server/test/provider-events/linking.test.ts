// Which assessment an event belongs to.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { type Ingest, ingestWith } from "./sender.ts";

let service: TestService;
let api: Caller;
let ingest: Ingest;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
});
afterAll(() => service.close());

const warning = (event: object) => ingest({ event_type: "fraud_warning", ...event });
const linkOf = async (event: object): Promise<[string, string | null]> => {
  const { status, body } = await warning(event);
  expect([status, body.outcome_applied]).toEqual([202, false]);
  return [body.status, body.session_id];
};

describe("an event is linked", () => {
  test.each(["order_id", "payment_id"])("by its %s, top level or in the metadata, to the latest assessment of its payer", async (field) => {
    const [name, payer] = [own(field), newPayer()];
    await api.session({ ...payer, [field]: name });
    const latest = await api.session({ ...payer, [field]: name });
    expect(await linkOf({ [field]: name })).toEqual(["linked", latest]);
    expect(await linkOf({ metadata: { [field]: name } })).toEqual(["linked", latest]);
  });

  test("by its session, top level or in the metadata", async () => {
    const session = await api.session(newPayer());
    expect(await linkOf({ session_id: session })).toEqual(["linked", session]);
    expect(await linkOf({ metadata: { session_id: session } })).toEqual(["linked", session]);
    // as some databases and spreadsheets write it
    expect(await linkOf({ session_id: session.toUpperCase() })).toEqual(["linked", session]);
    expect(await linkOf({ metadata: { session_id: ` ${session.toUpperCase()} ` } })).toEqual(["linked", session]);
  });

  test("by a number in the metadata as by its digits", async () => {
    const session = await api.session({ ...newPayer(), order_id: "4711" });
    expect(await linkOf({ metadata: { order_id: 4711 } })).toEqual(["linked", session]);
  });

  test("by the session before the order, and by the order before the payment", async () => {
    const [first, second, third] = [own("first"), own("second"), own("third")];
    const session = await api.session({ ...newPayer(), order_id: first });
    const ordered = await api.session({ ...newPayer(), order_id: second });
    const paid = await api.session({ ...newPayer(), payment_id: third });
    expect(await linkOf({ session_id: session, order_id: second, payment_id: third })).toEqual(["linked", session]);
    expect(await linkOf({ order_id: second, payment_id: third })).toEqual(["linked", ordered]);
    expect(await linkOf({ order_id: own("unheard"), payment_id: third })).toEqual(["linked", paid]);
    expect(await linkOf({ order_id: second, metadata: { order_id: first } })).toEqual(["linked", ordered]);
  });

  test("by the order where the metadata's session is somebody else's", async () => {
    const order = own("order");
    const session = await api.session({ ...newPayer(), order_id: order });
    expect(await linkOf({ order_id: order, metadata: { session_id: "a-session-of-the-shop" } })).toEqual(["linked", session]);
    expect(await linkOf({ order_id: order, metadata: { session_id: newId() } })).toEqual(["linked", session]);
  });

  test("by what an earlier event of the same payment was linked to, of the same provider", async () => {
    const [order, payment] = [own("order"), own("payment")];
    const session = await api.session({ ...newPayer(), order_id: order });
    expect(await linkOf({ provider: "Adyen", order_id: order, payment_id: payment })).toEqual(["linked", session]);
    expect(await linkOf({ provider: "adyen", payment_id: payment })).toEqual(["linked", session]);
    expect(await linkOf({ provider: "dlocal", payment_id: payment })).toEqual(["recorded", null]);
  });
});

describe("an event is recorded, and no more,", () => {
  test("where nothing is known of what it names", async () => {
    expect(await linkOf({})).toEqual(["recorded", null]);
    expect(await linkOf({ order_id: own("unheard"), payment_id: own("unheard") })).toEqual(["recorded", null]);
  });

  test("where it names a session that is not there, whatever else it names", async () => {
    const order = own("order");
    await api.session({ ...newPayer(), order_id: order });
    expect(await linkOf({ session_id: newId(), order_id: order })).toEqual(["recorded", null]);
  });

  test("until the assessment is made", async () => {
    const order = own("order");
    const external_id = own("ext");
    const event = { event_type: "chargeback_lost", external_id, order_id: order };
    expect((await ingest(event)).body).toMatchObject({ status: "recorded", duplicate: false });
    const payer = newPayer();
    await api.session({ ...payer, order_id: order });
    expect((await ingest(event)).body).toMatchObject({ status: "applied", duplicate: true, outcome_applied: true });
    expect((await api.assess(payer)).body.blocked_by).toBeDefined();
  });

  test("where its metadata is no text that names something", async () => {
    for (const value of [null, "", {}, ["x"], true, "x".repeat(256)])
      expect(await linkOf({ metadata: { session_id: value, order_id: value, payment_id: value, dispute_id: value, reason: value, provider: value } })).toEqual([
        "recorded",
        null,
      ]);
  });
});
