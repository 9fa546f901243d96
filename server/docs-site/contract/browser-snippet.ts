// How a page calls an operation: with the browser SDK, which is made with a publishable key whatever it calls.

import type { Source } from "./beyond-openapi.ts";
import { callExpression } from "./call-expression.ts";
import { baseUrl } from "./document.ts";
import type { SampleCall } from "./sample-call.ts";

/** The call from a page; undefined for what pages may not call. */
export function browserSnippet({ document, facts }: Source, call: SampleCall): string | undefined {
  const { operation } = call.placed;
  if (operation["x-browser"] !== true) return undefined;
  const { packageName, clientName } = facts.browserSdk;
  const answer = operation["x-idempotency-handle"] ? "{ decision }" : "answer";
  return `import { ${clientName} } from ${JSON.stringify(packageName)};

const client = new ${clientName}({
  publishableKey: ${JSON.stringify(`${facts.credentials.publishable?.prefix ?? ""}...`)},
  baseUrl: ${JSON.stringify(baseUrl(document))},
});

const ${answer} = await ${callExpression(call)};
console.log(${answer.replace(/[{} ]/g, "")});`;
}
