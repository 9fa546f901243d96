// The list of assessments, in pages with a bounded cost, and their number.
import type { Input } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { BAND, BANDS, type Counts, countAmong, countMatching } from "./count-matching.sql.ts";
import { type AssessmentFilter, conditionsOf, mostScanned } from "./filter.ts";
import { type Identity, ofIdentity, rangeOf, windowsOf } from "./identifier-search.ts";
import { identityOf } from "./identity.ts";
import { rankedPage } from "./ranking.ts";
import { byTime, type FraudSearch, summariesAmong } from "./store.ts";
import { summaryView } from "./view.ts";

type Schemas = components["schemas"];

interface Page {
  readonly data: Schemas["AssessmentSummary"][];
  readonly next_cursor: string | null;
}

/** A page of assessments. */
export async function listAssessments(tenant: Tenant, feedback: FraudSearch, filter: Input<"listAssessments">["query"]): Promise<Page> {
  const { order = "newest" } = filter;
  const identity = identityOf(tenant, feedback, filter);
  if (order === "riskiest" || order === "largest") {
    const { rows, next } = await rankedPage(tenant, filter, order, identity);
    return { data: rows.map(summaryView), next_cursor: next };
  }
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const oldestFirst = order === "oldest";
  const conditions = conditionsOf(tenant, filter, after, oldestFirst);
  const { rows, end } = await (identity === undefined
    ? byTime(tenant, conditions, mostScanned(filter), limit + 1, oldestFirst)
    : ofIdentity(tenant, conditions, identity, filter, after, limit, order));
  const { data, next_cursor } = pageOf(rows, limit, ({ session_id }) => session_id, summaryView);
  return { data, next_cursor: next_cursor ?? (end === undefined ? null : cursorAt(end)) };
}

/** Greatest number that is counted, and how much is looked at for it: so many times what a page scans, or so many sessions of look-ups. */
const MOST_COUNTED = 10_000;
const PAGES = 5;
const OF_LOOK_UPS = 20_000;

/** The number of assessments that match. */
export async function countAssessments(tenant: Tenant, feedback: FraudSearch, filter: AssessmentFilter): Promise<Schemas["AssessmentCount"]> {
  const identity = identityOf(tenant, feedback, filter);
  if (identity !== undefined) return countOfIdentity(tenant, identity, filter);
  const conditions = conditionsOf(tenant, filter, undefined);
  // without further conditions every one counts
  const through = conditions.sifted.length === 0 ? MOST_COUNTED + 1 : PAGES * mostScanned(filter);
  const { has_scores: byScore = false } = filter;
  const { counts, ended } = await countMatching(tenant, conditions, { through, most: MOST_COUNTED + 1, byScore });
  return countView(counts, !ended, byScore);
}

async function countOfIdentity(tenant: Tenant, { lookUps }: Identity, filter: AssessmentFilter): Promise<Schemas["AssessmentCount"]> {
  const { led, sifted } = conditionsOf(tenant, filter, undefined);
  const range = await rangeOf(tenant, filter, undefined);
  const { has_scores: byScore = false } = filter;
  let counts = NONE;
  let looked = 0;
  // rows are not verified one by one here
  const unverified = lookUps.map((lookUp) => ({ ...lookUp, verified: false }));
  for await (const { sessions, from } of windowsOf(tenant, unverified, range)) {
    const window = await countAmong(tenant, sessions, [...led, ...sifted], byScore);
    counts = window.map((count, band) => count + (counts[band] ?? 0));
    looked += sessions.length;
    if (sumOf(counts) > MOST_COUNTED || (looked >= OF_LOOK_UPS && from > range.from)) return countView(counts, true, byScore);
  }
  return countView(counts, false, byScore);
}

const NONE: Counts = new Array<number>(BANDS).fill(0);
const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

function countView(counts: Counts, more: boolean, byScore: boolean): Schemas["AssessmentCount"] {
  const count = sumOf(counts);
  const scores = byScore ? counts.map((inBand, band) => ({ from: band * BAND, count: inBand })) : null;
  return { count: Math.min(count, MOST_COUNTED), more: more || count > MOST_COUNTED, scores };
}

/** These assessments in short, newest first; one whose request cannot be read has no payer. */
export async function summariesOf(tenant: Tenant, sessions: readonly string[]): Promise<Page["data"]> {
  return (await summariesAmong(tenant, sessions)).map(summaryView);
}
