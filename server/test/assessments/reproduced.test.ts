// Ten thousand assessments of every kind, stored and explained after everything that can be changed has been.

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settableSignals } from "../../src/controls/policy/settings.ts";
import { explainAssessment } from "../../src/decisions/assessments/service.ts";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import type { StoredDecision } from "../../src/scoring/engine/explain.ts";
import { catalogue } from "../../src/scoring/signals/index.ts";
import { assessed } from "../engine/assessed.ts";
import { call } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { assessmentsOf } from "./assessments-of.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

/** Stores assessments as the write of a batch does; answers their sessions. */
async function stored(all: readonly StoredDecision[]): Promise<string[]> {
  const rows = all.map(({ decision, score, signals, thresholds: { challenge, review, decline } }) => ({
    session: newId(),
    decision,
    score,
    signals,
    thresholds: [challenge, review, decline],
  }));
  await service.database.query(
    `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at, thresholds)
     SELECT $1, session, 'payin', session, 'secret', decision, score::real, 100, 'MXN', '{}', '{}', signals, now(), ARRAY(SELECT json_array_elements_text(thresholds)::double precision)
     FROM json_to_recordset($2) AS r(session uuid, decision text, score text, signals json, thresholds json)`,
    [service.tenant.id, JSON.stringify(rows)],
  );
  return rows.map(({ session }) => session);
}

/** Explains all of them in one transaction, as the operation does. */
async function explained(sessions: readonly string[]): Promise<Awaited<ReturnType<typeof explainAssessment>>[]> {
  const orm = await connectOrm(service.database.url, 60_000);
  const availability = watchAvailability(service.database.url, () => undefined);
  const identity = { kind: "session", id: newId(), organizationId: service.tenant.id, submerchantId: null, subject: "x", role: "viewer" } as const;
  try {
    return await createTenancy(orm, availability, identifiers).within(
      { credential: { ...identity, permissions: new Set() }, requestId: newId() },
      async (tenant) => {
        const out = [];
        for (const session of sessions) out.push(await explainAssessment(tenant, session, "en"));
        return out;
      },
    );
  } finally {
    availability.close();
    await orm.close();
  }
}

/** What of an explanation does not reproduce the assessment. */
function wrongIn({ decision, score, thresholds, signals }: StoredDecision, explanation: Awaited<ReturnType<typeof explainAssessment>> | undefined): string[] {
  const weights = (of: readonly { code: string; weight: number; strength: number }[]): string[] =>
    of.map(({ code, weight, strength }) => `${code} ${weight} ${strength}`).toSorted();
  const points = explanation?.signals ?? [];
  const holds: Record<string, boolean> = {
    decision: explanation?.decision === decision && explanation.risk_score === score,
    thresholds: isDeepStrictEqual(explanation?.thresholds, thresholds),
    signals: isDeepStrictEqual(weights(points), weights(signals)),
    "tenths of a point": points.every(({ contribution }) => Math.abs(contribution * 10 - Math.round(contribution * 10)) < 1e-9),
    sum: points.reduce((sum, { contribution }) => sum + Math.round(contribution * 10), 0) === Math.round(score * 10),
    "no credit adds, no other takes away": points.every(({ weight, contribution }) => Math.sign(weight) * Math.sign(contribution) >= 0),
  };
  return Object.keys(holds).filter((promise) => holds[promise] !== true);
}

test("10,000 assessments are explained by points that are their score, after every weight and threshold was changed", { timeout: 120_000 }, async () => {
  const all = fc.sample(assessed, { numRuns: 10_000, seed: 20261121 });
  const sessions = await stored(all);
  const some = sessions.filter((_, index) => index % 50 === 0);
  const before = await explained(some);
  const { status } = await call(`${service.url}/api/v1/organization`, {
    method: "PATCH",
    key: await service.token("admin"),
    body: {
      thresholds: { challenge: 1.5, review: 2.5, decline: 3.5 },
      signal_weights: Object.fromEntries(settableSignals.map((code, index) => [code, Math.sign(catalogue[code].weight) * ((index * 7) % 100)])),
    },
  });
  expect(status).toBe(200);
  const after = await explained(sessions);
  expect(all.map((one, index) => wrongIn(one, after[index])).filter((wrong) => wrong.length > 0)).toEqual([]);
  expect(await explained(some)).toEqual(before);
  // and the operation itself says what the function said
  const viewer = assessmentsOf(service.url, await service.token("viewer"));
  for (let index = 0; index < some.length; index += 10) expect((await viewer.explain(some[index] ?? "")).body).toEqual(before[index]);
});
