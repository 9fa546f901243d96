import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { dateOf, systemClock } from "../time/clock.ts";
import type { LiveModel, StoredSettings } from "./stored-settings.ts";
import { tenantOwned } from "./tenant-filter.ts";

/** An organization: the tenant that keys, lists and assessments belong to. */
export const Organization = defineEntity({
  name: "Organization",
  tableName: "organizations",
  ...tenantOwned("id"),
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    segment: p.enum(["merchant", "psp", "bank"] as const).default("merchant"),
    settings: p.json<StoredSettings>().default("{}"),
    /** The live model; null: the catalogue decides. Written by the models' store only. */
    liveModel: p.json<LiveModel>().nullable(),
    maintenance: p.boolean().default(false),
    /** Incremented by a trigger on each change: caches compare it. */
    version: p.integer().default(1),
    createdAt: p
      .datetime()
      .defaultRaw("now()")
      .onCreate(() => dateOf(systemClock)),
    /** Created by the first start of a sandbox; always false in production. */
    sandbox: p.boolean().default(false),
    /** Since when events are stored for open streams without interruption. */
    streamedSince: p.datetime().nullable(),
    /** Until when they are, unless it is renewed. */
    streamedUntil: p.datetime().nullable(),
  },
});

export type Organization = InferEntity<typeof Organization>;

/**
 * The organization of a row as a relation, for joins and for the foreign key. Write `organizationId` instead: the relation owns no column, and new rows
 * omit it.
 */
export const organizationRelation = () =>
  p.manyToOne(Organization).joinColumn("organization_id").ownColumns().nullable().updateRule("no action").deleteRule("no action");
