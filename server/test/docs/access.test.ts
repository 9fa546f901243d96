import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import {
  type CredentialKind,
  credentialKinds,
  keyPermissions,
  type Permission,
  permissions,
  type Role,
  rolePermissions,
} from "../../../generated/credentials.ts";
import { type OperationRule, operations } from "../../../generated/operations.ts";
import { permissionAnchor } from "../../docs-site/contract/links.ts";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { createSessionVerifier } from "../../src/accounts/sessions/verifier.ts";
import { configHelp, readConfig } from "../../src/platform/environment/config.ts";
import { addressRate, PUBLIC_RATE } from "../../src/platform/http/rate-limit.ts";
import { contentOf, pages, place, textOf } from "./page.ts";

const page = contentOf("guides/credentials");
const guide = textOf(page);
const rules = Object.values(operations) as OperationRule[];
const roles = Object.keys(rolePermissions) as Role[];

describe("permissions are shown on the page", () => {
  it.each(Object.entries(credentialKinds))("the kind %s with its form, where it belongs and its limit", (kind, { prefix, ratePerMinute }) => {
    const line = lineOf(page, kind);
    expect(line).toContain(prefix ?? "JWT");
    expect(line).toContain(ratePerMinute.toLocaleString("en-US"));
    const opens = rules.some(({ credentials }) => credentials.includes(kind as CredentialKind));
    expect(line).toContain(opens ? "Accepted by" : "Not accepted by any operation yet");
  });

  it.each(permissions)("%s with each holder's yes or no, and the operations that require it", (permission) => {
    const line = place(permissionAnchor(permission));
    const rows = [...line.matchAll(/aria-label="(\w+): (yes|no)"/g)].map(([, holder, answer]) => [holder, answer === "yes"]);
    const held: [string, readonly Permission[]][] = [...Object.entries(keyPermissions), ...Object.entries(rolePermissions)];
    const expected = held.filter(([holder]) => holder !== "ingest").map(([holder, holds]) => [holder, holds.includes(permission)]);
    expect(rows).toEqual(expected);
    const requiring = rules.filter((rule) => rule.permissions.includes(permission)).map(({ id }) => id);
    expect([...line.matchAll(/href="\/docs\/reference\/[a-z-]+#([^"]+)"/g)].map(([, id]) => id)).toEqual(requiring);
  });

  it("a kind of key that is left out of the table holds nothing, and is said to", () => {
    expect(keyPermissions.ingest).toEqual([]);
    expect(guide).toMatch(/A key of kind +ingest +has no permissions\./);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))("%s with the kinds and roles that open it, and no others", (id, rule) => {
    const [, badges = ""] = /<dl class="access">([\s\S]*?)<\/dl>/.exec(place(id)) ?? [];
    const shown = [...badges.matchAll(/class="badge \w+">(\w+)</g)].map(([, name]) => name);
    const able = roles.filter((role) => rule.permissions.some((permission) => rolePermissions[role].some((held) => held === permission)));
    expect(shown).toEqual([...rule.credentials, ...(rule.credentials.includes("session") ? able : [])]);
    for (const kind of rule.credentials)
      expect(textOf(badges)).toContain(`${credentialKinds[kind].ratePerMinute.toLocaleString("en-US")} per minute (${kind})`);
  });

  it("the limits of addresses are those that the service counts by", () => {
    const limits = textOf(contentOf("guides/rate-limits"));
    expect(limits).toContain(`one fifth of the key's limit, at least 60: ${addressRate(credentialKinds.publishable.ratePerMinute).toLocaleString("en-US")} `);
    expect(limits).toContain(`no credential, per address ${PUBLIC_RATE.toLocaleString("en-US")} `);
  });
});

describe("a session can be had as the page says", () => {
  it("the shell line takes the sandbox's token for an admin, and calls with it", () => {
    const folder = mkdtempSync(join(tmpdir(), "docs-"));
    try {
      mkdirSync(join(folder, ".data"));
      writeFileSync(join(folder, ".data/sandbox.json"), JSON.stringify({ dashboard_tokens: { admin: "a.b.c", viewer: "x.y.z" } }));
      const sent = execFileSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }\n${snippetOf("credentials", "sandbox-token.sh")}`], {
        cwd: folder,
        encoding: "utf8",
      });
      expect(sent.split("\n")).toEqual(["http://localhost:3000/api/v1/organization", "-H", "Authorization: Bearer a.b.c", ""]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("a token with the claims shown is a session", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const claims = JSON.parse(snippetOf("credentials", "claims.json"));
    const defaults = readConfig({});
    const verifier = createSessionVerifier({
      issuer: claims.iss,
      audience: claims.aud,
      keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: "ES256" }] }),
      claims: { organization: defaults.oidcOrganizationClaim, role: defaults.oidcRoleClaim },
    });
    const token = await new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT" }).setIssuedAt().setExpirationTime("1h").sign(privateKey);
    expect(await verifier.verify(token)).toMatchObject({ session: { organizationId: claims.organization_id, role: claims.role, subject: claims.sub } });
    expect(guide.replaceAll(" ", "")).toContain(JSON.stringify(claims).replaceAll(" ", ""));
  });

  it("the service reads every setting that is named", () => {
    const named = new Set(textOf([...pages.values()].join("")).match(/\bOIDC_\w+/g));
    expect([...named]).toEqual(expect.arrayContaining(["OIDC_ISSUER", "OIDC_AUDIENCE", "OIDC_JWKS_URL", "OIDC_ORGANIZATION_CLAIM", "OIDC_ROLE_CLAIM"]));
    for (const name of named) expect(configHelp()).toContain(`\n  ${name}`);
  });
});

/** The text of the table line whose head begins with a word. */
function lineOf(markup: string, head: string): string {
  const lines = markup.split("<tr>").map(textOf);
  return lines.find((line) => line.trim().startsWith(`${head} `)) ?? "";
}
