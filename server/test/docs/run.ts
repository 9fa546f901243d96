// Runs code of the pages as a reader would, against a server that returns configured answers: in a process of its own, or, where there are many, in this one.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import * as browserSdk from "@fraud-risk/browser";
import * as sdk from "@fraud-risk/node";

/** The credentials of the tests, under the variables that the pages name. */
export const environment = { FRAUD_RISK_API_KEY: "svc_sk_test", FRAUD_RISK_INGEST_KEY: "svc_wh_test", DASHBOARD_SESSION: "head.body.signature" };

/** A request as it came in. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server answers. */
export interface Answer {
  readonly status?: number;
  readonly headers?: ReadonlyMap<string, string>;
  readonly body?: unknown;
}

/** What a run came to. */
export interface Run {
  readonly requests: readonly SeenRequest[];
  readonly printed: string;
}

/** Runs a module in a process of its own. Its base address is that of the examples. */
export function runModule(source: string, answer: (method: string, url: string) => unknown = () => ({})): Promise<Run> {
  return served(
    source,
    (method, url) => ({ body: answer(method, url) }),
    async (module) => {
      const env = { ...process.env, ...environment };
      return (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", module], { cwd: import.meta.dirname, env })).stdout;
    },
  );
}

/** Runs a module in this process, which takes a hundredth of the time. Its client does not retry. */
export function runHere(
  source: string,
  answer: (request: number) => Answer = () => ({ body: {} }),
  variables: Readonly<Record<string, string>> = {},
): Promise<Run> {
  let received = 0;
  return served(
    source,
    () => answer(received++),
    async (module) => {
      const lines: string[] = [];
      const log = (...values: unknown[]) => void lines.push(values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" "));
      const body = module.replace(/^import (\{.*\}) from "(.*)";$/gm, 'const $1 = modules["$2"];').replace(/^export /gm, "");
      const scope = {
        modules: { "@fraud-risk/node": { ...sdk, FraudRisk: Impatient }, "@fraud-risk/browser": browserSdk, "node:crypto": { createHash } },
        console: { log, error: log },
        process: { env: { ...environment, ...variables }, stdout: { write: (part: Uint8Array) => log(Buffer.from(part).toString()) } },
      };
      await new AsyncFunction(...Object.keys(scope), body)(...Object.values(scope));
      return lines.map((line) => `${line}\n`).join("");
    },
  );
}

class Impatient extends sdk.FraudRisk {
  constructor(options: sdk.FraudRiskOptions) {
    super({ ...options, maxRetries: 0 });
  }
}

const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...values: unknown[]) => Promise<void>;

async function served(source: string, answer: (method: string, url: string) => Answer, run: (module: string) => Promise<string>): Promise<Run> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    const { status = 200, headers: own = new Map<string, string>(), body = {} } = answer(method, url);
    response.setHeaders(new Map(own));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  try {
    const printed = await run(source.replace("http://localhost:3000", `http://127.0.0.1:${port}`));
    return { requests, printed };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
