// The XMP packet of a PDF. pdfkit writes the document information into it without XML escaping, in the undocumented `endMetadata`.
// Checked with: pdfkit 0.20.x

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes the document information for XML, after pdfkit has written the unescaped entries and before it writes the XMP packet. */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const endMetadata = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const name of ["Title", "Author", "Keywords"] as const) doc.info[name] = doc.info[name]?.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
    endMetadata();
  };
}
