// A caller that says how long it waited: keep-alive connections, the whole answer, and what became of a request that got none.
import { Agent, request } from "node:http";

/** What a caller saw of one request. */
export interface Seen {
  /** 0: there was no answer. */
  readonly status: number;
  readonly text: string;
  /** Milliseconds from sending (a connection's making included) to the last byte of the answer. */
  readonly milliseconds: number;
  /** When the answer was whole, on the clock of `performance.now`. */
  readonly at: number;
  readonly retryAfter: boolean;
  readonly replayed: boolean;
  /** Why there was no answer. */
  readonly problem: string | undefined;
}

/** A request. */
export interface Call {
  readonly port: number;
  readonly path: string;
  readonly key: string;
  /** JSON; absent: a GET. */
  readonly body?: string;
}

/** Sends requests over connections that it keeps. */
export interface Caller {
  readonly send: (call: Call) => Promise<Seen>;
  /** Connections that are open, idle ones included. */
  readonly connections: () => number;
  readonly close: () => void;
}

/** Longest that anything is waited for (ms): what takes longer hangs. */
const TIMEOUT = 10_000;

/** Creates a caller. It never rejects. */
export function createCaller(): Caller {
  const agent = new Agent({ keepAlive: true });
  const send = ({ port, path, key, body }: Call): Promise<Seen> =>
    new Promise((resolve) => {
      const began = performance.now();
      const seen = (status: number, text: string, problem?: string, headers: Record<string, unknown> = {}): void => {
        const at = performance.now();
        resolve({
          status,
          text,
          at,
          milliseconds: at - began,
          problem,
          retryAfter: headers["retry-after"] !== undefined,
          replayed: headers["idempotent-replayed"] === "true",
        });
      };
      const outgoing = request(
        {
          agent,
          port,
          path,
          host: "127.0.0.1",
          method: body === undefined ? "GET" : "POST",
          headers: {
            Authorization: `Bearer ${key}`,
            ...(body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => parts.push(chunk));
          answer.once("end", () => seen(answer.statusCode ?? 0, Buffer.concat(parts).toString(), undefined, answer.headers));
          answer.once("error", (error) => seen(0, "", error.message));
        },
      );
      outgoing.setTimeout(TIMEOUT, () => outgoing.destroy(new Error("hangs")));
      outgoing.once("error", (error: NodeJS.ErrnoException) => seen(0, "", error.code ?? error.message));
      outgoing.end(body);
    });
  const count = (lists: NodeJS.ReadOnlyDict<unknown[]>): number => Object.values(lists).reduce((sum, list = []) => sum + list.length, 0);
  return { send, connections: () => count(agent.sockets) + count(agent.freeSockets), close: () => agent.destroy() };
}
