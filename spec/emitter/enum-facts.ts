// The generated module of what decorators say of the values of enums.
import { banner } from "./modules.ts";
import type { Document } from "./openapi.ts";

/** `generated/enum-facts.ts`: what decorators say of the values of enums. */
export function enumFactModule(document: Document): string {
  const constants = Object.entries(document.components.schemas).flatMap(([name, { "x-enum-facts": facts }]) =>
    facts === undefined
      ? []
      : `/** What the contract says of each \`${name}\`. */\nexport const ${name.charAt(0).toLowerCase()}${name.slice(1)}Facts = ${JSON.stringify(facts, null, 2)} as const;\n`,
  );
  return `${banner}\n${constants.join("\n")}`;
}
