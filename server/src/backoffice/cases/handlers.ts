// The case operations of the contract.
import { type Handlers, Rendered } from "../../../../generated/handlers.ts";
import { operations } from "../../../../generated/operations.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
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
  | "addCaseComment";

/** Implements the case operations. */
export function caseHandlers(tenancy: Tenancy, pdfWorker: PdfWorker): Pick<Handlers<RequestContext>, Operation> {
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
    submitCase: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await submitCase(tenant, path.id)) })),
    acknowledgeCase: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: caseView(await acknowledgeCase(tenant, path.id, body)) })),
  };
}
