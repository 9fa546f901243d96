// The language of rules: refused expressions with their positions, hostile text, and the cases of the CEL specification that apply.
import { Environment } from "@marcbachmann/cel-js";
import { beforeAll, describe, expect, test } from "vitest";
import { checkExpression, type RuleFlow } from "../../src/scoring/rule-evaluation/check.ts";
import { compileExpression, InvalidExpression, RuleFailure } from "../../src/scoring/rule-evaluation/compile.ts";
import { type ExpressionError, limits } from "../../src/scoring/rule-evaluation/expression.ts";
import { ruleFactsOf } from "../../src/scoring/rule-evaluation/fact-array.ts";
import badExpressions from "./bad-expressions.json" with { type: "json" };
import languageCases from "./language-cases.json" with { type: "json" };

type BadExpression = { expression: string; flow?: RuleFlow; errors: ExpressionError[] };
type LanguageCase = {
  feature: string;
  expression: string;
  result?: boolean;
  failure?: string;
  facts?: Record<string, string | number | boolean>;
  extension?: string;
};

const bad: BadExpression[] = badExpressions as object as BadExpression[];
const cases: LanguageCase[] = languageCases as object as LanguageCase[];
const lists: Record<string, Set<string>> = { trusted_bins: new Set(["418090"]) };
const inList = (list: string, value: string): boolean => lists[list]?.has(value) ?? false;

describe("a refused expression names the place and the reason", () => {
  test("there are at least 60 of them", () => expect(bad.length).toBeGreaterThanOrEqual(60));

  test.each(bad)("$expression", ({ expression, flow = "payin", errors }) => {
    expect(checkExpression(expression, flow, new Set(["bins", "trusted_bins"]))).toEqual({ valid: false, errors });
  });

  test("every position lies in the text, and points at the name where one is wrong", () => {
    for (const { expression, errors } of bad)
      for (const { line, column, name } of errors) {
        const text = expression.split("\n")[line - 1] ?? "";
        expect(column, expression).toBeGreaterThanOrEqual(1);
        expect(column, expression).toBeLessThanOrEqual(text.length + 1);
        if (name?.includes(".") && !text.startsWith(name, column - 1))
          expect(text.startsWith(name.slice(name.indexOf(".") + 1), column - 1), expression).toBe(true);
      }
  });

  test("an expression that is not valid does not compile", () => expect(() => compileExpression("payer.contry")).toThrow(InvalidExpression));
});

describe("a valid expression that probably means something else is named:", () => {
  test.each<[expression: string, column: number, message: RegExp]>([
    ["payment.amount > 1.000", 18, /^`1\.000` is 1: the point separates decimals\. For one thousand, write `1000`\.$/],
    ["1.000 < payment.amount", 1, /write `1000`/],
    ["payment.amount > 12.500", 18, /^`12\.500` is 12\.5: .* write `12500`\.$/],
    ["payer.amount_7d + payment.amount >= 250.000", 37, /write `250000`/],
    ["payment.amount * 2.0 > 1.500", 24, /write `1500`/],
    ["payment.amount in [1.500, 20.0]", 20, /write `1500`/],
    ["card.orders_1h > 1.000", 18, /write `1000`/],
    ["payment.amount / 0.0 > 1.0", 18, /^Division by 0/],
    ["payment.amount / 0 > 1", 18, /^Division by 0/],
    ["card.orders_1h % 0.0 > 1.0", 18, /^Division by 0/],
  ])("%s", (expression, column, message) => {
    expect(checkExpression(expression, "all")).toMatchObject({ valid: true, warnings: [{ line: 1, column, message: expect.stringMatching(message) }] });
  });

  test.each([
    "payment.amount > 1000",
    "payment.amount > 1000.000",
    "payment.amount > 1.5",
    "payment.amount > 0.125",
    "payer.amount_times_usual > 1.125",
    "payment.amount / 2.0 > 1.0",
    'payment.currency == "1.000"',
  ])("%s is not", (expression) => {
    expect(checkExpression(expression, "all")).toMatchObject({ valid: true, warnings: [] });
  });

  test("at most ten of them", () => {
    expect(checkExpression(Array.from({ length: 20 }, () => "payment.amount > 1.000").join(" || "), "all")).toMatchObject({
      warnings: expect.objectContaining({ length: limits.errors }),
    });
  });
});

