import { type CredentialKind, type Role, rolePermissions } from "../../generated/credentials.ts";
import type { OperationRule } from "../../generated/operations.ts";
import type { CaseRequest, ContractCase, Expectation } from "../src/case.ts";
import type { Keys } from "../src/keys.ts";
import { makeKey } from "./steps.ts";

/** Who may call: cases that follow from an operation's row in the operation table. */
export function accessCases(rule: OperationRule & Pick<ContractCase, "operation">, request: CaseRequest): ContractCase[] {
  return [...strangerCases(rule, request), ...kindCases(rule, request), ...permissionCases(rule, request)];
}

/** Credentials that are none. */
function strangerCases({ operation, bodyLimit }: OperationRule & Pick<ContractCase, "operation">, request: CaseRequest): ContractCase[] {
  const expected = { status: 401, code: "UNAUTHORIZED" } as const;
  return [
    { operation, promise: "a call without a credential is refused", request: { ...request, key: undefined }, expected },
    { operation, promise: "a key of the wrong form is refused", request: { ...request, key: "malformed" }, expected },
    { operation, promise: "a well-formed key that is not on file, such as a revoked one, is refused", request: { ...request, key: "unknown" }, expected },
    { operation, promise: "a session with the signature of another one is refused", request: { ...request, key: "forged" }, expected },
    {
      operation,
      promise: "a call that is wrong in itself is first of all refused for its missing credential",
      request: {
        ...request,
        key: undefined,
        query: { no_such_parameter: "1" },
        body: undefined,
        ...(bodyLimit > 0 ? { text: "{", contentType: "text/plain" } : {}),
      },
      expected,
      except: { mock: "Prism looks at the content type before the key" },
    },
  ];
}

/** A valid credential of each kind. */
const holders: Readonly<Record<CredentialKind, readonly [key: keyof Keys, name: string]>> = {
  publishable: ["publishable", "a publishable key"],
  secret: ["secret", "a secret key"],
  ingest: ["ingest", "an ingest key"],
  session: ["admin", "a dashboard session"],
};

/** Valid credentials of a kind that the operation does not take. */
function kindCases({ operation, credentials, permissions }: OperationRule & Pick<ContractCase, "operation">, request: CaseRequest): ContractCase[] {
  const kinds = (Object.keys(holders) as CredentialKind[]).filter((kind) => !credentials.includes(kind));
  return kinds.map((kind) => {
    const [key, name] = holders[kind];
    return { operation, promise: `${name}, though valid, is refused`, request: { ...request, key }, expected: wrongKind(kind, { credentials, permissions }) };
  });
}

function wrongKind(kind: CredentialKind, { credentials, permissions }: Pick<OperationRule, "credentials" | "permissions">): Expectation {
  if (!credentials.includes("secret")) {
    return { status: 403, code: "FORBIDDEN", details: { accepted_credentials: credentials, required_permissions: permissions } };
  }
  return kind === "publishable" ? { status: 403, code: "PUBLIC_KEY_NOT_ALLOWED" } : { status: 401, code: "SECRET_KEY_REQUIRED" };
}

/** Valid credentials of the right kind that may not do it. */
function permissionCases({ operation, credentials, permissions }: OperationRule & Pick<ContractCase, "operation">, request: CaseRequest): ContractCase[] {
  const expected: Expectation = { status: 403, code: "FORBIDDEN", details: { required_permissions: permissions } };
  const roles = credentials.includes("session") ? (Object.keys(rolePermissions) as Role[]) : [];
  const lesserRoles = roles.filter((role) => !permissions.some((permission) => (rolePermissions[role] as readonly string[]).includes(permission)));
  return [
    ...lesserRoles.map((role) => ({ operation, promise: `the role ${role} is not enough`, request: { ...request, key: role }, expected })),
    ...(credentials.includes("secret")
      ? [
          {
            operation,
            promise: "a secret key without the permission is refused, and the permission named",
            before: [makeKey("lesser", { permissions: ["stats:read"] })],
            request: { ...request, key: "{lesser.key}" as const },
            expected,
          },
        ]
      : []),
  ];
}
