import type { Rolldown } from "tsdown";
import { type SdkOperation, sdkOperations } from "../../generated/sdk-facts.ts";

/** The table as TypeScript has it. */
const TABLE = /export const sdkOperations = \{.*?\} as const satisfies Record<string, SdkOperation>;/s;

/** What most paths begin with: the text leaves it out. Others keep their slash. */
const BEGINNING = "/api/v1/";

const METHODS: Readonly<Record<string, SdkOperation["method"]>> = { g: "get", p: "post", u: "put", a: "patch", d: "delete" };

/** Facts by letter, those with a value by a capital one. */
const FACTS = { i: "idempotencyHandle", b: "body", q: "query", P: "items", R: "requestType", A: "answerType", F: "format" } as const satisfies Record<
  string,
  keyof SdkOperation
>;

const kindsOf = ({ credentials = ["session"] }: SdkOperation): string => credentials.join();

/** Combinations of credentials that there are: the text has the place of one. */
const KINDS = [...new Set(Object.values<SdkOperation>(sdkOperations).map(kindsOf))];

/** What reads the text again, in the bundle. Marked as pure: a bundle that does not use the table has neither. */
const READER = `const operationsOf = (text, kinds, methods, names) => {
  let resource;
  return Object.fromEntries(text.split("\\n").flatMap((line) => {
    const [name, rest, path, facts] = line.split(" ");
    if (!rest) return (resource = name), [];
    const more = Array.from(facts.slice(2).matchAll(/([ibq])|([PRAF])(.*?),/g), ([, flag, fact, value = true]) => [names[flag ?? fact], value]);
    const credentials = kinds[facts[1]].split(",").filter(Boolean);
    return [[rest.replace("-", name), { method: methods[facts[0]], path: path[0] === "/" ? path : ${JSON.stringify(BEGINNING)} + path, sdk: resource + "." + name, credentials, ...Object.fromEntries(more) }]];
  }));
};`;

/** The table as text: a line for each resource, and below it one for each of its operations: name of the method, id, path, facts. */
function textOf(table: Readonly<Record<string, SdkOperation>>): string {
  const resources = Map.groupBy(Object.entries(table), ([, { sdk = "" }]) => sdk.split(".")[0] ?? "");
  return [...resources].flatMap(([resource, operations]) => [resource, ...operations.map(lineOf)]).join("\n");
}

function lineOf([id, operation]: readonly [string, SdkOperation]): string {
  const name = operation.sdk?.split(".")[1] ?? "";
  const method = Object.entries(METHODS).find(([, each]) => each === operation.method)?.[0];
  const facts = Object.entries(FACTS).map(([letter, fact]) => {
    const value = operation[fact];
    return value === undefined ? "" : `${letter}${value === true ? "" : `${value},`}`;
  });
  const path = operation.path.startsWith(BEGINNING) ? operation.path.slice(BEGINNING.length) : operation.path;
  return [name, id.startsWith(name) ? `-${id.slice(name.length)}` : id, path, `${method}${KINDS.indexOf(kindsOf(operation))}${facts.join("")}`].join(" ");
}

/** The module of the SDK's facts with its table as one text: as object literals it takes twice the bytes. Throws if the module looks otherwise than expected. */
export function compact(code: string): string {
  const parameters = [textOf(sdkOperations), KINDS, METHODS, FACTS].map((value) => JSON.stringify(value)).join(", ");
  const compacted = code.replace(TABLE, () => `${READER}\nexport const sdkOperations = /* @__PURE__ */ operationsOf(${parameters});`);
  if (compacted === code) throw new Error("generated/sdk-facts.ts has no table of operations where it is expected.");
  return compacted;
}

/** Bundles the table of operations as text. */
export const compactOperations: Rolldown.Plugin = {
  name: "compact-operations",
  transform: { filter: { id: /generated\/sdk-facts\.ts$/ }, handler: (code) => ({ code: compact(code), map: { mappings: "" } }) },
};
