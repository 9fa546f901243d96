// Tokens whose header requires what no token is given: a key of its own choice, extensions, another kind.
import { token } from "./forge.ts";
import type { BadTokens, Kit } from "./kit.ts";

/** Signed by the stranger, with the header that would make it good. */
const stranger = (header: (kit: Kit) => object) => (kit: Kit) => token(kit.attacker.rsa, kit.claims(), header(kit));
/** Signed by the issuer: the header alone is what is wrong. */
const issuers = (header: unknown) => (kit: Kit) => token(kit.rsa, kit.claims(), typeof header === "function" ? header(kit) : header);

export const badHeaders: BadTokens = {
  "an embedded jwk that fits the signature": stranger((kit) => ({ jwk: kit.attacker.rsa.jwk })),
  "an embedded jwk and no kid": stranger((kit) => ({ jwk: kit.attacker.rsa.jwk, kid: undefined })),
  "an embedded jwk beside a good signature": issuers((kit: Kit) => ({ jwk: kit.rsa.jwk })),
  "jku that leads to the stranger's keys": stranger((kit) => ({ jku: `${kit.canary.url}/jwks` })),
  "jku that leads to the issuer's own keys": issuers((kit: Kit) => ({ jku: `${kit.issuer.url}/jwks` })),
  "x5u that leads to the stranger": stranger((kit) => ({ x5u: `${kit.canary.url}/chain.pem` })),
  "x5u beside a good signature": issuers((kit: Kit) => ({ x5u: `${kit.canary.url}/chain.pem` })),
  "x5c that brings the stranger's key along": stranger((kit) => ({ x5c: [kit.attacker.rsa.jwk.n] })),
  "x5c beside a good signature": issuers((kit: Kit) => ({ x5c: [kit.rsa.jwk.n] })),
  "crit that names nothing": issuers({ crit: [] }),
  "crit with an unknown extension": issuers({ crit: ["urn:example:unknown"], "urn:example:unknown": true }),
  "crit that names a usual parameter": issuers({ crit: ["kid"] }),
  "crit that is no list": issuers({ crit: "b64" }),
  "b64=false, as RFC 7797 defines it": issuers({ b64: false, crit: ["b64"] }),
  "b64=true, as RFC 7797 defines it": issuers({ b64: true, crit: ["b64"] }),
  "b64=false without crit": issuers({ b64: false }),
  "typ a list": issuers({ typ: ["JWT"] }),
  "typ null": issuers({ typ: null }),

  "kid unknown": issuers({ kid: "rsa-3" }),
  "kid of another key of the same kind": issuers({ kid: "rsa-2" }),
  "kid a path": issuers({ kid: "../../../../../../etc/passwd" }),
  "kid a path to an empty file": issuers({ kid: "/dev/null" }),
  "kid an address": issuers((kit: Kit) => ({ kid: `${kit.canary.url}/jwks` })),
  "kid SQL": issuers({ kid: "' UNION SELECT 'key' FROM pg_shadow; --" }),
  "kid a command": issuers({ kid: "$(id)|`id`" }),
  "kid of 10,000 characters": issuers({ kid: "k".repeat(10_000) }),
  "kid of 5,000 characters": issuers({ kid: "k".repeat(5000) }),
  "kid empty": issuers({ kid: "" }),
  "kid a number": issuers({ kid: 1 }),
  "kid a list that holds the right one": issuers({ kid: ["rsa-1"] }),
  "kid null": issuers({ kid: null }),
  "kid __proto__": issuers({ kid: "__proto__" }),
  "no kid while several keys would fit": issuers({ kid: undefined }),

  "typ of a logout token": issuers({ typ: "logout+jwt" }),
  "typ of a DPoP proof": issuers({ typ: "dpop+jwt" }),
  "typ of a security event": issuers({ typ: "secevent+jwt" }),
  "typ JOSE": issuers({ typ: "JOSE" }),
  "typ JWE": issuers({ typ: "JWE" }),
  "typ empty": issuers({ typ: "" }),
  "typ a number": issuers({ typ: 5 }),
  "typ with something before": issuers({ typ: "xjwt" }),
  "typ with a line break behind": issuers({ typ: "JWT\n" }),
  "typ an object": issuers({ typ: { toString: "JWT" } }),

  "a header that is no JSON": (kit) => token(kit.rsa, kit.claims(), "RS256"),
  "a header that is a list": (kit) => token(kit.rsa, kit.claims(), '[{"alg":"RS256"}]'),
  "a header that is null": (kit) => token(kit.rsa, kit.claims(), "null"),
  "a header that is empty": (kit) => token(kit.rsa, kit.claims(), "{}"),
  "a header that is not UTF-8": (kit) => token(kit.rsa, kit.claims(), Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  "a header that is cut off": (kit) => token(kit.rsa, kit.claims(), '{"alg":"RS256","kid":"rsa-1"'),
  "a header nested deeply": (kit) => token(kit.rsa, kit.claims(), `{"alg":"RS256","kid":${"[".repeat(2500)}${"]".repeat(2500)}}`),
  "a header that names alg twice, none last": (kit) => token(kit.rsa, kit.claims(), '{"alg":"RS256","kid":"rsa-1","alg":"none"}'),
};
