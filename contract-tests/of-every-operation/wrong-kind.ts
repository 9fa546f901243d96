import type { CredentialKind } from "../../generated/credentials.ts";
import type { OperationRule } from "../../generated/operations.ts";
import type { ContractCase, Expectation } from "../src/case.ts";
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
export function wrongKind(sample: AnySample, status: 401 | 403): ContractCase[] {
  const row = rowOf(sample);
  const kinds = (Object.keys(holders) as CredentialKind[]).filter((kind) => !row.credentials.includes(kind));
  return kinds
    .map((kind) => {
      const [key, name] = holders[kind];
      return {
        operation: sample.operation,
        promise: `${name}, though valid, is refused`,
        request: { ...requestOf(sample), key },
        expected: refusalOf(kind, row),
      };
    })
    .filter(({ expected }) => expected.status === status);
}

function refusalOf(kind: CredentialKind, { credentials, permissions }: OperationRule): Expectation {
  if (credentials.includes("ingest")) return { status: 401, code: "UNAUTHORIZED" };
  if (!credentials.includes("secret")) {
    return { status: 403, code: "FORBIDDEN", details: { accepted_credentials: credentials, required_permissions: permissions } };
  }
  return kind === "publishable" ? { status: 403, code: "PUBLIC_KEY_NOT_ALLOWED" } : { status: 401, code: "SECRET_KEY_REQUIRED" };
}
