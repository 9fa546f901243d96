// Tokens of the issuer's own making, truly signed, that are not for us, not for now, or not whole.
import { randomUUID } from "node:crypto";
import { token } from "./forge.ts";
import type { BadTokens, Kit } from "./kit.ts";
import { AUDIENCE } from "./kit.ts";

const now = (): number => Math.floor(Date.now() / 1000);
const claims = (changes: (kit: Kit) => Record<string, unknown>) => (kit: Kit) => kit.with(changes(kit));
/** The payload's text, with a claim written a second time behind all others. */
const twice = (claim: string, value: string) => (kit: Kit) => token(kit.rsa, `${JSON.stringify(kit.claims()).slice(0, -1)},"${claim}":${value}}`);
/** The payload's text with a number that no JSON writer writes. */
const written = (claim: string, value: string) => (kit: Kit) => token(kit.rsa, JSON.stringify(kit.claims({ [claim]: "@" })).replace('"@"', value));
const DEEP = 2500;

export const badClaims: BadTokens = {
  "another issuer": claims((kit) => ({ iss: kit.canary.url })),
  "issuer with a slash behind": claims((kit) => ({ iss: `${kit.issuer.url}/` })),
  "issuer that only begins like ours": claims((kit) => ({ iss: `${kit.issuer.url}.evil.example` })),
  "issuer that is a part of ours": claims((kit) => ({ iss: kit.issuer.url.slice(0, -1) })),
  "issuer in capitals": claims((kit) => ({ iss: kit.issuer.url.toUpperCase() })),
  "no issuer": claims(() => ({ iss: undefined })),
  "issuer null": claims(() => ({ iss: null })),
  "issuer a list that holds ours": claims((kit) => ({ iss: [kit.issuer.url] })),
  "another audience": claims(() => ({ aud: "https://another.example/api" })),
  "audience with a slash behind": claims(() => ({ aud: `${AUDIENCE}/` })),
  "no audience": claims(() => ({ aud: undefined })),
  "audience null": claims(() => ({ aud: null })),
  "audience an empty list": claims(() => ({ aud: [] })),
  "audience a list without ours": claims(() => ({ aud: ["https://another.example/api", "account"] })),
  "audience a list within a list": claims(() => ({ aud: [[AUDIENCE]] })),
  "audience an object": claims(() => ({ aud: { [AUDIENCE]: true } })),

  expired: claims(() => ({ exp: now() - 120, iat: now() - 720 })),
  "expired for longer than the difference of clocks that is forgiven": claims(() => ({ exp: now() - 61 })),
  "not valid yet": claims(() => ({ nbf: now() + 120 })),
  "nbf as text": claims(() => ({ nbf: String(now() - 60) })),
  "no exp": claims(() => ({ exp: undefined })),
  "no iat": claims(() => ({ iat: undefined })),
  "no sub": claims(() => ({ sub: undefined })),
  "sub empty": claims(() => ({ sub: "" })),
  "sub a number": claims(() => ({ sub: 5 })),
  "sub null": claims(() => ({ sub: null })),
  "sub of 256 characters": claims(() => ({ sub: "s".repeat(256) })),
  "sub with a line break": claims(() => ({ sub: "auth0|64b7c1\nadmin" })),
  "sub with a NUL, which no text of the database can hold": claims(() => ({ sub: "a\u0000b" })),
  "sub with half a character": written("sub", '"a\\ud800"'),
  "exp as text": claims(() => ({ exp: String(now() + 600) })),
  "exp NaN as text": claims(() => ({ exp: "NaN" })),
  "exp NaN as it stands, which is no JSON": written("exp", "NaN"),
  "exp Infinity as it stands, which is no JSON": written("exp", "Infinity"),
  "exp below every number": written("exp", "-1e999"),
  "exp beyond every number": written("exp", "1e999"),
  "exp null": claims(() => ({ exp: null })),
  "exp true": claims(() => ({ exp: true })),
  "exp a list": claims(() => ({ exp: [now() + 600] })),
  "exp far before the epoch": claims(() => ({ exp: -62_135_596_800 })),
  "exp zero": claims(() => ({ exp: 0 })),
  "made in the future": claims(() => ({ iat: now() + 120, exp: now() + 720 })),
  "iat as text": claims(() => ({ iat: String(now()) })),

  "no organization": claims(() => ({ organization_id: undefined })),
  "organization that is no UUID": claims(() => ({ organization_id: "acme" })),
  "organization that does not exist": claims(() => ({ organization_id: randomUUID() })),
  "organization a number": claims(() => ({ organization_id: 42 })),
  "organization null": claims(() => ({ organization_id: null })),
  "organization a list of two, one of them right": claims((kit) => ({ organization_id: [kit.organizationId, randomUUID()] })),
  "organization twice in a list": claims((kit) => ({ organization_id: [kit.organizationId, kit.organizationId] })),
  "organization an empty list": claims(() => ({ organization_id: [] })),
  "organization a list within a list": claims((kit) => ({ organization_id: [[kit.organizationId]] })),
  "organization an object": claims((kit) => ({ organization_id: { id: kit.organizationId } })),
  "organization with braces": claims((kit) => ({ organization_id: `{${kit.organizationId}}` })),
  "organization with a space behind": claims((kit) => ({ organization_id: `${kit.organizationId} ` })),
  "organization with a line break behind": claims((kit) => ({ organization_id: `${kit.organizationId}\n` })),
  "organization without hyphens": claims((kit) => ({ organization_id: kit.organizationId.replaceAll("-", "") })),
  "organization SQL": claims(() => ({ organization_id: "' OR '1'='1" })),
  "organization nested deeply": (kit) =>
    token(kit.rsa, JSON.stringify(kit.claims({ organization_id: "@" })).replace('"@"', `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`)),

  "organization twice, the last of them no UUID": twice("organization_id", '"acme"'),
  "exp twice, the last of them over": twice("exp", "1"),
  "issuer twice, the last of them another": twice("iss", '"https://evil.example"'),
  "audience twice, the last of them another": twice("aud", '"https://evil.example"'),
  "sub twice, the last of them written with an escape and empty": twice("s\\u0075b", '""'),

  "a payload that is nested deeply and nothing else": (kit) => token(kit.rsa, `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`),
  "a payload of objects nested deeply and not closed": (kit) => token(kit.rsa, '{"a":'.repeat(800)),
  "a payload that is a list": (kit) => token(kit.rsa, [kit.claims()]),
  "a payload that is a text": (kit) => token(kit.rsa, JSON.stringify(JSON.stringify(kit.claims()))),
  "a payload that is null": (kit) => token(kit.rsa, "null"),
  "a payload that is not UTF-8": (kit) => token(kit.rsa, Buffer.concat([Buffer.from(JSON.stringify(kit.claims()).slice(0, -1)), Buffer.from([0xc3, 0x7d])])),
  "claims in the prototype only": (kit) => token(kit.rsa, `{"__proto__":${JSON.stringify(kit.claims())}}`),
  "organization in the prototype only": (kit) =>
    token(kit.rsa, `{"__proto__":{"organization_id":"${kit.organizationId}"},${JSON.stringify(kit.claims({ organization_id: undefined })).slice(1)}`),
};
