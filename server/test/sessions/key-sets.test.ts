// What a provider publishes beside its keys, and keys that prove nothing: the good ones of the set still open, the others open nothing, and the set is
// fetched no more often for it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isRocaModulus } from "../../src/accounts/sessions/roca.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { newKey, type SigningKey } from "./forge.ts";
import { answerJson } from "./issuer.ts";
import { noKeys } from "./no-keys.ts";
import { COOLDOWN, openScene, type Scene } from "./scene.ts";
import { forgedForExponentOne, forgedForNeutralKey, neutralKey, number, rocaKey, rsaKey, withExponent } from "./weak-keys.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(database);
});
afterEach(() => scene.close());

const outcomeOf = async (value: string): Promise<unknown[]> => {
  const { status, body } = await scene.send(value);
  return [status, body?.error?.code];
};
const REFUSED = [401, "UNAUTHORIZED"];
/** Publishes anything beside the issuer's own key. */
const publish = (...members: unknown[]): void => scene.issuer.publish(...(members as never[]), scene.key.jwk);
const claims = (): object => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: scene.issuer.url,
    aud: "https://fraud-risk.test/api",
    sub: "x",
    iat: now,
    exp: now + 600,
    organization_id: scene.service.tenant.id,
    role: "viewer",
  };
};

describe("a member of the key set that is no usable key is ignored, and the key beside it opens:", () => {
  test.each(Object.entries(noKeys))("%s", async (_, member) => {
    publish(member);
    expect((await scene.send()).status).toBe(200);
    expect(await outcomeOf(scene.tokenOf(scene.key, "x", { kid: (member as { kid?: unknown } | null)?.kid ?? "nobody's" }))).toEqual(REFUSED);
    expect(scene.issuer.requests).toEqual({ discovery: 1, keys: 1 });
  });
});

test("a hundred requests under a set with members that are no keys cause one fetch", async () => {
  publish(...Object.values(noKeys));
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await scene.send()).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(scene.issuer.requests.keys).toBe(1);
});

test("a set without a usable key is 401 for everybody, and fetched once in 30 seconds", async () => {
  scene.issuer.publish(...(Object.values(noKeys) as never[]));
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => outcomeOf(scene.tokenOf(scene.key))));
  expect(new Set((await hundred()).map(String))).toEqual(new Set([String(REFUSED)]));
  expect(scene.issuer.requests.keys).toBe(1);
  scene.clock.advance(COOLDOWN);
  await hundred();
  expect(scene.issuer.requests.keys).toBe(2);
});

describe("what is answered and is no key set is fetched once in 30 seconds:", () => {
  test.each([
    ["no JSON", "<html>"],
    ["null", "null"],
    ["a set of nothing", "{}"],
    ["a set that is a text", '{"keys":"none"}'],
  ])("%s", async (_, text) => {
    scene.issuer.behave((document, response, usual) => (document === "keys" ? void response.writeHead(200).end(text) : answerJson(document, response, usual)));
    for (let second = 0; second < 30; second += 3) {
      const { status, headers } = await scene.send();
      expect([status, headers.get("Retry-After")]).toEqual([503, String(30 - second)]);
      scene.clock.advance(3000);
    }
    expect(scene.issuer.requests.keys).toBe(1);
    scene.issuer.behave(undefined);
    expect((await scene.send()).status).toBe(200);
  });
});

describe("a token is 401 under a published key that proves nothing:", () => {
  const strong = rsaKey("strong", 2048);
  const cases: Record<string, () => { jwk: object; token: string }> = {
    "RSA with the exponent 1, forged by somebody without a key": () => {
      const jwk = withExponent(strong, "e1", 1n);
      return { jwk, token: forgedForExponentOne(jwk, claims()) };
    },
    "RSA with the exponent 3": () => signedBy(rsaKey("e3", 2048, 3)),
    "RSA with the exponent 17": () => signedBy(rsaKey("e17", 2048, 17)),
    "RSA with the exponent 257": () => signedBy(rsaKey("e257", 2048, 257)),
    "RSA with an even exponent": () => signedBy({ ...strong, jwk: withExponent(strong, "even", 65_538n) }),
    "RSA of 1,024 bits": () => signedBy(rsaKey("short", 1024)),
    "RSA of 2,040 bits": () => signedBy(rsaKey("nearly", 2040)),
    "RSA with a modulus of RSALib (ROCA)": () => signedBy(rocaKey("roca")),
    "Ed25519 with the neutral element, forged by somebody without a key": () => ({
      jwk: neutralKey("neutral"),
      token: forgedForNeutralKey("neutral", claims()),
    }),
  };
  const signedBy = (key: SigningKey) => ({ jwk: key.jwk, token: scene.tokenOf(key) });

  test.each(Object.entries(cases))("%s", async (_, make) => {
    const { jwk, token } = make();
    publish(jwk);
    expect(await outcomeOf(token)).toEqual(REFUSED);
    expect((await scene.send()).status).toBe(200);
    expect(scene.issuer.requests.keys).toBe(1);
  });
});

describe("keys as providers make them open:", () => {
  test.each<[string, () => Promise<SigningKey> | SigningKey]>([
    ["RSA of 2,048 bits", () => rsaKey("rsa", 2048)],
    ["RSA of 3,072 bits", () => rsaKey("rsa", 3072)],
    ["RSA with a large exponent", () => rsaKey("rsa", 2048, 4_294_967_291)],
    ["P-256", () => newKey("ES256", "ec")],
    ["Ed25519", () => newKey("EdDSA", "ed")],
  ])("%s", async (_, make) => {
    const key = await make();
    publish(key.jwk);
    expect(await outcomeOf(scene.tokenOf(key))).toEqual([200, undefined]);
  });

  test("with certificate, extensions of others and a purpose named as an operation", async () => {
    const { use: _, ...jwk } = scene.key.jwk;
    scene.issuer.publish({ ...jwk, key_ops: ["verify"], x5c: ["MII"], x5t: "abc", ext: true, "example:rotated": 7 } as never);
    expect((await scene.send()).status).toBe(200);
  });
});

test("the test for RSALib finds its moduli and no others", () => {
  expect(isRocaModulus(BigInt(`0x${Buffer.from(rocaKey("roca").jwk.n, "base64url").toString("hex")}`))).toBe(true);
  for (let sample = 0; sample < 20_000; sample++) expect(isRocaModulus(number(256) | 1n)).toBe(false);
});
