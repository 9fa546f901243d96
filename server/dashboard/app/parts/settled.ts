// A value that is being typed, once it has not changed for a moment.
import { useEffect, useState } from "react";

/** Time (ms) without a keystroke after which a value is settled. */
const PAUSE = 250;

/** The value, once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
