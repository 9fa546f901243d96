// What a reader has chosen in the calculator, and what it comes to.

import { type ComputedRef, computed, nextTick, type Ref, reactive, ref } from "vue";
import type { SignalCode } from "../../../src/scoring/signals/index.ts";
import { defaultThresholds, type Thresholds } from "../../../src/scoring/situation/policy.ts";
import type { Flow } from "../../../src/scoring/situation/transaction.ts";
import { type Calculated, type ChoosableSignal, type ChosenSignal, calculate, workedExample } from "../../calculator/calculation.ts";
import { calculatorWords } from "../../calculator/words.ts";

/** Language of the calculator. */
export type Language = keyof typeof calculatorWords;

/** The state of a calculator, and what a reader may do to it. */
export interface CalculatorState {
  readonly words: ComputedRef<(typeof calculatorWords)[Language]>;
  readonly flow: Ref<Flow>;
  readonly chosen: Ref<ChosenSignal[]>;
  readonly thresholds: Record<keyof Thresholds, number>;
  /** The signal that the picker shows, and the picker. */
  readonly picked: Ref<SignalCode>;
  readonly picker: Ref<HTMLSelectElement | undefined>;
  /** Signals that can be added. */
  readonly choices: ComputedRef<readonly ChoosableSignal[]>;
  readonly result: ComputedRef<Calculated>;
  readonly meaningOf: (code: SignalCode) => string | undefined;
  readonly choose: (signals: readonly ChosenSignal[]) => void;
  /** Shows the other flow, without the signals that it does not have. */
  readonly show: (flow: Flow) => void;
  readonly remove: (code: SignalCode) => void;
  /** Back to the worked example of the guide. */
  readonly reset: () => void;
}

/** Creates the state: the worked example of the guide. */
export function createCalculatorState(props: { readonly lang: Language; readonly signals: readonly ChoosableSignal[] }): CalculatorState {
  const known = new Map(props.signals.map((signal) => [signal.code, signal]));
  const flow = ref<Flow>("payin");
  const chosen = ref<ChosenSignal[]>([...workedExample]);
  const thresholds = reactive({ ...defaultThresholds });
  const picked = ref<SignalCode>("PAYER_TRUSTED");
  const picker = ref<HTMLSelectElement>();
  const words = computed(() => calculatorWords[props.lang]);
  const result = computed(() => calculate(chosen.value, (code) => known.get(code)?.weight ?? 0, thresholds));
  const choices = computed(() => props.signals.filter(({ code, flows }) => flows.includes(flow.value) && !chosen.value.some((signal) => signal.code === code)));

  function choose(signals: readonly ChosenSignal[]): void {
    chosen.value = [...signals];
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

  const meaningOf = (code: SignalCode): string | undefined => known.get(code)?.meaning;
  return { words, flow, chosen, thresholds, picked, picker, choices, result, meaningOf, choose, show, remove, reset };
}
