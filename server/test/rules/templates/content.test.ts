// What the templates consist of: valid expressions that defaults of absent facts never make true, and texts in every language.
import { describe, expect, test } from "vitest";
import { ruleTemplates } from "../../../src/controls/rules/templates/catalogue.ts";
import { checkExpression } from "../../../src/scoring/rule-evaluation/check.ts";
import { compileExpression } from "../../../src/scoring/rule-evaluation/compile.ts";
import { ruleFactsOf } from "../../../src/scoring/rule-evaluation/fact-array.ts";

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Texts that somebody forgot to write. */
const PLACEHOLDER = /\b(?:TODO|TBD|FIXME|XXX|undefined|null)\b|lorem|\?\?|\{\{|\$\{|<[a-z]|[[\]]/;

/** Longest texts, in characters: a card of a dashboard holds them. */
const LONGEST = { name: 50, description: 160, catches: 220, leaves_alone: 180, tuning: 180 };

test("there are twelve, each with an id and a code of its own", () => {
  expect(ruleTemplates).toHaveLength(12);
  expect(new Set(ruleTemplates.map(({ id }) => id)).size).toBe(12);
  expect(new Set(ruleTemplates.map(({ rule }) => rule.code)).size).toBe(12);
});

test("those about pay-ins come first", () => {
  const flows = ruleTemplates.map(({ rule }) => rule.flow);
  expect(flows).toEqual(flows.toSorted());
});

test("one declines, and it comes before the others", () => {
  const declining = ruleTemplates.filter(({ rule }) => rule.action.decision === "decline");
  expect(declining.map(({ id }) => id)).toEqual(["card-testing-device"]);
  expect(declining[0]?.rule.priority).toBe(Math.min(...ruleTemplates.map(({ rule }) => rule.priority)));
});

describe.each(ruleTemplates)("$id", ({ rule, texts }) => {
  test("has a valid expression for its flow", () => {
    const check = checkExpression(rule.expression, rule.flow, new Set());
    expect(check).toMatchObject({ valid: true, checked: { lists: [] } });
  });

  test("never matches where nothing, or only the amount, could be observed", () => {
    const { matches } = compileExpression(rule.expression);
    for (const amount of [0, 1, 1_000_000_000])
      for (const beside of [{}, { "payment.amount": amount, "payment.currency": "MXN", "payment.flow": rule.flow, "payment.channel": "api" }])
        expect(matches(ruleFactsOf("[]", beside), () => false)).toBe(false);
  });

  test("names a number of its expression that can be changed, in every language", () => {
    const numbers = new Set([...numbersIn(rule.expression), ...(rule.action.weight === undefined ? [] : [String(rule.action.weight)])]);
    for (const { tuning } of Object.values(texts)) {
      const named = numbersIn(tuning).filter((number) => numbers.has(number));
      // amounts by currency are too many to name
      if (!rule.expression.includes("payment.currency")) expect(named, tuning).not.toEqual([]);
    }
  });

  test.each(["en", "es", "pt"] as const)("has texts of a sensible length in %s, and none is a placeholder", (language) => {
    for (const [field, longest] of Object.entries(LONGEST)) {
      const text = texts[language][field as keyof typeof LONGEST];
      expect(text.length, text).toBeGreaterThan(field === "name" ? 10 : 30);
      expect(text.length, text).toBeLessThanOrEqual(longest);
      expect(text).not.toMatch(PLACEHOLDER);
      expect(text).toBe(text.trim());
      if (field !== "name") expect(text).toMatch(/^[\p{Lu}\d-].*\.$/u);
      else expect(text).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    }
  });

  test("has texts of its own in each language", () => {
    for (const field of Object.keys(LONGEST) as (keyof typeof LONGEST)[]) expect(new Set(Object.values(texts).map((text) => text[field])).size).toBe(3);
  });
});
