// What the pages with the calculator hand it of the catalogue, so that a reader's browser does not load the catalogue itself.
import { signals } from "../../src/scoring/signals/index.ts";
import type { Language } from "../../src/scoring/signals/texts.ts";
import type { ChoosableSignal } from "./calculation.ts";

/** Signals that a reader can choose: those with points. */
export function choosableSignals(language: Language): ChoosableSignal[] {
  return signals.filter(({ weight }) => weight !== 0).map(({ code, weight, flows, texts }) => ({ code, weight, flows, meaning: texts[language].sentence }));
}
