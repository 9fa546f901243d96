import { readFileSync } from "node:fs";
import type { Size } from "../sizes.ts";
import type { Result } from "./row.ts";

const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** The report of a run. */
export function report(own: readonly Result[], foreign: readonly Result[], sizes: readonly Size[]): string {
  return `# SDK matrix

Written by \`npm run build && npm run test:matrix\` on ${new Date().toISOString().slice(0, 10)}, for version ${version} of both packages. Every line compiles a program against the packed package, or runs it
in a runtime, and makes its calls of the real service with an empty database.

## The packages

${table(own)}

The ten calls of a server: health, the field catalogue, a pay-in, its replay, a payout, an outcome, a stored assessment, a list, a refused request, and a request by \`client.request()\`. Those of a page: health,
the field catalogue, and eight pay-ins with the collected device.

## Clients that others generate

Each is generated from \`generated/openapi.json\`, compiled by TypeScript 5.9 with \`strict\`, and makes five calls, one of them a POST.

${table(foreign)}

## Sizes

| what | bytes | at most |
| --- | ---: | ---: |
${sizes.map(({ what, bytes, limit }) => `| ${what} | ${bytes.toLocaleString("en")} | ${limit.toLocaleString("en")} |`).join("\n")}
`;
}

function table(results: readonly Result[]): string {
  const lines = results.map(({ what, calls, answered, failure }) => `| ${what} | ${failure === undefined ? "yes" : "**no**"} | ${answered} of ${calls} |`);
  return `| with | works | calls |\n| --- | --- | ---: |\n${lines.join("\n")}`;
}
