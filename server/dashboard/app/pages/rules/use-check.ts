// What the API says of an expression while it is written.
import { useEffect, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";

/** Time (ms) without a keystroke after which an expression is checked. */
const PAUSE = 250;

/** The check of the expression; undefined while it is being written or checked. */
export function useCheck(expression: string, flow: Schemas["FlowScope"]): Schemas["RuleCheck"] | undefined {
  const settled = useSettled(expression);
  const query = api.useQuery(
    "post",
    "/api/v1/rules/check",
    { body: { expression: settled, flow } },
    { enabled: settled.trim() !== "", staleTime: Number.POSITIVE_INFINITY },
  );
  return settled === expression ? query.data : undefined;
}

/** The value, once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
