import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Prism, startPrismAt } from "../targets/prism.ts";
import { mockDocument } from "./document.ts";

/** Somebody else listens on the port. */
export class PortTaken extends Error {
  static {
    PortTaken.prototype.name = "PortTaken";
  }

  constructor(port: number) {
    super(`Port ${port} is taken. Choose another one: npm run mock -- --port ${port + 1}`);
  }
}

/**
 * Starts the mock for partners: the whole contract, answered from its examples. `port` 0: a free one.
 *
 * @throws PortTaken
 */
export async function startPartnerMock(port: number): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-mock-"));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const document = join(folder, "openapi.json");
  writeFileSync(document, JSON.stringify(mockDocument()));
  try {
    const { baseUrl, end } = await startPrismAt({ port, command: "mock", document });
    return { baseUrl, end: () => end().finally(clean) };
  } catch (error) {
    clean();
    throw error instanceof Error && error.message.includes("EADDRINUSE") ? new PortTaken(port) : error;
  }
}
