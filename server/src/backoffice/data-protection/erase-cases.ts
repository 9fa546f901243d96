// Cases of the person: of payments, of a victim with an identifier, or that quote one. Those that are open or were submitted stay.
import { eraseIdentifiers } from "./cross-tenant-functions.ts";
import type { Step } from "./work.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

const CASES = `WITH page AS MATERIALIZED (SELECT * FROM cases WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3)
  SELECT id, submitted_at IS NULL AS unsubmitted, status, (lower(victim_email) = ANY ($4::text[]) OR description ~* $6 OR victim_name ~* $6 OR dossier::text ~* $6
      OR session_id IN (SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $5)) IS TRUE
    AND NOT (status = 'archivado' AND submitted_at IS NULL AND victim_name IS NULL AND victim_email IS NULL AND description IS NULL) AS theirs
  FROM page ORDER BY id`;
const ERASE_CASES = `UPDATE cases SET victim_name = NULL, victim_email = NULL, description = NULL, updated_at = now()
  WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND status = 'archivado' AND submitted_at IS NULL`;

interface CaseRow {
  readonly id: string;
  readonly unsubmitted: boolean;
  readonly status: string;
  readonly theirs: boolean;
}

/** Cases, page by page, with their comments. */
export const eraseCases: Step = {
  weight: 5,
  changes: true,
  page: async ({ tenant, request, subject, position, most }) => {
    const { query, organizationId } = tenant;
    const emails = subject.entities.flatMap(({ type, value }) => (type === "email" ? [value.toLowerCase()] : []));
    const page = await query<CaseRow>(CASES, [organizationId, position ?? FIRST, most, emails, request.id, subject.pattern]);
    const theirs = page.filter((row) => row.theirs);
    const archived = theirs.filter(({ unsubmitted, status }) => unsubmitted && status === "archivado").map(({ id }) => id);
    const submitted = theirs.filter(({ unsubmitted }) => !unsubmitted).length;
    const next = { position: page.length < most ? null : (page.at(-1)?.id ?? null), share: 0.5 };
    if (request.kind === "access") return { ...next, findings: [{ table: "cases", found: theirs.length }] };
    await query(ERASE_CASES, [organizationId, archived]);
    const comments = await query<{ of_table: string; number: string }>(eraseIdentifiers.statement.text, [request.id, [], archived]);
    return {
      ...next,
      findings: [
        {
          table: "cases",
          erased: archived.length,
          retained: { submitted_case: submitted, open_case: theirs.length - submitted - archived.length },
        },
        ...comments.map(({ of_table: table, number }) => ({ table, erased: Number(number) })),
      ],
    };
  },
};
