import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Prism, startPrismAt } from "../targets/prism.ts";
import { mockDocument } from "./document.ts";
import { startFront } from "./front.ts";

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
  const served = mockDocument();
  writeFileSync(document, JSON.stringify(served));
  let prism: Prism | undefined;
  try {
    prism = await startPrismAt({ port: 0, command: "mock", document });
    const { end } = prism;
    const front = await startFront(port, prism.baseUrl, served);
    return { baseUrl: `http://127.0.0.1:${front.port}`, end: () => Promise.all([front.close(), end()]).then(clean, clean) };
  } catch (error) {
    await prism?.end();
    clean();
    throw error instanceof Error && "code" in error && error.code === "EADDRINUSE" ? new PortTaken(port) : error;
  }
}
