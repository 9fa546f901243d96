// What the pages of signals state: the catalogue, its facts in the contract, and the texts beside it.
import type { FactRule } from "../../../generated/facts.ts";
import { settableSignals } from "../../src/controls/policy/settings.ts";
import { pointsOf } from "../../src/learning/models/document.ts";
import { factsOfSignal, familiesOf } from "../../src/scoring/facts/signal-facts.ts";
import { isFitted } from "../../src/scoring/learning/fit.ts";
import { type SignalCode, signals } from "../../src/scoring/signals/index.ts";
import type { Signal, SignalTexts } from "../../src/scoring/signals/signal.ts";

/** Strength (0 to 1) at an observed value. */
export interface PlottedPoint {
  readonly observed: number;
  readonly strength: number;
}

/** A signal as its page shows it. */
export interface DocumentedSignal {
  readonly code: SignalCode;
  readonly flows: readonly string[];
  readonly weight: number;
  /** An organization can set its weight. */
  readonly settable: boolean;
  /** A model can learn its weight. */
  readonly fitted: boolean;
  readonly meaning: { readonly en: string; readonly es: string; readonly pt: string };
  /** Points of its curve in rising order; undefined: it fires whole, or by the strength that its fact has. */
  readonly curve: readonly PlottedPoint[] | undefined;
  /** The fact that it grades. */
  readonly observes: FactRule | undefined;
  /** Facts that scale its strength. */
  readonly scaledBy: readonly FactRule[];
  /** Groups of its facts. */
  readonly families: readonly string[];
  /** Observed value of the example. */
  readonly example: number;
  readonly texts: { readonly en: SignalTexts; readonly es: SignalTexts };
  /** Version of the software that it came with. */
  readonly since: string;
}

/** Every signal, in the order of the catalogue. */
export const documentedSignals: readonly DocumentedSignal[] = signals.map(documented);

function documented({ code, flows, weight, curve, example, texts, since }: Signal<SignalCode>): DocumentedSignal {
  const read = factsOfSignal(code);
  return {
    code,
    flows,
    weight,
    settable: settableSignals.includes(code),
    fitted: isFitted(code),
    meaning: { en: texts.en.sentence, es: texts.es.sentence, pt: texts.pt.sentence },
    curve: pointsOf(curve) ?? undefined,
    observes: read.find(({ signal }) => signal === code),
    scaledBy: read.filter(({ signal }) => signal !== code),
    families: familiesOf(read),
    example,
    texts,
    since,
  };
}

/** Signals by the group of the fact that they grade, in the order of the contract's facts; those without a fact come last, under undefined. */
export function signalsByFamily(
  signals: readonly DocumentedSignal[],
  groups: readonly string[],
): readonly (readonly [string | undefined, DocumentedSignal[]])[] {
  const familyOf = ({ observes }: DocumentedSignal): string | undefined => observes?.path.split(".")[0];
  return [...groups, undefined].map((group) => [group, signals.filter((signal) => familyOf(signal) === group)] as const).filter(([, some]) => some.length > 0);
}
