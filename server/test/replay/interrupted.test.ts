// A replay that is interrupted ends its database and leaves nothing behind.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "fraud-risk-interrupted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("SIGINT during a replay stops the database and deletes its folder", async () => {
  const temporary = join(folder, "tmp");
  mkdirSync(temporary, { mode: 0o755 });
  const rows = Array.from({ length: 20_000 }, (_, index) => `${1_767_225_600 + 60 * index},${10 + (index % 7)},C${index % 50},0`);
  const payments = join(folder, "payments.csv");
  writeFileSync(payments, `time,amount,customer_id,fraud\n${rows.join("\n")}\n`);
  const replay = spawn(process.execPath, [fileURLToPath(new URL("../../replay/replay.ts", import.meta.url)), payments, "--out", join(folder, "out")], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(replay, "exit");
  // said when the database is there and payments begin
  for await (const chunk of replay.stdout) if (String(chunk).includes("assessing")) break;
  expect(readdirSync(temporary).length).toBe(1);
  replay.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(["payments.csv", "tmp"]);
}, 120_000);
