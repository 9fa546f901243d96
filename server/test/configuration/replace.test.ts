// The configuration as a document: read, compared, replaced, over the API.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Configured, configuration, configured, list, rule, whole } from "./harness.ts";

let service: TestService;
let shop: Configured;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  shop = await configured(service);
});

const changesOf = (answer: { body: { changes: { resource: string; id: string; change: string }[] } }): string[] =>
  answer.body.changes.map(({ resource, id, change }) => `${change} ${resource} ${id}`);

/** Audit, events and rows that a dry run must leave alone. */
const stored = async () => {
  const counted = await service.database.query(
    `SELECT (SELECT count(*) FROM audit_log) AS audit, (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM rule_versions) AS versions,
            (SELECT count(*) FROM custom_lists) AS lists, (SELECT sum(version) FROM organizations) AS organizations`,
  );
  return JSON.stringify(counted);
};

describe("a document", () => {
  test("that is pulled, edited, tried and pushed is what is pulled afterwards", async () => {
    expect((await shop.push(whole)).status).toBe(200);
    const { document, etag } = await shop.pull();
    expect(document).toEqual(whole);
    const [draft, ...others] = document.rules;
    const edited = {
      ...document,
      settings: { ...document.settings, case_prefix: "NTE" },
      lists: [...document.lists, list("vip")],
      rules: [
        { ...draft, status: "live", priority: 7 },
        ...others.filter(({ code }) => code !== "RULE:B_SHADOW"),
        rule("NEW", { expression: 'in_list("vip", card.bin)' }),
      ],
    };
    const before = await stored();
    const tried = await shop.push(edited, { ifMatch: etag, query: "dry_run=true" });
    expect(await stored()).toBe(before);
    expect(await shop.pull()).toEqual({ document, etag });
    const pushed = await shop.push(edited, { ifMatch: etag, query: "reason=PR%20214" });
    expect(pushed.body).toEqual({ ...tried.body, dry_run: false });
    expect(changesOf(pushed)).toEqual([
      "changed setting case_prefix",
      "added list vip",
      "changed rule RULE:A_DRAFT",
      "removed rule RULE:B_SHADOW",
      "added rule RULE:NEW",
    ]);
    expect(pushed.body.changes[2]).toMatchObject({ before: { status: "draft", priority: 100 }, after: { status: "live", priority: 7 } });
    expect(await shop.pull()).toEqual({ document: edited, etag: pushed.body.etag });
  });

  test("of another organization gives a fresh one an equal document, with the same ETag", async () => {
    await shop.push(whole);
    const pulled = await shop.pull();
    const fresh = await configured(service);
    expect((await fresh.push(pulled.document)).status).toBe(200);
    expect(await fresh.pull()).toEqual(pulled);
  });

  test("with thresholds as scores and as costs comes back as it was", async () => {
    const costs = { typical_amount: 900, fraud: { share: 1, fixed: 250 }, refusal: { share: 0.35 }, review: { fixed: 150 } };
    for (const settings of [{ thresholds: { decline: 81 } }, { threshold_costs: costs }, { thresholds: {} }]) {
      expect((await shop.push(configuration({ settings }))).status).toBe(200);
      const { document } = await shop.pull();
      const { thresholds, threshold_costs, threshold_probabilities } = document.settings;
      expect({
        ...(thresholds && { thresholds }),
        ...(threshold_costs && { threshold_costs }),
        ...(threshold_probabilities && { threshold_probabilities }),
      }).toEqual(settings);
    }
  });

  test("without settings leaves them as they are; a setting that is there is replaced as a whole", async () => {
    await shop.patch("/organization", { signal_weights: { IP_TOR: 33, EMAIL_DISPOSABLE: 7 }, thresholds: { challenge: 20, decline: 90 } });
    await shop.push(configuration());
    expect((await shop.pull()).document.settings).toMatchObject({
      signal_weights: { IP_TOR: 33, EMAIL_DISPOSABLE: 7 },
      thresholds: { challenge: 20, decline: 90 },
    });
    await shop.push(configuration({ settings: { signal_weights: { IP_TOR: 34 }, thresholds: { decline: 90 } } }));
    expect((await shop.pull()).document.settings).toMatchObject({ signal_weights: { IP_TOR: 34 }, thresholds: { decline: 90 } });
  });

  test("that was pushed already changes nothing: no version, no record, no event, however old its ETag", async () => {
    const { etag } = await shop.pull();
    await shop.push(whole, { ifMatch: etag });
    const before = await stored();
    const again = await shop.push(whole, { ifMatch: etag });
    expect(again).toMatchObject({ status: 200, body: { changes: [] } });
    expect(await stored()).toBe(before);
  });

  test("names a submerchant by its external_id, and finds none of another organization", async () => {
    const [provider, other] = [await configured(service, "psp"), await configured(service, "psp")];
    const { body: named } = await provider.api("/submerchants", { name: "Zapatería", country: "MX", external_id: "SHOP-1" });
    const { body: nameless } = await provider.api("/submerchants", { name: "Panadería", country: "MX" });
    await other.api("/submerchants", { name: "Zapatería", country: "MX", external_id: "SHOP-1" });
    const document = configuration({ rules: [rule("ONE", { submerchant: "SHOP-1" }), rule("TWO", { submerchant: nameless.id })] });
    expect((await provider.push(document)).status).toBe(200);
    expect((await provider.pull()).document.rules).toEqual(document.rules);
    expect((await provider.api("/rules")).body.data.map((made: { submerchant_id: string }) => made.submerchant_id)).toEqual([nameless.id, named.id]);
    expect((await other.push(configuration({ rules: [rule("ONE", { submerchant: "SHOP-1" })] }))).status).toBe(200);
    expect((await other.push(document)).body.error).toMatchObject({ code: "INVALID_CONFIGURATION", details: { errors: [{ path: "rules[1].submerchant" }] } });
    expect((await other.push(configuration({ rules: [rule("ONE", { submerchant: named.id })] }))).status).toBe(422);
  });

  test("of 200 rules is applied at once, and replaced by 200 others", async () => {
    const rules = (prefix: string) => Array.from({ length: 200 }, (_, index) => rule(`${prefix}_${String(index).padStart(3, "0")}`, { status: "shadow" }));
    expect((await shop.push(configuration({ rules: rules("A") }))).status).toBe(200);
    expect((await shop.push(configuration({ rules: rules("B") }))).status).toBe(200);
    expect((await shop.pull()).document.rules).toEqual(rules("B"));
  });
});

