// The network does not reveal who reported what: no answer, no line of the log, no event and no row of one member holds a value that it did not
// send, or the name of another. Access to the tables is covered in dictionary.test.ts.
import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "../../src/controls/network/hashes.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newClabe, newPhone, own } from "../outcomes/payer.ts";
import { dump } from "../tenants/catalog.ts";
import { newEmail, newParticipant, type Participant } from "./participants.ts";

const KEY = { id: "k1", key: Buffer.alloc(32, 9) };

let service: TestService;
beforeAll(async () => {
  service = await startService({ networkKeys: [KEY] });
});
afterAll(() => service.close());

describe("of signals of two members, seen by a third", () => {
  /** Values of every kind that nobody but those two has ever written. */
  const values = {
    email: newEmail(),
    email_domain: `${own("estafa").replaceAll("_", "-")}.mx`,
    phone: newPhone(),
    ip_address: "189.203.77.31",
    device_fingerprint: own("fp_secret"),
    card_hash: own("card_secret"),
    clabe: newClabe(),
    iban: "ES9121000418450200051332",
    account_hash: own("account_secret"),
  };
  const note = own("a note of mine");
  let members: Participant[];
  let third: Participant;
  /** Everything that the third was answered. */
  const answers: TestAnswer[] = [];
  let tables: Record<string, string[]>;

  beforeAll(async () => {
    members = [await newParticipant(service), await newParticipant(service)];
    third = await newParticipant(service);
    const admin = await service.token("admin", third.tenant.id);
    const endpoint = await call(`${service.url}/api/v1/webhook-endpoints`, { key: admin, body: { url: "https://hooks.example.com/" } });
    expect(endpoint.status).toBe(201);
    const signals = Object.entries(values).map(([signal_type, value]) => ({ signal_type, value, description: note }));
    for (const member of members) {
      expect((await member.contribute(...signals)).body.accepted).toBe(signals.length);
      const session = await member.session({ payer: { email: values.email } });
      await member.outcome(session, "fraud_confirmed");
      await member.report({ session_id: session, share_with_network: true });
    }
    // it knows of a value no more than its hash; and its payments have values of their own, one of which was contributed
    const queries = Object.entries(values).map(([signal_type, value]) => ({ signal_type, value_hash: digestOf(value) }));
    answers.push(await third.query(...queries), await third.stats(), await third.signals(), await third.membership());
    answers.push(await third.contribute({ signal_type: "email", value_hash: digestOf(values.email) }), await third.signals());
    answers.push(await third.assess({ payer: { email: `ventas@otra.${values.email_domain}` } }));
    answers.push(await call(`${service.url}/api/v1/audit-log`, { key: admin }));
    await third.leave();
    tables = await dump(service.database.query);
  });

  const secrets = (): string[] => [
    ...Object.entries(values).flatMap(([type, value]) => (type === "email_domain" ? [] : [value])),
    note,
    ...members.flatMap(({ tenant }) => [tenant.id]),
  ];
  const found = (text: string): string[] => secrets().filter((secret) => text.includes(secret));

  test("the third hears that there are several", () => {
    const bands = answers[0]?.body.data.map(({ participants }: { participants: string }) => participants);
    expect(bands).toEqual(Object.keys(values).map(() => "2-4"));
    expect(answers.at(-2)?.body.signals).toContain("NETWORK_CONFIRMED");
  });

  test("no answer to it holds a value or a name", () => {
    expect(answers.map(({ status, text }) => [status, found(text)])).toEqual(answers.map(({ status }) => [status, []]));
    expect(answers.every(({ status }) => status < 300)).toBe(true);
  });

  test("no event to it does", async () => {
    const bodies = await service.database.query<{ type: string; body: string }>("SELECT type, body FROM events WHERE organization_id = $1", [third.tenant.id]);
    const matched = bodies.filter(({ type }) => type === "network.signal_matched");
    expect(matched.map(({ body }) => JSON.parse(body).data.matches)).toEqual([[{ signal_type: "email_domain", participants: "2-4" }]]);
    for (const { body } of bodies) expect(found(body)).toEqual([]);
  });

  test("no row of it does, in any table", () => {
    const own = Object.entries(tables).flatMap(([table, rows]) => rows.filter((row) => row.includes(third.tenant.id)).map((row) => [table, found(row)]));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(([, secret]) => secret?.length !== 0)).toEqual([]);
  });

  test("no log line contains a value", () => {
    const log = service.logged();
    expect(log.length).toBeGreaterThan(1000);
    expect(Object.values(values).filter((value) => log.includes(value))).toEqual([]);
  });

  test("the tables of the network hold no value at all, nor its plain hash", () => {
    const text = [...(tables.network_signals ?? []), ...(tables.network_members ?? [])].join("\n");
    expect(text.length).toBeGreaterThan(1000);
    for (const [type, value] of Object.entries(values))
      for (const form of [value, digestOf(value), hash("sha256", `${type}:${value}`, "hex"), Buffer.from(value).toString("base64")])
        expect(text).not.toContain(form);
    // the two sent by hand, and what their outcomes caused; no other
    expect(new Set(tables.network_signals?.map((row) => JSON.parse(row).organization_id))).toEqual(new Set(members.map(({ tenant }) => tenant.id)));
  });
});