/** Processor time of the fastest of a few runs: others may hold the processor, and the first one compiles the code. */
function milliseconds(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const from = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(from);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

/** An expression of so many comparisons. */
const comparisons = (count: number): string => Array.from({ length: count }, () => "payment.amount>1").join("||");

/** The longest expression that is allowed. */
const LONGEST = comparisons(110);

describe("hostile text is refused within 5 ms, or as soon as twice the longest expression on a slow machine", () => {
  let most = 5;
  beforeAll(() => {
    most = Math.max(most, 2 * milliseconds(() => compileExpression(LONGEST)));
  });
  const nested = (depth: number): string => `${"(".repeat(depth)}true${")".repeat(depth)}`;
  const hostile: Record<string, string> = {
    "a megabyte of text": "a".repeat(1_000_000),
    "a megabyte of blanks": " ".repeat(1_000_000),
    "deep brackets": nested(900),
    "brackets that never close": "(".repeat(limits.characters),
    "deep lists": `${"[".repeat(900)}1${"]".repeat(900)} == 1`,
    "a long row of negations": `${"!".repeat(limits.characters - 4)}true`,
    "a long row of signs": `1 == ${"-".repeat(limits.characters - 6)}1`,
    "deep conditions": `${"true ? ".repeat(250)}true`,
    "a regular expression that backtracks": 'payer.country.matches("^(a+)+$")',
    "loops in loops": "[1, 2].all(a, [1, 2].all(b, [1, 2].all(c, [1, 2].all(d, a + b + c + d > 0))))",
    "a list of 300 values": `payment.amount in [${Array.from({ length: 300 }, (_, index) => index).join(",")}]`,
    "a huge integer": `payment.amount > ${"9".repeat(1_900)}`,
    "a huge hexadecimal integer": `payment.amount > 0x${"f".repeat(1_900)}`,
    "a number beyond every double": "payment.amount > 1e99999",
    "many unknown names": Array.from({ length: 90 }, (_, index) => `payr.contry_${index} > 1`)
      .join(" && ")
      .slice(0, limits.characters),
    "a name as long as the expression": `payer.${"x".repeat(1_900)} > 1`,
    "a prototype": "__proto__.constructor == 1",
    "a constructor": 'payer.constructor.constructor("return process")() == 1',
    "a string that never ends": `payer.country == "${"\\\\".repeat(900)}`,
    "control characters": "\u0000\u0001\u0002 == 1",
    "half of a surrogate pair": "\ud83d == 1",
  };

  test.each(Object.entries(hostile))("%s", (_, expression) => {
    expect(milliseconds(() => expect(checkExpression(expression, "all").valid).toBe(false))).toBeLessThan(most);
  });

  test("the longest expression that is allowed costs as much as its parts", () => {
    expect(LONGEST.length).toBeGreaterThan(limits.characters - 50);
    expect(compileExpression(LONGEST).cost).toBe(329);
    const timed = (times: number, expression: string): number =>
      milliseconds(() => {
        for (let time = 0; time < times; time++) compileExpression(expression);
      });
    expect(timed(20, LONGEST)).toBeLessThan(3 * timed(200, comparisons(11)));
  });
});

/** Facts by path as an evaluation reads them. */
const factsOf = (facts: LanguageCase["facts"] = {}): ReturnType<typeof ruleFactsOf> => ruleFactsOf("[]", facts);

describe("the language is CEL", () => {
  test.each(cases)("$feature: $expression", ({ expression, facts, result, failure }) => {
    const { matches } = compileExpression(expression);
    if (failure === undefined) expect(matches(factsOf(facts), inList)).toBe(result);
    else
      try {
        matches(factsOf(facts), inList);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(RuleFailure);
        expect(error).toMatchObject({ reason: failure });
      }
  });

  test.each(
    cases.filter(
      ({ feature, extension, facts, failure }) =>
        facts === undefined && extension === undefined && failure === undefined && feature !== "defaults" && feature !== "has" && feature !== "in_list",
    ),
  )("an implementation of CEL agrees: $expression", ({ expression, result }) => {
    // the one operation that CEL leaves out and rules have: arithmetic and equality of mixed numbers
    const environment = new Environment({ unlistedVariablesAreDyn: true });
    const text = expression.replaceAll("payout.treasury", "false").replaceAll("(true ? 1 : 2.5)", "1.0");
    expect(environment.evaluate(text, {})).toBe(result);
  });
});

test("a check shows what an expression reads and what it costs", () => {
  const check = checkExpression('in_list("trusted_bins", card.bin) && has(payer.country) && payment.amount > 100', "payin");
  expect(check).toMatchObject({ valid: true, checked: { facts: ["payment.amount", "payer.country", "card.bin"], lists: ["trusted_bins"], cost: 16 } });
});

test("stored facts are read as they were decided on, and facts of a later release are left out", () => {
  const facts = ruleFactsOf('[30,"MX",58,0,41,3,9999,1]', { "payment.amount": 12.5 });
  const matches = (expression: string): boolean => compileExpression(expression).matches(facts, inList);
  expect(matches('payer.country == "MX" && !payer.card_known && payer.cards_24h == 3 && payment.amount == 12.5')).toBe(true);
  expect(matches("has(payer.card_known) && !has(card.bin)")).toBe(true);
});
