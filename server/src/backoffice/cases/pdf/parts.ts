// Elements of sections: headings, paragraphs, facts and tables.
import { light } from "../../../platform/html/palette.ts";
import { type Block, block, type Cell, decoration, drawBlock, heightOf, type Paper, reserve, rule, type Style, sheet, styles, textWidth } from "./paper.ts";

const PAD = 4;

/** Blocks higher than this may be split between pages. */
const LONGEST_UNBROKEN = 300;

const LABEL_WIDTH = 160;

/** Begins a section. `room` is the height of the content that must follow the heading on the same page. */
export function heading(paper: Paper, text: string, room = 70): void {
  paper.y += paper.y === sheet.top ? 0 : 22;
  reserve(paper, 22 + Math.min(room, LONGEST_UNBROKEN));
  drawBlock(paper, block(paper, [{ text, style: styles.heading, tag: "H2" }]));
  paper.y += 5;
}

/** A paragraph. */
export function prose(paper: Paper, text: string, style: Style = styles.prose): void {
  drawBlock(paper, block(paper, [{ text, style, tag: "P" }]));
}

/** A fact: label, value and style. */
export type Fact = readonly [label: string, value: string, style?: Style];

/** A section of facts, one a row. `under` is the height of the content that must stay on the same page. */
export function facts(paper: Paper, title: string, rows: readonly Fact[], under = 0): void {
  const x = sheet.left + LABEL_WIDTH;
  const texts = rows.map(([label, text, style = styles.plain]): Cell[] => [
    { text: label, style: styles.label, width: LABEL_WIDTH - 12, tag: "TH", scope: "Row" },
    { text, style, x, width: sheet.right - x, tag: "TD" },
  ]);
  const height = texts.reduce((sum, cells) => sum + heightOf(block(paper, cells)) + 2 * PAD, 0);
  heading(paper, title, height + under);
  const table = paper.doc.struct("Table");
  paper.root.add(table);
  rule(paper);
  for (const cells of texts) {
    inRow(paper, table, (parent) => {
      const tagged = cells.map((cell) => ({ ...cell, parent }));
      row(paper, block(paper, tagged), () => rule(paper));
    });
  }
  table.end();
}

/** A column of a table. `share` is its relative width. */
export interface Column {
  readonly label: string;
  readonly share: number;
  readonly style?: Style;
  readonly align?: "right";
}

/** A table; its header is repeated on each page. */
export function table(paper: Paper, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const element = paper.doc.struct("Table");
  paper.root.add(element);
  const places = placesOf(columns);
  const head = (parent?: PDFKit.PDFStructureElement): void => {
    const cells = columns.map(({ label, align }, index): Cell => {
      const tags: Partial<Cell> = parent === undefined ? {} : { tag: "TH", scope: "Column", parent };
      return { text: label, style: styles.head, align, ...tags, ...places[index] };
    });
    drawBlock(paper, block(paper, cells));
    paper.y += PAD - 2;
    rule(paper);
  };
  inRow(paper, element, head);
  for (const texts of rows) {
    inRow(paper, element, (parent) => {
      const cells = columns.map(({ style = styles.plain, align }, index) => ({ text: texts[index] ?? "", style, align, tag: "TD", parent, ...places[index] }));
      row(paper, block(paper, cells), head);
    });
  }
  element.end();
}

function inRow({ doc }: Paper, table: PDFKit.PDFStructureElement, draw: (parent: PDFKit.PDFStructureElement) => void): void {
  const element = doc.struct("TR");
  table.add(element);
  draw(element);
  element.end();
}

/** A row: on one page if possible, followed by a hairline. */
function row(paper: Paper, cells: Block, onTurn: () => void): void {
  if (reserve(paper, Math.min(heightOf(cells) + 2 * PAD, LONGEST_UNBROKEN))) onTurn();
  paper.y += PAD;
  drawBlock(paper, cells);
  paper.y += PAD;
  rule(paper);
}

function placesOf(columns: readonly Column[]): { x: number; width: number }[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = sheet.left;
  return columns.map(({ share }) => {
    const width = (share / whole) * textWidth;
    const place = { x, width: width - (x + width < sheet.right - 1 ? 12 : 0) };
    x += width;
    return place;
  });
}

/** A sentence on a coloured background, preceded by a bold label. */
export function banner(paper: Paper, strong: string, text: string, tone: "amber" | "green"): void {
  const x = sheet.left + 12;
  const width = textWidth - 24;
  const first = block(paper, [{ text: strong, style: { ...styles.strong, size: 10, leading: 15, colour: light[tone] }, x, width, tag: "P" }]);
  const second = block(paper, [{ text, style: styles.fine, x, width, tag: "P" }]);
  const height = heightOf(first) + heightOf(second) + 18;
  decoration(paper, "Layout", () => {
    paper.doc.rect(sheet.left, paper.y, textWidth, height).fill(light[`${tone}-soft`]);
    paper.doc.rect(sheet.left, paper.y, 2.5, height).fill(light[tone]);
  });
  paper.y += 9;
  drawBlock(paper, first);
  drawBlock(paper, second);
  paper.y += 9;
}
