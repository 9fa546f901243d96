import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { eventExamples } from "../../../generated/events.ts";
import { currentFacts } from "../../src/docs/facts.ts";
import { operationNamed } from "../../src/docs/guided.ts";
import { verifyCommands } from "../../src/docs/guides/audit-log.ts";
import { rotationModule } from "../../src/docs/guides/keys.ts";
import { receiverModule, waitWords } from "../../src/docs/guides/webhooks.ts";
import { WAITS } from "../../src/webhooks/schedule.ts";
import { signedHeaders } from "../../src/webhooks/signature.ts";
import { document, place, textOf } from "./page.ts";
import { runModule } from "./run.ts";

const id = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";

describe("the rotation of the keys guide", () => {
  const answers = (lastUsedMs: number) => (method: string, url: string) =>
    method === "POST"
      ? { id, key: "svc_sk_new" }
      : { id, created_at: "2026-01-01T00:00:00Z", last_used_at: new Date(Date.now() - lastUsedMs).toISOString(), url };
  const both = `await replaceKey("${id}", async (key) => console.log(key));\nawait retireKey("${id}");`;
  const addressed = (requests: readonly { method: string | undefined; url: string | undefined }[]) => requests.map(({ method, url }) => `${method} ${url}`);
  const run = (lastUsedMs: number) => runModule(`${rotationModule({ document, facts: currentFacts })}\n${both}`, answers(lastUsedMs));

  it("hands the new value over, and leaves a key alone that is still used", async () => {
    const { requests, printed } = await run(60_000);
    expect(printed).toBe("svc_sk_new\n");
    expect(addressed(requests)).toEqual([`POST /api/v1/keys/${id}/rotate`, `GET /api/v1/keys/${id}`]);
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ overlap_seconds: 86400 });
  });

  it("revokes a key that nobody sent for ten minutes", async () => {
    const { requests } = await run(11 * 60_000);
    expect(addressed(requests).at(-1)).toBe(`DELETE /api/v1/keys/${id}`);
  });

  it("tells the overlap as the contract has it", () => {
    const { default: fallback, maximum } = document.components.schemas.KeyRotate?.properties?.overlap_seconds ?? {};
    const guide = textOf(place("keys"));
    for (const seconds of [fallback, maximum]) expect(guide).toContain(`${Number(seconds).toLocaleString("en-US")} seconds`);
  });
});

describe("the check of the audit log guide", () => {
  it("names a command that there is, and a head of the form that it takes", () => {
    const commands = verifyCommands(document);
    const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    expect(scripts["audit:verify"]).toBe("node server/src/audit/verify.ts");
    expect(commands).toContain("npm run audit:verify");
    expect(commands).toMatch(/--organization [0-9a-f-]{36} \\\n\s+--expect \d+:[0-9a-f]{64}$/);
    const file = fileURLToPath(new URL("../../src/audit/verify.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [file, "--expect", "nothing"], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain("npm run audit:verify -- [--organization <id> [--expect <sequence>:<hash>]]");
  });
});

describe("the receiver of the webhooks guide", () => {
  const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
  const body = JSON.stringify(eventExamples["dispute.opened"]);
  const headers = signedHeaders([secret], eventExamples["dispute.opened"].id, body, Date.now());

  it("takes what we signed, once, and refuses what we did not", async () => {
    const call = (text: string) => `console.log(receive(${JSON.stringify(text)}, ${JSON.stringify(headers)}, ({ type }) => console.log(type)));`;
    const secretLine = `process.env.WEBHOOK_SECRET = ${JSON.stringify(secret)};`;
    const { printed } = await runModule([receiverModule({ document, facts: currentFacts }), secretLine, call(body), call(body), call(`${body} `)].join("\n"));
    expect(printed).toBe("dispute.opened\n204\n204\n400\n");
  });

  it("tells every wait as the schedule has it, and as the operation says", () => {
    const guide = textOf(place("webhooks"));
    const registering = operationNamed(document, "createWebhookEndpoint").operation.description?.replaceAll("\n", " ") ?? "";
    for (const wait of WAITS) {
      expect(guide).toContain(` ${waitWords(wait)} `);
      expect(registering).toContain(` ${waitWords(wait)}`);
    }
  });
});

describe("the rate limit guide", () => {
  it("shows a refusal with every header of the limit", () => {
    const guide = textOf(place("rate-limits"));
    for (const header of ["X-RateLimit-Limit: 6000", "X-RateLimit-Remaining: 0", "X-RateLimit-Reset:", "Retry-After:"])
      expect(guide.replaceAll(" :", ":")).toContain(header);
    expect(guide).toContain("RATE_LIMIT_EXCEEDED");
  });
});
