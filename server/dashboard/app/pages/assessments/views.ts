// Saved views and the filters of the address: what a view shows, and what of the filters a view can hold.
import type { components } from "../../../../../generated/types.ts";
import type { AssessmentFilters } from "./filters.ts";

type Schemas = components["schemas"];

const DAY = 86_400_000;
/** Most days that the API takes. */
const MOST_DAYS = 400;

/** What of a view can be saved. */
export type ViewContent = Required<Pick<Schemas["SavedViewCreate"], "filters" | "order">>;

/** Filters that the API stores; those that lead to one payment or person are not among them. */
const STORED = [
  "decision",
  "flow",
  "review",
  "outcome",
  "currency",
  "min_amount",
  "max_amount",
  "min_score",
  "max_score",
  "signal",
  "rule_id",
  "country",
  "bin",
  "submerchant_id",
  "origin",
] as const satisfies readonly (keyof AssessmentFilters & keyof Schemas["SavedViewFilters"])[];

const stored: ReadonlySet<string> = new Set([...STORED, "order", "from"]);

/** The address of a view: its days end now. */
export function filtersOf({ filters: { last_days: days, ...filters }, order }: ViewContent, now: number = Date.now()): AssessmentFilters {
  return {
    ...filters,
    ...(days === undefined ? {} : { from: new Date(now - days * DAY).toISOString() }),
    ...(order === "newest" ? {} : { order }),
  };
}

/** What a view of these filters would hold: their beginning becomes whole days up to now. */
export function contentOf({ from, order = "newest", ...filters }: AssessmentFilters, now: number = Date.now()): ViewContent {
  const days = from === undefined ? undefined : Math.min(MOST_DAYS, Math.max(1, Math.round((now - Date.parse(from)) / DAY)));
  const known = Object.fromEntries(STORED.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
  return { filters: { ...known, ...(days === undefined ? {} : { last_days: days }) }, order };
}

/** Filters that no view holds. */
export function notStored(filters: AssessmentFilters): readonly (keyof AssessmentFilters)[] {
  return (Object.keys(filters) as (keyof AssessmentFilters)[]).filter((name) => !stored.has(name));
}

/** Is this the content of the view, whatever the order of its fields? */
export function isContent(view: ViewContent, content: ViewContent): boolean {
  const text = ({ filters, order }: ViewContent): string => JSON.stringify([Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)), order]);
  return text(view) === text(content);
}
