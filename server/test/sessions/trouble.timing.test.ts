// The identity provider fails as servers fail. No caller receives "invalid token", and none waits longer than the time
// allowed for a request; the service recovers by itself.
import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/platform/database/embedded.ts";
import { call, payin, type TestAnswer } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService } from "../harness/service.ts";
import { newKey } from "./forge.ts";
import { answerJson, type Canary, type Document, hangUp, type Misbehaviour, startCanary } from "./issuer.ts";
import { AUDIENCE } from "./kit.ts";
import { MAX_AGE, openScene, type Scene } from "./scene.ts";

/** Time (ms) that a question to the issuer may take. */
const TIMEOUT = 2000;
/** Seconds from a failure to the next question, whether the answer was no good or there was none. */
const COOLDOWN = 30;
/** What a busy machine may add. */
const SLACK = 2500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

let scene: Scene;
let canary: Canary;
beforeEach(async () => {
  scene = await openScene(database);
  canary = await startCanary(scene.key.jwk);
});
afterEach(async () => {
  await scene.close();
  await canary.close();
});

/** Sends a request and measures its real duration: the clock of the process is frozen. */
async function timed(target = scene.service): Promise<{ answer: TestAnswer; milliseconds: number }> {
  const started = process.hrtime.bigint();
  const answer = await scene.send(undefined, undefined, target);
  return { answer, milliseconds: Number(process.hrtime.bigint() - started) / 1e6 };
}

function expectMaintenance({ status, body, headers }: TestAnswer, seconds: number): void {
  expect([status, body?.error?.code]).toEqual([503, "ASSESS_MAINTENANCE"]);
  expect(body.error.details).toEqual({ reason: "identity_provider" });
  expect(headers.get("Retry-After")).toBe(String(seconds));
}

function expectInTime(answers: readonly { answer: TestAnswer; milliseconds: number }[], seconds: number): void {
  for (const { answer, milliseconds } of answers) {
    expectMaintenance(answer, seconds);
    expect(milliseconds).toBeLessThan(TIMEOUT + SLACK);
  }
}

const questions = (): number => scene.issuer.requests.discovery + scene.issuer.requests.keys;

/** One document goes wrong, the other is as it should be. */
const only =
  (wrong: Document, instead: Misbehaviour): Misbehaviour =>
  (document, response, usual) =>
    (document === wrong ? instead : answerJson)(document, response, usual);

const saying =
  (text: string, type = "application/json", status = 200) =>
  (_: Document, response: ServerResponse): void =>
    void response.writeHead(status, { "Content-Type": type }).end(text);

const failures: Record<string, Misbehaviour> = {
  "hangs up": hangUp,
  "answers 500, although what it says is right": (_, response, usual) => void response.writeHead(500).end(JSON.stringify(usual)),
  "answers 404": saying("{}", "application/json", 404),
  "answers 5 MB": (_, response, usual) => saying(JSON.stringify({ ...(usual as object), padding: "p".repeat(5_000_000) }))("keys", response),
  "redirects to where it would be answered": (_, response) => void response.writeHead(302, { Location: `${canary.url}/jwks` }).end(),
};

const silent: Misbehaviour = () => undefined;

/** Successes by their status alone. */
const nonsense: Record<string, Misbehaviour> = {
  "answers with a page": saying("<!doctype html><title>Sign in</title>", "text/html"),
  "answers 204": (_, response) => void response.writeHead(204).end(),
  "answers nothing": saying(""),
  "answers JSON that is cut off": saying('{"keys":[{"kty":"RSA"'),
  "answers null": saying("null"),
  "answers a list": saying("[]"),
  "answers an object that is something else": saying('{"error":"temporarily_unavailable"}'),
};

async function expectRecovery(document: Document, failure: Misbehaviour): Promise<void> {
  scene.issuer.behave(only(document, failure));
  expectInTime([await timed()], COOLDOWN);
  const before = questions();
  for (const answer of await Promise.all(Array.from({ length: 20 }, () => scene.send()))) expectMaintenance(answer, COOLDOWN);
  expect(questions()).toBe(before);
  scene.issuer.behave(undefined);
  expectMaintenance(await scene.send(), COOLDOWN);
  scene.clock.advance(COOLDOWN * 1000 - 1000);
  await scene.send();
  expect(questions()).toBe(before);
  scene.clock.advance(1001);
  expect((await scene.send()).status).toBe(200);
  expect(canary.calls()).toBe(0);
}

