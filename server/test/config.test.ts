import { expect, test } from "vitest";
import { ConfigError, configHelp, readConfig } from "../src/config.ts";

test("without any variable there are defaults that work", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: ".data", databaseUrl: undefined, stage: "sandbox", assessTimeoutMs: 2000 });
});

test.each([
  ["PORT", "http", /PORT is "http"; expected an integer from 0 to 65535/],
  ["PORT", "70000", /PORT is "70000"/],
  ["STAGE", "prod", /STAGE is "prod"; expected sandbox or production/],
  ["DATABASE_URL", "mysql://x", /DATABASE_URL is "mysql:\/\/x"; expected a URL that starts with postgres/],
  ["ASSESS_TIMEOUT_MS", "0", /ASSESS_TIMEOUT_MS is "0"; expected an integer from 50 to 60000/],
  ["LOG_LEVEL", "loud", /LOG_LEVEL is "loud"/],
  ["TRUST_PROXY", "true", /TRUST_PROXY is "true"; expected a number of hops/],
])("%s=%s is refused with the variable, its value and what would be right", (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

test("a password in a URL that cannot be used is not shown", () => {
  const read = (): unknown => readConfig({ DATABASE_URL: "postgre://admin:hunter2@db/x" });
  expect(read).toThrow(/DATABASE_URL is/);
  expect(read).not.toThrow(/hunter2/);
});

test("every problem is named at once", () => {
  expect(() => readConfig({ PORT: "x", STAGE: "y" })).toThrow(/PORT[\s\S]*STAGE/);
});

test("production needs a database of its own", () => {
  expect(() => readConfig({ STAGE: "production" })).toThrow(ConfigError);
  expect(readConfig({ STAGE: "production", DATABASE_URL: "postgres://db/x" }).stage).toBe("production");
});

test("--help lists every variable with meaning and default", () => {
  for (const name of [
    "PORT",
    "HOST",
    "DATA_DIR",
    "DATABASE_URL",
    "STAGE",
    "ASSESS_TIMEOUT_MS",
    "DATABASE_CONNECTIONS",
    "METRICS_PORT",
    "TRUST_PROXY",
    "LOG_LEVEL",
  ]) {
    expect(configHelp()).toMatch(new RegExp(`  ${name}\\s+\\S`));
  }
});
