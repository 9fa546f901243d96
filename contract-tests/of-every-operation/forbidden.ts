import { type Role, rolePermissions } from "../../generated/credentials.ts";
import { makeKey } from "../shared/steps.ts";
import type { Expectation, TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";
import { wrongKind } from "./wrong-kind.ts";

/** 403: callers who are known, and may not do it. */
export function forbidden(sample: AnySample): TestCase[] {
  if (rowOf(sample).credentials.length === 0) return [];
  return [...wrongKind(sample, 403), ...lesserRoles(sample), ...lesserKey(sample), ...noProvider(sample)];
}

const lacking = (sample: AnySample): Expectation<403> => ({ code: "FORBIDDEN", details: { required_permissions: rowOf(sample).permissions } });

/** Sessions of a role without the permission. */
function lesserRoles(sample: AnySample): TestCase[] {
  const { credentials, permissions } = rowOf(sample);
  const roles = credentials.includes("session") ? (Object.keys(rolePermissions) as Role[]) : [];
  return roles
    .filter((role) => !permissions.some((permission) => (rolePermissions[role] as readonly string[]).includes(permission)))
    .map((role) => ({
      promise: `the role ${role} is not enough`,
      request: { ...requestOf(sample), key: role },
      expected: lacking(sample),
    }));
}

function lesserKey(sample: AnySample): TestCase[] {
  const { credentials, permissions: wanted } = rowOf(sample);
  if (!credentials.includes("secret")) return [];
  const other = wanted.includes("stats:read") ? "assess" : "stats:read";
  return [
    {
      promise: "a secret key without the permission is refused, and the permission named",
      before: [makeKey("lesser", { permissions: [other] })],
      request: { ...requestOf(sample), key: "{lesser.key}" },
      expected: lacking(sample),
    },
  ];
}

/** An organization that is no provider has no submerchants, whatever its credential may do. */
function noProvider(sample: AnySample): TestCase[] {
  if (!rowOf(sample).path.startsWith("/api/v1/submerchants")) return [];
  return [
    {
      promise: "an organization that is no payment service provider is refused",
      request: { ...requestOf(sample), key: "admin" },
      expected: { code: "FORBIDDEN" },
    },
  ];
}
