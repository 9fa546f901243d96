// Page layout: blocks of text flow over pages and are tagged for screen readers.

import type { Coverage } from "../../../platform/adapters/pdfkit-glyphs.ts";
import { light } from "../../../platform/html/palette.ts";
import type { Face } from "./fonts.ts";
import { linesOf, type Measure } from "./lines.ts";
import { printable } from "./printable.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** A4, in points; text is between `left` and `right`, `top` and `bottom`. */
export const sheet = { width: 595.28, height: 841.89, left: 60, right: 535.28, top: 72, bottom: 764 };

/** Width of the text. */
export const textWidth = sheet.right - sheet.left;

/** Style of a text. Sizes are in points; `leading` is the height of a line. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

const plain: Style = { face: "regular", size: 9, leading: 13.5, colour: light.text };

/** The styles. */
export const styles = {
  title: { face: "bold", size: 20, leading: 27, colour: light.text },
  heading: { face: "bold", size: 11.5, leading: 17, colour: light.text },
  plain,
  strong: { ...plain, face: "bold" },
  label: { ...plain, colour: light.soft },
  prose: { ...plain, size: 9.5, leading: 15 },
  fine: { ...plain, size: 8.5 },
  note: { ...plain, size: 8, leading: 12, colour: light.soft },
  code: { ...plain, size: 7.5 },
  head: { ...plain, face: "bold", size: 7.5, colour: light.soft },
} satisfies Record<string, Style>;

/** The document, and the position of the next block. */
export interface Paper {
  readonly doc: Document;
  readonly covers: Readonly<Record<Face, Coverage>>;
  /** Root of the structure tree, for screen readers. */
  readonly root: Element;
  /** Draws the background of each page. */
  readonly ground: () => void;
  y: number;
}

/** A text to draw. `tag` is its structure type; without one it is an artifact. */
export interface Cell {
  readonly text: string;
  readonly style: Style;
  readonly x?: number;
  readonly width?: number;
  readonly align?: "right";
  readonly tag?: string;
  readonly scope?: "Row" | "Column";
  /** Its parent in the structure tree; default: the root. */
  readonly parent?: Element;
}

/** Cells, broken into lines with common baselines. */
export interface Block {
  readonly columns: readonly (Required<Pick<Cell, "x" | "width">> & Cell & { readonly lines: readonly string[] })[];
  readonly lines: number;
  readonly leading: number;
  /** Distance from the top of a line. */
  readonly baseline: number;
}

/** Breaks cells into lines. */
export function block(paper: Paper, cells: readonly Cell[]): Block {
  const columns = cells.map((cell) => {
    const { text, style, x = sheet.left, width = textWidth } = cell;
    return { ...cell, x, width, lines: linesOf(printable(text, paper.covers[style.face]), width, measureOf(paper, style)) };
  });
  const leading = Math.max(...cells.map(({ style }) => style.leading));
  const baseline = leading / 2 + Math.max(...cells.map(({ style }) => style.size)) * 0.36;
  return { columns, lines: Math.max(...columns.map(({ lines }) => lines.length)), leading, baseline };
}

/** Height of a block in points. */
export const heightOf = ({ lines, leading }: Block): number => lines * leading;

/** Draws a block at the current position; continues on the next pages. */
export function drawBlock(paper: Paper, whole: Block): void {
  const { columns, lines, leading } = whole;
  const elements = columns.map((column) => elementOf(paper, column));
  for (let from = 0; from < lines; ) {
    const room = Math.floor((sheet.bottom - paper.y) / leading);
    // no single line alone at the end or the beginning of a page (widows, orphans)
    const most = lines - from - room === 1 ? room - 1 : room;
    if (most < Math.min(2, lines - from)) {
      turn(paper);
      continue;
    }
    const to = Math.min(lines, from + most);
    drawLines(paper, whole, from, to, elements);
    from = to;
  }
  for (const element of elements) element?.end();
}

/** Draws the first line of a block at the current position, also in the margin; truncated with an ellipsis. */
export function drawInMargin(paper: Paper, whole: Block): void {
  const columns = whole.columns.map((column) => (column.lines.length > 1 ? { ...column, lines: [`${column.lines[0]} …`] } : column));
  drawLines(paper, { ...whole, columns }, 0, 1, []);
}

function drawLines(paper: Paper, { columns, leading, baseline }: Block, from: number, to: number, elements: readonly (Element | undefined)[]): void {
  for (const [index, column] of columns.entries()) {
    const shown = column.lines.slice(from, to);
    if (shown.length === 0) continue;
    marked(paper, column.tag, elements[index], () => {
      for (const [row, line] of shown.entries()) drawLine(paper, column, line, paper.y + row * leading + baseline);
    });
  }
  paper.y += (to - from) * leading;
}

/** Starts the next page. */
export function turn(paper: Paper): void {
  paper.doc.addPage();
  paper.y = sheet.top;
  paper.ground();
}

/** Starts a new page unless `height` points are left or the page is empty. */
export function reserve(paper: Paper, height: number): boolean {
  if (paper.y === sheet.top || paper.y + height <= sheet.bottom) return false;
  turn(paper);
  return true;
}

/** Draws artifacts: rules, backgrounds, running headers. */
export function decoration(paper: Paper, type: "Layout" | "Pagination", draw: () => void): void {
  paper.doc.markContent("Artifact", { type });
  draw();
  paper.doc.endMarkedContent();
}

/** A hairline across the text at the current position. */
export function rule(paper: Paper): void {
  decoration(paper, "Layout", () => paper.doc.moveTo(sheet.left, paper.y).lineTo(sheet.right, paper.y).lineWidth(0.6).strokeColor(light.line).stroke());
}

function measureOf({ doc }: Paper, { face, size }: Style): Measure {
  return (text) => doc.font(face).fontSize(size).widthOfString(text);
}

function elementOf({ doc, root }: Paper, { tag, scope, parent = root }: Cell): Element | undefined {
  if (tag === undefined) return undefined;
  const options: PDFKit.Mixins.StructureElementOptions & Pick<Cell, "scope"> = { scope };
  const element = doc.struct(tag, options);
  parent.add(element);
  return element;
}

function marked(paper: Paper, tag: string | undefined, element: Element | undefined, draw: () => void): void {
  if (tag === undefined || element === undefined) {
    decoration(paper, "Pagination", draw);
    return;
  }
  element.add(paper.doc.markStructureContent(tag));
  draw();
  paper.doc.endMarkedContent();
}

/** Right-to-left letters and the spaces between them: enough for names; digits and punctuation stay left-to-right. */
const LEFTWARDS = /([\p{sc=Hebrew}\p{sc=Arabic}](?:[\p{sc=Hebrew}\p{sc=Arabic}\p{M} ]*[\p{sc=Hebrew}\p{sc=Arabic}\p{M}])?)/u;

function drawLine(paper: Paper, { x, width, style, align }: Block["columns"][number], line: string, baseline: number): void {
  const { doc } = paper;
  const measure = measureOf(paper, style);
  let at = align === "right" ? x + width - measure(line) : x;
  doc.font(style.face).fontSize(style.size).fillColor(style.colour);
  for (const [index, run] of line.split(LEFTWARDS).entries()) {
    if (run === "") continue;
    // with features given, pdfkit passes the run as a whole, and fontkit reverses all of it; otherwise word by word
    const features = index % 2 === 1 ? { features: [] } : {};
    doc.text(run, at, baseline, { lineBreak: false, baseline: "alphabetic", ...features });
    at += measure(run);
  }
}
