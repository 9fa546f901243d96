// Files of cases: added within limits, listed, downloaded, removed.
import { createHash } from "node:crypto";
import type { components } from "../../../../../generated/types.ts";
import { recordChange } from "../../../accounts/audit/record.ts";
import { reviewerOf } from "../../../decisions/assessments/service.ts";
import { encrypt } from "../../../platform/data-keys/encryption.ts";
import { joinDataKey, requestError, type StoredBytes } from "../../../platform/data-keys/stored-value.ts";
import { instant } from "../../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../../platform/database/page.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { newId } from "../../../platform/ids/uuid.ts";
import type { Acting, Tenancy, Tenant } from "../../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../../platform/tenants/rows.ts";
import { dateOf } from "../../../platform/time/clock.ts";
import type { StoredCase } from "../case.ts";
import { readCase } from "../service.ts";
import { CaseAttachment } from "./case-attachment.entity.ts";
import { checkedName, checkedType, infected } from "./checks.ts";
import { fileNameFor } from "./file-name.ts";
import type { MalwareScanner } from "./malware-scanner.ts";

type Schemas = components["schemas"];
type View = Schemas["CaseAttachment"];

/** Most files of a case. */
export const MOST_ATTACHMENTS = 20;

/** Columns of what is listed: all but the content. */
const LISTED = ["id", "file_name", "media_type", "size_bytes", "sha256", "added_by_type", "added_by_id", "created_at"] as const;

/** A page of the files of a case, newest first. Throws NOT_FOUND. */
export async function listAttachments(tenant: Tenant, caseId: string, query: PageQuery): Promise<Schemas["CaseAttachmentList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  await readCase(tenant, caseId);
  const rows = (await storedOf(tenant, caseId)).filter(({ id }) => after === undefined || id < after);
  return pageOf(rows.slice(0, limit + 1), limit, ({ id }) => id, viewOf);
}

