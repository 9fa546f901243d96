// Runs code of the page as a reader would: a module in a process of its own, against a server that answers what it is told.
import { execFile } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

/** The credentials of the tests, under the variables that the page names. */
export const environment = { FRAUD_RISK_API_KEY: "svc_sk_test", FRAUD_RISK_INGEST_KEY: "svc_wh_test", DASHBOARD_SESSION: "head.body.signature" };

/** A request as it came in. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Runs a module whose base address is that of the examples. */
export async function runModule(
  source: string,
  answer: (method: string, url: string) => unknown = () => ({}),
): Promise<{ requests: SeenRequest[]; printed: string }> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(method, url)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  try {
    const module = source.replace("http://localhost:3000", `http://127.0.0.1:${port}`);
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", module], { cwd: import.meta.dirname, env });
    return { requests, printed: stdout };
  } finally {
    server.close();
  }
}
