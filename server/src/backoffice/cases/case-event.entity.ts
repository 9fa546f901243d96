import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { Case } from "./case.entity.ts";
import type { CaseStatus } from "./transitions.ts";

type Schemas = components["schemas"];

/** Values before and after, by field. */
export type StoredChanges = Partial<Record<Schemas["CasePlanField"], Pick<Schemas["CaseChange"], "from" | "to">>>;

/** A transition or change of a case; append-only. */
export const CaseEvent = defineEntity({
  name: "CaseEvent",
  tableName: "case_events",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    caseId: p.uuid().primary(),
    step: p.integer().primary(),
    occurredAt: p.datetime().defaultRaw("now()"),
    actor: p.text(),
    fromStatus: p.text().$type<CaseStatus>().nullable(),
    toStatus: p.text().$type<CaseStatus>(),
    changed: p.array<string>(),
    changes: p.json<StoredChanges>().nullable(),
    case: p.manyToOne(Case).joinColumns("organization_id", "case_id").ownColumns().nullable().updateRule("no action").deleteRule("no action"),
  },
});

export type CaseEvent = InferEntity<typeof CaseEvent>;
