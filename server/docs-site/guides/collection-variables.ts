// What a reader sets in a collection of requests.
import type { Source } from "../contract/beyond-openapi.ts";
import { collectionVariables } from "../published/collections/requests.ts";
import type { GuideFact } from "./facts.ts";
import { code, markdownTable } from "./markdown.ts";

/** Facts about collections, by name. */
export const collectionFacts: Readonly<Record<string, GuideFact>> = {
  collectionVariables: ({ document }: Source) =>
    markdownTable(
      ["Variable", "Value"],
      collectionVariables(document).map(({ name, value, meaning }) => [code(name), value === "" ? meaning : `${meaning} Default: ${code(value)}.`]),
    ),
};
