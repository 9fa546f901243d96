// The dossier as a PDF: A4, tagged, with its fonts inside. The same dossier gives the same bytes.

import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { components } from "../../../../../generated/types.ts";
import { escapeMetadata } from "../../../platform/adapters/pdfkit-metadata.ts";
import { canonicalJson } from "../../../platform/http/canonical-body.ts";
import { registerFaces } from "./fonts.ts";
import { formatsOf } from "./formats.ts";
import { languageOf, wordsOf } from "./languages.ts";
import { type Paper, sheet } from "./paper.ts";
import { printable } from "./printable.ts";
import { draftGround, runningHeads } from "./running.ts";
import { acknowledgement, assessment, description, history, type Source, summary, title, verification, victim } from "./sections.ts";

/** Bytes of the dossier's PDF, in the language of its regulator. */
export async function dossierPdf(dossier: components["schemas"]["CaseDossier"]): Promise<Buffer> {
  const { case: subject, organization } = dossier;
  const words = wordsOf[languageOf(subject.jurisdiction)];
  const formats = formatsOf(subject.jurisdiction);
  const digest = createHash("sha256").update(canonicalJson(dossier)).digest("hex");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: "1.4",
    subset: "PDF/A-1a",
    tagged: true,
    lang: formats.locale,
    displayTitle: true,
    info: {
      Title: `${words.dossier} ${subject.reference_number}`,
      Author: printable(organization.name, () => true),
      // pdfkit derives the file identifier from these entries: with the digest, it identifies the dossier
      Keywords: `sha256:${digest}`,
      CreationDate: new Date(dossier.generated_at),
    },
  });
  escapeMetadata(doc);
  const covers = registerFaces(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paper: Paper = { doc, covers, root, y: sheet.top, ground: () => draftGround(source) };
  const source: Source = { paper, dossier, digest, words, formats };
  doc.addPage();
  paper.ground();
  for (const section of [title, summary, description, victim, assessment, history, acknowledgement, verification]) section(source);
  root.end();
  runningHeads(source);
  doc.end();
  return buffer(doc);
}
