import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { errors } from "../../../generated/errors.ts";
import { operationNamed } from "../../docs-site/contract/guided.ts";
import { verifyCommands } from "../../docs-site/guides/audit-commands.ts";
import { waitWords } from "../../docs-site/guides/facts.ts";
import { readGuide, snippetOf } from "../../docs-site/guides/guide-file.ts";
import { ruleTemplates } from "../../src/controls/rules/templates/catalogue.ts";
import { WAITS } from "../../src/delivery/webhooks/schedule.ts";
import { configHelp } from "../../src/platform/environment/config.ts";
import { contentOf, document, textOf } from "./page.ts";
import { runHere, runModule } from "./run.ts";

const id = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";

describe("the glossary", () => {
  it("has the terms of each part in alphabetical order", () => {
    const parts = readGuide("glossary").body.split(/^## /m).slice(1);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const terms = [...part.matchAll(/^### (.+)$/gm)].map(([, term = ""]) => term);
      expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en")));
    }
  });
});

describe("the rotation of the keys guide", () => {
  const answers = (lastUsedMs: number) => (method: string, url: string) =>
    method === "POST"
      ? { id, key: "svc_sk_new" }
      : { id, created_at: "2026-01-01T00:00:00Z", last_used_at: new Date(Date.now() - lastUsedMs).toISOString(), url };
  const both = `await replaceKey("${id}", async (key) => console.log(key));\nawait retireKey("${id}");`;
  const addressed = (requests: readonly { method: string | undefined; url: string | undefined }[]) => requests.map(({ method, url }) => `${method} ${url}`);
  const run = (lastUsedMs: number) => runModule(`${snippetOf("keys", "rotation.js")}\n${both}`, answers(lastUsedMs));

  it("deploys the new value, and does not revoke a key that is still used", async () => {
    const { requests, printed } = await run(60_000);
    expect(printed).toBe("svc_sk_new\n");
    expect(addressed(requests)).toEqual([`POST /api/v1/keys/${id}/rotate`, `GET /api/v1/keys/${id}`]);
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ overlap_seconds: 86400 });
  });

  it("revokes a key that was not used for ten minutes", async () => {
    const { requests } = await run(11 * 60_000);
    expect(addressed(requests).at(-1)).toBe(`DELETE /api/v1/keys/${id}`);
  });

  it("states the overlap of the contract", () => {
    const { default: fallback, maximum } = document.components.schemas.KeyRotate?.properties?.overlap_seconds ?? {};
    const guide = textOf(contentOf("guides/keys"));
    for (const seconds of [fallback, maximum]) expect(guide).toContain(`${Number(seconds).toLocaleString("en-US")} seconds`);
  });
});

describe("the check of the audit log guide", () => {
  it("names a command that there is, and a head of the form that it takes", () => {
    const commands = verifyCommands(document);
    const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    expect(scripts["audit:verify"]).toBe("node server/src/commands/verify-audit-log.ts");
    expect(commands).toContain("npm run audit:verify");
    expect(commands).toMatch(/--organization [0-9a-f-]{36} \\\n\s+--expect \d+:[0-9a-f]{64}$/);
    const file = fileURLToPath(new URL("../../src/commands/verify-audit-log.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [file, "--expect", "nothing"], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain("npm run audit:verify -- --organization <id> --expect <sequence>:<hash>");
  });
});

describe("the webhooks guide", () => {
  it("states every wait of the schedule and of the operation", () => {
    const guide = textOf(contentOf("guides/webhooks"));
    const registering = operationNamed(document, "createWebhookEndpoint").operation.description?.replaceAll("\n", " ") ?? "";
    for (const wait of WAITS) {
      expect(guide).toContain(` ${waitWords(wait)} `);
      expect(registering).toContain(` ${waitWords(wait)}`);
    }
  });
});

describe("the rules guide", () => {
  it("has every template in its table", () => {
    const guide = textOf(contentOf("guides/rules"));
    for (const { id: name, texts } of ruleTemplates) {
      expect(guide).toContain(name);
      expect(guide).toContain(texts.en.catches.replaceAll("`", ""));
    }
  });

  it("creates a rule from a template with its texts, and runs it in shadow", async () => {
    const [template] = ruleTemplates;
    const { requests } = await runHere(`${snippetOf("rules", "from-template.js")}\nawait tryTemplate("card-testing-bin", "pt");`, (request) => ({
      body: [{ data: ruleTemplates }][request] ?? { id },
    }));
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /api/v1/rules/templates",
      "POST /api/v1/rules",
      `POST /api/v1/rules/${id}/shadow`,
    ]);
    const { name, description } = template?.texts.pt ?? {};
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ ...template?.rule, name, description });
  });
});

