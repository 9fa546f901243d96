import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../../generated/types.ts";
import { organizationRelation } from "../../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../../platform/tenants/tenant-filter.ts";

/** A file of a case, with its content. */
export const CaseAttachment = defineEntity({
  name: "CaseAttachment",
  tableName: "case_attachments",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    caseId: p.uuid().primary(),
    id: p.uuid().primary(),
    fileName: p.text(),
    mediaType: p.text().$type<components["schemas"]["AttachmentType"]>(),
    sizeBytes: p.integer().check("size_bytes > 0"),
    /** Of the content; hexadecimal. */
    sha256: p.text(),
    addedByType: p.enum(["session", "key"] as const),
    addedById: p.text(),
    createdAt: p.datetime(),
    /** In clear text; null: encrypted. */
    content: p.blob().nullable(),
    contentSealed: p.blob().nullable(),
    /** Generation of the data key that the content is encrypted with. */
    contentKey: p.integer().nullable(),
    organization: organizationRelation(),
  },
});

export type CaseAttachment = InferEntity<typeof CaseAttachment>;
