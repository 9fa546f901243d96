// A sheet of paper after the other: blocks of text are laid side by side, flow over pages, and are tagged for those who listen.

import type { Coverage } from "../../../platform/adapters/pdfkit-glyphs.ts";
import { light } from "../../../platform/html/palette.ts";
import type { Face } from "./fonts.ts";
import { linesOf, type Measure } from "./lines.ts";
import { printable } from "./printable.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** A4, in points; text stands between `left` and `right`, `top` and `bottom`. */
export const sheet = { width: 595.28, height: 841.89, left: 60, right: 535.28, top: 72, bottom: 764 };

/** Width of the text. */
export const textWidth = sheet.right - sheet.left;

/** Look of a text. Sizes are in points; `leading` is the height of a line. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

const plain: Style = { face: "regular", size: 9, leading: 13.5, colour: light.text };

/** The looks of the paper. */
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

/** The paper, and where the next block begins. */
export interface Paper {
  readonly doc: Document;
  readonly covers: Readonly<Record<Face, Coverage>>;
  /** The whole, for those who listen. */
  readonly root: Element;
  /** Draws what lies under the text of each page. */
  readonly ground: () => void;
  y: number;
}

/** A text to be laid. `tag` is its structure type; without one it is decoration. */
export interface Cell {
  readonly text: string;
  readonly style: Style;
  readonly x?: number;
  readonly width?: number;
  readonly align?: "right";
  readonly tag?: string;
  readonly scope?: "Row" | "Column";
  /** What it is part of; else of the whole. */
  readonly parent?: Element;
}

/** Cells, broken into lines that stand on common baselines. */
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

/** Lays a block where the paper is; what the page cannot hold goes on the next ones. */
export function lay(paper: Paper, whole: Block): void {
  const { columns, lines, leading } = whole;
  const elements = columns.map((column) => elementOf(paper, column));
  for (let from = 0; from < lines; ) {
    const room = Math.floor((sheet.bottom - paper.y) / leading);
    // the last line is not left alone, on this page or on the next
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

/** Draws the first line of a block where the paper is, be it in the margin; what is left out shows as an ellipsis. */
export function layInMargin(paper: Paper, whole: Block): void {
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

/** Begins the next page. */
export function turn(paper: Paper): void {
  paper.doc.addPage();
  paper.y = sheet.top;
  paper.ground();
}

/** Turns the page unless `height` points are left on it; a page that is still empty stays. */
export function reserve(paper: Paper, height: number): boolean {
  if (paper.y === sheet.top || paper.y + height <= sheet.bottom) return false;
  turn(paper);
  return true;
}

/** Draws what is no text of the document: rules, grounds, running heads. */
export function decoration(paper: Paper, type: "Layout" | "Pagination", draw: () => void): void {
  paper.doc.markContent("Artifact", { type });
  draw();
  paper.doc.endMarkedContent();
}

/** A hairline across the text, where the paper is. */
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

/** Letters that are read from right to left, and the spaces between them: enough for names; numbers and signs among them stay from left to right. */
const LEFTWARDS = /([\p{sc=Hebrew}\p{sc=Arabic}](?:[\p{sc=Hebrew}\p{sc=Arabic}\p{M} ]*[\p{sc=Hebrew}\p{sc=Arabic}\p{M}])?)/u;

function drawLine(paper: Paper, { x, width, style, align }: Block["columns"][number], line: string, baseline: number): void {
  const { doc } = paper;
  const measure = measureOf(paper, style);
  let at = align === "right" ? x + width - measure(line) : x;
  doc.font(style.face).fontSize(style.size).fillColor(style.colour);
  for (const [index, run] of line.split(LEFTWARDS).entries()) {
    if (run === "") continue;
    // with features given, pdfkit hands a run over as one, and fontkit turns all of it around; else each word for itself
    const features = index % 2 === 1 ? { features: [] } : {};
    doc.text(run, at, baseline, { lineBreak: false, baseline: "alphabetic", ...features });
    at += measure(run);
  }
}
