// Colours of an expression, and the words that errors point at.
import type { Schemas } from "../../api/client.ts";

/** A piece of the text. */
export interface Piece {
  /** Its position in the text. */
  readonly at: number;
  readonly text: string;
  readonly kind: "name" | "number" | "string" | "operator" | "plain";
  readonly wrong: boolean;
}

const TOKEN = /("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(\d[\w.]*)|([A-Za-z_][\w.]*)|([&|!<>=+\-*/%?:]+)|(\s+|.)/gs;
const KINDS = ["string", "number", "name", "operator", "plain"] as const;

/** The text in pieces. An error marks the piece that its position is in; at the end of the text, the last one. */
export function highlight(value: string, errors: readonly Schemas["ExpressionError"][]): readonly Piece[] {
  const positions = errors.map((error) => Math.min(positionOf(value, error.line, error.column), Math.max(0, value.trimEnd().length - 1)));
  return [...value.matchAll(TOKEN)].map((match) => {
    const [text, ...groups] = match;
    const end = match.index + text.length;
    return {
      at: match.index,
      text,
      kind: KINDS[groups.findIndex((group) => group !== undefined)] ?? "plain",
      wrong: positions.some((position) => position >= match.index && position < end),
    };
  });
}

/** Position in the text of a line and a column, both from 1. */
function positionOf(value: string, line: number, column: number): number {
  const before = value.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
