// Where the service sends events to during a fuzz: answers of every kind.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver on loopback. */
export interface Receiver {
  /** Addresses that answer differently. */
  readonly urls: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts one. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === "/refuse") response.statusCode = 500;
    if (request.url === "/redirect") response.writeHead(302, { Location: "/" });
    if (request.url === "/garbage") return void request.socket.end("nonsense\r\n\r\n");
    response.end(request.url === "/long" ? "x".repeat(100_000) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urls: ["/", "/refuse", "/redirect", "/garbage", "/long"].map((path) => `http://127.0.0.1:${port}${path}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
