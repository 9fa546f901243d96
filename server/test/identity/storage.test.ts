// What the provider remembers.
import { expect, test } from "vitest";
import { createStorage } from "../../src/sandbox/identity-provider/storage.ts";

test("an entry is gone when its time is over", async () => {
  const storage = createStorage()("AuthorizationCode");
  await storage.upsert("brief", { kind: "AuthorizationCode" }, 0.02);
  await storage.upsert("long", { kind: "AuthorizationCode" }, 60);
  expect(await storage.find("brief")).toBeDefined();
  await expect.poll(() => storage.find("brief")).toBeUndefined();
  expect(await storage.find("long")).toBeDefined();
});

test("starting thousands of sign-ins evicts the oldest, and memory does not grow", async () => {
  const storage = createStorage()("Interaction");
  for (let index = 0; index < 6000; index += 1) await storage.upsert(`i${index}`, { kind: "Interaction" }, 60);
  expect(await storage.find("i0")).toBeUndefined();
  expect(await storage.find("i999")).toBeUndefined();
  expect(await storage.find("i1000")).toBeDefined();
});

test("kinds do not see each other, and a session is found by its uid too", async () => {
  const kind = createStorage();
  await kind("Session").upsert("1", { kind: "Session", uid: "u" }, 60);
  await kind("Grant").upsert("1", { kind: "Grant" }, 60);
  expect(await kind("Session").findByUid("u")).toMatchObject({ kind: "Session" });
  await kind("Session").destroy("1");
  expect(await kind("Session").findByUid("u")).toBeUndefined();
  expect(await kind("Grant").find("1")).toBeDefined();
});

test("a grant takes its codes with it, and leaves the sign-in that mentions it", async () => {
  const kind = createStorage();
  await kind("AuthorizationCode").upsert("code", { kind: "AuthorizationCode", grantId: "g" }, 60);
  await kind("Interaction").upsert("interaction", { kind: "Interaction", grantId: "g" }, 60);
  await kind("AuthorizationCode").revokeByGrantId("g");
  expect(await kind("AuthorizationCode").find("code")).toBeUndefined();
  expect(await kind("Interaction").find("interaction")).toBeDefined();
});
