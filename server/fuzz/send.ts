// Sends what a proper client would refuse to.
import { Agent, request } from "node:http";
import type { Answer } from "../../contract-tests/src/answer.ts";
import type { HttpRequest } from "./prepared-request.ts";

/** An answer and how long it took. */
export interface Answered {
  /** Undefined: the connection ended without one; `failure` says how. */
  readonly answer: Answer | undefined;
  readonly failure: string | undefined;
  readonly milliseconds: number;
}

/** Longest wait for an answer (ms): beyond every deadline of the service. */
const TIMEOUT = 20_000;

/** Sends requests over connections that it keeps. */
export interface Sender {
  readonly send: (http: HttpRequest) => Promise<Answered>;
  readonly close: () => void;
}

/** Creates a sender to a service. */
export function createSender(url: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(url);
  const send = (http: HttpRequest): Promise<Answered> =>
    new Promise((resolve) => {
      const begun = performance.now();
      const done = (answer: Answer | undefined, failure?: string): void => resolve({ answer, failure, milliseconds: performance.now() - begun });
      try {
        const outgoing = request(
          { hostname, port, agent, method: http.method, path: http.target, headers: http.headers as Record<string, string | string[]>, timeout: TIMEOUT },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
            incoming.once("error", (error) => done(undefined, `the answer broke off: ${error.message}`));
            const read = (): void => {
              const text = Buffer.concat(chunks).toString("utf8");
              const headers = new Headers(
                Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])),
              );
              done({ status: incoming.statusCode ?? 0, headers, text, json: parsed(text) });
            };
            incoming.once("end", read);
            // a stream of events does not end by itself
            if (incoming.headers["content-type"]?.startsWith("text/event-stream"))
              incoming.once("data", () => {
                read();
                outgoing.destroy();
              });
          },
        );
        outgoing.once("timeout", () => outgoing.destroy(new Error("no answer in time")));
        outgoing.once("upgrade", (_incoming, socket) => {
          socket.destroy();
          done(undefined, "the connection was upgraded");
        });
        outgoing.once("error", (error: NodeJS.ErrnoException) => done(undefined, error.code ?? error.message));
        outgoing.end(http.body);
      } catch (error) {
        // what Node's client will not write is sent by raw-sockets.ts instead
        done(undefined, `unsent: ${(error as Error).message}`);
      }
    });
  return { send, close: () => agent.destroy() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