describe("the pagination guide", () => {
  it("walks a filtered list to its end", async () => {
    const pages = [
      { data: ["a"], next_cursor: "second" },
      { data: [], next_cursor: "third" },
      { data: ["b"], next_cursor: null },
    ];
    const walk = `for await (const item of allPages("/api/v1/assessments", { decision: "review" })) console.log(item);`;
    const { requests, printed } = await runHere(`${snippetOf("pagination", "all-pages.js")}\n${walk}`, (request) => ({ body: pages[request] }));
    expect(printed).toBe("a\nb\n");
    expect(requests.map(({ url }) => url)).toEqual(["", "&cursor=second", "&cursor=third"].map((cursor) => `/api/v1/assessments?decision=review${cursor}`));
  });
});

describe("the rate limit guide", () => {
  it("shows a refusal with every header of the limit", () => {
    const guide = textOf(contentOf("guides/rate-limits"));
    for (const header of ["X-RateLimit-Limit: 6000", "X-RateLimit-Remaining: 0", "X-RateLimit-Reset:", "Retry-After:"])
      expect(guide.replaceAll(" ", "")).toContain(header.replaceAll(" ", ""));
    expect(guide).toContain("RATE_LIMIT_EXCEEDED");
  });
});

describe("the idempotency guide", () => {
  it("sends two requests under one handle, and gets one decision", async () => {
    const show = "console.log(first.session_id === again.data.session_id, again.idempotentReplayed);";
    const { requests, printed } = await runHere(`${snippetOf("idempotency", "twice.js")}\n${show}`, (request) => ({
      body: { session_id: id },
      headers: new Map(request === 0 ? [] : [["Idempotent-Replayed", "true"]]),
    }));
    expect(printed).toBe("true true\n");
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["pay_7Q2M4-1", "pay_7Q2M4-1"]);
  });
});

describe("the guide to errors and retries", () => {
  const guide = textOf(contentOf("guides/retries"));
  const decide = (status: number, error: object) =>
    runHere(
      `${snippetOf("retries", "classify.js")}\nconsole.log(await decide({ amount: 1, currency: "MXN" }).catch(({ code }) => "thrown: " + code));`,
      () => ({
        status,
        body: { error },
      }),
    );

  it("names every code to retry, and both shapes", () => {
    for (const [code, { retryable }] of Object.entries(errors))
      expect(contentOf("guides/retries").includes(`<td><a href="/docs/errors/${code}"`)).toBe(retryable);
    expect(guide).toContain("Standard");
    expect(guide.replaceAll(" ", "")).toContain("body.error?.code??body.code");
  });

  it("reports what to fix, decides by itself where no decision is available, and throws the rest", async () => {
    const fields = [{ path: "currency", message: "wrong" }];
    const invalid = await decide(400, { code: "VALIDATION_ERROR", message: "", details: { fields } });
    expect(invalid.printed).toBe(`fix: ${JSON.stringify(fields)}\nthrown: VALIDATION_ERROR\n`);
    expect((await decide(504, { code: "ASSESS_TIMEOUT", message: "", details: {} })).printed).toBe('{"decision":"review"}\n');
    expect((await decide(403, { code: "FORBIDDEN", message: "", details: {} })).printed).toBe("thrown: FORBIDDEN\n");
  });

  it("states the limits of the SDK", () => {
    const limits = readFileSync(new URL("../../../sdk-node/src/limits.ts", import.meta.url), "utf8");
    expect(limits).toContain("{ timeoutMs: 10_000, deadlineMs: 30_000, maxRetries: 3 }");
    expect(guide).toContain("up to three retries, with ten seconds per attempt and thirty seconds per call");
  });
});

describe("the guide to going live", () => {
  const guide = textOf(contentOf("guides/going-live"));

  it("lets small payments pass without a decision, holds large ones, and hides no mistake", async () => {
    const decide = (status: number, code: string, amount: number) =>
      runHere(
        `${snippetOf("going-live", "policy.js")}\nconsole.log(await decide({ amount: ${amount}, currency: "MXN" }).catch(({ code }) => "thrown: " + code));`,
        () => ({
          status,
          body: { error: { code, message: "away", details: {} } },
        }),
      );
    expect((await decide(503, "ASSESS_MAINTENANCE", 499)).printed).toMatch(/^no decision: away.*\n\{"decision":"approve"\}\n$/);
    expect((await decide(503, "ASSESS_MAINTENANCE", 500)).printed).toMatch(/^no decision: away.*\n\{"decision":"review"\}\n$/);
    expect((await decide(400, "VALIDATION_ERROR", 1)).printed).toBe("thrown: VALIDATION_ERROR\n");
  });

  it("names settings and commands that there are", () => {
    for (const name of guide.match(/\b[A-Z]+_(?:PORT|PROXY)\b/g) ?? []) expect(configHelp()).toContain(`\n  ${name}`);
    const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    for (const [, name = ""] of guide.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
  });

  it("has a step for everything that has to be settled", () => {
    for (const subject of ["Keys", "HTTPS", "without a decision", "Webhooks", "Thresholds", "Limits", "Monitoring"]) expect(guide).toContain(subject);
  });
});
