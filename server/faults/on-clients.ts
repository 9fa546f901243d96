// Faults of callers: slow, silent, disconnected. They may affect themselves only.
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { operations } from "../../generated/operations.ts";
import { payment } from "../bench/payments.ts";
import { type Fault, pause, type Stage } from "./fault.ts";

const SLOW = 40;
const SILENT = 300;
const ABANDONED = 300;
/** Between two bytes of a slow client (ms). */
const BYTE_EVERY = 100;
/** Limits of the server for headers and whole requests (ms), and what it may take to look (ms). */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const LOOKS_WITHIN = 2500;
/** Time (ms) after which nothing of a connection that is gone may be left. */
const CLOSED_WITHIN = 10_000;
/** File descriptors that may be open beyond those before: connections of the load. */
const SPARE = 40;

interface Connection {
  readonly socket: Socket;
  /** Resolves when the connection has ended: what came on it, and after how long (ms). */
  readonly ended: Promise<{ text: string; milliseconds: number }>;
}

function open(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const began = performance.now();
    let text = "";
    const ended = new Promise<{ text: string; milliseconds: number }>((end) =>
      socket.once("close", () => end({ text, milliseconds: performance.now() - began })),
    );
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.once("connect", () => resolve({ socket, ended }));
    socket.once("error", reject);
    socket.on("error", () => undefined);
  });
}

const openAll = (port: number, count: number): Promise<Connection[]> => Promise.all(Array.from({ length: count }, () => open(port)));

function head(key: string, body: string): string {
  return `POST ${operations.assessPayin.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
}

function only({ scene }: Stage): { port: number; descriptors: () => number } {
  const [seat] = scene.seats;
  if (seat === undefined) throw new Error("a scene without a server");
  return { port: seat.port, descriptors: () => readdirSync(`/proc/${seat.process().pid}/fd`).length };
}

/** Sends a text a byte at a time, for as long as the connection takes it. */
async function trickle({ socket }: Connection, text: string): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(byte);
    await pause(BYTE_EVERY);
  }
}

/** The server must close all of them within the limit; returns their responses. */
async function cutOff(connections: readonly Connection[], limit: number): Promise<{ note: string; broken: string[] }> {
  const late = connections.map(async ({ socket, ended }) => {
    const timer = setTimeout(() => socket.destroy(), limit + LOOKS_WITHIN);
    const end = await ended;
    clearTimeout(timer);
    return end;
  });
  const ends = await Promise.all(late);
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
  const statuses = new Map<string, number>();
  for (const { text } of ends) statuses.set(text.slice(9, 12) || "nothing", (statuses.get(text.slice(9, 12) || "nothing") ?? 0) + 1);
  const note = `${ends.length} connections closed after at most ${(longest / 1000).toFixed(1)} s, with ${[...statuses].map(([what, count]) => `${what} (${count})`).join(", ")}`;
  return { note, broken: longest >= limit + LOOKS_WITHIN ? [`connections were not ended within ${(limit + LOOKS_WITHIN) / 1000} s`] : [] };
}

const slowHeaders: Fault = {
  name: "slow-headers",
  title: `${SLOW} clients send their headers byte by byte`,
  repetitions: 1,
  unharmed: true,
  strike: async (stage) => {
    const connections = await openAll(only(stage).port, SLOW);
    for (const connection of connections) void trickle(connection, head(stage.scene.key, "{}"));
    return cutOff(connections, HEADERS_WITHIN);
  },
};

const slowBodies: Fault = {
  name: "slow-bodies",
  title: `${SLOW} clients send their bodies byte by byte`,
  repetitions: 1,
  unharmed: true,
  strike: async (stage) => {
    const connections = await openAll(only(stage).port, SLOW);
    for (const [index, connection] of connections.entries()) {
      const body = JSON.stringify(payment(index, `slow-${index}`));
      connection.socket.write(head(stage.scene.key, body));
      void trickle(connection, body);
    }
    return cutOff(connections, REQUEST_WITHIN);
  },
};

const silent: Fault = {
  name: "silent-clients",
  title: `${SILENT} clients connect and say nothing`,
  repetitions: 1,
  unharmed: true,
  strike: async (stage) => cutOff(await openAll(only(stage).port, SILENT), HEADERS_WITHIN),
};

const abandoned: Fault = {
  name: "abandoned-requests",
  title: `${ABANDONED} clients go away in the middle of a request, ${ABANDONED} before its answer`,
  repetitions: 3,
  unharmed: true,
  strike: async (stage) => {
    const { port, descriptors } = only(stage);
    // connections of the load itself come and go with its latency
    const others = (): number => descriptors() - stage.load.connections();
    const before = others();
    const run = `gone-${Date.now().toString(36)}`;
    const connections = await openAll(port, ABANDONED * 2);
    for (const [index, { socket }] of connections.entries()) {
      const body = JSON.stringify(payment(index, `${run}-${index}`));
      const whole = index % 2 === 0;
      // completely sent requests may have been decided: they are retried afterwards
      if (whole) stage.load.ledger.requests.set(`${run}-${index}`, { path: operations.assessPayin.path, body });
      socket.write(head(stage.scene.key, body) + (whole ? body : body.slice(0, body.length >> 1)), () => socket.resetAndDestroy());
    }
    await Promise.all(connections.map(({ ended }) => ended));
    // what waits in a busy server's queue is closed when it is looked at
    const until = performance.now() + CLOSED_WITHIN;
    while (others() > before + SPARE && performance.now() < until) await pause(100);
    const after = others();
    return {
      note: `open files beside those of the load: ${before} before, ${after} after`,
      broken: after > before + SPARE ? [`${after - before} files stayed open`] : [],
    };
  },
};

/** Faults of callers. */
export const clientFaults: readonly Fault[] = [slowHeaders, slowBodies, silent, abandoned];
