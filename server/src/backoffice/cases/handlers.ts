// The case operations of the contract.
import { type Handlers, Rendered } from "../../../../generated/handlers.ts";
import { operations } from "../../../../generated/operations.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { attachmentHeader } from "./attachments/file-name.ts";
import type { MalwareScanner } from "./attachments/malware-scanner.ts";
import { addAttachment, listAttachments, readAttachment, removeAttachment } from "./attachments/service.ts";
import { caseView } from "./case.ts";
import { addComment, listComments } from "./comments.ts";
import { dossierOf } from "./dossier.ts";
import { readHistory } from "./history.ts";
import { listCases } from "./listing.ts";
import type { PdfWorker } from "./pdf/pdf-worker.ts";
import { acknowledgeCase, createCase, readCase, submitCase, updateCase } from "./service.ts";

type Operation =
  | "listCases"
  | "createCase"
  | "readCase"
  | "updateCase"
  | "readCaseHistory"
  | "submitCase"
  | "acknowledgeCase"
  | "readCaseDossier"
  | "listCaseComments"
  | "addCaseComment"
  | "listCaseAttachments"
  | "addCaseAttachment"
  | "downloadCaseAttachment"
  | "removeCaseAttachment";

/** Implements the case operations. */
export function caseHandlers(tenancy: Tenancy, pdfWorker: PdfWorker, scanner: MalwareScanner | undefined): Pick<Handlers<RequestContext>, Operation> {
  return {
    listCases: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listCases(tenant, query) })),
    createCase: ({ body }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: caseView(await createCase(tenant, body)) })),
    readCase: ({ path }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await readCase(tenant, path.id)) })),
    updateCase: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await updateCase(tenant, path.id, body)) })),
    readCaseHistory: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        await readCase(tenant, path.id);
        return { status: 200, body: { data: await readHistory(tenant, path.id) } };
      }),
    readCaseDossier: async ({ path, query }, context) => {
      const dossier = await tenancy.within(actingOf(context), async (tenant) => dossierOf(tenant, await readCase(tenant, path.id)));
      const named = (how: string, format: string) => ({ "Content-Disposition": `${how}; filename="${dossier.case.reference_number}.${format}"` });
      if (query.format !== "pdf") return { status: 200, headers: named("inline", "json"), body: dossier };
      return { status: 200, headers: named("attachment", "pdf"), body: new Rendered(operations.readCaseDossier.formats.pdf, await pdfWorker.print(dossier)) };
    },
    listCaseComments: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listComments(tenant, path.id, query) })),
    addCaseComment: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await addComment(tenant, path.id, body) })),
    listCaseAttachments: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listAttachments(tenant, path.id, query) })),
    addCaseAttachment: async ({ path, query, body }, context) => ({
      status: 201,
      body: await addAttachment(tenancy, actingOf(context), path.id, { fileName: query.file_name, declared: query.media_type, content: body }, scanner),
    }),
    downloadCaseAttachment: async ({ path }, context) => {
      const { name, bytes } = await tenancy.within(actingOf(context), (tenant) => readAttachment(tenant, path.id, path.attachment_id));
      return { status: 200, headers: { "Content-Disposition": attachmentHeader(name) }, body: whole(bytes) };
    },
    removeCaseAttachment: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeAttachment(tenant, path.id, path.attachment_id) })),
    submitCase: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await submitCase(tenant, path.id)) })),
    acknowledgeCase: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await acknowledgeCase(tenant, path.id, body)) })),
  };
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
