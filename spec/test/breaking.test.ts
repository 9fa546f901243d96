// The gate of the contract: what breaks callers is caught, each by its own name; what harms no caller passes. Seeded in the released document.
import { beforeAll, describe, expect, test } from "vitest";
import { expanded } from "../emitter/expanded.ts";
import type { Document, Operation, Parameter, Response, Schema } from "../emitter/openapi.ts";
import { breaksBetween } from "../release/breaks.ts";
import { changesBetween, changesInWords } from "../release/changes.ts";
import { readPresent, readReleased } from "../release/files.ts";
import { redocly } from "../release/redocly.ts";
import type { Break } from "../release/schema-breaks.ts";

const released = expanded(readReleased());

type Seed = readonly [what: string, sow: (document: Document) => void, found: string];

const breaking: readonly Seed[] = [
  ["an operation removed", ({ paths }) => delete paths["/api/v1/keys"]?.post, "Operation `POST /api/v1/keys` was removed"],
  [
    "a field of an answer removed",
    (document) => delete fields(document, "AssessmentResult").latency_ms,
    "Property `latency_ms` of `AssessmentResult` was removed",
  ],
  [
    "a field of an answer no longer certain",
    (document) => without(model(document, "AssessmentResult").required, "session_id"),
    "no longer required: `session_id`",
  ],
  ["a field of a request required", (document) => model(document, "PayinAssessRequest").required?.push("order_id"), "became required: `order_id`"],
  [
    "a new field of a request required",
    (document) => {
      fields(document, "PayoutAssessRequest").scheme = { type: "string" };
      model(document, "PayoutAssessRequest").required?.push("scheme");
    },
    "became required: `scheme`",
  ],
  [
    "a field of a request removed",
    (document) => delete fields(document, "PayinAssessRequest").payment_id,
    "Field `payment_id`, which requests may hold, was removed",
  ],
  ["a value of a request removed", (document) => without(model(document, "PayinChannel").enum, "moto"), "lost values: 'moto'"],
  ["a value of an answer added", (document) => model(document, "Decision").enum?.push("wait"), "Enum of `Decision` gained values: 'wait'"],
  [
    "the type of a request's field changed",
    (document) => (fields(document, "PayinAssessRequest").amount = { type: "string" }),
    "narrowed from 'number' to 'string'",
  ],
  [
    "the type of an answer's field changed",
    (document) => (fields(document, "AssessmentResult").assess_flow = { type: "number" }),
    "Type of `assess_flow` widened from 'string' to 'number'",
  ],
  ["a parameter removed", (document) => without(at(document, "/api/v1/blocklists", "get").parameters, "search"), "`search`"],
  ["a status removed", (document) => delete at(document, "/api/v1/assess", "post").responses["504"], "Response `504` was removed"],
  ["a limit lowered", (document) => (model(document, "Reference").maxLength = 64), "`maxLength` of `Reference` changed from '255' to '64'"],
  [
    "a format required",
    (document) => (fields(document, "PayinAssessRequest").description = { type: "string", format: "uri" }),
    "`format` of `description` was set to 'uri'",
  ],
  ["a kind of key refused", (document) => without(at(document, "/api/v1/assess", "post").security, "PublishableKey"), "`PublishableKey` is no longer accepted"],
  [
    "an error code of an operation removed",
    (document) => without(codes(document), "SECRET_KEY_REQUIRED"),
    "Error code `SECRET_KEY_REQUIRED` of 401 was removed",
  ],
  ["an event removed", ({ webhooks }) => delete webhooks?.["case.created"], "Webhook `case.created` was removed"],
  ["a field of an event removed", (document) => delete fields(document, "Case").reference_number, "Property `reference_number` of `Case` was removed"],
  ["another permission required", (document) => (at(document, "/api/v1/keys", "get")["x-permissions"] = ["audit:read"]), "no longer opens it"],
  [
    "a method of the SDKs renamed",
    (document) => (at(document, "/api/v1/assess", "post")["x-sdk"] = { resource: "assess", method: "in" }),
    "Method `assess.payin`",
  ],
  ["a body limited further", (document) => (at(document, "/api/v1/assess", "post")["x-body-limit"] = 1024), "Largest body was lowered"],
  ["a key slowed down", (document) => rate(document, 60), "Requests per minute were lowered from 6000 to 60"],
];

