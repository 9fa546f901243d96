// Checks a value against the blocklist: the same look-up as an assessment's, with the reasons why an entry would not match.

import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { domainAndParents } from "../../platform/identifiers/email.ts";
import { type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { blocklistView, ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";
import { normalised } from "./service.ts";

type Schemas = components["schemas"];
type Mismatch = Schemas["ListMismatch"];

/** Severities, strongest first. */
const STRENGTH: readonly Schemas["ListSeverity"][] = ["block", "review", "flag"];

/** Looks a value up. Throws INVALID_TYPE, VALIDATION_ERROR, NOT_FOUND for an unknown submerchant. */
export async function checkValue(tenant: Tenant, wanted: Schemas["BlocklistCheck"]): Promise<Schemas["BlocklistCheckResult"]> {
  if (wanted.submerchant_id !== undefined) await knownSubmerchant(tenant, wanted.submerchant_id, "submerchant_id");
  const value = normalised(wanted.list_type, wanted.value);
  const listType = wanted.list_type as ListType;
  const found = await entriesWith(tenant, wanted, listType, value);
  const entries = found
    .map((entry) => {
      const mismatches = mismatchesOf(entry, wanted, dateOf(tenant.clock));
      return { entry: blocklistView(entry), matches: mismatches.length === 0, mismatches };
    })
    .sort((a, b) => Number(b.matches) - Number(a.matches));
  const effective = entries.filter(({ matches }) => matches).map(({ entry }) => entry.severity);
  return { list_type: listType, normalized_value: value, effect: STRENGTH.find((severity) => effective.includes(severity)) ?? null, entries };
}

/** Entries with the value itself, and with what contains it: ranges of an address, domains of an e-mail address, the shorter range of a card. */
async function entriesWith(
  { query, organizationId, identifiers }: Tenant,
  wanted: Schemas["BlocklistCheck"],
  listType: ListType,
  value: string,
): Promise<StoredEntry[]> {
  const probes: [ListType, string][] = [[listType, value]];
  if (listType === "email") for (const domain of domainAndParents(value.slice(value.lastIndexOf("@") + 1))) probes.push(["email_domain", domain]);
  if (listType === "card_bin" && value.length === 8) probes.push(["card_bin", value.slice(0, 6)]);
  return query<StoredEntry>(
    `SELECT ${ENTRY_COLUMNS} FROM list_entries e
     WHERE organization_id = $1 AND list = 'block'
       AND ((match_key = ANY($2::bigint[]) AND EXISTS (SELECT FROM unnest($3::text[], $4::text[]) AS p(t, v) WHERE p.t = e.list_type AND p.v = e.value))
         OR ($5::inet IS NOT NULL AND network >>= $5::inet))
     ORDER BY is_active AND (expires_at IS NULL OR expires_at > now()) AND flow_scope IN ('all', $6) AND (submerchant_id IS NULL OR submerchant_id IS NOT DISTINCT FROM $7) DESC,
       id DESC LIMIT 100`,
    [
      organizationId,
      probes.map(([type, text]) => matchKey(identifiers, type, text)),
      probes.map(([type]) => type),
      probes.map(([, text]) => text),
      listType === "ip_address" ? value : null,
      wanted.flow ?? "payin",
      wanted.submerchant_id ?? null,
    ],
  );
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
