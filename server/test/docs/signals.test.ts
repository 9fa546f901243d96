// Every signal has a page, and what it says is what the catalogue, the contract and the engine have.

import { describe, expect, it } from "vitest";
import { facts } from "../../../generated/facts.ts";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { signalFamilies } from "../../docs-site/contract/pages/signals.ts";
import { curveWords } from "../../docs-site/contract/signal-curve.ts";
import { type DocumentedSignal, documentedSignals } from "../../docs-site/contract/signal-facts.ts";
import { ruleExpression, SAME, strengthAt } from "../../docs-site/contract/signal-parts.ts";
import { curveOf, defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { effectiveWeight, roundScore } from "../../src/scoring/engine/score.ts";
import { checkExpression } from "../../src/scoring/rule-evaluation/check.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";
import { grade } from "../../src/scoring/situation/curve.ts";
import { contentOf, document, pageAt, place, plain, sideOf, textOf } from "./page.ts";

const codes = Object.keys(catalogue) as SignalCode[];
const pageOf = (code: string): string => contentOf(`signals/${code}`);
const graded = documentedSignals.filter(({ curve, observes }) => curve !== undefined || observes?.unit === "0 to 1");

describe.each(codes)("the page of %s", (code) => {
  const { weight, flows, since, texts } = catalogue[code];
  const read = facts.filter(({ signal, weighs }) => signal === code || (weighs as readonly string[]).includes(code));

  it("says what it means in three languages, and in English and Spanish what happens in an example and what to do about it", () => {
    const text = textOf(pageOf(code));
    const { en, es, pt } = texts;
    for (const said of [...Object.values(en), ...Object.values(es), pt.sentence]) expect(text).toContain(plain(said));
    expect(pageOf(code)).toMatch(new RegExp(`<dd lang="es"[^>]*>${es.sentence.slice(0, 5)}`));
  });

  it("has every fact that it reads, with its meaning", () => {
    const text = textOf(pageOf(code));
    for (const { path, description } of read) for (const said of [path, plain(description)]) expect(text).toContain(said);
    if (read.length === 0) expect(text).toContain("No fact: it is set with the decision.");
  });

  it("has its weight, its directions of money, its families and the version that it came with", () => {
    const badges = textOf(pageOf(code).split('class="badges"')[1]?.split("</p>")[0] ?? "");
    if (weight !== 0) expect(badges).toContain(`${Math.abs(weight)}`);
    expect(badges.includes("pay-ins")).toBe(flows.includes("payin"));
    expect(badges.includes("payouts")).toBe(flows.includes("payout"));
    for (const { path } of read) expect(badges).toContain(` ${path.split(".")[0]} `);
    expect(badges).toContain(`since ${since}`);
  });

  it("is in the navigation of signals", () => {
    expect(sideOf("signals")).toContain(`href="/docs/signals/${code}"`);
    expect(contentOf("signals")).toContain(`href="/docs/signals/${code}"`);
  });
});

describe.each(graded.map((signal) => [signal.code, signal] as const))("the plot of %s", (code, signal) => {
  const svg = /<svg class="curve".*?<\/svg>/s.exec(pageOf(code))?.[0] ?? "";
  const curve = curveOf(defaultPolicy, code);

  it("goes through every point of its curve, and is level beyond them", () => {
    for (const { observed, strength } of pointsOf(signal)) {
      expect(grade(observed, curve)).toBeCloseTo(strength, 10);
      expect(heightAt(svg, observed)).toBeCloseTo(strength, 2);
    }
  });

  it("has the curve in words for those who do not see it, and loads no script", () => {
    expect(svg).toContain('role="img"');
    expect(plain(/aria-label="([^"]*)"/.exec(svg)?.[1] ?? "")).toBe(
      signal.curve === undefined ? SAME : curveWords(signal.curve, signal.observes?.unit ?? null),
    );
    expect(svg).not.toMatch(/<script|style=|\son\w+=/);
  });
});