const harmless: readonly Seed[] = [
  [
    "an operation",
    (document) => (document.paths["/api/v1/new"] = { get: { ...at(document, "/api/v1/keys", "get"), operationId: "listNew" } }),
    "added `GET /api/v1/new`",
  ],
  [
    "an optional field of a request",
    (document) => (fields(document, "PayinAssessRequest").scheme = { type: "string" }),
    "added `PayinAssessRequest.scheme`: string",
  ],
  ["a field of an answer", (document) => (fields(document, "AssessmentResult").advice = { type: "string" }), "added `AssessmentResult.advice`: string"],
  ["a value of a request", (document) => model(document, "PayinChannel").enum?.push("kiosk"), "added `PayinChannel kiosk`"],
  [
    "another description",
    (document) => (fields(document, "PayinAssessRequest").order_id = described(document)),
    "## Described in other words\n\n`PayinAssessRequest.order_id`",
  ],
  ["a wider limit", (document) => (model(document, "Reference").maxLength = 512), "changed `Reference`"],
  [
    "a new error code",
    (document) => [model(document, "ErrorCode").enum?.push("TOO_EARLY"), codes(document).push("TOO_EARLY")],
    "added `POST /api/v1/assess 401 TOO_EARLY`",
  ],
  [
    "a new event",
    (document) => {
      const { post } = structuredClone(document.webhooks?.["case.created"]) ?? {};
      if (post !== undefined && document.webhooks !== undefined) document.webhooks["case.closed"] = { post: { ...post, operationId: "case.closed" } };
      model(document, "EventType").enum?.push("case.closed");
    },
    "added `case.closed`: CaseCreatedEvent",
  ],
  ["a faster key", (document) => rate(document, 12_000), "12000 requests a minute"],
  ["a permission more that opens an operation", (document) => at(document, "/api/v1/keys", "get")["x-permissions"]?.push("audit:read"), "audit:read"],
];

// a diff takes a second: one shows all of them, and each has to be named
describe("breaks callers:", () => {
  let found = "";
  beforeAll(async () => {
    const breaks = await breaksBetween(released, seeded(...breaking.map(([, sow]) => sow)));
    found = breaks.map(({ place, what }) => `${place}: ${what}`).join("\n");
  });

  test.each(breaking)("%s", (_, __, finding) => expect(found).toContain(finding));
});

describe("is compatible, and is reported:", () => {
  const present = seeded(...harmless.map(([, sow]) => sow));
  let breaks: Break[];
  beforeAll(async () => {
    breaks = await breaksBetween(released, present);
  });

  test.each(harmless)("%s", (_, sow, expected) => {
    expect(breaks).toEqual([]);
    expect(changesInWords(changesBetween(released, seeded(sow)), [], "0.1.0")).toContain(expected);
  });
});

describe("in shared components:", () => {
  const shared = readPresent();
  const inShared: readonly Seed[] = [
    [
      "an error code removed",
      (document) => without(response(document, "UnauthorizedOrSecretKeyRequired")["x-error-codes"], "SECRET_KEY_REQUIRED"),
      "POST /api/v1/assess: Error code `SECRET_KEY_REQUIRED` of 401 was removed",
    ],
    ["a body of another shape", (document) => flatten(response(document, "NotFound")), "GET /api/v1/keys/{id}: "],
    ["a header removed", (document) => delete response(document, "TooManyRequests").headers?.["Retry-After"], "`Retry-After`"],
    ["a parameter required", (document) => (parameter(document, "EntryFilter.search").required = true), "GET /api/v1/allowlists: "],
    ["a limit lowered", (document) => (parameter(document, "PageQuery.limit").schema.maximum = 10), "GET /api/v1/keys: "],
    ["another response", (document) => point(document, "FlatBadRequest"), "GET /api/v1/organization: "],
    ["another parameter", (document) => (parameter(document, "TimeRange.to").name = "until"), "GET /api/v1/audit-log: "],
  ];
  let found = "";
  beforeAll(async () => {
    const breaks = await breaksBetween(shared, changed(shared, ...inShared.map(([, sow]) => sow)));
    found = breaks.map(({ place, what }) => `${place}: ${what}`).join("\n");
  });

  test.each(inShared)("%s is a break of each operation that uses them", (_, __, finding) => expect(found).toContain(finding));

  test("turning inline responses and parameters into components is no change", async () => {
    expect(await breaksBetween(expanded(shared), shared)).toEqual([]);
    expect(changesBetween(expanded(shared), shared)).toEqual([]);
  });
});

