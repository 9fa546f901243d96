// Stored fraud reports and their deduplication keys.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import type { Case } from "../../backoffice/cases/case.entity.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { FraudReport } from "./fraud-report.entity.ts";
import { FraudReportName } from "./fraud-report-name.entity.ts";

/** The response to a report. */
export type StoredAnswer = Omit<components["schemas"]["FraudReportRecord"], "idempotent_replay">;

type Tables = InferKyselyDB<typeof FraudReport | typeof FraudReportName | typeof Case>;

/** The response to an earlier report with one of the deduplication keys; undefined if there is none. Throws REQUEST_ERASED once the data key of the organization is destroyed. */
export async function earlierReport({ em, organizationId, texts }: Tenant, names: readonly string[]): Promise<StoredAnswer | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("fraud_report_names as n")
    .innerJoin("fraud_reports as r", (join) => join.onRef("r.organization_id", "=", "n.organization_id").onRef("r.report_id", "=", "n.report_id"))
    .select("r.answer")
    .$castTo<{ answer: StoredAnswer }>()
    .where("n.organization_id", "=", organizationId)
    .where("n.name", "in", names)
    .orderBy("r.report_id")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const answer: StoredAnswer | null = await texts.open("fraud_reports", row.answer);
  if (answer === null) throw new ApiError("REQUEST_ERASED");
  return answer;
}

/** A report to store. */
export interface ReportToStore {
  readonly reportId: string;
  readonly sessionId: string | undefined;
  readonly shareWithNetwork: boolean;
  /** At least one. */
  readonly names: readonly string[];
  readonly answer: StoredAnswer;
}

/** Stores a report with its deduplication keys; a key of an earlier report stays with that one. */
export async function storeReport(tenant: Tenant, report: ReportToStore): Promise<void> {
  const { reportId, sessionId = null, shareWithNetwork, names, answer } = report;
  const stored: unknown = await tenant.texts.sealDocument("fraud_reports", answer);
  await rowsOf(tenant, FraudReport)
    .insert([
      {
        ...{ report_id: reportId, session_id: sessionId, submerchant_id: tenant.submerchantId, share_with_network: shareWithNetwork, case_id: answer.case.id },
        answer: JSON.stringify(stored),
      },
    ])
    .execute();
  await rowsOf(tenant, FraudReportName)
    .insert(names.map((name) => ({ name, report_id: reportId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The case that a fraud report about the assessment opened; for a submerchant, its own report. */
export async function reportedCase({ em, organizationId, submerchantId }: Tenant, sessionId: string): Promise<string | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("cases as c")
    .select("c.id")
    .where("c.organization_id", "=", organizationId)
    .where("c.session_id", "=", sessionId)
    .where(({ exists, selectFrom }) => {
      const opening = selectFrom("fraud_reports as r")
        .select("r.report_id")
        .where("r.organization_id", "=", organizationId)
        .where("r.session_id", "=", sessionId)
        .whereRef("r.case_id", "=", "c.id");
      return exists(submerchantId === null ? opening : opening.where("r.submerchant_id", "=", submerchantId));
    })
    .orderBy("c.id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
