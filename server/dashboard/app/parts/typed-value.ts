// A text that applies when its field is left or confirmed, and follows the address when that changes.
import { type ChangeEvent, type KeyboardEvent, useState } from "react";

/** Properties of the input. `set` is called with the changed text, undefined for none; `left` when the field is left as it was. */
export function useTypedValue(value: string | undefined, set: (value: string | undefined) => void, left?: () => void) {
  const [typed, setTyped] = useState(value ?? "");
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setTyped(value ?? "");
  }
  const apply = (): void => {
    const next = typed.trim();
    if (next !== (value ?? "")) set(next === "" ? undefined : next);
    else left?.();
  };
  return {
    value: typed,
    maxLength: 320,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onBlur: apply,
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && apply(),
  };
}