test("removed or added objects are reported once, not by their parts", () => {
  const present = seeded(({ paths }) => delete paths["/api/v1/keys"]?.post);
  expect(changesBetween(released, present)).toMatchObject([{ kind: "removed", section: "Operations", name: "POST /api/v1/keys" }]);
});

test("a contract that is the same has no news", () => {
  expect(changesInWords(changesBetween(released, released), [], "0.1.0")).toBe("# The contract since release 0.1.0\n\nNothing changed.\n");
});

test("a diff that cannot be made fails, and passes for no answer", async () => {
  const dangling = seeded((document) => delete document.components.schemas.PayinChannel);
  await expect(breaksBetween(released, dangling)).rejects.toThrow("redocly diff failed");
});

test("redocly sends no telemetry and no version check", async () => {
  const tattle = `import net from "node:net"; net.Socket.prototype.connect = () => { process.stdout.write("CONNECTS"); process.exit(9); };`;
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tattle)}`;
  const run = redocly("--version").finally(() => {
    process.env.NODE_OPTIONS = before ?? "";
  });
  expect(await run).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

/** The released contract with changes, each of which changes something. */
const seeded = (...changes: ((document: Document) => void)[]): Document => changed(released, ...changes);

function changed(original: Document, ...changes: ((document: Document) => void)[]): Document {
  const document = structuredClone(original);
  for (const sow of changes) {
    const before = JSON.stringify(document);
    sow(document);
    expect(JSON.stringify(document)).not.toBe(before);
  }
  return document;
}

/** What stands in the document; a seed that finds no ground is none. */
function there<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The released contract has no ${what}.`);
  return found;
}

function at(document: Document, path: string, method: string): Operation {
  return there(document.paths[path]?.[method], `${method} ${path}`);
}

function model(document: Document, name: string): Schema {
  return there(document.components.schemas[name], name);
}

function response(document: Document, name: string): Response {
  return there(document.components.responses?.[name], name);
}

function parameter(document: Document, name: string): Parameter {
  return there(document.components.parameters?.[name], name);
}

/** Gives the body of an error the other shape. */
function flatten({ content }: Response): void {
  there(content?.["application/json"], "body").schema = { $ref: "#/components/schemas/FlatErrorBody" };
}

/** Makes another response the 400 of reading the organization. */
function point(document: Document, name: string): void {
  at(document, "/api/v1/organization", "get").responses["400"] = { $ref: `#/components/responses/${name}` };
}

function fields(document: Document, name: string): Record<string, Schema> {
  return there(model(document, name).properties, `fields of ${name}`);
}

/** Error codes of assessPayin's 401. */
function codes(document: Document): string[] {
  const response: Response = there(at(document, "/api/v1/assess", "post").responses["401"], "401");
  return there(response["x-error-codes"], "codes");
}

function described(document: Document): Schema {
  return { ...fields(document, "PayinAssessRequest").order_id, description: "In other words." };
}

function rate(document: Document, perMinute: number): void {
  there(document.components.securitySchemes.SecretKey?.["x-credential"], "SecretKey").rate_per_minute = perMinute;
}

/** Takes out the members that are, or are named, so. */
function without(list: unknown[] | undefined, name: string): void {
  const place = there(list, name).findIndex((one) => one === name || (one as { name?: string }).name === name || Object.hasOwn(Object(one), name));
  if (place === -1) throw new Error(`There is no ${name}.`);
  list?.splice(place, 1);
}
