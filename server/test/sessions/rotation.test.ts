// Keys of the issuer change while tokens arrive, and strangers try keys that do not exist.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { newKey, type SigningKey } from "./forge.ts";
import { hangUp } from "./issuer.ts";
import { COOLDOWN, MAX_AGE, openScene, type Scene, statusesOf } from "./scene.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

let scene: Scene;
let keys: { old: SigningKey; fresh: SigningKey; unknown: SigningKey };
beforeEach(async () => {
  scene = await openScene(database);
  keys = { old: scene.key, fresh: await newKey("ES256", "fresh"), unknown: await newKey("ES256", "unknown") };
});
afterEach(() => scene.close());

const statusOf = async (value: string, address?: string): Promise<number> => (await scene.send(value, address)).status;
const all = (status: number, statuses: readonly number[]): void => expect(new Set(statuses)).toEqual(new Set([status]));

describe("a key that replaces another", () => {
  test("is accepted under load after one fetch; the one that was withdrawn is refused from then on", async () => {
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    expect(scene.issuer.requests).toEqual({ discovery: 1, keys: 1 });
    scene.clock.advance(COOLDOWN);
    scene.issuer.publish(keys.fresh.jwk);
    const mixed = Array.from({ length: 200 }, (_, index) => scene.tokenOf(index % 2 === 0 ? keys.fresh : keys.old));
    const statuses = await statusesOf(scene, mixed, 20);
    all(
      200,
      statuses.filter((_, index) => index % 2 === 0),
    );
    expect(scene.issuer.requests).toEqual({ discovery: 2, keys: 2 });
    all(401, await statusesOf(scene, [scene.tokenOf(keys.old), scene.tokenOf(keys.old)], 2));
    expect(scene.issuer.requests.keys).toBe(2);
  });

  test("is accepted beside it for as long as both are published", async () => {
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    scene.clock.advance(COOLDOWN);
    scene.issuer.publish(keys.old.jwk, keys.fresh.jwk);
    all(200, await statusesOf(scene, [scene.tokenOf(keys.fresh), scene.tokenOf(keys.old), scene.tokenOf(keys.fresh)], 1));
  });

  test("under the same name is taken up within ten minutes, and the old one is refused then", async () => {
    const renamed = { ...keys.fresh, jwk: { ...keys.fresh.jwk, kid: "old" } };
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    scene.issuer.publish(renamed.jwk);
    scene.clock.advance(MAX_AGE);
    all(200, await statusesOf(scene, [scene.tokenOf(renamed)], 1));
    all(401, await statusesOf(scene, [scene.tokenOf(keys.old)], 1));
  });
});

test("a key that was withdrawn and not replaced is rejected after ten minutes, without a request for another key", async () => {
  expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
  scene.issuer.publish(keys.fresh.jwk);
  scene.clock.advance(MAX_AGE - 1000);
  expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
  expect(scene.issuer.requests.keys).toBe(1);
  scene.clock.advance(1000);
  expect(await statusOf(scene.tokenOf(keys.old))).toBe(401);
});

describe("tokens that name unknown keys", () => {
  test("2,000 of them from many addresses cause one fetch; good tokens pass meanwhile", async () => {
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    scene.clock.advance(COOLDOWN);
    const isGood = (index: number): boolean => index % 11 === 0;
    const tokens = Array.from({ length: 2200 }, (_, index) =>
      isGood(index) ? scene.tokenOf(keys.old, `person-${index % 50}`) : scene.tokenOf(keys.unknown, "burst", { kid: `kid-${index}` }),
    );
    const statuses = await statusesOf(scene, tokens, 40, (index) => `198.51.100.${index % 200}`);
    all(
      200,
      statuses.filter((_, index) => isGood(index)),
    );
    all(
      401,
      statuses.filter((_, index) => !isGood(index)),
    );
    expect(scene.issuer.requests).toEqual({ discovery: 2, keys: 2 });
  });

  test("right after a fetch cause none at all", async () => {
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    scene.clock.advance(COOLDOWN - 1);
    all(
      401,
      await statusesOf(
        scene,
        Array.from({ length: 100 }, () => scene.tokenOf(keys.unknown)),
        10,
      ),
    );
    expect(scene.issuer.requests.keys).toBe(1);
  });

  test("from one address are 429 from the 601st on; good tokens of the same address are served, known or not", async () => {
    const good = scene.tokenOf(keys.old);
    expect(await statusOf(good, "198.51.100.7")).toBe(200);
    const burst = Array.from({ length: 700 }, () => scene.tokenOf(keys.unknown));
    const statuses = await statusesOf(scene, burst, 1, () => "198.51.100.7");
    all(401, statuses.slice(0, 600));
    all(429, statuses.slice(600));
    expect(await statusOf(good, "198.51.100.7")).toBe(200);
    expect(await statusOf(scene.tokenOf(keys.old, "somebody else"), "198.51.100.7")).toBe(200);
    const refused = await scene.send(scene.tokenOf(keys.unknown), "198.51.100.7");
    expect([refused.status, refused.body.error.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(refused.headers.get("Retry-After")).toMatch(/^6[01]$/);
    expect(await statusOf(scene.tokenOf(keys.unknown), "198.51.100.8")).toBe(401);
    scene.clock.advance(60_001);
    expect(await statusOf(scene.tokenOf(keys.unknown), "198.51.100.7")).toBe(401);
  });
});

describe("while the issuer is away", () => {
  test("cached keys stay valid beyond ten minutes; others are 401, and the issuer receives few requests", async () => {
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(200);
    scene.issuer.behave(hangUp);
    for (let round = 1; round <= 3; round++) {
      scene.clock.advance(MAX_AGE);
      all(
        200,
        await statusesOf(
          scene,
          Array.from({ length: 50 }, () => scene.tokenOf(keys.old)),
          10,
        ),
      );
      all(
        401,
        await statusesOf(
          scene,
          Array.from({ length: 50 }, () => scene.tokenOf(keys.unknown)),
          10,
        ),
      );
      expect(scene.issuer.requests.discovery).toBe(1 + round);
    }
    scene.issuer.behave(undefined);
    scene.issuer.publish(keys.fresh.jwk);
    scene.clock.advance(COOLDOWN);
    all(200, await statusesOf(scene, [scene.tokenOf(keys.fresh)], 1));
  });

  test("assess goes on: our keys need no issuer", async () => {
    scene.issuer.behave(hangUp);
    expect(await statusOf(scene.tokenOf(keys.old))).toBe(503);
    expect((await call(`${scene.service.url}/api/v1/assess`, { key: scene.service.tenant.secret, body: payin() })).status).toBe(200);
  });
});
