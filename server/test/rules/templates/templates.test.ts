// The templates of rules: each can be created as it is, catches what it says, and leaves honest payments alone. All of them are live in every case.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ruleTemplates } from "../../../src/controls/rules/templates/catalogue.ts";
import type { RuleTemplate } from "../../../src/controls/rules/templates/template.ts";
import { strictness } from "../../../src/scoring/engine/score.ts";
import { createWorld, type World } from "../../assess/scenarios/world.ts";
import { call, newOrder } from "../../harness/client.ts";
import { startService, type TestService } from "../../harness/service.ts";
import { createTenant } from "../../harness/tenant.ts";
import type { TemplateCase } from "./case.ts";
import { payinCases } from "./payin-cases.ts";
import { payoutCases } from "./payout-cases.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

const cases = { ...payinCases, ...payoutCases };
const codes = new Set<string>(ruleTemplates.map(({ rule }) => rule.code));

async function sent(path: string, key: string, body?: unknown) {
  const answer = await call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

/** Creates a rule from a template as a client does; answers its id. */
async function created(key: string, { rule, texts }: RuleTemplate, language: keyof RuleTemplate["texts"]): Promise<string> {
  const { name, description } = texts[language];
  return (await sent("/rules", key, { ...rule, name, description })).id;
}

async function worldWithTemplates(): Promise<World> {
  const world = await createWorld(service);
  const key = await service.token("admin", world.organizationId);
  await Promise.all(ruleTemplates.map(async (template) => sent(`/rules/${await created(key, template, "en")}/live`, key, { reason: "template" })));
  return world;
}

/** The decision, and the templates that fired. */
async function decided({ decide }: TemplateCase): Promise<{ readonly decision: string; readonly fired: readonly string[] }> {
  const { decision, signals } = await decide(await worldWithTemplates());
  return { decision, fired: signals.filter((code) => codes.has(code)) };
}

describe.each(ruleTemplates)("$id", ({ id, rule }) => {
  const { caught = [], leftAlone = [] } = cases[id] ?? {};

  test("has a payment that it catches and two that it leaves alone", () => {
    expect(caught.length).toBeGreaterThanOrEqual(1);
    expect(leftAlone.length).toBeGreaterThanOrEqual(2);
  });

  for (const one of caught)
    test(`catches ${one.name}`, async () => {
      const { decision, fired } = await decided(one);
      expect(fired).toContain(rule.code);
      if (rule.action.type === "at_least") expect(strictness(decision as "approve")).toBeGreaterThanOrEqual(strictness(rule.action.decision ?? "approve"));
    });

  for (const one of leftAlone)
    test(`leaves alone ${one.name}, as the others do`, async () => {
      expect((await decided(one)).fired).toEqual([]);
    });
});

/** Operands of the outermost `&&`. */
function partsOf(expression: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const word of expression.split(" ")) {
    if (word === "&&" && depth === 0) {
      parts.push("");
      continue;
    }
    depth += word.split("(").length - word.split(")").length;
    parts.push(`${parts.pop()} ${word}`.trim());
  }
  return parts;
}

const parts = ruleTemplates.flatMap((template) => partsOf(template.rule.expression).map((part) => ({ id: template.id, part, template })));

// slow: without TESTS=long, the cases above say the same of the whole expressions
describe.runIf(process.env.TESTS === "long")("every part of an expression protects honest payments", () => {
  test.each(parts.filter(({ part, template }) => part !== template.rule.expression))("$id: $part", async ({ id, part, template: { rule, texts } }) => {
    const expression = partsOf(rule.expression)
      .filter((other) => other !== part)
      .join(" && ");
    const fired: boolean[] = [];
    for (const { decide } of cases[id]?.leftAlone ?? []) {
      const world = await createWorld(service);
      const key = await service.token("admin", world.organizationId);
      const weakened = { id, texts, rule: { ...rule, expression, action: { type: "signal", weight: 1 } } } as const;
      await sent(`/rules/${await created(key, weakened, "en")}/live`, key, { reason: "weakened" });
      fired.push((await decide(world)).signals.includes(rule.code));
    }
    expect(fired).toContain(true);
  });
});

test.each(["en", "es", "pt"] as const)("every template can be created with its texts in %s, and its draft says what the template says", async (language) => {
  const { id } = await createTenant(service.database.url);
  const key = await service.token("admin", id);
  const { data } = await sent("/rules/templates", key);
  expect(data).toEqual(ruleTemplates);
  for (const template of data) {
    const { name, description } = template.texts[language];
    const rule = await sent(`/rules/${await created(key, template, language)}`, key);
    expect(rule).toMatchObject({ ...template.rule, name, description, status: "draft" });
  }
});

test("a key of one submerchant is refused, as for all rules", async () => {
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const admin = await service.token("admin", psp.id);
  const submerchant = await sent("/submerchants", admin, { name: "Tienda", country: "MX", external_id: newOrder() });
  const { value } = await psp.key("secret", { submerchantId: submerchant.id, permissions: ["rules:read"] });
  expect((await call(`${service.url}/api/v1/rules/templates`, { key: value })).status).toBe(403);
  const { value: whole } = await psp.key("secret", { permissions: ["rules:read"] });
  expect((await call(`${service.url}/api/v1/rules/templates`, { key: whole })).status).toBe(200);
});
