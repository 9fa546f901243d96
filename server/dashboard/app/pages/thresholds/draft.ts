// Thresholds that are not saved yet.
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import { useDraft } from "../../parts/draft.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";

interface ThresholdDraft {
  readonly thresholds: Thresholds;
  readonly differs: boolean;
  /** They were moved before the page was loaded. */
  readonly restored: boolean;
  readonly change: (thresholds: Thresholds) => void;
  readonly discard: () => void;
}

/** The draft; without one, what is in force. */
export function useThresholdDraft(saved: Thresholds): ThresholdDraft {
  const { value, set, restored } = useDraft<{ readonly moved?: Thresholds }>("thresholds", {});
  const thresholds = value.moved ?? saved;
  const differs = ruleDecisionValues.some((name) => thresholds[name] !== saved[name]);
  return { thresholds, differs, restored: restored && differs, change: (moved) => set({ moved }), discard: () => set({}) };
}
