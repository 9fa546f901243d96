// What was entered is what is matched: entries made over HTTP in one spelling, payments assessed with another.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTypes } from "../../src/values/kinds/index.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Lists, listsOf } from "./lists-of.ts";
import { invalidClabes, invalidIbans, validClabes, validIbans } from "./samples.ts";
import { email, fingerprint, method, spelled } from "./spelled.ts";

let service: TestService;
let other: TestService;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  other = await startService({ logLevel: "warn" }, service.database);
  lists = listsOf(service.url, await service.token("admin"));
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const assess = async (body: object, at = service) => (await call(`${at.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ ...body }) })).body;

describe("an entry in any spelling blocks the payment in any spelling, and no other, until it is removed", () => {
  const pairs = spelled.flatMap(({ entered, ...rest }) => entered.map((value) => ({ ...rest, value })));

  test.each(pairs)("$type $value", async ({ type, value, paid, nearly }) => {
    const { status, body: entry } = await lists.block({ list_type: type, value });
    expect(status).toBe(201);
    const decided = await Promise.all(paid.map((body) => assess(body)));
    const missed = await assess(nearly);
    await lists.unblock(entry.id);
    expect(decided.map(({ decision, risk_score, blocked_by }) => [decision, risk_score, blocked_by])).toEqual(
      paid.map(() => ["decline", 100, `blocklist:${type}`]),
    );
    expect([missed.session_id === undefined, missed.blocked_by]).toEqual([false, undefined]);
    expect((await assess(paid[0] ?? {})).blocked_by).toBeUndefined();
  });

  // a pay-in carries neither; the check looks them up as an assessment does
  test.each([
    ["swift_bic", ["BCMRMXMM", "bcmrmxmm", " BcmrMxmm "]],
    ["beneficiary_id", ["ben_Malo", " ben_Malo "]],
  ])("%s is stored and looked up in every spelling", async (list_type, spellings) => {
    for (const value of spellings) {
      const { body: entry } = await lists.block({ list_type, value });
      for (const again of spellings)
        expect((await lists.check({ list_type, value: again, flow: "payout" })).body).toMatchObject({ normalized_value: entry.value, effect: "block" });
      await lists.unblock(entry.id);
    }
  });

  test("all fifteen types are here", () => {
    expect([...new Set([...spelled.map(({ type }) => type), "swift_bic", "beneficiary_id"])].toSorted()).toEqual(listTypes.toSorted());
  });

  test("a domain holds all of its subdomains, however deep", async () => {
    const { body: entry } = await lists.block({ list_type: "email_domain", value: "hondo.example" });
    const decided = await Promise.all(["a.", "a.b.", "a.b.c.", "a.b.c.d.", "a.b.c.d.e."].map((deep) => assess(email(`x@${deep}hondo.example`))));
    await lists.unblock(entry.id);
    expect(decided.map(({ decision }) => decision)).toEqual(Array(5).fill("decline"));
  });

  test("a domain in its own letters is the domain in the letters that payments carry (RFC 5891)", async () => {
    const { body: entry } = await lists.block({ list_type: "email_domain", value: "ñandú.example" });
    const decided = await assess(email("x@xn--and-6ma2c.example"));
    await lists.unblock(entry.id);
    expect(decided.blocked_by).toBe("blocklist:email_domain");
  });
});

describe("account numbers that were published can be listed, as they are printed", () => {
  const printed = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
  // digits that could be a payment card's are an account's here: the Danish one, and parts of the last CLABE
  const numbers = [...validIbans.map((iban) => ["iban", iban, printed(iban)]), ...validClabes.map((clabe) => ["clabe", clabe, printed(clabe)])];

  test.each([...numbers, ["clabe", "646180110000000151", "646 180 11000000015 1"]])("%s %s", async (list_type = "", value, spelling) => {
    const { status, body } = await lists.block({ list_type, value: spelling });
    expect([status, body.value]).toEqual([201, value]);
    const { body: found } = await lists.check({ list_type, value });
    expect([found.effect, (await assess(method({ [list_type]: value }))).blocked_by]).toEqual(["block", `blocklist:${list_type}`]);
  });
});

describe("a value that cannot be of its type, and so would match nothing, is refused", () => {
  test.each(
    Object.entries({
      email: [
        "maria",
        "maria@correo",
        "@correo.mx",
        "juan perez@correo.mx",
        "María <maria@correo.mx>",
        "a@correo.mx,b@correo.mx",
        "*@correo.mx",
        "fraude*@correo.mx",
      ],
      email_domain: ["correo", "http://correo.mx", "correo.mx/ruta", "*.mx", "mi correo.mx"],
      ip_address: ["10.0.0.256", "10.0.0", "10.0.0.0/8", "hola"],
      ip_range: ["10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0-10.0.0.9", "2806:db8::/129"],
      card_bin: ["41111", "4111111", "411111111", "4111 1x"],
      country: ["M", "AN", "EU", "M1", "ZZ"],
      phone: ["hola", "55 4821 9034", "+52 12", "+598000000"],
      clabe: invalidClabes.filter((text) => text !== ""),
      iban: invalidIbans.filter((text) => text !== ""),
      swift_bic: ["BCMR", "BCMRMXM", "BCMRMXMMXX", "BCMR1XMM"],
    }).flatMap(([type, values]) => values.map((value) => [type, value] as const)),
  )("%s %s", async (list_type, value) => {
    for (const answer of [await lists.block({ list_type, value }), await lists.allow({ list_type, value }), await lists.check({ list_type, value })]) {
      expect([answer.status, answer.body.error?.code]).toEqual([400, "VALIDATION_ERROR"]);
      expect(answer.body.error.details.fields.map(({ path }: { path: string }) => path)).toEqual(["value"]);
    }
  });
});

describe("what an entry does", () => {
  /** A new customer with an entry, and the decision on a payment of that customer. */
  async function entered(entry: object, add: Lists["block"] = lists.block) {
    const value = newOrder();
    const { status, body } = await add({ list_type: "customer_id", value, ...entry });
    expect(status).toBe(201);
    const decide = (more: object = {}, at = service) => assess({ ...more, payer: { customer_id: value } }, at);
    return { id: body.id as string, value, decide };
  }
  const silent = { decision: "approve", signals: [] };
  const blocked = { decision: "decline", risk_score: 100, blocked_by: "blocklist:customer_id" };

  test("matches from the next assessment on, in every process, and no longer than it is there", async () => {
    const { id, decide } = await entered({});
    expect([await decide({}, service), await decide({}, other)]).toMatchObject([blocked, blocked]);
    await lists.unblock(id);
    expect([await decide({}, service), await decide({}, other)]).toMatchObject([silent, silent]);
  });

  test("severity block declines, review requires at least a review, flag adds to the score; a change takes effect at once", async () => {
    const { id, decide } = await entered({ severity: "review" });
    expect(await decide()).toMatchObject({ decision: "review", signals: ["BLOCKLIST_REVIEW"] });
    await lists.change({ id, severity: "flag" });
    expect(await decide()).toMatchObject({ decision: "approve", risk_score: 25, signals: ["BLOCKLIST_FLAG"] });
    await lists.change({ id, severity: "block" });
    expect(await decide()).toMatchObject(blocked);
  });

  test("severity review leaves a decline a decline", async () => {
    const { decide } = await entered({ severity: "review" });
    const { value } = await entered({});
    await lists.block({ list_type: "device_fingerprint", value });
    expect(await decide(fingerprint(value))).toMatchObject({ decision: "decline", blocked_by: "blocklist:device_fingerprint" });
  });

  test("for payouts it does not concern pay-ins; for pay-ins and for both it does", async () => {
    const { id, decide } = await entered({ flow_scope: "payout" });
    expect(await decide()).toMatchObject(silent);
    for (const flow_scope of ["payin", "all"]) {
      await lists.change({ id, flow_scope });
      expect(await decide()).toMatchObject(blocked);
    }
  });

  test("switched off it matches nothing, switched on it does", async () => {
    const { id, decide } = await entered({ is_active: false });
    expect(await decide()).toMatchObject(silent);
    await lists.change({ id, is_active: true });
    expect(await decide()).toMatchObject(blocked);
  });

  test("it stops matching at the second at which it ends, and matches up to then", async () => {
    const { id, decide } = await entered({ expires_at: "2999-12-31T00:00:00Z" });
    const moveTo = (ago: string) => service.database.query(`UPDATE list_entries SET expires_at = now() + interval '${ago}' WHERE id = $1`, [id]);
    expect(await decide()).toMatchObject(blocked);
    await moveTo("1 minute");
    expect(await decide()).toMatchObject(blocked);
    await moveTo("0");
    expect(await decide()).toMatchObject(silent);
    await lists.change({ id, expires_at: null });
    expect(await decide()).toMatchObject(blocked);
  });

  test("an expired entry does not match, and is listed until it is removed", async () => {
    const { value, decide } = await entered({ expires_at: "2020-01-01T00:00:00Z" });
    expect(await decide()).toMatchObject(silent);
    expect((await lists.blocklist({ search: value })).body.data.total).toBe(1);
  });

  test("on the allowlist it is a credit, for the flows that it concerns and as long as it holds", async () => {
    const risk = { device: { ip_address: "189.203.54.17", is_tor: true } };
    const { decide } = await entered({}, lists.allow);
    const [without, credited] = [await assess(risk), await decide(risk)];
    expect(credited.signals).toContain("PAYER_TRUSTED");
    expect(credited.risk_score).toBeLessThan(without.risk_score);
    expect((await (await entered({ flow_scope: "payout" }, lists.allow)).decide()).signals).toEqual([]);
    expect((await (await entered({ expires_at: "2020-01-01T00:00:00Z" }, lists.allow)).decide()).signals).toEqual([]);
  });

  test("on the allowlist it never outweighs an entry that blocks, and leaves a review a review", async () => {
    const { value, decide, id } = await entered({});
    await lists.allow({ list_type: "customer_id", value });
    expect(await decide()).toMatchObject(blocked);
    await lists.change({ id, severity: "review" });
    expect(await decide()).toMatchObject({ decision: "review" });
  });
});
