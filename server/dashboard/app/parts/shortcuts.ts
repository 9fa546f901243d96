// Keyboard shortcuts: single keys, and sequences of two (`g r`). Not while typing, and not behind a dialog.
import { useEffect, useRef } from "react";

/** Actions by key (`j`, `?`, `Enter`) or sequence (`g r`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Longest time between the keys of a sequence (ms). */
const SEQUENCE = 1000;

/** Registers shortcuts while the component is shown. */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    let prefix = "";
    let at = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKey(event) || dialogIsOpen()) return;
      const sequence = event.timeStamp - at < SEQUENCE && prefix !== "" ? `${prefix} ${event.key}` : event.key;
      const action = current.current[sequence] ?? current.current[event.key];
      prefix = event.key;
      at = event.timeStamp;
      if (action === undefined) return;
      prefix = "";
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled]);
}

/** Is the key for what has the focus: text for a field, Enter for a button or link? */
function takesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, textarea, select") || target.isContentEditable || (key === "Enter" && target.matches("button, a, summary"));
}

/** By their classes: messages have the role of a dialog too. */
function dialogIsOpen(): boolean {
  return document.querySelector(".dialog, .menu:popover-open") !== null;
}
