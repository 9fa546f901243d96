// What of the contract's types a published package shows. The generated ones describe every answer of every operation, headers and errors too, for the
// server: bundled as they are, a consumer's compiler reads 640 kB for a client that speaks of a tenth of it.
import ts from "typescript";

/**
 * Trims bundled declarations to what the methods and events of the package speak of: their operations, of those the query, the body and the successful
 * answers, the models and parameters that are within reach, and of tables only the names that are taken from them.
 *
 * @throws Error if the declarations do not look as expected: nothing is trimmed by guess
 */
export function trimContract(declarations: string): string {
  const source = ts.createSourceFile("index.d.ts", declarations, ts.ScriptTarget.Latest, true);
  const operations = interfaceOf(source, "operations");
  const around = declarations.slice(0, operations.pos) + declarations.slice(operations.end);
  const called = new Set(namesIn(around, /\b(?:SuccessBody|RequestBody|Query|operations(?:\$\d+)?\[)<?"([\w.]+)"/g));
  if (called.size === 0) throw new Error("The declarations call no operation.");
  const trimmed = edited(declarations, [
    ...operations.members.flatMap((operation) => (called.has(nameOf(operation)) ? operationExcess(operation) : [removed(operation)])),
    ...tables(source, (name) => called.has(name) || !operations.members.some((operation) => nameOf(operation) === name)),
    ...source.statements.filter((statement) => isInterface(statement, "webhooks")).flatMap(({ members }) => members.flatMap(eventExcess)),
  ]);
  return withComponentsInReach(trimmed);
}

/** A change of a text: what stands in place of a range. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits.toSorted((a, b) => b.start - a.start).reduce((result, { start, end, text: other }) => result.slice(0, start) + other + result.slice(end), text);
}

/** A member goes with the comment in front of it. */
const removed = (node: ts.Node): Edit => ({ start: node.pos, end: node.end, text: "" });

/** Of an operation: headers and parameters of the path, which no type of a client is made of, and answers that are errors. */
function operationExcess(operation: ts.TypeElement): Edit[] {
  return membersOf(operation).flatMap((part) => {
    const members = membersOf(part);
    if (nameOf(part) === "parameters") return members.filter((each) => nameOf(each) !== "query").map(removed);
    if (nameOf(part) !== "responses") return [];
    return members.flatMap((answer) => {
      if (!/^20[012]$/.test(nameOf(answer))) return [removed(answer)];
      return membersOf(answer)
        .filter((each) => nameOf(each) !== "content")
        .map(removed);
    });
  });
}

/** Of an event: everything but its request. */
const eventExcess = (event: ts.TypeElement): Edit[] =>
  membersOf(event)
    .filter((each) => nameOf(each) !== "post")
    .map(removed);

/** A table of which only the names are used, `type Name = keyof typeof table`, becomes these names. */
function tables(source: ts.SourceFile, shown: (name: string) => boolean): Edit[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [{ name, type } = {}] = statement.declarationList.declarations;
    if (name === undefined || type === undefined || !ts.isTypeLiteralNode(type)) return [];
    const [alias, ...more] = source.statements.filter((other) => other.getText().includes(`typeof ${name.getText()}`));
    if (alias === undefined || more.length > 0 || !ts.isTypeAliasDeclaration(alias) || alias.type.getText() !== `keyof typeof ${name.getText()}`) return [];
    const names = type.members.map(nameOf).filter(shown);
    return [removed(statement), { start: alias.type.getStart(), end: alias.type.end, text: names.map((each) => JSON.stringify(each)).join(" | ") }];
  });
}

/** Takes out the models, parameters and other components that nothing names. */
function withComponentsInReach(declarations: string): string {
  const source = ts.createSourceFile("index.d.ts", declarations, ts.ScriptTarget.Latest, true);
  const components = interfaceOf(source, "components");
  const kinds = components.members.map((kind) => ({ kind, parts: membersOf(kind).map((part) => ({ part, key: keyOf(nameOf(kind), nameOf(part)) })) }));
  if (!kinds.some(({ kind }) => nameOf(kind) === "schemas")) throw new Error("The declarations have no models.");
  const texts = new Map(kinds.flatMap(({ parts }) => parts.map(({ part, key }) => [key, part.getText()])));
  const reached = new Set<string>();
  const reach = (text: string) => {
    for (const [, kind = "schemas", name = ""] of text.matchAll(/\b(?:components\["(\w+)"\]|Schemas)\["([^"]+)"\]/g)) {
      const key = keyOf(kind, name);
      if (reached.has(key)) continue;
      reached.add(key);
      reach(texts.get(key) ?? "");
    }
  };
  reach(declarations.slice(0, components.pos) + declarations.slice(components.end));
  const excess = kinds.flatMap(({ kind, parts }) => {
    const unnamed = parts.filter(({ key }) => !reached.has(key)).map(({ part }) => part);
    return unnamed.length === parts.length ? [kind] : unnamed;
  });
  return edited(declarations, excess.map(removed));
}

const keyOf = (kind: string, name: string): string => `${kind} ${name}`;

/** The names that a pattern finds, in its group. */
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The bundler numbers what has the name of something else. */
function isInterface(node: ts.Node, name: string): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text.replace(/\$\d+$/, "") === name;
}

function interfaceOf(source: ts.SourceFile, name: string): ts.InterfaceDeclaration {
  const found = source.statements.find((statement): statement is ts.InterfaceDeclaration => isInterface(statement, name));
  if (found === undefined) throw new Error(`The declarations have no interface ${name}.`);
  return found;
}

function membersOf(member: ts.TypeElement): readonly ts.TypeElement[] {
  return ts.isPropertySignature(member) && member.type !== undefined && ts.isTypeLiteralNode(member.type) ? member.type.members : [];
}

function nameOf(member: ts.TypeElement): string {
  const { name } = member;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : "";
}