describe("503 in time, at once for the next callers, without another question, and good again by itself:", () => {
  test.each(Object.entries({ ...failures, ...nonsense, "never answers": silent }))("the discovery document %s", (_, failure) =>
    expectRecovery("discovery", failure),
  );
  test.each(
    Object.entries<Misbehaviour>({
      ...failures,
      "begins to answer and stops": (_, response) => void response.writeHead(200, { "Content-Type": "application/json" }).write('{"keys":['),
    }),
  )("the key set %s", (_, failure) => expectRecovery("keys", failure));
  test.each(Object.entries(nonsense))("the key set %s", (_, failure) => expectRecovery("keys", failure));
});

test("an endless key set is read only up to the maximum size of a key set", async () => {
  const LONGEST = 64 * 1024 * 1024;
  let written = 0;
  scene.issuer.behave(
    only("keys", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"keys":"');
      const piece = Buffer.alloc(65_536, "k");
      const more = (): void => {
        while (written < LONGEST && !response.destroyed) {
          written += piece.length;
          if (!response.write(piece)) return void response.once("drain", more);
        }
        response.end('"}');
      };
      more();
    }),
  );
  expectInTime([await timed()], COOLDOWN);
  expect(written).toBeLessThan(LONGEST / 4);
});

describe("a discovery document is taken from its own issuer only:", () => {
  test.each<[string, (url: string) => object]>([
    ["one of another issuer", (url) => ({ issuer: "https://another.example", jwks_uri: `${url}/jwks` })],
    ["one with a slash behind the issuer", (url) => ({ issuer: `${url}/`, jwks_uri: `${url}/jwks` })],
    ["one without an issuer", (url) => ({ jwks_uri: `${url}/jwks` })],
    ["one without keys", (url) => ({ issuer: url })],
    ["one whose keys are no address", (url) => ({ issuer: url, jwks_uri: "jwks" })],
    ["one whose keys are a file", (url) => ({ issuer: url, jwks_uri: "file:///etc/passwd" })],
    ["one whose keys are a list of addresses", (url) => ({ issuer: url, jwks_uri: [`${url}/jwks`] })],
  ])("%s is 503", async (_, document) => {
    scene.issuer.behave(only("discovery", (which, response) => answerJson(which, response, document(scene.issuer.url))));
    expectMaintenance(await scene.send(), COOLDOWN);
    expect(scene.issuer.requests.keys).toBe(0);
  });

  test("one whose keys are no address of a server is 503", async () => {
    const jwks_uri = `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [scene.key.jwk] }))}`;
    scene.issuer.behave(only("discovery", (which, response) => answerJson(which, response, { issuer: scene.issuer.url, jwks_uri })));
    expectMaintenance(await scene.send(), COOLDOWN);
  });
});

test("an unreachable issuer is 503 for a hundred concurrent callers, and assess is not affected: API keys need no issuer", async () => {
  const lonely = await startService({ oidcIssuer: `http://127.0.0.1:${await freePort()}`, oidcAudience: AUDIENCE }, database);
  expectInTime(await Promise.all(Array.from({ length: 100 }, () => timed(lonely))), COOLDOWN);
  expect((await call(`${lonely.url}/api/v1/assess`, { key: lonely.tenant.secret, body: payin() })).status).toBe(200);
  await lonely.close();
});

test("a hundred callers of an issuer that never answers share one question and one wait", async () => {
  scene.issuer.behave(() => undefined);
  expectInTime(await Promise.all(Array.from({ length: 100 }, () => timed())), COOLDOWN);
  expect(questions()).toBe(1);
});

describe("once keys are known, they serve on", () => {
  const expectServed = async (failure: Misbehaviour): Promise<void> => {
    expect((await scene.send()).status).toBe(200);
    scene.issuer.behave(failure);
    scene.clock.advance(MAX_AGE);
    const { answer, milliseconds } = await timed();
    expect(answer.status).toBe(200);
    expect(milliseconds).toBeLessThan(TIMEOUT + SLACK);
    const before = questions();
    expect((await scene.send()).status).toBe(200);
    expect(questions()).toBe(before);
  };
  test.each(Object.entries<Misbehaviour>({ ...failures, "never answers": silent }))("when the set %s", (_, failure) => expectServed(failure));
  test.each(Object.entries(nonsense))("when the set %s", (_, failure) => expectServed(failure));
});

test("an issuer that moves its key set to another address is followed", async () => {
  expect((await scene.send()).status).toBe(200);
  const moved = await newKey("ES256", "moved");
  const elsewhere = await startCanary(moved.jwk);
  scene.issuer.behave((document, response) =>
    document === "discovery"
      ? answerJson(document, response, { issuer: scene.issuer.url, jwks_uri: `${elsewhere.url}/keys` })
      : void response.writeHead(404).end(),
  );
  // the old address fails first; the next attempt may look up where the set is
  for (let look = 0; look < 3; look++) {
    scene.clock.advance(MAX_AGE);
    await scene.send();
  }
  expect((await scene.send(scene.tokenOf(moved))).status).toBe(200);
  await elsewhere.close();
});
