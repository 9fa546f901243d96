// The models of the contract as types with names of their own: an editor shows `Assessment` where it would otherwise print every field of it.
import { astToString } from "openapi-typescript";
import ts from "typescript";
import { type Document, type Operation, placedOperations, type Schema } from "./openapi.ts";

/** Types of an operation, by name: those of its query, its request body and its successful answer. */
export interface OperationTypes {
  readonly query?: string;
  readonly request?: string;
  readonly answer: string;
}

/** What is not JSON: text or bytes in a request, a stream of bytes in an answer. */
const FILE = { request: "string | Uint8Array", answer: "ReadableStream<Uint8Array>" };

const pascal = (id: string): string => id.replace(/^./, (letter) => letter.toUpperCase());

/** The names of an operation's types. A body that is a model has its name; a query, and an answer without a model, are named after the operation. */
export function typesOf({ operationId, parameters = [], requestBody, responses }: Operation): OperationTypes {
  const success = Object.entries(responses).find(([status]) => /^20[012]$/.test(status))?.[1];
  const request = requestBody && nameOf(requestBody.content, FILE.request);
  const answer = success?.content && nameOf(success.content, FILE.answer);
  return {
    ...(parameters.some((parameter) => parameter.in === "query") ? { query: `${pascal(operationId)}Query` } : {}),
    ...(request === undefined ? {} : { request: request ?? `${pascal(operationId)}Request` }),
    answer: answer === undefined ? "never" : (answer ?? `${pascal(operationId)}Response`),
  };
}

/** Name of the model of a body; null: JSON without one. */
function nameOf(content: Record<string, { readonly schema: Schema }>, file: string): string | null {
  const json = content["application/json"];
  if (json === undefined) return file;
  return json.schema.$ref?.replace("#/components/schemas/", "") ?? null;
}

/** Takes the models out of the nodes of openapi-typescript. `types`: its own module, which refers to them; `models`: `generated/models.ts`. `expanded`: every parameter in its place. */
export function modelModules(nodes: readonly ts.Node[], document: Document, expanded: Document): { readonly types: string; readonly models: string } {
  const components = interfaceOf(nodes, "components");
  const schemas = membersOf(memberOf(components.members, "schemas"));
  const parameters = new Map(membersOf(memberOf(components.members, "parameters")).map((each) => [textOf(each.name), each]));
  const operations = interfaceOf(nodes, "operations").members;
  const places = placedOperations(expanded).map(({ operation }) => ({
    operation,
    names: typesOf(operation),
    members: membersOf(memberOf(operations, operation.operationId)),
  }));
  const aliases = [
    ...schemas.map((schema) => alias(schema, textOf(schema.name), document.components.schemas[textOf(schema.name)]?.["x-known-values"])),
    ...places.flatMap(({ operation, names, members }) => [
      ...(names.query === undefined ? [] : [noted(`Query of ${operation.operationId}.`, names.query, queryOf(members, parameters))]),
      ...(names.answer === `${pascal(operation.operationId)}Response` ? [noted(`Answer of ${operation.operationId}.`, names.answer, answerOf(members))] : []),
    ]),
  ];
  const list = schemas.map((schema) => `  ${textOf(schema.name)}: ${textOf(schema.name)};`).join("\n");
  return {
    types: astToString(nodes.map((node) => (node === components ? withoutModels(components) : node)) as ts.Node[]),
    models: `${aliases.join("\n")}
/** The models of the contract, by name. */
export interface Schemas {
${list}
}
`,
  };
}

/** `generated/browser-models.ts`: the models within reach of what browsers may call. */
export function browserModels(document: Document): string {
  const called = placedOperations(document).filter(({ operation }) => operation["x-browser"] === true);
  const reached = new Set<string>();
  const reach = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (reached.has(name)) continue;
      reached.add(name);
      reach(document.components.schemas[name]);
    }
  };
  // bodies of errors are no part of what a method speaks of, but for their details
  reach([...called.map(({ operation }) => [operation.requestBody, operation.responses["200"]]), document.components.schemas.ErrorDetails]);
  const known = [...reached].filter((name) => document.components.schemas[name]?.["x-known-values"]).map((name) => `Known${name}`);
  const names = [...reached, "ErrorDetails"].sort();
  const exported = [...names, ...known].join(", ");
  return `import type { ${exported} } from "./models.ts";

export type { ${exported} };

/** The models that pages use, by name. */
export interface Schemas {
${names.map((name) => `  ${name}: ${name};`).join("\n")}
}

interface RequestBodies {
${called.flatMap(({ operation }) => (operation.requestBody ? [`  ${operation.operationId}: ${typesOf(operation).request};`] : [])).join("\n")}
}

interface SuccessBodies {
${called.map(({ operation }) => `  ${operation.operationId}: ${typesOf(operation).answer};`).join("\n")}
}

/** Request body of an operation. */
export type RequestBody<Id extends keyof RequestBodies> = RequestBodies[Id];

/** Body of an operation's successful answer. */
export type SuccessBody<Id extends keyof SuccessBodies> = SuccessBodies[Id];
`;
}