describe("the points on the pages", () => {
  it.each(documentedSignals.map((signal) => [signal.code, signal] as const))("of %s are those of the engine", (code, signal) => {
    const observed = signal.example;
    const strength = grade(observed, curveOf(defaultPolicy, code));
    expect(strength).toBeGreaterThan(0);
    expect(strengthAt(signal, observed)).toBe(strength);
    const points = roundScore(effectiveWeight(signal.weight, strength));
    expect(textOf(pageOf(code)).replaceAll(" ", "")).toContain(`"weight":${points},`);
    if (signal.weight !== 0) expect(textOf(place("example", pageOf(code)) + pageOf(code))).toContain(`${Math.abs(points)}`);
  });

  it.each(documentedSignals.flatMap((signal) => (signal.observes === undefined ? [] : [[signal, signal.observes] as const])))(
    "the expression of a page is valid where the signal fires: $0.code",
    (signal, fact) => {
      const expression = ruleExpression(signal, fact);
      for (const flow of catalogue[signal.code].flows) expect(checkExpression(expression, flow)).toMatchObject({ valid: true });
      expect(textOf(pageOf(signal.code)).replaceAll(" ", "")).toContain(expression.replaceAll(" ", ""));
    },
  );
});

describe("the index of signals", () => {
  it("groups all of them by the family of the fact that they grade", () => {
    const families = signalFamilies({ document, facts: currentFacts });
    expect(families.flatMap(({ signals }) => signals.map(({ code }) => code)).toSorted()).toEqual(codes.toSorted());
    for (const { anchor, signals } of families) {
      expect(contentOf("signals")).toContain(`id="${anchor}"`);
      for (const { observes } of signals) expect(`family-${observes?.path.split(".")[0] ?? "none"}`).toBe(anchor);
    }
  });

  it("is in the bar at the top", () => {
    expect(pageAt("errors")).toMatch(/<a [^>]*class="[^"]*VPNavBarMenuLink[^"]*"[^>]*href="\/docs\/signals"/);
  });
});

describe("codes of signals lead to their pages", () => {
  it.each([
    ["guides/card-testing", "CARD_TESTING_PATTERN"],
    ["guides/scoring", "BIN_COUNTRY_MISMATCH"],
    ["reference/assessments", "VELOCITY_CARD_1H"],
    ["reference/assess", "VELOCITY_CARD_1H"],
  ])("from %s", (path, code) => {
    expect(contentOf(path)).toContain(`href="/docs/signals/${code}"`);
  });
});

function pointsOf({ curve }: DocumentedSignal): { observed: number; strength: number }[] {
  return [
    ...(curve ?? [
      { observed: 0, strength: 0 },
      { observed: 1, strength: 1 },
    ]),
  ];
}

/** Strength that the plot shows at an observed value: positions are read from its axes. */
function heightAt(svg: string, observed: number): number {
  const ticks = [...svg.matchAll(/<text class="tick" x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)">([^<]*)</g)];
  const axis = ticks.filter(([, , , anchor]) => anchor === "middle").map(([, x, , , label = ""]) => [Number(x), Number(label.replaceAll(",", ""))] as const);
  const [one, other] = [axis[0] ?? [0, 0], axis.at(-1) ?? [0, 0]];
  const x = one[0] + ((observed - one[1]) / (other[1] - one[1])) * (other[0] - one[0]);
  const line = (/<polyline class="line" points="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map((point) => point.split(",").map(Number) as [number, number]);
  const zero = Number(ticks.find(([, , , anchor, label]) => anchor === "end" && label === "0")?.[2]) - 4;
  const full = Number(ticks.find(([, , , anchor, label]) => anchor === "end" && label === "1")?.[2]) - 4;
  const [, y = 0] = line.toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x))[0] ?? [0, 0];
  return (zero - y) / (zero - full);
}
