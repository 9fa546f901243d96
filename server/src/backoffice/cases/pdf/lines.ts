// Breaks a text into lines of a width.
import { lettersOf } from "./printable.ts";

/** Width of a text in points. */
export type Measure = (text: string) => number;

/** Beyond this number of lines, line feeds are shown as pilcrows: 5,000 empty lines must not become 100 pages. */
const MOST_LINES = 200;

/** Longer words are broken before measuring, which would be slow. */
const LONGEST_WORD = 60;

/** Lines of at most `width`. Breaks at spaces and line feeds; a word that is wider than a line is broken between letters. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const given = text.split("\n");
  const paragraphs = given.length > MOST_LINES ? [given.join(" ¶ ")] : given;
  return paragraphs.flatMap((paragraph) => wrapped(paragraph, width, measure));
}

function wrapped(paragraph: string, width: number, measure: Measure): string[] {
  const space = measure(" ");
  const lines: string[] = [];
  let line: string | undefined;
  let used = 0;
  for (const word of paragraph.split(" ")) {
    for (const piece of piecesOf(word, width, measure)) {
      if (line !== undefined && piece.begins && used + space + piece.width <= width) {
        line += ` ${piece.text}`;
        used += space + piece.width;
        continue;
      }
      if (line !== undefined) lines.push(line);
      line = piece.text;
      used = piece.width;
    }
  }
  lines.push(line ?? "");
  return lines;
}

interface Piece {
  readonly text: string;
  readonly width: number;
  /** Starts a word: preceded by a space. */
  readonly begins: boolean;
}

function piecesOf(word: string, width: number, measure: Measure): Piece[] {
  const whole = word.length <= LONGEST_WORD ? measure(word) : Number.POSITIVE_INFINITY;
  if (whole <= width) return [{ text: word, width: whole, begins: true }];
  const pieces: Piece[] = [];
  let text = "";
  let used = 0;
  for (const letter of lettersOf(word)) {
    const more = measure(letter);
    if (text !== "" && used + more > width) {
      pieces.push({ text, width: used, begins: pieces.length === 0 });
      text = "";
      used = 0;
    }
    text += letter;
    used += more;
  }
  return [...pieces, { text, width: used, begins: pieces.length === 0 }];
}
