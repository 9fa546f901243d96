// Counts what is retained although it quotes the person: records of the audit log, and rules.

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

/** Number of versions of rules that name the person: never changed. */
export async function countRules({ tenant, subject }: Pick<Work, "tenant" | "subject">): Promise<number> {
  if (subject.pattern === null) return 0;
  const [rules] = await tenant.query<{ found: number }>(RULES, [tenant.organizationId, subject.pattern]);
  return rules?.found ?? 0;
}
