// Checks a value against the blocklist: the same look-up as an assessment's, with the reasons why an entry would not match.

import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { addressForms } from "../../values/identifiers/address.ts";
import { domainAndParents, domainsOfMailbox, normaliseEmail } from "../../values/identifiers/email.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { blocklistView, type StoredEntry } from "./entry.ts";
import { findEntriesOfValue } from "./find-entries-of-value.sql.ts";
import { normalised } from "./service.ts";

type Schemas = components["schemas"];
type Mismatch = Schemas["ListMismatch"];

/** Severities, the strongest first. */
const STRENGTH: readonly Schemas["ListSeverity"][] = ["block", "review", "flag"];

/** Looks a value up. Throws INVALID_TYPE, VALIDATION_ERROR, NOT_FOUND for an unknown submerchant. */
export async function checkValue(tenant: Tenant, wanted: Schemas["BlocklistCheck"]): Promise<Schemas["BlocklistCheckResult"]> {
  if (wanted.submerchant_id !== undefined) await knownSubmerchant(tenant, wanted.submerchant_id, "submerchant_id");
  const value = normalised(wanted.list_type, wanted.value);
  const listType = wanted.list_type as ListType;
  const written = listType === "email" ? normaliseEmail(wanted.value)?.domain : undefined;
  const values = valuesWith(listType, value, written === undefined ? undefined : [written]);
  const found = await entriesWith(tenant, "block", values, { flow: wanted.flow ?? "payin", submerchantId: wanted.submerchant_id ?? null });
  const entries = found
    .map((entry) => {
      const mismatches = mismatchesOf(entry, wanted, dateOf(tenant.clock));
      return { entry: blocklistView(entry), matches: mismatches.length === 0, mismatches };
    })
    .sort((a, b) => Number(b.matches) - Number(a.matches));
  const effective = entries.filter(({ matches }) => matches).map(({ entry }) => entry.severity);
  return { list_type: listType, normalized_value: value, effect: STRENGTH.find((severity) => effective.includes(severity)) ?? null, entries };
}

/** The payment that entries would have to match. */
interface Matched {
  readonly flow: Schemas["AssessFlow"];
  readonly submerchantId: string | null;
}

/** Entries of a list that concern a normalised value, in force or not, at most 100; those that match the payment come first. */
export function entriesOfValue(tenant: Tenant, list: StoredEntry["list"], listType: ListType, value: string, matched: Matched): Promise<StoredEntry[]> {
  return entriesWith(tenant, list, valuesWith(listType, value), matched);
}

function entriesWith(tenant: Tenant, list: StoredEntry["list"], values: readonly (readonly [ListType, string])[], matched: Matched): Promise<StoredEntry[]> {
  const addresses = values.flatMap(([type, value]) => (type === "ip_address" ? [value] : []));
  return findEntriesOfValue(tenant, list, values, addresses, matched);
}

/**
 * The value itself, and the values that contain it: domains of an e-mail address (all those of its mailbox, unless it is known which one was written), the IPv4
 * address that an address embeds, the shorter range of a card.
 */
export function valuesWith(listType: ListType, value: string, domains?: readonly string[]): [ListType, string][] {
  const values: [ListType, string][] = [[listType, value]];
  if (listType === "email") {
    const parents = new Set((domains ?? domainsOfMailbox(value)).flatMap((domain) => domainAndParents(domain)));
    for (const domain of parents) values.push(["email_domain", domain]);
  }
  if (listType === "ip_address") for (const address of addressForms(value).slice(1)) values.push(["ip_address", address]);
  if (listType === "card_bin" && value.length === 8) values.push(["card_bin", value.slice(0, 6)]);
  return values;
}

function mismatchesOf(entry: StoredEntry, wanted: Schemas["BlocklistCheck"], now: Date): Mismatch[] {
  const flow = wanted.flow ?? "payin";
  const reasons: [boolean, Mismatch][] = [
    [!entry.is_active, "inactive"],
    [entry.expires_at !== null && new Date(entry.expires_at) <= now, "expired"],
    [entry.flow_scope !== "all" && entry.flow_scope !== flow, "other_flow"],
    [entry.submerchant_id !== null && entry.submerchant_id !== wanted.submerchant_id, "other_submerchant"],
  ];
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
}
