import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { StoredSteps } from "../../scoring/learning/calibration-steps.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { StoredEvidence } from "./evidence.ts";

type Schemas = components["schemas"];

/** The calibration of an organization. Written by the calibration job. */
export const StoredCalibration = defineEntity({
  name: "StoredCalibration",
  tableName: "calibrations",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    fittedAt: p.datetime(),
    steps: p.json<StoredSteps>(),
    curves: p.json<Schemas["CalibrationCurve"][]>(),
    evidence: p.json<Partial<Record<Flow, StoredEvidence>>>(),
    /** [[score, payments], ...] of the newest pay-ins, ascending. */
    scores: p.json<(readonly [number, number])[]>().defaultRaw("'[]'"),
    drift: p.json<Schemas["DriftReport"]>().nullable(),
    /** Digest of the weights and curves that the evidence was scored by; null: not noted. */
    scale: p.text().nullable(),
    /** Scores of payments from before may be by others; null: none are. */
    scaleSince: p.datetime().nullable(),
    /** When a calibration out of turn was requested; null: none is waited for. */
    requestedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
});

export type StoredCalibration = InferEntity<typeof StoredCalibration>;
