// A cheap receiver of events: raw sockets, 200 without a body; requests to a path that begins with /hang are never answered.
// Runs as a process of its own and answers over its channel: `{ port }` at its start, an Arrivals for "report", which begins a new count.
import { createServer } from "node:net";

/** When events first arrived (epoch milliseconds, with fractions), and at which path. */
export interface Arrivals {
  readonly first: [event: string, at: number, path: string][];
  /** Everything that came, repeated events as well. */
  readonly requests: number;
}

/** Milliseconds of the epoch, finer than Date.now. */
const now = (): number => performance.timeOrigin + performance.now();

const OK = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

let first = new Map<string, readonly [number, string]>();
let requests = 0;

const server = createServer({ noDelay: true }, (socket) => {
  let pending = "";
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    // lengths count bytes
    pending += chunk.toString("latin1");
    for (let end = pending.indexOf("\r\n\r\n"); end >= 0; end = pending.indexOf("\r\n\r\n")) {
      const size = end + 4 + Number(/^content-length: (\d+)/im.exec(pending)?.[1] ?? 0);
      if (pending.length < size) return;
      const path = pending.slice(5, pending.indexOf(" ", 5));
      const event = /^webhook-id: (\S+)/im.exec(pending)?.[1] ?? "";
      requests++;
      if (!first.has(event)) first.set(event, [now(), path]);
      pending = pending.slice(size);
      if (!path.startsWith("/hang")) socket.write(OK);
    }
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on("message", () => {
  process.send?.({ first: [...first].map(([event, [at, path]]) => [event, at, path]), requests } satisfies Arrivals);
  first = new Map();
  requests = 0;
});
process.on("disconnect", () => process.exit(0));
