// Cases of the person: of payments, of a victim with an identifier, or that quote one. Those that are open or were submitted stay.
import { eraseIdentifiers } from "./cross-tenant-functions.ts";
import type { Subject } from "./subject.ts";
import type { Step } from "./work.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

const CASES = `SELECT id, status, submitted_at IS NULL AS unsubmitted, description, victim_name, victim_email, dossier,
    session_id IN (SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $4) IS TRUE AS of_payment
  FROM cases WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3`;
const ERASE_CASES = `UPDATE cases SET victim_name = NULL, victim_email = NULL, description = NULL, updated_at = now()
  WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND status = 'archivado' AND submitted_at IS NULL`;

interface CaseRow {
  readonly id: string;
  readonly status: string;
  readonly unsubmitted: boolean;
  readonly description: string | null;
  readonly victim_name: string | null;
  readonly victim_email: string | null;
  readonly dossier: object | null;
  readonly of_payment: boolean;
}

/** Is the case of the person, and still has something of them? */
function isTheirs(
  { status, unsubmitted, description, victim_name: name, victim_email: email, dossier, of_payment: ofPayment }: CaseRow,
  subject: Subject,
): boolean {
  if (status === "archivado" && unsubmitted && name === null && email === null && description === null) return false;
  return (
    ofPayment ||
    isVictim(email, subject) ||
    [description, name, dossier === null ? null : JSON.stringify(dossier)].some((text) => text !== null && subject.isQuoted(text))
  );
}

/** Is this the e-mail address of the person? */
export function isVictim(email: string | null, { entities }: Subject): boolean {
  return email !== null && entities.some(({ type, value }) => type === "email" && value.toLowerCase() === email.toLowerCase());
}

/** Cases, page by page, with their comments. */
export const eraseCases: Step = {
  weight: 5,
  changes: true,
  page: async ({ tenant, request, subject, position, most }) => {
    const { query, organizationId } = tenant;
    const page = await tenant.texts.open("cases", await query<CaseRow>(CASES, [organizationId, position ?? FIRST, most, request.id]));
    const theirs = page.filter((row) => isTheirs(row, subject));
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
