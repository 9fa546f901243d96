// What is retained wherever it quotes the person, the audit log and rules, and what earlier requests have of the person.

import type { StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { forget, STORED_IDENTIFIERS } from "./stored-requests.ts";
import { readIdentifiers } from "./subject.ts";
import type { Step, Work } from "./work.ts";

const AUDIT = `WITH page AS (SELECT sequence, entry FROM audit_log WHERE organization_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $4)
  SELECT max(sequence) AS last, count(*)::int AS size, (count(*) FILTER (WHERE entry::text ~* $3))::int AS found FROM page`;

/** Records of the audit log that quote the person: never changed. */
export const countAuditRecords: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant: { query, organizationId }, subject, position, most }) => {
    if (subject.pattern === null) return { position: null };
    const [page] = await query<{ last: string | null; size: number; found: number }>(AUDIT, [organizationId, position ?? "0", subject.pattern, most]);
    return {
      position: page?.last != null && page.size === most ? page.last : null,
      share: 0.5,
      findings: [{ table: "audit_log", retained: { audit_log: page?.found ?? 0 } }],
    };
  },
};

const RULES = "SELECT count(*)::int AS found FROM rule_versions WHERE organization_id = $1 AND content::text ~* $2";

/** Rules that name the person, and earlier requests about the person. */
export const finish: Step = {
  weight: 0,
  changes: true,
  page: async (work) => {
    const { tenant, request, subject } = work;
    const [rules] = subject.pattern === null ? [] : await tenant.query<{ found: number }>(RULES, [tenant.organizationId, subject.pattern]);
    const earlier = request.kind === "erasure" ? await eraseEarlier(work) : 0;
    return {
      position: null,
      findings: [
        { table: "rule_versions", retained: { configuration: rules?.found ?? 0 } },
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