/** A type with a name, and its documentation. Values of which more can come are a type beside it: the build of the SDKs joins the two. */
function alias(schema: ts.PropertySignature, name: string, known: readonly string[] | undefined): string {
  const declared = ts.factory.createTypeAliasDeclaration([ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)], name, undefined, schema.type ?? never);
  ts.setSyntheticLeadingComments(declared, ts.getSyntheticLeadingComments(schema));
  const values = known?.map((value) => JSON.stringify(value)).join(" | ");
  return printed(declared) + (values === undefined ? "" : `\n${noted(`Values of ${name} that this version knows.`, `Known${name}`, values)}`);
}

const never = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);

const noted = (note: string, name: string, type: string): string => `/** ${note} */\nexport type ${name} = ${type};\n`;

/** The query of an operation; parameters that operations share are written out. */
function queryOf(operation: readonly ts.PropertySignature[], shared: ReadonlyMap<string, ts.PropertySignature>): string {
  const query = membersOf(memberOf(membersOf(memberOf(operation, "parameters")), "query"));
  const members = query.map((member) => {
    const [, name = ""] = /^components\["parameters"\]\["(.+)"\]$/.exec(printedType(member)) ?? [];
    const { type = member.type } = shared.get(name) ?? {};
    const full = ts.factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
    return ts.setSyntheticLeadingComments(full, ts.getSyntheticLeadingComments(shared.get(name) ?? member));
  });
  return printed(ts.factory.createTypeLiteralNode(members)).trim();
}

function answerOf(operation: readonly ts.PropertySignature[]): string {
  const success = membersOf(memberOf(operation, "responses")).find(({ name }) => /^20[012]$/.test(textOf(name)));
  return printed(memberOf(membersOf(success && memberOf(membersOf(success), "content")), "application/json").type ?? never).trim();
}

/** The components, with the models by reference. */
function withoutModels(components: ts.InterfaceDeclaration): ts.InterfaceDeclaration {
  const reference = ts.factory.createTypeReferenceNode("Schemas");
  const members = components.members.map((member) =>
    textOf(member.name) === "schemas" ? ts.factory.createPropertySignature(undefined, "schemas", undefined, reference) : member,
  );
  return ts.factory.updateInterfaceDeclaration(components, components.modifiers, components.name, undefined, components.heritageClauses, members);
}

/** A node as text: models by their names, and documentation as editors show it best, without tags for what is no tag. */
const printed = (node: ts.Node): string =>
  astToString(node)
    .replace(/components\["schemas"\]\["(\w+)"\]/g, "$1")
    .replace(/^( *(?:\/\*\*| \*)) @description /gm, "$1 ")
    .replace(/^ *\* (?:@enum \{string\}|@constant|Format: double|@default)\n/gm, "");

const printedType = ({ type }: ts.PropertySignature): string => (type === undefined ? "" : astToString(type).trim());

function interfaceOf(nodes: readonly ts.Node[], name: string): ts.InterfaceDeclaration {
  const found = nodes.find((node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (found === undefined) throw new Error(`openapi-typescript wrote no interface ${name}`);
  return found;
}

function memberOf(members: readonly ts.TypeElement[], name: string): ts.PropertySignature {
  const found = members.find((member): member is ts.PropertySignature => ts.isPropertySignature(member) && textOf(member.name) === name);
  if (found === undefined) throw new Error(`openapi-typescript wrote no member ${name}`);
  return found;
}

function membersOf(member: ts.PropertySignature | undefined): readonly ts.PropertySignature[] {
  return member?.type !== undefined && ts.isTypeLiteralNode(member.type) ? member.type.members.filter(ts.isPropertySignature) : [];
}

const textOf = (name: ts.PropertyName | undefined): string =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : "";
