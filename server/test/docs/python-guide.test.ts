// The Python guide: what needs only the standard library runs; the rest compiles, and names what the document has.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { errors } from "../../../generated/errors.ts";
import { eventExamples } from "../../../generated/events.ts";
import { operationNamed } from "../../docs-site/contract/guided.ts";
import { readGuide, snippetOf } from "../../docs-site/guides/guide-file.ts";
import { signedHeaders } from "../../src/delivery/webhooks/signature.ts";
import { missingTool, runPython } from "./language-runners.ts";
import { contentOf, document } from "./page.ts";
import { environment, type SeenRequest } from "./run.ts";

const missing = missingTool("python");
const modules = ["assess.py", "checkout.py", "generated.py", "receiver.py"];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "python-guide-"));
  for (const name of modules) writeFileSync(join(folder, name), snippetOf("python", name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the generated client of the guide", () => {
  it("calls an operation and a schema that the document has", () => {
    const program = snippetOf("python", "generated.py");
    const { operation } = operationNamed(document, "assessPayin");
    const snake = operation.operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(program).toContain(`from fraud_risk.api.${operation.tags?.[0]?.toLowerCase()} import ${snake}\n`);
    const [, model = ""] = /from fraud_risk\.models import (\w+)/.exec(program) ?? [];
    expect(Object.keys(document.components.schemas)).toContain(model);
    expect(operation.requestBody?.content["application/json"]?.schema?.$ref).toBe(`#/components/schemas/${model}`);
    expect(operation.parameters?.map(({ name }) => name.toLowerCase().replaceAll("-", "_"))).toContain("idempotency_key");
  });

  it("is made with settings that cover every content type that the generator does not know", () => {
    const settings = parse(snippetOf("python", "openapi-python-client.yaml"));
    expect(settings).toMatchObject({ package_name_override: "fraud_risk", literal_enums: true });
    const types = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) => [
        ...Object.keys(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)),
      ]),
    );
    const known = ["application/json", "application/octet-stream", "text/event-stream"];
    expect(new Set(types)).toEqual(new Set([...known, ...Object.keys(settings.content_type_overrides)]));
  });

  it("retries the statuses of the errors that can succeed later", () => {
    const [, listed = ""] = /RETRYABLE = \{(.*?)\}/.exec(snippetOf("python", "assess.py")) ?? [];
    const retryable = Object.values(errors).flatMap(({ retryable: again, status }) => (again ? [status] : []));
    expect(new Set(listed.split(", ").map(Number))).toEqual(new Set(retryable));
  });
});

it.each(modules)("the page shows the name of the file %s, which other modules import, above its code", (name) => {
  const shown = contentOf("guides/python");
  expect(shown).toMatch(new RegExp(`<p class="file-name"><code>${name.replace(".", "\\.")}</code></p>\\s*<div class="language-python`));
});

describe.skipIf(missing !== undefined)(`the modules of the guide${missing === undefined ? "" : `, not run on this machine: \`${missing}\` fails`}`, () => {
  it.each(modules)("%s compiles", (name) => {
    const { stderr } = spawnSync("python3", ["-c", `import ast; ast.parse(open(${JSON.stringify(name)}).read())`], { cwd: folder, encoding: "utf8" });
    expect(stderr).toBe("");
  });

  it("the checkout prints the decision, and retries under one handle", async () => {
    const { printed, requests } = await checkout([
      { status: 503, body: { error: { code: "SERVICE_UNAVAILABLE" } } },
      { status: 200, body: { decision: "review", session_id: "s-1" } },
    ]);
    expect(printed).toBe("review s-1\n");
    const handles = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(handles).toEqual([handles[0], handles[0]]);
    expect(handles[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${environment.FRAUD_RISK_API_KEY}`);
    expect(JSON.parse(requests[1]?.body ?? "")).toMatchObject({ currency: "MXN", payer: { email: "review@sandbox.test" } });
  });

  it.each([{ error: { code: "VALIDATION_ERROR", message: "It is wrong." } }, { error: "It is wrong.", code: "VALIDATION_ERROR" }])(
    "the checkout prints code and message of an error in either format, and sends a wrong request once: %o",
    async (body) => {
      const { printed, requests } = await checkout([{ status: 400, body }]);
      expect(printed).toBe("no decision: 400 VALIDATION_ERROR: It is wrong.\n");
      expect(requests).toHaveLength(1);
    },
  );

  it("the receiver takes what we signed with any of its secrets, and refuses what we did not", () => {
    const [old, current] = [5, 6].map((byte) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`);
    const event = eventExamples["dispute.opened"];
    const body = JSON.stringify({ ...event, note: "Señal «ó»" });
    const headers = signedHeaders([current ?? ""], event.id, body, Date.now());
    const stale = signedHeaders([current ?? ""], event.id, body, Date.now() - 301_000);
    const attempts = [
      [body, headers, [current]],
      [body, headers, [old, current]],
      [body, headers, [old]],
      [`${body} `, headers, [current]],
      [body, stale, [current]],
      [body, {}, [current]],
    ];
    const program = `import json, sys
from receiver import unwrap
for body, headers, secrets in json.load(sys.stdin):
    try:
        print(unwrap(body.encode(), headers, *secrets)["type"])
    except ValueError as error:
        print(error)
`;
    const { stdout, stderr } = spawnSync("python3", ["-c", program], { cwd: folder, input: JSON.stringify(attempts), encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n")).toEqual([
      "dispute.opened",
      "dispute.opened",
      "signature does not match",
      "signature does not match",
      "timestamp is missing or too old",
      "timestamp is missing or too old",
    ]);
  });
});

/** Runs the checkout against a server with prepared answers. */
async function checkout(answers: readonly { readonly status: number; readonly body: unknown }[]) {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    const { status, body } = answers[requests.length - 1] ?? { status: 500, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const printed = await runPython("checkout.py", folder, { ...environment, FRAUD_RISK_BASE_URL: `http://127.0.0.1:${port}` });
  server.closeAllConnections();
  server.close();
  return { printed, requests };
}

it("the guide has no other module", () => {
  const titles = [...readGuide("python").body.matchAll(/^```python \[([^\]]+)\]/gm)].map(([, title]) => title);
  expect(titles).toEqual(modules);
});
