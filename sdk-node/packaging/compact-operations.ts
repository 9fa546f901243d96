import type { Rolldown } from "tsdown";
import { type SdkOperation, sdkOperations } from "../../generated/sdk-facts.ts";

/** The table as TypeScript has it. */
const TABLE = /export const sdkOperations = \{.*?\} as const satisfies Record<string, SdkOperation>;/s;

/** What most paths begin with: the text leaves it out. Others keep their slash. */
const BEGINNING = "/api/v1/";

/** What remains of an operation without what names it. */
type Kind = Omit<SdkOperation, "path" | "sdk">;

const operations = Object.entries<SdkOperation>(sdkOperations);

/** Kinds of operation, complete: the text has the letter of one. */
const KINDS = [...new Set(operations.map(([, operation]) => JSON.stringify(kindOf(operation))))].sort();

function kindOf({ path: _path, sdk: _sdk, credentials = ["session"], ...more }: SdkOperation): Kind {
  return { credentials, ...more };
}

/** What reads the text again, in the bundle. Marked as pure: a bundle that does not use the table has neither. */
const READER = `const operationsOf = (text, kinds) => {
  let resource, noun, root;
  return Object.fromEntries(text.split("\\n").flatMap((line) => {
    const [name, id, path, kind] = line.split(" ");
    if (!kind) return [resource, noun, root] = [name, id, path], [];
    const full = path.replace("~", root);
    return [[id.replace("-", name).replace("+", noun), { ...kinds[kind.charCodeAt() - 65], path: full[0] === "/" ? full : ${JSON.stringify(BEGINNING)} + full, sdk: resource + "." + name }]];
  }));
};`;

/**
 * The table as text: a line for each resource with its noun and the root of its paths, and below it one for each of its operations: name of the method, id,
 * path, letter of the kind. In an id `-` is the name and `+` the noun; in a path `~` is the root.
 */
function textOf(): string {
  const resources = Map.groupBy(operations, ([, { sdk = "" }]) => sdk.split(".")[0] ?? "");
  return [...resources].flatMap(([resource, own]) => linesOf(resource, own)).join("\n");
}

function linesOf(resource: string, own: readonly (readonly [string, SdkOperation])[]): string[] {
  const noun = nounOf(own);
  const root = withoutBeginning(own[0]?.[1].path ?? "").split("/{")[0] ?? "";
  const lines = own.map(([id, operation]) => {
    const name = methodOf(operation);
    const written = noun === "" ? id : id.replace(noun, "+");
    const path = withoutBeginning(operation.path);
    return [
      name,
      written.startsWith(name) ? `-${written.slice(name.length)}` : written,
      path.startsWith(root) ? `~${path.slice(root.length)}` : path,
      String.fromCharCode(65 + KINDS.indexOf(JSON.stringify(kindOf(operation)))),
    ].join(" ");
  });
  return [[resource, noun, root].join(" "), ...lines];
}

const withoutBeginning = (path: string): string => (path.startsWith(BEGINNING) ? path.slice(BEGINNING.length) : path);

const methodOf = ({ sdk = "" }: SdkOperation): string => sdk.split(".")[1] ?? "";

/** What is left of the first id that begins with the name of its method, without the plural; empty if there is none. */
function nounOf(own: readonly (readonly [string, SdkOperation])[]): string {
  const named = own.find(([id, operation]) => id.startsWith(methodOf(operation)));
  if (named === undefined) return "";
  return named[0].slice(methodOf(named[1]).length).replace(/ies$/, "y").replace(/s$/, "");
}

/** The module of the SDK's facts with its table as one text: as object literals it takes twice the bytes. Throws if the module looks otherwise than expected. */
export function compact(code: string): string {
  const compacted = code.replace(
    TABLE,
    () => `${READER}\nexport const sdkOperations = /* @__PURE__ */ operationsOf(${JSON.stringify(textOf())}, [${KINDS.join(", ")}]);`,
  );
  if (compacted === code) throw new Error("generated/sdk-facts.ts has no table of operations where it is expected.");
  return compacted;
}

/** Bundles the table of operations as text. */
export const compactOperations: Rolldown.Plugin = {
  name: "compact-operations",
  transform: { filter: { id: /generated\/sdk-facts\.ts$/ }, handler: (code) => ({ code: compact(code), map: { mappings: "" } }) },
};
