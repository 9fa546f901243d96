// What the addresses of the pages of rules say: which rules are shown, and the payment that one is tested on.
import { ruleStatusValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf } from "../../parts/search-parts.ts";

/** A session id, as the API writes it. */
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Address of a rule. */
export interface RuleSearch {
  /** Session of the payment to test a rule on. */
  readonly payment?: string | undefined;
}

/** Address of the list. */
export interface RuleListSearch extends RuleSearch {
  readonly status?: Schemas["RuleStatus"] | undefined;
}

/** The parts of the address of a rule; what is none is left out. */
export function ruleSearch({ payment }: Record<string, unknown>): RuleSearch {
  return typeof payment === "string" && SESSION.test(payment) ? { payment } : {};
}

/** The parts of the address of the list; what is none is left out. */
export function ruleListSearch(search: Record<string, unknown>): RuleListSearch {
  return { ...ruleSearch(search), ...oneOf(search, "status", ruleStatusValues) };
}
