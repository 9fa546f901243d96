// The calculator of the guide to scores: signals and strengths of the reader's choice, and what the engine's functions make of them.

import { withBase } from "vitepress";
import { computed, defineComponent, h, nextTick, type PropType, reactive, ref, type VNode } from "vue";
import { decisions } from "../../../src/scoring/engine/score.ts";
import type { SignalCode } from "../../../src/scoring/signals/index.ts";
import { defaultThresholds, type Thresholds } from "../../../src/scoring/situation/policy.ts";
import type { Flow } from "../../../src/scoring/situation/transaction.ts";
import {
  type CalculatedSignal,
  type ChoosableSignal,
  type ChosenSignal,
  calculate,
  creditsOf,
  formulaOf,
  workedExample,
} from "../../calculator/calculation.ts";
import { calculatorWords } from "../../calculator/words.ts";

const flows: readonly Flow[] = ["payin", "payout"];
const levels = ["challenge", "review", "decline"] as const satisfies readonly (keyof Thresholds)[];

/** The calculator, in the language of the guide. */
export const ScoreCalculator = defineComponent({
  props: {
    lang: { type: String as PropType<"en" | "es">, default: "en" },
    signals: { type: Array as PropType<ChoosableSignal[]>, required: true },
  },
  setup(props) {
    const known = new Map(props.signals.map((signal) => [signal.code, signal]));
    const flow = ref<Flow>("payin");
    const chosen = ref<ChosenSignal[]>([...workedExample]);
    const thresholds = reactive({ ...defaultThresholds });
    const picked = ref<SignalCode>("PAYER_TRUSTED");
    const picker = ref<HTMLSelectElement>();
    const words = computed(() => calculatorWords[props.lang]);
    const result = computed(() => calculate(chosen.value, (code) => known.get(code)?.weight ?? 0, thresholds));
    const choices = computed(() =>
      props.signals.filter(({ code, flows }) => flows.includes(flow.value) && !chosen.value.some((signal) => signal.code === code)),
    );

    function choose(codes: readonly ChosenSignal[]): void {
      chosen.value = [...codes];
      if (!choices.value.some(({ code }) => code === picked.value)) picked.value = choices.value[0]?.code ?? "BLOCKLIST_FLAG";
    }
    function show(next: Flow): void {
      flow.value = next;
      choose(chosen.value.filter(({ code }) => known.get(code)?.flows.includes(next)));
    }
    function remove(code: SignalCode): void {
      choose(chosen.value.filter((signal) => signal.code !== code));
      // the button that had the focus is gone
      void nextTick(() => picker.value?.focus());
    }
    function reset(): void {
      flow.value = "payin";
      Object.assign(thresholds, defaultThresholds);
      choose(workedExample);
    }

    const flowPart = (): VNode =>
      h("fieldset", { class: "flows" }, [
        h("legend", words.value.flow),
        ...flows.map((one) =>
          h("label", { key: one }, [
            h("input", { type: "radio", name: "calculator-flow", value: one, checked: flow.value === one, onChange: () => show(one) }),
            words.value.flows[one],
          ]),
        ),
      ]);

    const addPart = (): VNode =>
      h("div", { class: "add" }, [
        h("label", { for: "calculator-signal" }, words.value.signal),
        h(
          "select",
          {
            id: "calculator-signal",
            ref: picker,
            value: picked.value,
            onChange: ({ target }: Event) => {
              const signal = target instanceof HTMLSelectElement && choices.value.find(({ code }) => code === target.value);
              if (signal) picked.value = signal.code;
            },
          },
          choices.value.map(({ code, weight }) => h("option", { key: code, value: code, selected: code === picked.value }, `${code} (${weight})`)),
        ),
        h("button", { type: "button", onClick: () => choose([...chosen.value, { code: picked.value, strength: 1 }]) }, words.value.add),
      ]);

    function strengthPart({ code, strength }: ChosenSignal): VNode {
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

    function signalPart({ code, strength, points, contribution }: CalculatedSignal): VNode {
      const { remove: removal, points: unit, adds } = words.value;
      return h("li", { key: code }, [
        h("div", { class: "head" }, [
          h("a", { href: withBase(`/signals/${code}`) }, h("code", code)),
          h("button", { type: "button", class: "remove", "aria-label": removal(code), onClick: () => remove(code) }, "×"),
        ]),
        h("p", known.get(code)?.meaning),
        code.startsWith("BLOCKLIST_") ? undefined : strengthPart({ code, strength }),
        h("p", { class: "points" }, [h("strong", `${points} ${unit}`), `, ${contribution > 0 ? "+" : ""}${contribution} ${adds}`]),
      ]);
    }

    const thresholdPart = (): VNode =>
      h("details", [
        h("summary", words.value.thresholds),
        h(
          "div",
          { class: "thresholds" },
          levels.map((level) =>
            h("label", { key: level }, [
              h("code", level),
              h("input", {
                type: "number",
                min: 0,
                max: 100,
                step: 1,
                value: thresholds[level],
                onInput: ({ target }: Event) => {
                  if (target instanceof HTMLInputElement) thresholds[level] = Math.min(100, Math.max(0, Number(target.value)));
                },
              }),
            ]),
          ),
        ),
      ]);

    /** The scale of scores in the colours of their decisions. */
    function scalePart(): VNode {
      const { challenge, review, decline } = thresholds;
      const ends = [challenge, review, decline, 100];
      const widths = decisions.map((_, index) => Math.max(0, (ends[index] ?? 100) - Math.max(0, ...ends.slice(0, index))));
      return h("div", { class: "scale", "aria-hidden": "true" }, [
        ...decisions.map((decision, index) => h("span", { key: decision, class: decision, style: { width: `${widths[index]}%` } })),
        h("i", { style: { left: `${result.value.score}%` } }),
      ]);
    }

    function resultPart(): VNode {
      const { score, decision, signals } = result.value;
      const [formula, credits] = [formulaOf(signals), creditsOf(signals)];
      const listed = signals.some(({ code }) => code === "BLOCKLIST_BLOCK");
      return h("div", { class: "result" }, [
        h("p", { class: "outcome", role: "status" }, [
          h("span", { class: "label" }, words.value.score),
          " ",
          h("strong", { class: "number" }, `${score}`),
          " ",
          h("span", { class: ["decision", decision] }, decision),
          " ",
          h("span", { class: "advice" }, words.value.decisions[decision]),
        ]),
        scalePart(),
        formula === undefined || listed ? undefined : h("p", { class: "formula" }, h("code", formula)),
        credits === undefined || listed ? undefined : h("p", { class: "formula" }, [`${words.value.odds}: `, h("code", credits)]),
        listed ? h("p", { class: "formula" }, words.value.listed) : undefined,
      ]);
    }

    return () =>
      h("section", { class: "calculator", "aria-label": words.value.title }, [
        h("div", { class: "inputs" }, [
          flowPart(),
          addPart(),
          chosen.value.length === 0 ? h("p", { class: "none" }, words.value.none) : h("ul", { class: "chosen" }, result.value.signals.map(signalPart)),
          thresholdPart(),
          h("button", { type: "button", class: "reset", onClick: reset }, words.value.reset),
        ]),
        resultPart(),
      ]);
  },
});
