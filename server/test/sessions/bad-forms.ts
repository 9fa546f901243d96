// What is not a signed JWT at all, or only nearly one.
import { mintKey } from "../../src/platform/credentials/api-key.ts";
import { segment, token, withSegment } from "./forge.ts";
import type { BadTokens, Kit } from "./kit.ts";

const good = (kit: Kit) => token(kit.rsa, kit.claims());
const part = (kit: Kit, place: 0 | 1 | 2): string => good(kit).split(".")[place] ?? "";

export const badForms: BadTokens = {
  "two dots": () => "..",
  "one dot": () => ".",
  "no dot": (kit) => good(kit).replaceAll(".", ""),
  "an empty header": (kit) => withSegment(good(kit), 0, ""),
  "an empty payload": (kit) => withSegment(good(kit), 1, ""),
  "a truly signed empty payload": (kit) => token(kit.rsa, ""),
  "four parts": (kit) => `${good(kit)}.AA`,
  "a dot behind": (kit) => `${good(kit)}.`,
  "a dot before": (kit) => `.${good(kit)}`,
  "two tokens, with a comma": (kit) => `${good(kit)},${good(kit)}`,
  "quotes around": (kit) => `"${good(kit)}"`,
  "a scheme before": (kit) => `Bearer ${good(kit)}`,
  "something behind, after a space": (kit) => `${good(kit)} x`,
  "plus and slash, as in base64": (kit) => withSegment(good(kit), 2, `+/${part(kit, 2).slice(2)}`),
  "characters of no alphabet": (kit) => withSegment(good(kit), 1, `${part(kit, 1)}!*'()`),
  "per cent signs": (kit) => good(kit).replaceAll(".", "%2E"),
  "padding behind the header": (kit) => withSegment(good(kit), 0, `${part(kit, 0)}==`),
  "padding behind the payload": (kit) => withSegment(good(kit), 1, `${part(kit, 1)}=`),
  "padding behind the signature": (kit) => `${good(kit)}=`,
  "a length that no base64url text has": (kit) => withSegment(good(kit), 2, "A"),
  "letters of other scripts": (kit) => withSegment(good(kit), 1, Buffer.from("жéा").toString("latin1")),
  "letters that only look like ours": (kit) => good(kit).replace("e", Buffer.from("е").toString("latin1")),
  "a full-width dot": (kit) => good(kit).replace(".", Buffer.from("．").toString("latin1")),

  "a nested JWT": (kit) => token(kit.rsa, good(kit), { cty: "JWT" }),
  "a nested JWT in quotes": (kit) => token(kit.rsa, JSON.stringify(good(kit)), { cty: "JWT" }),
  "a JWE": () => [{ alg: "RSA-OAEP-256", enc: "A256GCM", kid: "rsa-1" }, "key", "nonce", "text", "tag"].map(segment).join("."),
  "a JWE without a key": () => `${segment({ alg: "dir", enc: "A256GCM", zip: "DEF" })}..${["nonce", "text", "tag"].map(segment).join(".")}`,
  "a JWS in JSON": (kit) => JSON.stringify({ protected: part(kit, 0), payload: part(kit, 1), signature: part(kit, 2) }),

  "17 KB, although it is signed": (kit) => kit.with({ padding: "p".repeat(12_500) }),
  "17 KB of one letter": () => "a".repeat(17_408),
  "17 KB of dots": () => ".".repeat(17_408),
  "17 KB of empty parts": () => "a.".repeat(8704),
  "30 KB": (kit) => `${good(kit)}${"A".repeat(30_000 - good(kit).length)}`,

  "a secret key's text in front of two parts": (kit) => `${mintKey("secret")}.${part(kit, 1)}.${part(kit, 2)}`,
  "a publishable key's text in front of two parts": (kit) => `${mintKey("publishable")}.${part(kit, 1)}.${part(kit, 2)}`,
  "an ingest key's text as every part": () => [mintKey("ingest"), mintKey("ingest"), mintKey("ingest")].join("."),
  "a secret key's text behind a token": (kit) => `${good(kit)}${mintKey("secret")}`,
  "a secret key as the payload": (kit) => token(kit.rsa, mintKey("secret")),
};
