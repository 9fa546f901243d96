// What the API says of an expression while it is written.
import { api, type Schemas } from "../../api/client.ts";
import { useSettled } from "../../parts/settled.ts";

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
