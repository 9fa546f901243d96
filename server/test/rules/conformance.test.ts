// The cases of CEL's conformance suite that are about the part of it that rules have; conformance.md says what became of the others.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkExpression } from "../../src/scoring/rule-evaluation/check.ts";
import { compileExpression, RuleFailure } from "../../src/scoring/rule-evaluation/compile.ts";
import { ruleFactsOf } from "../../src/scoring/rule-evaluation/fact-array.ts";
import conformanceCases from "./conformance-cases.json" with { type: "json" };

interface ConformanceCase {
  /** File and section of the suite. */
  readonly section: string;
  readonly name: string;
  readonly expression: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly result?: boolean;
  readonly failure?: string;
  /** It is refused when it is written. */
  readonly refused?: true;
  /** Why a rule does something else than CEL; absent: it does the same. */
  readonly differs?: string;
}

const cases = conformanceCases as readonly object[] as readonly ConformanceCase[];
const page = readFileSync(new URL("conformance.md", import.meta.url), "utf8");

/** What becomes of an expression. */
function outcomeOf({ expression, facts = {} }: ConformanceCase): Pick<ConformanceCase, "result" | "failure" | "refused"> {
  if (!checkExpression(expression, "all").valid) return { refused: true };
  try {
    return { result: compileExpression(expression).matches(ruleFactsOf("[]", facts), () => false) };
  } catch (error) {
    if (!(error instanceof RuleFailure)) throw error;
    return { failure: error.reason };
  }
}

describe.each([...Map.groupBy(cases, ({ section }) => section)])("%s", (_, some) => {
  test.each(some)("$name: $expression", (one) => {
    const { result, failure, refused } = one;
    expect(outcomeOf(one)).toEqual(refused ? { refused } : failure === undefined ? { result } : { failure });
  });
});

/** Cells of the rows of the tables of a part of the page. */
function rowsOf(heading: string): string[][] {
  const part = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(2).map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").replaceAll("\\|", "|")));
}

describe("the page", () => {
  test("counts the cases of every section that applies", () => {
    const counted = rowsOf("Sections that apply").map(([section, , same, refused, differ]) => [section, Number(same), Number(refused), Number(differ)]);
    const found = [...Map.groupBy(cases, ({ section }) => section)].map(([section, some]) => {
      const differ = some.filter(({ differs }) => differs !== undefined).length;
      const refused = some.filter((one) => one.refused && one.differs === undefined).length;
      return [section, some.length - differ - refused, refused, differ];
    });
    expect(counted).toEqual(expect.arrayContaining(found));
    expect(counted).toHaveLength(found.length);
  });

  test("adds up to the whole suite", () => {
    const part = (cell: string | undefined): number => Number.parseInt(cell ?? "", 10);
    const applying = rowsOf("Sections that apply");
    for (const [section, total, same, refused, differ, others] of applying)
      expect(part(total), section).toBe(part(same) + part(refused) + part(differ) + part(others));
    const all = [...applying, ...rowsOf("Sections that do not apply").map(([file, , total]) => [file, total])];
    expect(all.reduce((sum, [, total]) => sum + part(total), 0)).toBe(2344);
  });

  test("has a reason for every difference", () => {
    const reasons = new Map(rowsOf("What differs on purpose").map(([count, rule, why]) => [rule, { count: Number(count), why }]));
    const differing = Map.groupBy(
      cases.filter(({ differs }) => differs !== undefined),
      ({ differs = "" }) => differs,
    );
    for (const [differs, some] of differing) {
      expect(reasons.get(differs)?.count, differs).toBe(some.length);
      expect(reasons.get(differs)?.why?.length).toBeGreaterThan(5);
    }
    expect(reasons.size).toBe(differing.size);
  });
});
