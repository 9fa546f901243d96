// The last step of a data subject request: erases what earlier requests have of the person.

import type { StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { countRules } from "./count-retained-quotes.ts";
import { forget, STORED_IDENTIFIERS } from "./stored-requests.ts";
import { readIdentifiers } from "./subject.ts";
import type { Step, Work } from "./work.ts";

/** Counts the rules that name the person, and erases earlier requests about the person. */
export const finish: Step = {
  weight: 0,
  changes: true,
  page: async (work) => {
    const rules = await countRules(work);
    const earlier = work.request.kind === "erasure" ? await eraseEarlier(work) : 0;
    return {
      position: null,
      findings: [
        { table: "rule_versions", retained: { configuration: rules } },
        { table: "data_subject_requests", erased: earlier },
      ],
    };
  },
};

/** Erases what ended requests have of the person, and which payments they found; this one included. */
async function eraseEarlier({ tenant, request, subject }: Work): Promise<number> {
  const { query, organizationId } = tenant;
  const ids: string[] = [];
  for (const { id, ...row } of await query<StoredRequest & { readonly id: string }>(`${STORED_IDENTIFIERS} AND r.ended_at IS NOT NULL`, [
    organizationId,
    null,
  ])) {
    const stored = readIdentifiers(tenant, id, row);
    const same = (type: string, value: string): boolean => subject.entities.some((entity) => entity.type === type && entity.value === value);
    if (stored.state === "readable" && stored.request.some(({ type, value }) => same(type, value))) ids.push(id);
  }
  await forget(tenant, [...ids, request.id]);
  return ids.length;
}
