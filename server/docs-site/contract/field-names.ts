// Names of the fields of an operation, which readers search for.
import { type ApiDocument, bodyOf, type Operation, resolveSchema, type Schema } from "./document.ts";

/** Names of all parameters, and of all fields of the bodies of a request and its successful answers. */
export function fieldNames(document: ApiDocument, { parameters = [], requestBody, responses }: Operation): string[] {
  const names = new Set(parameters.map(({ name }) => name));
  const seen = new Set<string>();
  const visit = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      if (seen.has(schema.$ref)) return;
      seen.add(schema.$ref);
    }
    const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolveSchema(document, schema);
    for (const [name, property] of Object.entries(properties)) {
      names.add(name);
      visit(property);
    }
    for (const part of [...allOf, ...anyOf, ...oneOf, ...(items === undefined ? [] : [items])]) visit(part);
  };
  const answers = Object.values(responses).filter((response) => response["x-error-codes"] === undefined);
  for (const content of [requestBody?.content, ...answers.map((answer) => answer.content)]) {
    const schema = bodyOf(content)?.schema;
    if (schema !== undefined) visit(schema);
  }
  return [...names];
}
