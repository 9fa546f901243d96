// The process that sends events is killed again and again while receivers answer well, badly or not at all: what was committed arrives.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECRETS_KEYS } from "../harness/service.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { type Sending, startSending } from "./sending.ts";

const KILLS = 5;

let sending: Sending;
let receiver: Receiver;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  sending = await startSending();
  receiver = await startReceiver();
});
afterAll(async () => {
  await killed();
  await receiver.close();
  await sending.close();
});

/** Starts a worker; resolves when it sends. */
async function started(): Promise<void> {
  worker = spawn(process.execPath, [fileURLToPath(new URL("../../src/worker.ts", import.meta.url))], {
    env: { PATH: process.env.PATH, DATABASE_URL: sending.database.url, SECRETS_KEYS, WEBHOOKS_ALLOW_LOCAL: "true" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of worker.stdout ?? []) {
    output += chunk;
    if (output.includes("sending events")) return void worker.stdout?.resume();
  }
  throw new Error(`the worker ended: ${output}`);
}

async function killed(): Promise<void> {
  if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
  const exit = once(worker, "exit");
  worker.kill("SIGKILL");
  await exit;
}

/** What waits is due now, also what a killed worker had taken. */
const hurry = () =>
  sending.database.query("UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second' WHERE status = 'pending' AND next_attempt_at > now()");
const pending = async () => (await sending.deliveries()).filter(({ status }) => status === "pending").length;

test("the sender killed five times: every event arrives, and the log has a row for every attempt", { timeout: 60_000 }, async () => {
  const endpoints = await Promise.all(Array.from({ length: 8 }, (_, index) => sending.endpoint(`${receiver.url}/${index}`)));
  const events = (await Promise.all(endpoints.map((endpoint) => sending.queue(endpoint, 40)))).flat();
  const taken = new Set<string>();
  let healthy = false;
  receiver.answer = (response, { headers }) => {
    const chance = healthy ? 0 : Math.random();
    if (chance > 0.9) return void response.socket?.resetAndDestroy();
    // hangs
    if (chance > 0.75) return;
    if (chance > 0.5) return void response.writeHead(503).end();
    taken.add(String(headers["webhook-id"]));
    response.end("ok");
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const before = receiver.received.length;
    await started();
    // killed in the midst: some requests later, how many is chance
    await receiver.count(before + 1 + Math.floor(Math.random() * 20));
    await killed();
    await hurry();
  }
  expect(await pending()).toBeGreaterThan(0);
  healthy = true;
  await started();
  await expect
    .poll(
      async () => {
        await sending.database.query(
          "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'pending' AND next_attempt_at > now() + interval '31 seconds'",
        );
        return pending();
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(0);
  await killed();
  const deliveries = await sending.deliveries();
  expect(deliveries.filter(({ status }) => status !== "delivered")).toEqual([]);
  expect(events.filter((event) => !taken.has(event))).toEqual([]);
  const log = await sending.attempts();
  const numbers = new Map<string, number[]>();
  for (const { delivery_id, number } of log) numbers.set(delivery_id, [...(numbers.get(delivery_id) ?? []), number]);
  for (const { id, attempts } of deliveries) expect(numbers.get(id)).toEqual(Array.from({ length: attempts }, (_, index) => index + 1));
  expect(log.length).toBeGreaterThanOrEqual(receiver.received.length);
  // nothing is left open: what was cut off says so
  expect(log.filter(({ status_code, failure }) => status_code === null && failure === null)).toEqual([]);
  expect(log.some(({ failure }) => failure === "interrupted")).toBe(true);
});
