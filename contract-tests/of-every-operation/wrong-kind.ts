import type { CredentialKind } from "../../generated/credentials.ts";
import { type ErrorCode, errors } from "../../generated/errors.ts";
import type { OperationRule } from "../../generated/operations.ts";
import type { Expectation, TestCase } from "../src/case.ts";
import type { Keys } from "../src/keys.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** A valid credential of each kind. */
const holders: Readonly<Record<CredentialKind, readonly [key: keyof Keys, name: string]>> = {
  publishable: ["publishable", "a publishable key"],
  secret: ["secret", "a secret key"],
  ingest: ["ingest", "an ingest key"],
  session: ["admin", "a dashboard session"],
};

/** Valid credentials of a kind that the operation does not take, where they are refused with this status. */
export function wrongKind(sample: AnySample, status: 401 | 403): TestCase[] {
  const row = rowOf(sample);
  const kinds = (Object.keys(holders) as CredentialKind[]).filter((kind) => !row.credentials.includes(kind));
  return kinds
    .map((kind) => {
      const [key, name] = holders[kind];
      return {
        promise: `${name}, though valid, is refused`,
        request: { ...requestOf(sample), key },
        expected: refusalOf(kind, row),
      };
    })
    .filter(({ expected }) => errors[expected.code].status === status);
}

function refusalOf(kind: CredentialKind, { credentials, permissions }: OperationRule): Expectation & { readonly code: ErrorCode } {
  if (credentials.includes("ingest")) return { code: "UNAUTHORIZED" };
  if (!credentials.includes("secret")) {
    return { code: "FORBIDDEN", details: { accepted_credentials: credentials, required_permissions: permissions } };
  }
  return kind === "publishable" ? { code: "PUBLIC_KEY_NOT_ALLOWED" } : { code: "SECRET_KEY_REQUIRED" };
}
