// A server that stops to accept connections and keeps those that it has.
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { stopAccepting } from "../../src/platform/adapters/stop-accepting.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function call(port: number, by?: Agent): Promise<{ status: number | undefined; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, agent: by ?? false }, (response: IncomingMessage) => {
      response.resume().once("end", () => resolve({ status: response.statusCode, reused: request.reusedSocket }));
    });
    request.once("error", reject);
  });
}

test("an idle connection is still answered, a new one is refused", async () => {
  server = createServer((_request, response) => response.end("here"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await call(port, agent)).toEqual({ status: 200, reused: false });
  stopAccepting(server);
  expect(server.listening).toBe(false);
  expect(await call(port, agent)).toEqual({ status: 200, reused: true });
  await expect(call(port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