/** What is to be added. */
export interface WantedAttachment {
  readonly fileName: string;
  /** The type that the caller names. */
  readonly declared: Schemas["AttachmentType"] | undefined;
  /** The file as it arrives, of a bounded size. */
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Adds a file. The case is looked up before the file is received; with a scanner, no file is stored without a scan. A file that the case has under this name is not stored again. Throws NOT_FOUND, VALIDATION_ERROR, INVALID_FILE,
 * LIMIT_REACHED, ASSESS_MAINTENANCE without an answer of the scanner, and INVALID_TRANSITION for an archived case.
 */
export async function addAttachment(
  tenancy: Tenancy,
  acting: Acting,
  caseId: string,
  { fileName, declared, content }: WantedAttachment,
  scanner?: MalwareScanner,
): Promise<View> {
  checkedName(fileName);
  await tenancy.within(acting, (tenant) => changeableCase(tenant, caseId));
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const bytes = Buffer.concat(parts);
  const type = checkedType(bytes, declared);
  const malware = await scanner?.(bytes);
  if (malware !== undefined) throw infected(malware, type, declared);
  const name = fileNameFor(fileName, type);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return tenancy.change(acting, async (tenant) => {
    await changeableCase(tenant, caseId);
    const stored = await storedOf(tenant, caseId);
    const same = stored.find((one) => one.sha256 === sha256 && one.file_name === name);
    if (same !== undefined) return viewOf(same);
    if (stored.length >= MOST_ATTACHMENTS)
      throw new ApiError("LIMIT_REACHED", { message: `A case has at most ${MOST_ATTACHMENTS} files.`, details: { limit: MOST_ATTACHMENTS } });
    return insert(tenant, caseId, { name, type, sha256, bytes });
  });
}

async function insert(
  tenant: Tenant,
  caseId: string,
  { name, type, sha256, bytes }: { name: string; type: Schemas["AttachmentType"]; sha256: string; bytes: Buffer },
): Promise<View> {
  const { organizationId, clock, acting } = tenant;
  const { type: authorType, id: authorId } = reviewerOf(acting);
  const id = newId(clock.now());
  const key = await tenant.dataKey();
  const stored = await rowsOf(tenant, CaseAttachment)
    .insert([
      {
        case_id: caseId,
        id,
        file_name: await tenant.texts.seal("case_attachments", name),
        media_type: type,
        size_bytes: bytes.length,
        sha256,
        added_by_type: authorType,
        added_by_id: authorId,
        created_at: dateOf(clock),
        content: key === undefined ? bytes : null,
        content_sealed: key === undefined ? null : encrypt(key, { organizationId, column: "case_attachments.content", rowId: id }, bytes),
        content_key: key?.generation ?? null,
      },
    ])
    .returning(LISTED)
    .executeTakeFirstOrThrow();
  await recordChange(tenant, { action: "case.attachment_added", resource: "case", id: caseId, before: null, after: auditedOf(stored) });
  return viewOf({ ...stored, file_name: name });
}

const CONTENT = `SELECT a.file_name, a.content AS value, a.content_sealed AS value_sealed, a.content_key AS value_key, k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped
  FROM case_attachments a ${joinDataKey("a", "content_key")} WHERE a.organization_id = $1 AND a.case_id = $2 AND a.id = $3`;

/** The name and the bytes of a file. Throws NOT_FOUND, REQUEST_UNREADABLE. */
export async function readAttachment(tenant: Tenant, caseId: string, id: string): Promise<{ name: string; bytes: Buffer }> {
  const { query, organizationId, readBytes } = tenant;
  const [row] = await query<StoredBytes & { readonly file_name: string }>(CONTENT, [organizationId, caseId, id]);
  if (row === undefined) throw new ApiError("NOT_FOUND");
  const read = readBytes(organizationId, id, row, "case_attachments.content");
  if (read.state === "readable") return { name: await tenant.texts.open("case_attachments", row.file_name), bytes: read.value };
  // an erasure of the organization destroyed its key, and is about to delete the row
  throw read.state === "erased" ? new ApiError("NOT_FOUND") : requestError("unreadable");
}

/** Removes a file. Throws NOT_FOUND, and INVALID_TRANSITION for one that the case was submitted with, and for an archived case. */
export async function removeAttachment(tenant: Tenant, caseId: string, id: string): Promise<View> {
  const found = await changeableCase(tenant, caseId);
  const stored = (await storedOf(tenant, caseId)).find((one) => one.id === id);
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  if (wasSubmitted(found, stored))
    throw new ApiError("INVALID_TRANSITION", {
      message: `The case is ${found.status}, and was submitted with this file; take it back into review first.`,
      details: { from: found.status, fixed: ["attachments"] },
    });
  await rowsOf(tenant, CaseAttachment).remove().where("case_id", "=", caseId).where("id", "=", id).execute();
  await recordChange(tenant, { action: "case.attachment_removed", resource: "case", id: caseId, before: auditedOf(stored), after: null });
  return viewOf(stored);
}

type Stored = Awaited<ReturnType<typeof storedOf>>[number];

async function storedOf(tenant: Tenant, caseId: string) {
  const rows = await rowsOf(tenant, CaseAttachment).select().select(LISTED).where("case_id", "=", caseId).orderBy("id", "desc").execute();
  return tenant.texts.open("case_attachments", rows);
}

/** The case. Throws NOT_FOUND, and INVALID_TRANSITION if it is archived. */
async function changeableCase(tenant: Tenant, id: string): Promise<StoredCase> {
  const found = await readCase(tenant, id);
  if (found.status === "archivado")
    throw new ApiError("INVALID_TRANSITION", {
      message: "The files of an archived case do not change.",
      details: { from: found.status, fixed: ["attachments"] },
    });
  return found;
}

/** Is the case with the regulator, or answered, and had the file when it was submitted? */
const wasSubmitted = ({ status, submitted_at: submittedAt }: StoredCase, { created_at: createdAt }: Stored): boolean =>
  (status === "enviado" || status === "resuelto") && submittedAt !== null && Date.parse(instant(createdAt)) <= Date.parse(instant(submittedAt));

/** What the audit log has of a file: it is permanent, and a name may be a person's. */
const auditedOf = ({ id, media_type, size_bytes, sha256 }: Stored): object => ({ attachment_id: id, media_type, size_bytes, sha256 });

function viewOf({ added_by_type: type, added_by_id: id, created_at, ...rest }: Stored): View {
  return { ...rest, added_by: { type, id }, created_at: instant(created_at) };
}
