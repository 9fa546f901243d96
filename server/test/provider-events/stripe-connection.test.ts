// Only what Stripe signed for a connection is taken, and nothing is said about the rest.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { seal } from "../../src/platform/keyrings/seal.ts";
import { readSecretsKeys } from "../../src/platform/keyrings/secrets-keys.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { startService, type TestService } from "../harness/service.ts";
import { own } from "../outcomes/payer.ts";
import { connectStripe, type StripeAccount, signature, stripeEvent } from "./sender.ts";

let service: TestService;
let admin: string;
let account: StripeAccount;

beforeAll(async () => {
  service = await startService();
  admin = await service.token("admin");
  account = await connectStripe(service, admin);
});
afterAll(() => service.close());

const payloadOf = (id = own("evt")): string => JSON.stringify(stripeEvent("customer.created", {}, id));
const outcomeOf = ({ status, body }: TestAnswer) => [status, body?.error?.code];
const REFUSED = [401, "INVALID_SIGNATURE"];
const signed = (payload: string, header: string) => account.post(payload, { "Stripe-Signature": header });

test("a signed event is accepted, and stored with its connection", async () => {
  const { status, body } = await account.send(stripeEvent("customer.created", { id: "cus_1" }));
  expect([status, body]).toEqual([
    202,
    {
      event_id: expect.any(String),
      status: "recorded",
      kind: null,
      duplicate: false,
      session_id: null,
      outcome_applied: false,
      assessment_status: "not_triggered",
      assessment: null,
    },
  ]);
  const [stored] = await service.database.query("SELECT provider, event_type, connection_id FROM provider_events WHERE id = $1", [body.event_id]);
  expect(stored).toEqual({ provider: "stripe", event_type: "customer.created", connection_id: account.id });
});

test("the signature covers the bytes: white space and the order of fields stay as they were sent", async () => {
  const payload = `\n{ "type" :"customer.created",\t"id":"${own("evt")}", "data":{"object":{"name":"Mar\\u00eda Ñandú"}} }\n`;
  expect((await signed(payload, signature(payload, account.secret))).status).toBe(202);
});

const now = (): number => Math.floor(Date.now() / 1000);

/** The header with a time as it stands, over which the signature is made as well. */
const signedAt = (payload: string, timestamp: string): string =>
  `t=${timestamp},v1=${createHmac("sha256", account.secret)
    .update(`${Number.parseInt(timestamp, 10)}.${payload}`)
    .digest("hex")}`;

/** A signed text in which U+FFFD is sent as a byte that stands for nothing, and is read as U+FFFD. */
function replaced(payload: string): Promise<TestAnswer> {
  const [before = "", after = ""] = payload.split("\ufffd");
  const body = Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);
  return call(`${service.url}/api/webhooks/stripe?connection=${account.id}`, { body, headers: { "Stripe-Signature": signature(payload, account.secret) } });
}

