// Unsaved text of a form survives a reload and a renewed sign-in: per tab.
import { useEffect, useState } from "react";

/** State that is stored until `forget`; `restored`: it was there already. */
export function useDraft<Value>(
  key: string,
  initial: Value,
): { readonly value: Value; readonly set: (value: Value) => void; readonly forget: () => void; readonly restored: boolean } {
  const name = `draft ${key}`;
  const [stored] = useState(() => sessionStorage.getItem(name));
  const [value, set] = useState<Value>(() => (stored === null ? initial : { ...initial, ...JSON.parse(stored) }));
  const [changed, setChanged] = useState(stored !== null);
  useEffect(() => {
    if (changed) sessionStorage.setItem(name, JSON.stringify(value));
  }, [name, value, changed]);
  return {
    value,
    set: (next) => {
      setChanged(true);
      set(next);
    },
    forget: () => {
      setChanged(false);
      sessionStorage.removeItem(name);
    },
    restored: stored !== null,
  };
}
