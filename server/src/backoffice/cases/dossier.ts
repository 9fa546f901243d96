// The dossier: all data of a case for the regulator, generated on request and frozen at submission.

import type { components } from "../../../../generated/types.ts";
import { readOrganization } from "../../controls/policy/service.ts";
import { Assessment } from "../../decisions/assessments/assessment.entity.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { descriptionOf } from "../../scoring/engine/signal-pairs.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { Case } from "./case.entity.ts";
import { caseView, type StoredCase, sealedDocument } from "./case.ts";
import { readHistory } from "./history.ts";

type Schemas = components["schemas"];
type Dossier = Schemas["CaseDossier"];

/** The frozen dossier of a submitted case, else a current one. */
export async function dossierOf(tenant: Tenant, stored: StoredCase): Promise<Dossier> {
  const row = await rowsOf(tenant, Case).select().select("dossier").where("id", "=", stored.id).executeTakeFirst();
  return (await tenant.texts.open("cases", row?.dossier)) ?? makeDossier(tenant, stored, false);
}

/** Freezes the dossier of a case at submission; a resubmission freezes it again. */
export async function freezeDossier(tenant: Tenant, stored: StoredCase): Promise<void> {
  const dossier = await makeDossier(tenant, stored, true);
  await rowsOf(tenant, Case)
    .update()
    .set({ dossier: await sealedDocument(tenant, dossier) })
    .where("id", "=", stored.id)
    .execute();
}

async function makeDossier(tenant: Tenant, stored: StoredCase, frozen: boolean): Promise<Dossier> {
  const { id, name } = await readOrganization(tenant);
  return {
    generated_at: frozen && stored.submitted_at !== null ? instant(stored.submitted_at) : dateOf(tenant.clock).toISOString(),
    frozen,
    organization: { id, name },
    case: caseView(stored),
    victim: { name: stored.victim_name, email: stored.victim_email },
    assessment: stored.session_id === null ? null : await assessmentOf(tenant, stored.session_id),
    history: await readHistory(tenant, stored.id),
  };
}

interface StoredAssessment {
  readonly session_id: string;
  readonly assessed_at: string;
  readonly flow: Schemas["AssessFlow"];
  readonly decision: Schemas["Decision"];
  readonly risk_score: number;
  readonly signals: readonly { code: string; weight: number }[];
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
}

async function assessmentOf(tenant: Tenant, sessionId: string): Promise<Dossier["assessment"]> {
  const found = await rowsOf(tenant, Assessment)
    .select()
    .select(["session_id", "assessed_at", "flow", "decision", "risk_score", "signals", "order_id", "payment_id", "amount_minor", "currency"])
    .where("session_id", "=", sessionId)
    .$castTo<StoredAssessment>()
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    session_id: found.session_id,
    assessed_at: instant(found.assessed_at),
    flow: found.flow,
    // as stored, not as in the response: publishable keys get no reasons, and possibly a band instead of the score
    decision: found.decision,
    risk_score: found.risk_score,
    signals: found.signals.map(({ code, weight }) => ({ code, weight, description: descriptionOf(code) })),
    order_id: found.order_id,
    payment_id: found.payment_id,
    amount: fromMinorUnits(Number(found.amount_minor), found.currency),
    currency: found.currency,
  };
}
