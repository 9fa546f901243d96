// Thresholds that are not saved yet: they survive a reload, for this tab.
import { useState } from "react";
import { NAMES, type Thresholds } from "./estimates.ts";

const MEMORY = "thresholds";

interface Draft {
  readonly thresholds: Thresholds;
  readonly differs: boolean;
  readonly change: (thresholds: Thresholds) => void;
  readonly discard: () => void;
}

/** The draft; without one, what is in force. */
export function useDraft(saved: Thresholds): Draft {
  const [draft, setDraft] = useState(remembered);
  const thresholds = draft ?? saved;
  return {
    thresholds,
    differs: NAMES.some((name) => thresholds[name] !== saved[name]),
    change: (next) => {
      sessionStorage.setItem(MEMORY, JSON.stringify(next));
      setDraft(next);
    },
    discard: () => {
      sessionStorage.removeItem(MEMORY);
      setDraft(undefined);
    },
  };
}

function remembered(): Thresholds | undefined {
  const stored = sessionStorage.getItem(MEMORY);
  return stored === null ? undefined : JSON.parse(stored);
}
