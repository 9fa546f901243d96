// A list entry that affects nearly everybody: what it would do, before the person confirms it.
import { useState } from "react";
import { failureOf, type Reach } from "../api/failure.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useSay } from "./toasts.tsx";

/** The reach of an entry that was refused, and the error handler that learns it. Other failures are said. */
export function useReach() {
  const say = useSay();
  const [reach, setReach] = useState<Reach>();
  const onError = (error: unknown): void => {
    const failure = failureOf(error);
    if (failure.reach === undefined) say.failed(error);
    else setReach(failure.reach);
  };
  const forget = (): void => setReach(undefined);
  /** A change of the entry, which may have another reach then. */
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value): void => {
      forget();
      change(value);
    };
  return { reach, onError, forget, changing };
}

/** Why the entry is broad, and how many recent payments it matches. */
export function useReachText(): (reach: Reach) => string {
  const { breadth } = useText();
  return ({ breadth: reason, recent_payments: all, matching_payments: matching }) =>
    `${breadth.reasons[reason]} ${matching === null ? breadth.uncounted : breadth.figure({ matching, all })}`;
}

/** The warning. */
export function BroadEntry({ reach }: { readonly reach: Reach }) {
  const { breadth } = useText();
  const sentence = useReachText();
  return (
    <p className="problem" role="alert">
      {breadth.title} {sentence(reach)}
    </p>
  );
}
