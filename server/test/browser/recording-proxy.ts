// A proxy between a browser and the service. It records every exchange, preflights included, which the browser's own tools do not report,
// and can cut the connection in either direction.
import { type ClientRequest, createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A request and its answer, as they travelled. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly answerHeaders: IncomingHttpHeaders;
  readonly answer: string;
}

/** Where the connection is cut: nowhere, before the service, or after it has answered a POST. */
export type Cut = "nowhere" | "before" | "after";

/** A proxy in front of a service, under an address of its own. */
export interface RecordingProxy {
  readonly url: string;
  /** What the service has answered, whether or not the answer arrived. */
  readonly exchanges: Exchange[];
  cut: Cut;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of the service at `target`. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];
  const state: { cut: Cut } = { cut: "nowhere" };
  const server = createServer(async (incoming, response) => {
    if (state.cut === "before") return incoming.socket.destroy();
    const { method = "", url: path = "", headers } = incoming;
    const body = await read(incoming);
    const answered = await exchange(request(target + path, { method, headers }), body);
    exchanges.push({ method, path, headers, body, ...answered });
    if (state.cut === "after" && method === "POST") return incoming.socket.destroy();
    response.writeHead(answered.status, answered.answerHeaders).end(answered.answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function exchange(outgoing: ClientRequest, body: string): Promise<Pick<Exchange, "status" | "answerHeaders" | "answer">> {
  return new Promise((resolve, reject) => {
    outgoing.once("response", async (answer) => resolve({ status: answer.statusCode ?? 0, answerHeaders: answer.headers, answer: await read(answer) }));
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

async function read(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
