// Whether an entry needs a confirmation, and how many recent payments it matches.

import type { components } from "../../../../../generated/types.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import type { ListType } from "../../../values/identifiers/identifier-kind.ts";
import type { StoredEntry } from "../entry.ts";
import { type Breadth, knownBreadth } from "./known-breadth.ts";
import type { RecentTraffic } from "./recent-traffic.ts";

/** How many recent payments an entry matches, and why that needs a confirmation. */
export type Reach = components["schemas"]["ListEntryReach"];

/**
 * A value is broad if more than 1 % of the approved payments have it: card schemes put merchants whose fraud exceeds about 1 % of their payments into monitoring programmes, so that most of those
 * payments are honest, even if all fraud of the merchant were behind the value. Below 20 payments one customer can be the share.
 */
export const BROAD_SHARE = 0.01;
export const FEWEST_BROAD = 20;

/** Are so many approved payments, of all approved ones, too many for one entry? */
export const isFrequent = (matching: number, all: number): boolean => matching >= FEWEST_BROAD && matching > all * BROAD_SHARE;

/** What the breadth of an entry depends on. */
export interface BreadthFacts {
  readonly traffic: RecentTraffic;
  /** Countries of the submerchants that an entry concerns. */
  readonly countries: (submerchantId: string | null) => ReadonlySet<string>;
}

type Entry = Pick<StoredEntry, "list_type" | "value" | "flow_scope" | "submerchant_id">;

/** The reach of an entry that needs a confirmation; undefined for any other. */
export function broadReach(entry: Entry, { traffic, countries }: BreadthFacts): Reach | undefined {
  const [all, matching] = [traffic.all(entry), traffic.matching(entry)];
  const own = entry.list_type === "country" && countries(entry.submerchant_id).has(entry.value);
  const breadth: Breadth | undefined =
    knownBreadth(entry.list_type as ListType, entry.value) ?? (own ? "own_country" : isFrequent(matching.approved, all.approved) ? "frequent" : undefined);
  if (breadth === undefined) return undefined;
  const counted = all.payments > 0;
  return {
    breadth,
    recent_payments: all.payments,
    matching_payments: counted ? matching.payments : null,
    matching_approved: counted ? matching.approved : null,
  };
}

/** The error of an entry that was not confirmed. */
export function tooBroad(reach: Reach): ApiError {
  return new ApiError("LIST_ENTRY_TOO_BROAD", { message: `${broadMessage(reach)} Send confirm: true to store the entry nonetheless.`, details: { reach } });
}

const REASONS: Readonly<Record<Breadth, string>> = {
  wide_network: "The network is wider than /8 (IPv6: /16).",
  private_network: "Private and shared addresses are those of proxies and offices, not of one payer.",
  free_mail: "The domain is one of a free-mail provider.",
  reserved_domain: "The domain is reserved.",
  public_suffix: "Anyone can register under this domain.",
  own_country: "Submerchants are in this country.",
  frequent: "Many honest payments have this value.",
};

/** What an entry would do, in a sentence or two. It does not repeat the value. */
export function broadMessage({ breadth, recent_payments: payments, matching_payments: matching }: Reach): string {
  const figure = matching === null ? "No recent payment can be counted." : `The entry matches ${matching} of the last ${payments} payments.`;
  return `${REASONS[breadth]} ${figure}`;
}

/** When an entry matches payments, and how strictly it treats them. */
export type Effect = Pick<StoredEntry, "list" | "severity" | "is_active" | "expires_at" | "flow_scope">;

/** Does the entry stop or credit payments? An entry that flags adds to the score alone. */
export function needsReach({ list, severity, is_active: active, expires_at: end }: Effect, now: number): boolean {
  return list === "allow" || (severity !== "flag" && active && (end === null || Date.parse(end) > now));
}

/** Does a change let an entry stop payments that it did not stop before? */
export function extendsReach(before: Effect, after: Effect, now: number): boolean {
  if (!needsReach(after, now)) return false;
  return (
    !needsReach(before, now) ||
    (after.severity === "block" && before.severity !== "block") ||
    after.flow_scope !== before.flow_scope ||
    isLater(before.expires_at, after.expires_at)
  );
}

const isLater = (before: string | null, after: string | null): boolean => before !== null && (after === null || Date.parse(after) > Date.parse(before));
