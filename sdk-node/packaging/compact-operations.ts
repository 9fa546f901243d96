import type { Rolldown } from "tsdown";
import { type SdkOperation, sdkOperations } from "../../generated/sdk-facts.ts";

/** The table as TypeScript has it. */
const TABLE = /export const sdkOperations = \{.*?\} as const satisfies Record<string, SdkOperation>;/s;

/** What all paths begin with: the text leaves it out. */
const BEGINNING = beginningOf(Object.values<SdkOperation>(sdkOperations).map(({ path }) => path));

function beginningOf([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const path of others) while (!path.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** What reads the text again, in the bundle. Marked as pure: a bundle that does not use the table has neither. */
const READER = `const operationsOf = (text) => Object.fromEntries(text.split("\\n").map((line) => {
  const [id, kinds, method, path, ...more] = line.split(" ");
  return [id, { method, path: ${JSON.stringify(BEGINNING)} + path, credentials: kinds ? kinds.split(",") : [], ...Object.fromEntries(more.map((fact) => fact.split("=")).map(([name, value]) => [name, value ?? true])) }];
}));`;

/** An operation as a line: its id, kinds of credential, method, path, and what else there is of it. */
function lineOf([id, operation]: readonly [string, SdkOperation]): string {
  const { method, path, credentials = ["session"], ...more } = operation;
  const facts = Object.entries(more).map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [id, credentials.join(), method, path.slice(BEGINNING.length), ...facts].join(" ");
}

/** The module of the SDK's facts with its table as one text: as object literals it takes twice the bytes. Throws if the module looks otherwise than expected. */
export function compact(code: string): string {
  const text = Object.entries<SdkOperation>(sdkOperations).map(lineOf).join("\n");
  const compacted = code.replace(TABLE, () => `${READER}\nexport const sdkOperations = /* @__PURE__ */ operationsOf(${JSON.stringify(text)});`);
  if (compacted === code) throw new Error("generated/sdk-facts.ts has no table of operations where it is expected.");
  return compacted;
}

/** Bundles the table of operations as text. */
export const compactOperations: Rolldown.Plugin = {
  name: "compact-operations",
  transform: { filter: { id: /generated\/sdk-facts\.ts$/ }, handler: (code) => ({ code: compact(code), map: { mappings: "" } }) },
};