describe("the ETag", () => {
  test("changes with every part of the document, and with nothing else", async () => {
    await shop.push(whole);
    const { etag } = await shop.pull();
    const [live] = (await shop.api("/rules?status=live")).body.data;
    const [domains] = (await shop.api("/lists?name=domains")).body.data;
    await shop.api(`/lists/${domains.id}/values`, { values: ["example.com"] });
    await shop.patch("/organization", { name: "Otra", maintenance: true });
    await shop.patch("/organization", { maintenance: false });
    expect((await shop.pull()).etag).toBe(etag);
    const seen = new Set([etag]);
    const next = async (change: () => Promise<{ status: number }>): Promise<void> => {
      expect((await change()).status).toBe(200);
      const now = (await shop.pull()).etag;
      expect(seen.has(now)).toBe(false);
      seen.add(now);
    };
    await next(() => shop.patch("/organization", { holdout_percent: 0.25 }));
    await next(() => shop.patch(`/rules/${live.id}`, { priority: 6, reason: "test" }));
    await next(() => shop.api(`/rules/${live.id}/shadow`, { reason: "test" }));
    await next(() => shop.patch(`/lists/${domains.id}`, { description: "Otra" }));
    await shop.push(whole);
    expect((await shop.pull()).etag).toBe(etag);
  });

  test("of another state refuses a change, says the present one, and nothing is changed", async () => {
    const { document, etag } = await shop.pull();
    await shop.patch("/organization", { case_prefix: "OTRA" });
    const present = await shop.pull();
    const answer = await shop.push({ ...document, rules: [rule("MINE")] }, { ifMatch: etag });
    expect(answer).toMatchObject({ status: 412, body: { error: { code: "CONFIGURATION_OUTDATED", details: { etag: present.etag } } } });
    expect(await shop.pull()).toEqual(present);
    expect((await shop.push({ ...present.document, rules: [rule("MINE")] }, { ifMatch: present.etag })).status).toBe(200);
  });

  test("of two pushes at once lets one through", async () => {
    const { etag } = await shop.pull();
    const answers = await Promise.all(["ONE", "TWO", "THREE"].map((code) => shop.push(configuration({ rules: [rule(code)] }), { ifMatch: etag })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });
});

describe("all or nothing", () => {
  test("the last rule that is refused leaves nothing of the others, and every place is named", async () => {
    await shop.push(whole);
    const before = [await shop.pull(), await stored()];
    const rules = [rule("A"), rule("B", { expression: "payer.contry == 'MX'" }), rule("C", { expression: 'in_list("gone", card.bin)' })];
    const answer = await shop.push(configuration({ settings: { case_prefix: "NEU" }, lists: [list("bins", { case_insensitive: true })], rules }));
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: "INVALID_CONFIGURATION",
          details: {
            errors: [
              { path: "lists[0].case_insensitive" },
              { path: "rules[1].expression", line: 1, column: 7, name: "payer.contry", nearest: "payer.country" },
              { path: "rules[2].expression", line: 1, name: "gone" },
            ],
          },
        },
      },
    });
    expect([await shop.pull(), await stored()]).toEqual(before);
  });

  test("thresholds that do not rise are named in their place", async () => {
    const answer = await shop.push(configuration({ settings: { thresholds: { review: 10 } } }));
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path: "settings.thresholds.review" }] } } } });
  });

  test("a rule that is refused only when it is applied is named, and nothing is changed", async () => {
    await shop.push(configuration({ lists: [list("bins")], rules: [rule("A", { expression: 'in_list("bins", card.bin)' })] }));
    const [bins] = (await shop.api("/lists")).body.data;
    await service.database.query("DELETE FROM custom_lists WHERE id = $1", [bins.id]);
    const before = await shop.pull();
    // unchanged, its expression is not checked again: it stays a draft that reads no list
    expect((await shop.push(before.document)).body.changes).toEqual([]);
    const [draft] = before.document.rules;
    expect(await shop.push({ ...before.document, rules: [{ ...draft, status: "live" }] })).toMatchObject({
      status: 422,
      body: { error: { details: { errors: [{ path: "rules[0].expression", name: "bins" }] } } },
    });
    expect(await shop.pull()).toEqual(before);
  });
});

