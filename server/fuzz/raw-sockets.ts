// Sends malformed HTTP and checks the result: a response or a closed connection within the timeout of the service, which keeps serving.
import { connect } from "node:net";
import type { Finding } from "./check.ts";
import { leaks } from "./leaks.ts";
import { type RawRequest, rawRequests } from "./raw-requests.ts";

/** Longest time (ms) until a connection has its answer or is ended: headers may take 10 s, bodies 30 s. */
const TIMEOUT = 33_000;
/** A connection that was answered and stays open, as HTTP/1.1 has it, is left after so long without more. */
const QUIET = 1500;

interface Exchange {
  readonly text: string;
  /** By the server, with an error or without. */
  readonly ended: boolean;
}

/** What was found, and how many were sent. */
export interface RawResult {
  readonly sent: number;
  readonly findings: readonly { readonly request: RawRequest; readonly finding: Finding }[];
}

/** Sends all of them, some at a time, and reads the health of the service in between. */
export async function fuzzSockets(url: string, slow: boolean): Promise<RawResult> {
  const port = Number(new URL(url).port);
  const requests = slow ? rawRequests : rawRequests.filter(({ name, parts }) => !/nothing more|trickles|half a body/.test(name) && !parts.includes(1000));
  const findings: { request: RawRequest; finding: Finding }[] = [];
  const queue = [...requests];
  const lane = async (): Promise<void> => {
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const found = findingsOfRaw(request, await exchanged(port, request));
      for (const finding of [...found, ...(await health(url))]) findings.push({ request, finding });
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return { sent: requests.length, findings };
}

async function health(url: string): Promise<Finding[]> {
  const { status } = await fetch(`${url}/api/v1/health`, { signal: AbortSignal.timeout(5000) }).catch(() => ({ status: 0 }));
  return status === 200 || status === 503 || status === 429 ? [] : [{ rule: "connection", message: `the service then answers ${status} about its health` }];
}

function exchanged(port: number, request: RawRequest): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = "";
    let quiet: NodeJS.Timeout | undefined;
    let written = false;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const timer = setTimeout(() => done(false), TIMEOUT);
    const done = (ended: boolean): void => {
      clearTimeout(timer);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ text, ended });
    };
    const settle = (): void => {
      clearTimeout(quiet);
      if (written && statusesOf(text).length > 0) quiet = setTimeout(() => done(false), QUIET);
    };
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      settle();
    });
    socket.once("end", () => done(true));
    socket.once("close", () => done(true));
    socket.once("error", () => done(true));
    socket.once("connect", async () => {
      for (const part of request.parts) {
        if (typeof part === "number") await new Promise((go) => setTimeout(go, part));
        else if (socket.writable) socket.write(part);
      }
      written = true;
      if (request.halfClosed) socket.end();
      settle();
    });
  });
}

/** Statuses of the answers in a text, interim ones left out. Bodies of JSON hold no status lines. */
export const statusesOf = (text: string): number[] =>
  [...text.matchAll(/(?:^|\n|\}|[^\r])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status >= 200);

/** What is wrong with what came of it. */
export function findingsOfRaw(request: RawRequest, { text, ended }: Exchange): Finding[] {
  const statuses = statusesOf(text);
  const found: Finding[] = [];
  if (statuses.length === 0 && !ended) found.push({ rule: "connection", message: "neither an answer nor an end" });
  if (statuses.length === 0 && text !== "" && !text.startsWith("HTTP/1.1 100"))
    found.push({ rule: "contract", message: `no HTTP: ${JSON.stringify(text.slice(0, 60))}` });
  if (statuses.length > request.most)
    found.push({ rule: "access", message: `${statuses.length} answers, where ${request.most} may come: ${statuses.join(", ")}` });
  if (statuses.length < (request.least ?? 0)) found.push({ rule: "connection", message: `${statuses.length} answers, where ${request.least} have to come` });
  if (statuses.some((status) => status >= 500 && status !== 503)) found.push({ rule: "failure", message: `answered with ${statuses.join(", ")}` });
  const refused = statuses.some((status) => status >= 400);
  if (refused && !/"code":"[A-Z_]+"/.test(text)) found.push({ rule: "contract", message: `a refusal without a code: ${JSON.stringify(text.slice(0, 200))}` });
  if (statuses.length > 0 && !/x-request-id: [0-9a-f-]{36}/i.test(text)) found.push({ rule: "contract", message: "no X-Request-Id" });
  const answer = { text, headers: new Headers(), status: statuses[0] ?? 0, json: undefined };
  return [...found, ...leaks("readHealth", answer, []).map((message): Finding => ({ rule: "leak", message }))];
}
