import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantFilter } from "../database/tenant-filter.ts";
import { dateOf, systemClock } from "../platform/clock.ts";
import type { StoredSettings } from "./settings.ts";

/** An organization: the tenant that keys, lists and assessments belong to. */
export const Organization = defineEntity({
  name: "Organization",
  tableName: "organizations",
  filters: tenantFilter("id"),
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    segment: p.enum(["merchant", "psp", "bank"] as const),
    settings: p.json<StoredSettings>().default("{}"),
    maintenance: p.boolean().default(false),
    sandbox: p.boolean().default(false),
    version: p.integer().default(1),
    createdAt: p.datetime().onCreate(() => dateOf(systemClock)),
  },
});

export type Organization = InferEntity<typeof Organization>;
