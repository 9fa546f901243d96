// What the file says of itself in XMP.

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes the document's information for XML: pdfkit writes it into the XMP packet as it is, after it wrote the plain entries. */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const endMetadata = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const name of ["Title", "Author", "Keywords"] as const) doc.info[name] = doc.info[name]?.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
    endMetadata();
  };
}
