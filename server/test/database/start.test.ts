// What a process requires of its database before it serves.
import { expect, test } from "vitest";
import { startService } from "../harness/service.ts";

test("a process starts, however short the deadline of its answers: no request waits for one yet", async () => {
  const service = await startService({ assessTimeoutMs: 1 });
  const health = await fetch(`${service.url}/api/v1/health`);
  await service.close();
  expect(health.status).toBe(200);
});
