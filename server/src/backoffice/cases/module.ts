// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { CaseAttachment } from "./attachments/case-attachment.entity.ts";
import { Case } from "./case.entity.ts";
import { CaseComment } from "./case-comment.entity.ts";
import { CaseEvent } from "./case-event.entity.ts";
import { CaseSequence } from "./case-sequence.entity.ts";
import type { PdfWorker } from "./pdf/pdf-worker.ts";

export const casesModule = {
  entities: [Case, CaseComment, CaseEvent, CaseSequence, CaseAttachment],
  handlers: async ({ tenancy, config, pdfWorker }: ServerParts & { readonly pdfWorker: PdfWorker }) => {
    const [{ caseHandlers }, { createMalwareScanner }] = await Promise.all([import("./handlers.ts"), import("./attachments/malware-scanner.ts")]);
    return caseHandlers(tenancy, pdfWorker, createMalwareScanner(config.clamdAddress));
  },
  checks: async ({ clock }: ServerParts) => {
    const { newCaseChecks } = await import("./checks.ts");
    const checks = (body: unknown) => newCaseChecks(body, clock);
    return { createCase: checks, reportFraud: checks, reportAssessmentFraud: checks };
  },
} satisfies Module;
