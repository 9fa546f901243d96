// How a page calls an operation: with the browser SDK, under a publishable key or without one.
import { acceptedCredentials, isPublic } from "./access.ts";
import { callExpression } from "./call-expression.ts";
import { baseUrl } from "./document.ts";
import type { Source } from "./facts.ts";
import type { SampleCall } from "./sample-call.ts";

/** The call from a page; undefined for what pages may not call. */
export function browserSnippet({ document, facts }: Source, call: SampleCall): string | undefined {
  const { operation } = call.placed;
  const keyed = acceptedCredentials(document, call.placed).some(({ kind }) => kind === "publishable");
  if (operation["x-browser"] !== true || !(keyed || isPublic(call.placed))) return undefined;
  const { packageName, clientName } = facts.browserSdk;
  const key = keyed ? [`  publishableKey: ${JSON.stringify(`${facts.credentials.publishable?.prefix ?? ""}...`)},`] : [];
  const answer = operation["x-idempotency-handle"] ? "{ decision }" : "answer";
  return `import { ${clientName} } from ${JSON.stringify(packageName)};

const client = new ${clientName}({
${[...key, `  baseUrl: ${JSON.stringify(baseUrl(document))},`].join("\n")}
});

const ${answer} = await ${callExpression(call)};
console.log(${answer.replace(/[{} ]/g, "")});`;
}
