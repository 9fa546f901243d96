// Linked entities: two hops, with bounds.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Payments, paymentsOf } from "../assessments/assessments-of.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { entitiesOf, named, type ReadEntity } from "./entities-of.ts";

let service: TestService;
let tenant: Tenant;
let read: ReadEntity;
let payments: Payments;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  read = entitiesOf(service.url, await service.token("analyst", tenant.id));
  payments = paymentsOf(service.url, tenant.secret);
});

interface Linked {
  readonly kind: string;
  readonly value: string;
  readonly hop: number;
  readonly shared_assessments: number;
  readonly via: readonly { kind: string; value: string }[];
  readonly blocklisted: boolean | null;
  readonly fraud: boolean;
}
const linksOf = async (kind: string, value: string): Promise<Linked[]> => (await read(kind, value)).body.links;
const short = ({ hop, shared_assessments: shared, ...link }: Linked): unknown[] => [named(link), hop, shared, link.via.map(named)];

/** A payment of a customer with a device. */
const pay = async (customer_id: string, fingerprint: string, more: object = {}): Promise<string> =>
  (await payments.payin({ payer: { customer_id }, device: { fingerprint }, ...more })).body.session_id;

describe("the links of an entity", () => {
  test("are those of its payments, the most shared first, and those of theirs", async () => {
    await pay("ana", "phone");
    await pay("ana", "phone");
    await pay("beto", "phone");
    await pay("beto", "tablet");
    await pay("carla", "tablet");
    await pay("carla", "laptop");
    const links = await linksOf("payer", "ana");
    expect(links.map(short)).toEqual([
      ["device phone", 1, 2, []],
      ["payer beto", 2, 1, ["device phone"]],
    ]);
    expect((await linksOf("device", "phone")).map(short)).toEqual([
      ["payer ana", 1, 2, []],
      ["payer beto", 1, 1, []],
      ["device tablet", 2, 1, ["payer beto"]],
    ]);
  });

  test("name every entity of the first hop that leads to one", async () => {
    await pay("ana", "phone");
    await pay("ana", "tablet");
    await pay("beto", "phone");
    await pay("beto", "tablet");
    const beto = (await linksOf("payer", "ana")).find(({ value }) => value === "beto");
    expect([beto?.hop, beto?.shared_assessments, beto?.via.map(named).sort()]).toEqual([2, 2, ["device phone", "device tablet"]]);
  });

  test("say which are blocked now, and which had fraud", async () => {
    const session = await pay("ana", "phone");
    await pay("beto", "phone");
    const key = await service.token("analyst", tenant.id);
    await call(`${service.url}/api/v1/blocklists`, { key, body: { list_type: "customer_id", value: "beto" } });
    await call(`${service.url}/api/v1/blocklists`, { key, body: { list_type: "customer_id", value: "ana", severity: "flag" } });
    await call(`${service.url}/api/v1/assess/outcome`, {
      key: tenant.secret,
      body: { session_id: session, outcome: "chargeback_lost", fraud_type: "merchant_error" },
    });
    const marks = async (): Promise<unknown[]> => (await linksOf("device", "phone")).map(({ value, blocklisted, fraud }) => [value, blocklisted, fraud]).sort();
    expect(await marks()).toEqual([
      ["ana", false, false],
      ["beto", true, false],
    ]);
    await call(`${service.url}/api/v1/assess/outcome`, {
      key: tenant.secret,
      body: { session_id: session, outcome: "fraud_confirmed", fraud_type: "first_party" },
    });
    expect((await marks())[0]).toEqual(["ana", expect.any(Boolean), true]);
  });

  test("leave out the device and address of a terminal, which are the merchant's", async () => {
    await pay("ana", "terminal", { channel: "pos" });
    await pay("beto", "terminal", { channel: "pos" });
    expect(await linksOf("payer", "ana")).toEqual([]);
    expect((await read("device", "terminal")).body.assessments).toBe(0);
  });

  test("are at most thirty on the first hop and sixty on the second, of fifty payments and five more of each", async () => {
    for (let index = 0; index < 55; index++) await pay(`first${index}`, "fp_hub");
    for (let index = 25; index < 55; index++) for (let more = 0; more < 3; more++) await pay(`first${index}`, `own${index}-${more}`);
    for (let more = 0; more < 8; more++) await pay("first54", `other${more}`);
    const { body } = await read("device", "fp_hub");
    const of = (hop: number): Linked[] => body.links.filter((link: Linked) => link.hop === hop);
    expect([of(1).length, of(2).length, body.more_links]).toEqual([30, 60, true]);
    expect(of(1).map(({ value }) => value)).toEqual(Array.from({ length: 30 }, (_, index) => `first${54 - index}`));
    expect(of(2).filter(({ via }) => via.some(({ value }) => value === "first54"))).toHaveLength(5);
  });
});

test("an entity whose requests were erased keeps its figures and has no links", async () => {
  await pay("ana", "phone");
  await service.database.query("UPDATE assessments SET request = NULL, request_sealed = NULL WHERE organization_id = $1", [tenant.id]);
  expect((await read("payer", "ana")).body).toMatchObject({ assessments: 1, distinct: { devices: 1 }, newest: [{ customer_id: null }], links: [] });
});

test("requests that are stored encrypted lead to links as well, with their payers in the list", async () => {
  const encrypting = await startService({ encryptRequests: true, logLevel: "warn" });
  try {
    const { payin } = paymentsOf(encrypting.url, encrypting.tenant.secret);
    await payin({ payer: { customer_id: "ana" }, device: { fingerprint: "phone" } });
    await payin({ payer: { customer_id: "beto" }, device: { fingerprint: "phone" } });
    const { body } = await entitiesOf(encrypting.url, await encrypting.token("viewer"))("payer", "ana");
    expect([body.links.map(short), body.newest[0].customer_id]).toEqual([
      [
        ["device phone", 1, 1, []],
        ["payer beto", 2, 1, ["device phone"]],
      ],
      "ana",
    ]);
  } finally {
    await encrypting.close();
  }
});
