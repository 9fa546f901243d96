// Under `exactOptionalPropertyTypes`, `{ order_id: order.id }` is refused where `order.id` may be undefined. The published declarations accept it: JSON
// leaves such a member out, and an option that is undefined has its default.
import ts from "typescript";

/** Declarations whose optional members take `undefined` as well. */
export function acceptUndefined(declarations: string): string {
  const source = ts.createSourceFile("index.d.ts", declarations, ts.ScriptTarget.Latest, true);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isPropertySignature(node) || node.questionToken === undefined || node.type === undefined) return;
    const { type } = node;
    if (type.kind === ts.SyntaxKind.NeverKeyword || type.kind === ts.SyntaxKind.UnknownKeyword || /\bundefined$/.test(type.getText())) return;
    if (ts.isFunctionTypeNode(type)) edits.push({ start: type.getStart(), end: type.getStart(), text: "(" }, { start: type.end, end: type.end, text: ")" });
    edits.push({ start: type.end, end: type.end, text: " | undefined" });
  };
  visit(source);
  return edits
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end), declarations);
}

/**
 * Declarations in which a text of which some values are known is completed by editors, and takes others as well. In the sources it is a plain text:
 * openapi-fetch takes `string & {}` for an object.
 */
export const completeKnownValues = (declarations: string): string =>
  declarations.replace(/^type (\w+) = string;$/gm, (alias, name: string) =>
    declarations.includes(`type Known${name} =`) ? `type ${name} = Known${name} | (string & {});` : alias,
  );
