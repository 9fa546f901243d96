// Tokens that say what a good one says, and are not signed as a good one is.
import { createPublicKey, randomBytes } from "node:crypto";
import { bytesOf, flipped, macToken, segment, token, withSegment } from "./forge.ts";
import type { BadTokens, Kit } from "./kit.ts";

const unsigned = (alg: unknown) => (kit: Kit) => `${segment({ alg, typ: "at+jwt", kid: "rsa-1" })}.${segment(kit.claims())}.`;
const publicKey = (kit: Kit) => createPublicKey({ key: kit.rsa.jwk, format: "jwk" });
const mac = (alg: "HS256" | "HS384" | "HS512", secret: (kit: Kit) => string | Buffer) => (kit: Kit) => macToken(alg, secret(kit), kit.claims(), "rsa-1");
const good = (kit: Kit) => token(kit.rsa, kit.claims());

export const badSignatures: BadTokens = {
  "alg none, unsigned": unsigned("none"),
  "alg None, unsigned": unsigned("None"),
  "alg NONE, unsigned": unsigned("NONE"),
  "alg nOnE, unsigned": unsigned("nOnE"),
  "alg none with a signature of no meaning": (kit) => `${unsigned("none")(kit)}AA`,
  "alg none with the signature of a good token": (kit) => withSegment(good(kit), 0, segment({ alg: "none", typ: "at+jwt", kid: "rsa-1" })),
  "alg none, truly signed over that header": (kit) => token(kit.rsa, kit.claims(), { alg: "none" }),
  "no alg": (kit) => token(kit.rsa, kit.claims(), { alg: undefined }),
  "alg null": (kit) => token(kit.rsa, kit.claims(), { alg: null }),
  "alg empty": (kit) => token(kit.rsa, kit.claims(), { alg: "" }),
  "alg a number": (kit) => token(kit.rsa, kit.claims(), { alg: 256 }),
  "alg a list that holds a good one": (kit) => token(kit.rsa, kit.claims(), { alg: ["RS256"] }),
  "alg in lower case": (kit) => token(kit.rsa, kit.claims(), { alg: "rs256" }),

  "HS256 under the public key's PEM": mac("HS256", (kit) => publicKey(kit).export({ type: "spki", format: "pem" })),
  "HS384 under the public key's PEM": mac("HS384", (kit) => publicKey(kit).export({ type: "spki", format: "pem" })),
  "HS512 under the public key's PEM": mac("HS512", (kit) => publicKey(kit).export({ type: "spki", format: "pem" })),
  "HS256 under the public key's PKCS #1 PEM": mac("HS256", (kit) => publicKey(kit).export({ type: "pkcs1", format: "pem" })),
  "HS256 under the public key's PEM without its last line break": mac("HS256", (kit) =>
    publicKey(kit).export({ type: "spki", format: "pem" }).toString().trim(),
  ),
  "HS256 under the public key's DER": mac("HS256", (kit) => publicKey(kit).export({ type: "spki", format: "der" })),
  "HS256 under the published JWK's text": mac("HS256", (kit) => JSON.stringify(kit.rsa.jwk)),
  "HS256 under the modulus as published": mac("HS256", (kit) => kit.rsa.jwk.n ?? ""),
  "HS256 under the modulus's bytes": mac("HS256", (kit) => Buffer.from(kit.rsa.jwk.n ?? "", "base64url")),
  "HS256 under the empty secret": mac("HS256", () => ""),
  "HS256 under a shared secret that the issuer has published": (kit) => macToken("HS256", kit.shared.secret, kit.claims(), kit.shared.kid),

  "RS256 key used as ES256": (kit) => token(kit.rsa, kit.claims(), { alg: "ES256" }),
  "ES256 key used as RS256": (kit) => token(kit.ec, kit.claims(), { alg: "RS256" }),
  "EdDSA key used as ES256": (kit) => token(kit.ed, kit.claims(), { alg: "ES256" }),
  "RS256 signature under the ES256 key's name": (kit) => token(kit.rsa, kit.claims(), { kid: "ec-1" }),
  "PS256, by a key that could": (kit) => token(kit.plainRsa, kit.claims(), {}, "PS256"),
  "RS384, by a key that could": (kit) => token(kit.plainRsa, kit.claims(), {}, "RS384"),
  "RS512, by a key that could": (kit) => token(kit.plainRsa, kit.claims(), {}, "RS512"),
  "ES384, by a published key": (kit) => token(kit.p384, kit.claims()),
  "ES512, by a published key": (kit) => token(kit.p521, kit.claims()),
  "ES256K, by a published key": (kit) => token(kit.k256, kit.claims()),
  "Ed25519 by its newer name, which is not on the list": (kit) => token(kit.ed, kit.claims(), { alg: "Ed25519" }),
  "PS256 signature under the name RS256": (kit) => token(kit.plainRsa, kit.claims(), { alg: "RS256" }, "PS256"),
  "PKCS #1 signature with SHA-512 under the name RS256": (kit) => token(kit.plainRsa, kit.claims(), { alg: "RS256" }, "RS512"),

  "signed by a stranger's RSA key under our key's name": (kit) => token(kit.attacker.rsa, kit.claims()),
  "signed by a stranger's EC key under our key's name": (kit) => token(kit.attacker.ec, kit.claims()),
  "signature stripped": (kit) => withSegment(good(kit), 2, ""),
  "signature and its dot stripped": (kit) => good(kit).split(".").slice(0, 2).join("."),
  "signature truncated": (kit) => good(kit).slice(0, -20),
  "signature of random bytes": (kit) => withSegment(good(kit), 2, segment(randomBytes(256))),
  "ES256 signature of zeros": (kit) => withSegment(token(kit.ec, kit.claims()), 2, segment(Buffer.alloc(64))),
  "signature of another token": (kit) => withSegment(good(kit), 2, segment(bytesOf(kit.with({ sub: "somebody else" }), 2))),
  "a bit of the header flipped": (kit) => flipped(good(kit), 0),
  "a bit of the payload flipped": (kit) => flipped(good(kit), 1),
  "a bit of the signature flipped": (kit) => flipped(good(kit), 2),
  "payload swapped for an admin's": (kit) => withSegment(kit.with({ role: "viewer" }), 1, segment(kit.claims())),
  "header swapped for one that names another key": (kit) => withSegment(good(kit), 0, segment({ alg: "RS256", kid: "rsa-2" })),
  "payload encoded anew with a space": (kit) => withSegment(good(kit), 1, segment(`${bytesOf(good(kit), 1)} `)),
};
