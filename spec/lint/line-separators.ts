// Generators of clients write a pattern into a regular expression literal with its escapes decoded (@hey-api/openapi-ts 0.99, its zod plugin), and a line separator
// there is a syntax error in the client.
import { getPattern, type ModelProperty, navigateProgram, type Scalar } from "@typespec/compiler";
import { ours } from "./documented.ts";
import type { Rule } from "./index.ts";

/** The four characters that end a line in JavaScript, as themselves or as a numbered escape. */
const ENDS_A_LINE = /[\n\r\u2028\u2029]|\\u\{?0*(?:000a|000d|a\}|d\}|2028|2029)|\\x0[ad]/i;

export const lineSeparators: Rule = (program, report) => {
  const check = (type: ModelProperty | Scalar): void => {
    if (ENDS_A_LINE.test(getPattern(program, type) ?? ""))
      report(type, "a pattern must not name a line separator (U+000A, U+000D, U+2028, U+2029): use a range around it, or `.`, which matches none of them");
  };
  navigateProgram(program, {
    scalar(scalar) {
      if (ours(scalar.namespace)) check(scalar);
    },
    modelProperty(property) {
      if (ours(property.model?.namespace)) check(property);
    },
  });
};
