import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentFile } from "../document.ts";
import { anyKeys } from "../keys.ts";
import { startPrism, startPrismAt } from "./prism.ts";
import type { Target } from "./target.ts";

/**
 * Starts Prism's mock of the published document, twice: where an operation has a response 422, Prism answers every invalid request with it, and never with the 400 that
 * the service answers. The second one serves the document without 422.
 */
export async function startMock(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), "mock-"));
  const reduced = join(folder, "openapi.json");
  writeFileSync(reduced, withoutUnprocessable(readFileSync(documentFile, "utf8")));
  const started = await Promise.all([startPrism("mock"), startPrismAt({ command: "mock", port: 0, document: reduced })]);
  const [whole, usual] = started;
  return {
    name: "mock",
    keys: anyKeys,
    sandbox: undefined,
    address: (status) => (status === 422 ? whole : usual).baseUrl,
    scripted: true,
    arrange: () => Promise.resolve(),
    end: async () => {
      await Promise.all(started.map(({ end }) => end()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The document without responses 422. */
function withoutUnprocessable(text: string): string {
  const document = JSON.parse(text) as { paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> };
  for (const methods of Object.values(document.paths)) for (const { responses } of Object.values(methods)) if (responses !== undefined) delete responses["422"];
  return JSON.stringify(document);
}