describe("rejected with 401 INVALID_SIGNATURE, and not stored:", () => {
  const cases: [string, (payload: string) => Promise<TestAnswer>][] = [
    ["no header", (payload) => account.post(payload, {})],
    ["an empty header", (payload) => signed(payload, "")],
    ["a header that says nothing", (payload) => signed(payload, "nonsense")],
    ["a time and no signature", (payload) => signed(payload, `t=${Math.floor(Date.now() / 1000)}`)],
    ["a signature of another scheme", (payload) => signed(payload, signature(payload, account.secret).replace("v1=", "v0="))],
    ["a wrong secret", (payload) => signed(payload, signature(payload, "whsec_wrong"))],
    ["the secret of another connection", async (payload) => signed(payload, signature(payload, (await connectStripe(service, admin)).secret))],
    ["an altered body", (payload) => signed(payload.replace("customer", "cvstomer"), signature(payload, account.secret))],
    ["a body with one more space", (payload) => signed(`${payload} `, signature(payload, account.secret))],
    ["an altered time", (payload) => signed(payload, signature(payload, account.secret).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`))],
    ["a time that is no number", (payload) => signed(payload, signature(payload, account.secret).replace(/t=\d+/, "t=now"))],
    ["a signature of more than five minutes ago", (payload) => signed(payload, signature(payload, account.secret, 305))],
    ["an empty body", (payload) => signed("", signature(payload, account.secret))],
    ["what is no JSON", () => signed("{", signature("{}", account.secret))],
    ["a signature without a value", (payload) => signed(payload, `t=${now()},v1`)],
    ["a signature whose value is empty", (payload) => signed(payload, `t=${now()},v1=`)],
    ["a good signature behind one without a value", (payload) => signed(payload, signature(payload, account.secret).replace(",v1=", ",v1,v1="))],
    ["a time without a value", (payload) => signed(payload, signature(payload, account.secret).replace(/t=\d+/, "t"))],
    ["a time whose value is empty", (payload) => signed(payload, signature(payload, account.secret).replace(/t=\d+/, "t="))],
    ["a time of more than five minutes ahead", (payload) => signed(payload, signature(payload, account.secret, -310))],
    ["a time of a year ahead", (payload) => signed(payload, signature(payload, account.secret, -31_536_000))],
    ["a time in milliseconds", (payload) => signed(payload, signedAt(payload, String(Date.now())))],
    ["a time that is NaN, signed", (payload) => signed(payload, signedAt(payload, "NaN"))],
    ["a time that is infinite, signed", (payload) => signed(payload, signedAt(payload, "Infinity"))],
    ["a time of zero, signed", (payload) => signed(payload, signedAt(payload, "0"))],
    ["a negative time, signed", (payload) => signed(payload, signedAt(payload, `-${now()}`))],
    ["a time with something behind it", (payload) => signed(payload, signature(payload, account.secret).replace(/t=(\d+)/, "t=$1x"))],
    ["a time with a fraction", (payload) => signed(payload, signature(payload, account.secret).replace(/t=(\d+)/, "t=$1.5"))],
    ["two times, the good one last", (payload) => signed(payload, `t=1,${signature(payload, account.secret)}`)],
    ["two times, the good one first", (payload) => signed(payload, `${signature(payload, account.secret)},t=1`)],
    ["the same time twice", (payload) => signed(payload, `t=${now()},${signature(payload, account.secret)}`)],
    ["no time", (payload) => signed(payload, signature(payload, account.secret).replace(/t=\d+,/, ""))],
    ["a byte order mark before what was signed", (payload) => signed(`\ufeff${payload}`, signature(payload, account.secret))],
    ["bytes that are no UTF-8 where U+FFFD was signed", (payload) => replaced(payload.replace("{}", '{"name":"\ufffd"}'))],
    ["a card number", (payload) => signed(payload.replace("{}", '{"note":"4242424242424242"}'), signature(payload, account.secret))],
  ];

  test.each(cases)("%s", async (_, send) => {
    const id = own("evt");
    expect(outcomeOf(await send(payloadOf(id)))).toEqual(REFUSED);
    expect(await service.database.query("SELECT FROM provider_events WHERE external_id = $1", [id])).toEqual([]);
  });
});

test("a signature of nearly five minutes ago is good", async () => {
  const payload = payloadOf();
  expect((await signed(payload, signature(payload, account.secret, 290))).status).toBe(202);
});

test("a signature of nearly five minutes ahead is good: clocks differ", async () => {
  const payload = payloadOf();
  expect((await signed(payload, signature(payload, account.secret, -290))).status).toBe(202);
});

test("of two signatures one has to be good", async () => {
  const payload = payloadOf();
  const good = signature(payload, account.secret);
  const wrong = signature(payload, "whsec_other").replace(/^t=\d+,/, "");
  expect((await signed(payload, `${good},${wrong}`)).status).toBe(202);
  expect((await signed(payload, good.replace("v1=", `${wrong},v1=`))).status).toBe(202);
});

describe("a connection with several secrets", () => {
  /** Adds a secret as a rotation would. */
  async function addSecret(connection: string, expiresAt: Date | null): Promise<string> {
    const [id, secret] = [newId(), `whsec_${own("rotated")}`];
    const place = { organizationId: service.tenant.id, id, purpose: "processor", ownerId: connection };
    const { keyId, sealed } = seal(readSecretsKeys(SECRETS_KEYS) ?? [], place, secret);
    await service.database.query(
      "INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed, expires_at) VALUES ($1, $2, 'processor', $3, $4, $5, $6)",
      [service.tenant.id, id, connection, keyId, sealed, expiresAt],
    );
    return secret;
  }

  test("takes what is signed with any that is valid, and none that has ended", async () => {
    const rotated = await connectStripe(service, admin);
    const [newer, ended] = [await addSecret(rotated.id, new Date(Date.now() + 60_000)), await addSecret(rotated.id, new Date(Date.now() - 1000))];
    const statusWith = async (secret: string): Promise<number> => {
      const payload = payloadOf();
      return (await rotated.post(payload, { "Stripe-Signature": signature(payload, secret) })).status;
    };
    expect([await statusWith(rotated.secret), await statusWith(newer), await statusWith(ended)]).toEqual([202, 202, 401]);
  });
});

describe("a connection that is not there is 404, whatever is signed:", () => {
  test.each([
    ["one that was never created", () => newId()],
    ["no UUID", () => "main-account"],
    ["a UUID in upper case", () => account.id.toUpperCase()],
    ["nothing", () => ""],
    ["two", () => `${account.id}&connection=${account.id}`],
  ])("%s", async (_, id) => {
    const payload = payloadOf();
    for (const header of [signature(payload, account.secret), "nonsense"])
      expect(
        outcomeOf(await call(`${service.url}/api/webhooks/stripe?connection=${id()}`, { body: payload, headers: { "Stripe-Signature": header } })),
      ).toEqual([404, "NOT_FOUND"]);
  });

  test("no connection at all is a mistake of the caller's", async () => {
    const { status, body } = await call(`${service.url}/api/webhooks/stripe`, { body: payloadOf() });
    expect([status, body.error.details.fields[0].path]).toEqual([400, "query.connection"]);
  });
});

describe("once the signature is good", () => {
  test.each([
    ["what is no JSON", "{", "body"],
    ["nothing at all", "", "body"],
    ["what is no object", "[]", "body"],
    ["an event without an id", '{"type":"customer.created"}', "id"],
    ["an event without a type", '{"id":"evt_1","type":7}', "type"],
  ])("%s is a 400", async (_, payload, path) => {
    const { status, body } = await signed(payload, signature(payload, account.secret));
    expect([status, body.error.code, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([
      400,
      "VALIDATION_ERROR",
      expect.arrayContaining([path]),
    ]);
  });

  test("a card number in what people wrote is hidden, long texts are taken, and nothing is logged", async () => {
    const evidence = { uncategorized_text: `carta ${"x".repeat(15_000)}`, note: "paid with 4242 4242 4242 4242", odd: "\u0000\ud800" };
    const { status, body } = await account.send(stripeEvent("charge.dispute.updated", { evidence }));
    expect(status).toBe(202);
    const [stored] = await service.database.query<{ payload: string }>("SELECT payload::text AS payload FROM provider_events WHERE id = $1", [body.event_id]);
    expect(stored?.payload).not.toMatch(/4242 ?4242/);
    expect(JSON.parse(stored?.payload ?? "").data.object.evidence).toMatchObject({ uncategorized_text: evidence.uncategorized_text, odd: evidence.odd });
    for (const text of ["4242 4242", "carta x", account.secret]) expect(service.logged()).not.toContain(text);
  });
});

test("a body of more than one mebibyte is too large, before its signature is looked at", async () => {
  const { status, body } = await account.post(`{"padding":"${"x".repeat(1_048_576)}"}`, {});
  expect([status, body.error.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

test("another type than JSON is not read", async () => {
  expect((await account.post("id=evt_1", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
});
