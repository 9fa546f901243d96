// The contract pipeline: deterministic, drift is found, and what is removed from the contract breaks the compile.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LEFT_OUT = new Set(["node_modules", ".git", ".data"]);

/** Output and exit code of a command. */
function run(folder: string, script: string, ...options: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
    });
  });
}

/** A copy of the repository, without what is installed or generated at run time. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-spec-"));
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(path.split("/").at(-1) ?? "") });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const generate = (folder: string, ...options: string[]) => run(folder, "spec/emitter/generate.ts", ...options);
const compile = (folder: string) => run(folder, join(root, "node_modules/typescript/bin/tsc"), "-p", ".");

function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} holds no ${from}`);
  writeFileSync(path, after);
}

let folder: string;
beforeAll(() => {
  folder = copy();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const restore = (): void => {
  for (const part of ["spec", "generated"]) {
    rmSync(join(folder, part), { recursive: true });
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
};

describe("generated/", () => {
  test("is the same bytes twice, and what is committed", async () => {
    const [one, two] = [join(folder, "one"), join(folder, "two")];
    expect((await generate(folder, "--out", one)).code).toBe(0);
    expect((await generate(folder, "--out", two)).code).toBe(0);
    const names = readdirSync(one);
    expect(readdirSync(two)).toEqual(names);
    for (const name of names) {
      expect(readFileSync(join(two, name), "utf8"), name).toBe(readFileSync(join(one, name), "utf8"));
      expect(readFileSync(join(root, "generated", name), "utf8"), name).toBe(readFileSync(join(one, name), "utf8"));
    }
    rmSync(one, { recursive: true });
    rmSync(two, { recursive: true });
  });

  // a check takes seconds: one shows all of it, and each has to be named
  describe("does not fit", () => {
    const differences: [what: string, spoil: () => unknown, finding: string][] = [
      ["edited by hand", () => edit(folder, "generated/errors.ts", "VALIDATION_ERROR", "VALIDATION_ERR"), "changed by hand or stale: errors.ts"],
      ["an extra file", () => writeFileSync(join(folder, "generated/notes.ts"), ""), "extra file: notes.ts"],
      ["a missing file", () => rmSync(join(folder, "generated/handlers.ts")), "missing: handlers.ts"],
      [
        "a changed specification",
        () => edit(folder, "spec/assess/payer.tsp", "Full name of the payer.", "The full name."),
        "changed by hand or stale: openapi.json",
      ],
    ];
    let checked: { code: number; output: string };
    beforeAll(async () => {
      for (const [, spoil] of differences) spoil();
      checked = await generate(folder, "--check");
      restore();
    });

    test.each(differences)("%s fails the check, which names the file and the command that fixes it", (_, __, finding) => {
      expect(checked.code).toBe(1);
      expect(checked.output).toContain(finding);
      expect(checked.output).toContain("npm run generate");
    });
  });
});

describe("what is removed from the contract breaks the compile", () => {
  const removals: [what: string, remove: () => unknown, complaint: RegExp][] = [
    ["an operation", () => edit(folder, "spec/main.tsp", /@route\("\/api\/v1\/health"\)[^}]*\}/, ""), /readHealth/],
    [
      "a field of the request",
      () => [
        edit(folder, "spec/assess/device.tsp", /\/\*\* The app runs in an emulator\. \*\/\s+is_emulator\?: boolean;/, ""),
        edit(folder, "spec/assess/examples.tsp", /(,\s*)?is_emulator: true,?/g, ""),
      ],
      /is_emulator/,
    ],
    [
      "another field of the request",
      () => [
        edit(folder, "spec/assess/payin-request.tsp", /\/\*\* Your payment attempt[^;]*;/, ""),
        edit(folder, "spec/assess/examples.tsp", /\n\s+payment_id: "[^"]*",/g, ""),
      ],
      /payment_id/,
    ],
    [
      "a field of the request that no signal reads",
      () => [
        edit(folder, "spec/assess/payin-request.tsp", /\/\*\* City or municipality\. \*\/\s+@example\([^)]*\)\s+city\?: Text;/, ""),
        edit(folder, "spec/assess/examples.tsp", /city: "[^"]*", /g, ""),
      ],
      /city/,
    ],
    [
      "a field of the answer",
      () => [
        edit(folder, "spec/assess/result.tsp", /\/\*\* Time from the arrival[^;]*;/, ""),
        edit(folder, "spec/assess/examples.tsp", /\n\s+latency_ms: [\d.]+,/g, ""),
        edit(folder, "spec/assess/payout-examples.tsp", /\n\s+latency_ms: [\d.]+,/g, ""),
      ],
      /latency_ms/,
    ],
    [
      "an error code",
      () => edit(folder, "spec/common/error-codes.tsp", /\/\*\* The path exists but does not support[\s\S]*?METHOD_NOT_ALLOWED: "METHOD_NOT_ALLOWED",/, ""),
      /METHOD_NOT_ALLOWED/,
    ],
  ];
  // one compile for all of them, because a compile takes long: each has to be complained of by its own name
  let output = "";
  beforeAll(async () => {
    for (const [, remove] of removals) remove();
    // examples that show the removed thing go with it: the specification itself would refuse them
    const generated = await generate(folder);
    output = generated.code === 0 ? (await compile(folder)).output : "";
    restore();
    expect(generated).toMatchObject({ code: 0 });
  });

  test.each(removals)("%s", (_, __, complaint) => {
    expect(output).toMatch(complaint);
    expect(output).toMatch(/error TS\d+/);
  });
});

describe("house rules of the specification", () => {
  const breaches: [what: string, spoil: () => unknown, file: string, rule: string][] = [
    [
      "a pattern that names a line separator, which breaks clients that others generate",
      () => edit(folder, "spec/cases/attachments.tsp", "\\\\u202A-\\\\u202E", "\\\\u2028-\\\\u202E"),
      "cases/attachments.tsp",
      "@fraud-risk/spec/line-separators",
    ],
    [
      "a property without a doc comment",
      () => edit(folder, "spec/assess/payer.tsp", "/** Full name of the payer. */", ""),
      "assess/payer.tsp",
      "@fraud-risk/spec/documented",
    ],
    [
      "a description that says no more than the name",
      () => edit(folder, "spec/assess/payer.tsp", "/** Country of residence. */", "/** The country. */"),
      "assess/payer.tsp",
      "@fraud-risk/spec/meaningful",
    ],
    [
      "an operation whose description is its summary",
      () => edit(folder, "spec/keys/operations.tsp", " The value itself is shown once, when the key is issued, and never again.", ""),
      "keys/operations.tsp",
      "@fraud-risk/spec/meaningful",
    ],
    [
      "a property that is not snake_case",
      () => edit(folder, "spec/assess/payer.tsp", "account_created_at", "accountCreatedAt"),
      "assess/payer.tsp",
      "@fraud-risk/spec/naming",
    ],
    [
      "an operation without a permission",
      () => edit(folder, "spec/assess/operations.tsp", '@permission("assess")', ""),
      "assess/operations.tsp",
      "@fraud-risk/spec/operation-complete",
    ],
    [
      "an operation without an example",
      () => edit(folder, "spec/health/operations.tsp", /@opExample\([\s\S]*?\n {2}\)\n/g, ""),
      "health/operations.tsp",
      "@fraud-risk/spec/operation-complete",
    ],
    [
      "an event that is read by a permission that there is not",
      () => edit(folder, "spec/events/events.tsp", '"ingest.unmapped", "webhooks:read"', '"ingest.unmapped", "webhooks:watch"'),
      "events/events.tsp",
      "@fraud-risk/spec/permission-holders",
    ],
    [
      "an event without a cause",
      () => edit(folder, "spec/events/events.tsp", '@cause(#["reportFraud"])', ""),
      "events/events.tsp",
      "@fraud-risk/spec/event-complete",
    ],
    [
      "an error code under a foreign status",
      () => edit(folder, "spec/common/errors.tsp", '@codes("PAYLOAD_TOO_LARGE")', '@codes("NOT_FOUND")'),
      "common/errors.tsp",
      "@fraud-risk/spec/error-status",
    ],
  ];
  let checked: { code: number; output: string };
  beforeAll(async () => {
    for (const [, spoil] of breaches) spoil();
    checked = await generate(folder);
    restore();
  });

  test.each(breaches)("%s is found, with file and line", (_, __, file, rule) => {
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(new RegExp(`^spec/${file}:\\d+:\\d+ - warning ${rule}: `, "m"));
  });
});
