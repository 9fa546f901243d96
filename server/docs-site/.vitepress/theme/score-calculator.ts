// The calculator of the guide to scores: signals and strengths of the reader's choice, and what the engine's functions make of them.

import { withBase } from "vitepress";
import { defineComponent, h, type PropType, type VNode } from "vue";
import { decisions } from "../../../src/scoring/engine/score.ts";
import type { Thresholds } from "../../../src/scoring/situation/policy.ts";
import type { Flow } from "../../../src/scoring/situation/transaction.ts";
import { type CalculatedSignal, type ChoosableSignal, type ChosenSignal, creditsOf, formulaOf } from "../../calculator/calculation.ts";
import { type CalculatorState, createCalculatorState, type Language } from "./calculator-state.ts";

const flows: readonly Flow[] = ["payin", "payout"];
const levels = ["challenge", "review", "decline"] as const satisfies readonly (keyof Thresholds)[];

/** The calculator, in the language of the guide. */
export const ScoreCalculator = defineComponent({
  props: {
    lang: { type: String as PropType<Language>, default: "en" },
    signals: { type: Array as PropType<ChoosableSignal[]>, required: true },
  },
  setup(props) {
    const state = createCalculatorState(props);
    return () => {
      const { words, chosen, result, reset } = state;
      return h("section", { class: "calculator", "aria-label": words.value.title }, [
        h("div", { class: "inputs" }, [
          flowPart(state),
          addPart(state),
          chosen.value.length === 0
            ? h("p", { class: "none" }, words.value.none)
            : h(
                "ul",
                { class: "chosen" },
                result.value.signals.map((signal) => signalPart(state, signal)),
              ),
          thresholdPart(state),
          h("button", { type: "button", class: "reset", onClick: reset }, words.value.reset),
        ]),
        resultPart(state),
      ]);
    };
  },
});

/** The choice of the flow. */
function flowPart({ words, flow, show }: CalculatorState): VNode {
  return h("fieldset", { class: "flows" }, [
    h("legend", words.value.flow),
    ...flows.map((one) =>
      h("label", { key: one }, [
        h("input", { type: "radio", name: "calculator-flow", value: one, checked: flow.value === one, onChange: () => show(one) }),
        words.value.flows[one],
      ]),
    ),
  ]);
}

/** The signals that can be added. */
function addPart({ words, choices, chosen, picked, picker, choose }: CalculatorState): VNode {
  const onChange = ({ target }: Event): void => {
    const signal = target instanceof HTMLSelectElement && choices.value.find(({ code }) => code === target.value);
    if (signal) picked.value = signal.code;
  };
  return h("div", { class: "add" }, [
    h("label", { for: "calculator-signal" }, words.value.signal),
    h(
      "select",
      { id: "calculator-signal", ref: picker, value: picked.value, onChange },
      choices.value.map(({ code, weight }) => h("option", { key: code, value: code, selected: code === picked.value }, `${code} (${weight})`)),
    ),
    h("button", { type: "button", onClick: () => choose([...chosen.value, { code: picked.value, strength: 1 }]) }, words.value.add),
  ]);
}

/** A chosen signal: what it means, its strength, and what it adds to the score. */
function signalPart(state: CalculatorState, { code, strength, points, contribution }: CalculatedSignal): VNode {
  const { remove: removal, points: unit, adds } = state.words.value;
  return h("li", { key: code }, [
    h("div", { class: "head" }, [
      h("a", { href: withBase(`/signals/${code}`) }, h("code", code)),
      h("button", { type: "button", class: "remove", "aria-label": removal(code), onClick: () => state.remove(code) }, "×"),
    ]),
    h("p", state.meaningOf(code)),
    code.startsWith("BLOCKLIST_") ? undefined : strengthPart(state, { code, strength }),
    h("p", { class: "points" }, [h("strong", `${points} ${unit}`), `, ${contribution > 0 ? "+" : ""}${contribution} ${adds}`]),
  ]);
}

/** The slider of a signal's strength. */
function strengthPart({ words, chosen, choose }: CalculatorState, { code, strength }: ChosenSignal): VNode {
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const next = Number(target.value);
    choose(chosen.value.map((signal) => (signal.code === code ? { code, strength: next } : signal)));
  };
  return h("div", { class: "strength" }, [
    h("span", words.value.strengthLabel),
    h("input", { type: "range", min: 0, max: 1, step: 0.05, value: strength, "aria-label": words.value.strength(code), onInput }),
    h("output", strength.toFixed(2)),
  ]);
}

/** The thresholds of the decisions. */
function thresholdPart({ words, thresholds }: CalculatorState): VNode {
  const onInput = (level: keyof Thresholds, { target }: Event): void => {
    if (target instanceof HTMLInputElement) thresholds[level] = Math.min(100, Math.max(0, Number(target.value)));
  };
  const inputOf = (level: keyof Thresholds): VNode =>
    h("input", { type: "number", min: 0, max: 100, step: 1, value: thresholds[level], onInput: (event: Event) => onInput(level, event) });
  return h("details", [
    h("summary", words.value.thresholds),
    h(
      "div",
      { class: "thresholds" },
      levels.map((level) => h("label", { key: level }, [h("code", level), inputOf(level)])),
    ),
  ]);
}

/** The scale of scores in the colours of their decisions. */
function scalePart({ thresholds, result }: CalculatorState): VNode {
  const { challenge, review, decline } = thresholds;
  const ends = [challenge, review, decline, 100];
  const widths = decisions.map((_, index) => Math.max(0, (ends[index] ?? 100) - Math.max(0, ...ends.slice(0, index))));
  return h("div", { class: "scale", "aria-hidden": "true" }, [
    ...decisions.map((decision, index) => h("span", { key: decision, class: decision, style: { width: `${widths[index]}%` } })),
    h("i", { style: { left: `${result.value.score}%` } }),
  ]);
}

/** Score and decision, and the formula that leads to them. */
function resultPart(state: CalculatorState): VNode {
  const words = state.words.value;
  const { score, decision, signals } = state.result.value;
  const [formula, credits] = [formulaOf(signals), creditsOf(signals)];
  const listed = signals.some(({ code }) => code === "BLOCKLIST_BLOCK");
  return h("div", { class: "result" }, [
    h("p", { class: "outcome", role: "status" }, [
      h("span", { class: "label" }, words.score),
      " ",
      h("strong", { class: "number" }, `${score}`),
      " ",
      h("span", { class: ["decision", decision] }, decision),
      " ",
      h("span", { class: "advice" }, words.decisions[decision]),
    ]),
    scalePart(state),
    formula === undefined || listed ? undefined : h("p", { class: "formula" }, h("code", formula)),
    credits === undefined || listed ? undefined : h("p", { class: "formula" }, [`${words.odds}: `, h("code", credits)]),
    listed ? h("p", { class: "formula" }, words.listed) : undefined,
  ]);
}
