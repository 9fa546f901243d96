// Live events through the proxies that stand before a service, with their defaults. Each runs where it is installed.

import { writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { constants, createGunzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../src/platform/database/embedded.ts";
import { call, payin } from "../harness/client.ts";
import { openFolder, optionalProgram, type RunningProgram, runProgram } from "../harness/optional-program.ts";
import { startService, type TestService } from "../harness/service.ts";

const nginx = optionalProgram("nginx", "live events behind nginx", "-v");
const haproxy = optionalProgram("haproxy", "live events behind HAProxy", "-v");

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Opens a stream through a proxy; answers its headers, and its decompressed text as it arrives. */
async function openThrough(port: number, headers: Record<string, string>): Promise<{ answer: IncomingMessage; text: () => string }> {
  const options = {
    port,
    path: "/api/v1/events/stream",
    agent: false as const,
    headers: { Authorization: `Bearer ${await service.token("viewer")}`, ...headers },
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => get(options, resolve).once("error", reject));
  onTestFinished(() => void answer.destroy());
  answer.on("error", () => undefined);
  const body = answer.headers["content-encoding"] === "gzip" ? answer.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH })) : answer;
  let text = "";
  body.on("error", () => undefined);
  body.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { answer, text: () => text };
}

/** The first comment, and then a payment, arrive at once. */
async function streams(port: number, headers: Record<string, string>): Promise<void> {
  const { answer, text } = await openThrough(port, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  await expect.poll(text, { timeout: 10_000 }).toContain(": open\n\n");
  const { body } = await call(`http://127.0.0.1:${port}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
  await expect.poll(text, { timeout: 10_000 }).toContain(body.session_id);
}

const PLAIN: Record<string, string> = {};
const GZIP: Record<string, string> = { "Accept-Encoding": "gzip" };

test("the answer says that it is neither stored, compressed nor buffered", async () => {
  const { answer } = await openThrough(service.port, PLAIN);
  expect(answer.headers).toMatchObject({ "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" });
});

describe.skipIf(nginx === undefined)("nginx", () => {
  const compressing = "gzip on; gzip_min_length 0; gzip_proxied any; gzip_types text/event-stream;";
  const proxies = {
    "with its defaults (HTTP/1.0 to the service)": "",
    "with HTTP/1.1 to the service": "proxy_http_version 1.1;",
    "with its defaults, compressing event streams": compressing,
    "with HTTP/1.1 to the service, compressing event streams": `proxy_http_version 1.1; ${compressing}`,
  };
  const ports = new Map<string, number>();
  let running: RunningProgram | undefined;
  const folder = openFolder("nginx");
  beforeAll(async () => {
    for (const name of Object.keys(proxies)) ports.set(name, await freePort());
    const servers = Object.entries(proxies).map(
      ([name, more]) => `server { listen 127.0.0.1:${ports.get(name)}; ${more} location / { proxy_pass http://127.0.0.1:${service.port}; } }`,
    );
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder.path}/${kind};`);
    writeFileSync(
      join(folder.path, "nginx.conf"),
      `${process.getuid?.() === 0 ? "user nobody nogroup;" : ""} daemon off; pid ${folder.path}/pid; error_log stderr; worker_processes 1;
events {} http { access_log off; ${temporary.join(" ")}
${servers.join("\n")}
}`,
    );
    running = await runProgram(nginx ?? "", ["-p", folder.path, "-e", "stderr", "-c", join(folder.path, "nginx.conf")], [...ports.values()].at(-1) ?? 0);
  });
  afterAll(async () => {
    await running?.stop();
    folder.remove();
  });

  test.each(Object.keys(proxies))("%s passes events on at once", (name) => streams(ports.get(name) ?? 0, PLAIN));
  test.each(Object.keys(proxies))("%s passes events on at once to a caller that accepts gzip", (name) => streams(ports.get(name) ?? 0, GZIP));
});

describe.skipIf(haproxy === undefined)("HAProxy, compressing event streams", () => {
  let port: number;
  let running: RunningProgram | undefined;
  const folder = openFolder("haproxy");
  beforeAll(async () => {
    port = await freePort();
    writeFileSync(
      join(folder.path, "haproxy.cfg"),
      `defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
frontend all
  bind 127.0.0.1:${port}
  compression algo gzip
  compression type text/event-stream application/json
  default_backend service
backend service
  server one 127.0.0.1:${service.port}
`,
    );
    running = await runProgram(haproxy ?? "", ["-db", "-f", join(folder.path, "haproxy.cfg")], port);
  });
  afterAll(async () => {
    await running?.stop();
    folder.remove();
  });

  test.each([PLAIN, GZIP])("passes events on at once (%j)", (headers) => streams(port, headers));
});