describe("what a document lacks", () => {
  test("rules are archived, and come back under their code with their versions", async () => {
    await shop.push(whole);
    await shop.push({ ...whole, rules: [] });
    expect((await shop.api("/rules?status=archived")).body.data).toHaveLength(3);
    const back = await shop.push({ ...whole, rules: [rule("C_LIVE", { status: "shadow" })] });
    expect(changesOf(back)).toEqual(["added rule RULE:C_LIVE"]);
    const [again] = (await shop.api("/rules?status=shadow")).body.data;
    expect(again).toMatchObject({ code: "RULE:C_LIVE", version: 2, priority: 100 });
  });

  test("a rule comes back into shadow with an expression of today, though its old one reads a list that is gone", async () => {
    await shop.push(configuration({ lists: [list("bins")], rules: [rule("ONE", { expression: 'in_list("bins", card.bin)' })] }));
    await shop.push(configuration(), { query: "prune_lists=true" });
    const back = configuration({ rules: [rule("ONE", { status: "shadow" })] });
    expect((await shop.push(back)).status).toBe(200);
    expect((await shop.pull()).document.rules).toEqual(back.rules);
  });

  test("lists are retained, and said so; prune_lists removes them", async () => {
    await shop.push(whole);
    const without = { ...whole, lists: whole.lists.slice(1), rules: whole.rules.filter(({ code }) => code !== "RULE:B_SHADOW") };
    const retained = await shop.push(without);
    expect(changesOf(retained)).toEqual(["removed rule RULE:B_SHADOW", "retained list bins"]);
    expect((await shop.pull()).document.lists).toEqual(whole.lists);
    const pruned = await shop.push(without, { query: "prune_lists=true" });
    expect(changesOf(pruned)).toEqual(["removed list bins"]);
    expect(await shop.pull()).toMatchObject({ document: without });
  });

  test("a list that a rule of the document reads is not removed, also where the rule is an unchanged draft", async () => {
    await shop.push(whole);
    const answer = await shop.push({ ...whole, lists: whole.lists.filter(({ name }) => name !== "domains") }, { query: "prune_lists=true" });
    expect(answer.body.error).toMatchObject({ code: "INVALID_CONFIGURATION", details: { errors: [{ path: "rules[0].expression", name: "domains" }] } });
    expect((await shop.pull()).document).toEqual(whole);
  });
});

describe("what is recorded", () => {
  test("each change has its record and its event, with the reason, and the document has one as well", async () => {
    await shop.api("/webhook-endpoints", { url: "https://shop.example/hooks", events: ["rule.changed"] });
    const key = shop.key;
    await shop.push(configuration({ settings: { case_prefix: "PDN" }, lists: [list("bins")], rules: [rule("ONE", { status: "live" })] }), {
      key,
      query: "reason=PR%20214",
    });
    const { data } = (await shop.api("/audit-log?limit=6")).body;
    expect(data.slice(0, 5).map(({ action }: { action: string }) => action)).toEqual([
      "configuration.applied",
      "rule.status_changed",
      "rule.created",
      "list.created",
      "organization.updated",
    ]);
    expect(data[0]).toMatchObject({
      actor: { type: "key" },
      after: {
        reason: "PR 214",
        changes: [
          { resource: "setting", id: "case_prefix" },
          { resource: "list", id: "bins" },
          { resource: "rule", id: "RULE:ONE" },
        ],
      },
    });
    expect(data[1].after).toMatchObject({ status: "live", reason: "PR 214" });
    const events = await service.database.query("SELECT type FROM events WHERE organization_id = $1", [shop.id]);
    expect(events.map(({ type }) => type)).toEqual(["rule.changed", "rule.changed"]);
  });
});
