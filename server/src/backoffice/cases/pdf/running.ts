// Running headers and footers: organization, draft mark, page number, and the digest of the dossier.
import { light } from "../../../platform/html/palette.ts";
import { block, type Cell, decoration, drawInMargin, type Paper, rule, type Style, sheet, styles, textWidth } from "./paper.ts";
import type { Source } from "./sections.ts";

/** Lighter than the palette: it is behind text. */
const STAMP = "#f7f2e8";

const small: Style = { ...styles.note, size: 7.5 };

/** The draft watermark; none for a frozen dossier. */
export function draftGround({ paper, dossier, words }: Source): void {
  if (dossier.frozen) return;
  const { doc } = paper;
  decoration(paper, "Pagination", () => {
    const x = sheet.width / 2;
    const y = sheet.height * 0.56;
    doc.save().rotate(-52, { origin: [x, y] });
    doc.font("bold").fontSize(96).fillColor(STAMP);
    doc.text(words.draftStamp, x - doc.widthOfString(words.draftStamp) / 2, y, { lineBreak: false, baseline: "middle" });
    doc.restore();
  });
}

/** Headers and footers of all pages, drawn at the end, when the number of pages is known. */
export function runningHeads({ paper, dossier, digest, words }: Source): void {
  const { count } = paper.doc.bufferedPageRange();
  const mark: Style = dossier.frozen ? { ...small, colour: light.green } : { ...small, face: "bold", colour: light.amber };
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(index);
    paper.y = 36;
    line(paper, { text: dossier.organization.name, style: small }, { text: dossier.frozen ? words.final : words.draft, style: mark });
    paper.y = sheet.bottom + 18;
    rule(paper);
    paper.y += 6;
    line(paper, { text: dossier.case.reference_number, style: { ...small, face: "bold" } }, { text: words.page(index + 1, count), style: small });
    line(paper, { text: `SHA-256 ${digest}`, style: { ...small, size: 6.5 } }, { text: "", style: small });
  }
}

function line(paper: Paper, left: Cell, right: Cell): void {
  drawInMargin(
    paper,
    block(paper, [
      { ...left, width: textWidth - 150 },
      { ...right, x: sheet.right - 150, width: 150, align: "right" },
    ]),
  );
}
