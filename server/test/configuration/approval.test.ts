// Approval by a second person, and who may read and replace a configuration.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Configured, configuration, configured, list, rule } from "./harness.ts";

let service: TestService;
let shop: Configured;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  shop = await configured(service);
});

const live = configuration({ rules: [rule("ONE", { status: "live" })] });
const rules = async () => (await shop.api("/rules?limit=100")).body.data;
const liveRules = async () => (await shop.api("/rules?status=live")).body.data;

describe("where rules need an approval", () => {
  beforeEach(async () => {
    await shop.patch("/organization", { rule_approval: true });
  });

  test("a rule waits, the answer says so, and the document shows what was requested", async () => {
    const tried = await shop.push(live, { query: "dry_run=true" });
    expect(tried.body).toMatchObject({ pending_approval: ["RULE:ONE"] });
    expect((await shop.push(live)).body).toMatchObject({ pending_approval: ["RULE:ONE"], changes: [{ id: "RULE:ONE", change: "added" }] });
    expect(await liveRules()).toEqual([]);
    const { document, etag } = await shop.pull();
    expect(document.rules).toEqual(live.rules);
    expect((await shop.push(document, { ifMatch: etag })).body).toMatchObject({ changes: [], pending_approval: ["RULE:ONE"] });
    const [{ id }] = await rules();
    expect((await shop.api(`/rules/${id}/approve`, { version: 1, reason: "right" }, shop.analyst)).body).toMatchObject({ status: "live", live_version: 1 });
    expect(await shop.pull()).toEqual({ document, etag });
  });

  test("a change of a live rule decides once it is approved, and can be withdrawn", async () => {
    await shop.push(live);
    const [{ id }] = await rules();
    await shop.api(`/rules/${id}/approve`, { version: 1, reason: "right" }, shop.analyst);
    const changed = configuration({ rules: [rule("ONE", { status: "live", priority: 1 })] });
    expect((await shop.push(changed)).body.pending_approval).toEqual(["RULE:ONE"]);
    expect((await rules())[0]).toMatchObject({ status: "live", version: 2, live_version: 1 });
    expect((await shop.pull()).document.rules).toEqual(changed.rules);
    // away from live at once: nobody has to approve that a rule stops
    expect((await shop.push(configuration({ rules: [rule("ONE", { status: "shadow" })] }))).body.pending_approval).toEqual([]);
    expect((await rules())[0]).toMatchObject({ status: "shadow", live_version: null, pending_approval: null });
  });

  test.each(["draft", "shadow"] as const)("what waits is dropped by a document in which the rule is in %s, as it was", async (status) => {
    await shop.push(configuration({ rules: [rule("ONE", { status })] }));
    await shop.push(live);
    expect((await rules())[0]).toMatchObject({ status, pending_approval: { version: 1 } });
    const back = await shop.push(configuration({ rules: [rule("ONE", { status })] }));
    expect(back.body).toMatchObject({ changes: [{ before: { status: "live" }, after: { status } }], pending_approval: [] });
    expect((await rules())[0]).toMatchObject({ status, pending_approval: null });
  });

  test("no document switches approvals off: not together with a live rule, not before one, not as a dry run, for any caller", async () => {
    const off = configuration({ settings: { rule_approval: false } });
    for (const document of [{ ...live, ...off, rules: live.rules }, off]) {
      for (const key of [shop.key, shop.admin]) {
        for (const query of ["", "dry_run=true"]) {
          const answer = await shop.push(document, { key, query });
          expect(answer).toMatchObject({ status: 422, body: { error: { details: { errors: [{ path: "settings.rule_approval" }] } } } });
        }
      }
    }
    expect((await shop.pull()).document.settings.rule_approval).toBe(true);
    expect(await rules()).toEqual([]);
  });

  test("a list that the version in force reads is not removed while its successor waits", async () => {
    const reading = rule("ONE", { status: "live", expression: 'in_list("bins", card.bin)' });
    await shop.push(configuration({ lists: [list("bins")], rules: [reading] }));
    const [{ id }] = await rules();
    await shop.api(`/rules/${id}/approve`, { version: 1, reason: "right" }, shop.analyst);
    const answer = await shop.push(live, { query: "prune_lists=true" });
    expect(answer).toMatchObject({ status: 422, body: { error: { details: { errors: [{ path: "lists" }] } } } });
    expect((await rules())[0]).toMatchObject({ version: 1, pending_approval: null });
  });
});

test("approvals that a document switches on hold for its own rules", async () => {
  const answer = await shop.push({ ...live, settings: { rule_approval: true } });
  expect(answer.body.pending_approval).toEqual(["RULE:ONE"]);
  expect(await liveRules()).toEqual([]);
});

describe("who may", () => {
  test("callers that may read may compare, and not replace", async () => {
    expect((await shop.push(live, { key: shop.analyst, query: "dry_run=true" })).status).toBe(200);
    expect(await shop.push(live, { key: shop.analyst })).toMatchObject({
      status: 403,
      body: { error: { code: "FORBIDDEN", details: { required_permissions: ["configuration:write"] } } },
    });
    expect(await rules()).toEqual([]);
  });

  test("a key with the permissions of its parts alone neither reads nor replaces", async () => {
    const { body } = await shop.api("/keys", { type: "secret", name: "rules", permissions: ["rules:read", "rules:write"] });
    expect((await shop.push(live, { key: body.key })).status).toBe(403);
    expect((await shop.api("/configuration", undefined, body.key)).status).toBe(403);
  });

  test("a key of one submerchant cannot be given the permission", async () => {
    const provider = await configured(service, "psp");
    const { body: submerchant } = await provider.api("/submerchants", { name: "Zapatería", country: "MX" });
    const answer = await provider.api(`/submerchants/${submerchant.id}/keys`, { type: "secret", name: "shop", permissions: ["configuration:read"] });
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path: "permissions[0]" }] } } } });
  });

  test("a document of one organization changes nothing of another", async () => {
    const other = await configured(service);
    await other.push(live);
    const before = await other.pull();
    await shop.push(configuration({ rules: [rule("TWO")] }));
    await shop.push(configuration());
    expect(await other.pull()).toEqual(before);
  });
});
