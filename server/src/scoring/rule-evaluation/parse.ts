// The parser: cel-js reads the text, its errors become ours. Nothing else of cel-js is used; decision 0036 says why.
import { type ASTNode, Environment, ParseError } from "@marcbachmann/cel-js";
import { type ExpressionError, limits } from "./expression.ts";

const environment = new Environment({
  limits: { maxDepth: limits.depth, maxAstNodes: limits.characters, maxListElements: 2 * limits.listValues, maxMapEntries: 1, maxCallArguments: 8 },
});

/** The syntax tree of an expression, or the first error. An expression that is too long is not read. */
export function parseExpression(text: string): ASTNode | ExpressionError {
  if (text.length > limits.characters) return tooLong(text);
  if (text.trim() === "") return { message: "The expression is empty.", line: 1, column: 1 };
  try {
    return environment.parse(text).ast;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const start = error.range?.start ?? 0;
    return { message: messageOf(error, text), ...positionOf(text, start) };
  }
}

function tooLong(text: string): ExpressionError {
  const read = text.slice(0, limits.characters);
  return { message: `The expression is longer than ${limits.characters} characters.`, ...positionOf(read, read.length) };
}

/** Line and column, both from 1, of an offset. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Operators of other languages. */
const confused: Readonly<Record<string, string>> = {
  "=": "==",
  "&": "&&",
  "|": "||",
  and: "&&",
  AND: "&&",
  or: "||",
  OR: "||",
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
};

/** Tokens as users write them. */
const tokens: Readonly<Record<string, string>> = {
  EOF: "the end of the expression",
  RPAREN: "`)`",
  RBRACKET: "`]`",
  RBRACE: "`}`",
  COLON: "`:`",
  COMMA: "`,`",
  IDENTIFIER: "a name",
  NUMBER: "a number",
  STRING: "a string",
};

function messageOf(error: ParseError, text: string): string {
  const { start = 0, end = start + 1 } = error.range ?? {};
  const found = text.slice(start, end);
  switch (error.code) {
    case "unexpected_character":
    case "unexpected_token":
      return unexpected(found, text.slice(0, start), text.slice(end));
    case "expected_token": {
      const expected = /^Expected (\w+)/.exec(error.summary)?.[1] ?? "";
      const instead = confused[found];
      if (instead !== undefined) return unexpected(found, "", "");
      return `Expected ${tokens[expected] ?? expected} here, found ${found.trim() === "" ? tokens.EOF : `\`${found}\``}.`;
    }
    case "reserved_identifier":
      return `\`${found}\` is a reserved word.`;
    case "limit_exceeded":
      return limitMessage(error.summary);
    case "invalid_integer":
    case "invalid_hex_integer":
    case "invalid_number":
      return `\`${found}\` is not a number.`;
    case "unterminated_string":
    case "unterminated_triple_quoted_string":
      return "The string has no closing quote.";
    case "newline_in_string":
      return "The string has no closing quote on its line.";
    case "invalid_macro_argument":
      return "Loops are not supported: list the alternatives with `||`, or use `in`.";
    default:
      return `${error.summary}.`;
  }
}

function unexpected(found: string, before: string, after: string): string {
  if (found === "=" && after.startsWith(">")) return "Unexpected `=>`: write `>=`.";
  if (found === ">" && before.endsWith("<")) return "Unexpected `<>`: write `!=`.";
  if (/\bnot\s+$/i.test(before)) return "Unexpected `not`: write `!`.";
  const instead = confused[found];
  if (instead !== undefined) return `Unexpected \`${found}\`: write \`${instead}\`.`;
  return found.trim() === "" ? "The expression ends too early." : `Unexpected \`${found}\`.`;
}

function limitMessage(summary: string): string {
  if (summary.includes("maxDepth")) return `The expression is nested deeper than ${limits.depth} levels.`;
  if (summary.includes("maxListElements")) return `A list has at most ${limits.listValues} values: use a custom list and \`in_list\`.`;
  if (summary.includes("maxMapEntries")) return "Maps are not supported.";
  if (summary.includes("maxCallArguments")) return "Too many arguments.";
  return "The expression has too many parts.";
}
