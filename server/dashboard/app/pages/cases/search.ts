// What of the cases is shown, as the address has it.
import { casePriorityValues, caseStatusValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";

const VIEWS = ["cases", "board", "recommended"] as const;
const DUES = ["overdue", "week", "month"] as const;

/** Filters of the page; none of them: every case, newest first. */
export interface CaseFilters {
  readonly status?: Schemas["CaseStatus"];
  readonly priority?: Schemas["CasePriority"];
  readonly due?: (typeof DUES)[number];
  readonly assigned?: "me";
  readonly order?: "due";
  readonly search?: string;
}

/** The address of the page. */
export interface CaseSearch extends CaseFilters {
  readonly view?: (typeof VIEWS)[number];
}

/** The parts of an address; what is none is left out. */
export function caseSearch(search: Record<string, unknown>): CaseSearch {
  return {
    ...oneOf(search, "view", VIEWS),
    ...oneOf(search, "status", caseStatusValues),
    ...oneOf(search, "priority", casePriorityValues),
    ...oneOf(search, "due", DUES),
    ...oneOf(search, "assigned", ["me"] as const),
    ...oneOf(search, "order", ["due"] as const),
    ...textIn(search, "search", 200),
  };
}

/** Days in UTC, as the service counts them. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Filters by when cases are due. */
const dueFilters = {
  overdue: () => ({ is_overdue: true }),
  week: () => ({ due_from: dayIn(0), due_to: dayIn(6) }),
  month: () => ({ due_from: dayIn(0), due_to: dayIn(29) }),
} as const;

/** The filters as the API takes them. */
export function queryOf({ due, assigned, ...filters }: CaseFilters, subject: string) {
  return { ...filters, ...(assigned === undefined ? {} : { assignee: subject }), ...(due === undefined ? {} : dueFilters[due]()) };
}
