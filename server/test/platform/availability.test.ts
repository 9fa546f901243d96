// Whether the database is available, by probes and by statements.
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Availability, watchAvailability, withDatabase } from "../../src/platform/database/availability.ts";

let server: Server;
let port: number;
let availability: Availability;
let changes: boolean[];
let down: Promise<void>;

/** Accepts connections and says nothing, as a database on a machine without time does. */
beforeEach(async () => {
  server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  changes = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  down = promise;
  availability = watchAvailability(`postgres://nobody@127.0.0.1:${port}/none`, (up) => {
    changes.push(up);
    if (!up) resolve();
  });
});
afterEach(() => {
  availability.close();
  server.close();
});

/** The connection of the next probe; resolves once it is made. */
const probing = async (): Promise<Socket> => {
  availability.suspect();
  const [socket] = (await once(server, "connection")) as [Socket];
  socket.resume();
  return socket;
};

test("a probe without an answer means that the database is unavailable", async () => {
  await probing();
  await down;
  expect(availability.isUp()).toBe(false);
});

test("a probe without an answer proves nothing while statements succeed", async () => {
  const socket = await probing();
  expect(await withDatabase(availability, async () => "a row")).toBe("a row");
  await once(socket, "close");
  expect(availability.isUp()).toBe(true);
  expect(changes).toEqual([]);
});

test("what succeeded before the probe does not count", async () => {
  await withDatabase(availability, async () => "a row");
  await probing();
  await down;
  expect(availability.isUp()).toBe(false);
});

test("a refused connection means that it is unavailable, whatever succeeds", async () => {
  server.close();
  await once(server, "close");
  availability.suspect();
  availability.answered();
  await down;
  expect(availability.isUp()).toBe(false);
});
