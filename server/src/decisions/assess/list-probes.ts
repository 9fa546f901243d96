// Values of a payment that rules look up in lists of the organization: read with everything else, before the decision.

import { normalisedValue, valueKey } from "../../controls/custom-lists/value.ts";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import type { InList, RuleFacts } from "../../scoring/rule-evaluation/fact-array.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import { type Findings, listKey } from "./findings.ts";
import type { Job } from "./job.ts";
import { requestFactsOf } from "./rule-facts.ts";

/** A value to look up, normalised as its list has it, and its hash. */
export type ListProbe = readonly [listId: string, value: string, key: IdentifierHash];

/** The values that live rules and rules in shadow look up. */
export function listProbesOf(identifiers: Identifiers, job: Job, profile: Pick<OrganizationProfile, "rules"> | undefined): readonly ListProbe[] {
  const lookUps = profile?.rules.lookUps ?? [];
  if (lookUps.length === 0) return [];
  const facts: RuleFacts = requestFactsOf(job);
  return lookUps.flatMap(([list, lookedUp]) => {
    const value = normalisedValue(lookedUp(facts), list.case_insensitive);
    return value === "" ? [] : [[list.id, value, valueKey(identifiers, value)] as const];
  });
}

/** Is a value on a list, by what was read? A list that does not exist has no values. */
export function inListsOf({ customLists }: Pick<Findings, "customLists">, { rules }: Pick<OrganizationProfile, "rules">): InList {
  return (name, value) => {
    const list = rules.lists.get(name);
    return list !== undefined && customLists.has(listKey(list.id, normalisedValue(value, list.case_insensitive)));
  };
}
