// Checks of new keys beyond the schema.

import { keyPermissions, type Permission } from "../../../../generated/credentials.ts";
import type { KeyKind } from "../../platform/credentials/api-key.ts";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";

/** Latest end of a key (epoch milliseconds): beyond it calendars begin to differ. */
export const LATEST_END = Date.UTC(2999, 11, 31, 23, 59, 59);

/** Failing fields of a raw body that makes a key; types are the schema's business and are not trusted here. */
export function newKeyChecks(body: unknown, clock: Clock = systemClock): FieldFailure[] {
  const {
    type,
    permissions,
    allowed_origins: origins,
    expires_at: expires,
    submerchant_id: submerchant,
    assess_on_events: assesses,
    strict_validation: strict,
  } = fieldsOf(body);
  if (typeof type !== "string" || !Object.hasOwn(keyPermissions, type)) return [];
  const failures: FieldFailure[] = [];
  const grantable: readonly string[] = keyPermissions[type as KeyKind];
  if (Array.isArray(permissions)) {
    for (const [index, permission] of permissions.entries())
      if (typeof permission === "string" && !grantable.includes(permission))
        failures.push({
          path: `permissions[${index}]`,
          message: grantable.length === 0 ? `must be absent for ${type} keys` : `must be one of ${grantable.join(", ")} for ${type} keys`,
        });
    if (grantable.length > 0 && permissions.length === 0) failures.push({ path: "permissions", message: "must contain at least one permission" });
    if (submerchant !== undefined) failures.push(...ownedChecks({ permissions }));
  }
  if (type !== "publishable" && Array.isArray(origins) && origins.length > 0)
    failures.push({ path: "allowed_origins", message: "must be absent unless type is publishable" });
  if (type === "publishable" && Array.isArray(origins)) failures.push(...originChecks(origins));
  if (type !== "ingest" && assesses === true) failures.push({ path: "assess_on_events", message: "must be false unless type is ingest" });
  if (type === "ingest" && strict === true) failures.push({ path: "strict_validation", message: "must be false for ingest keys" });
  if (typeof expires === "string" && !(Date.parse(expires) > clock.now() && Date.parse(expires) <= LATEST_END))
    failures.push({ path: "expires_at", message: "must be in the future and before the year 3000" });
  return failures;
}

/** Origins whose form is right, and which no browser sends: with a port that cannot be, or with the port that the scheme has anyway. */
function originChecks(origins: readonly unknown[]): FieldFailure[] {
  return origins.flatMap((origin, index) => {
    if (typeof origin !== "string" || !ORIGIN.test(origin)) return [];
    const sent = URL.canParse(origin) ? new URL(origin) : undefined;
    if (sent?.origin === origin && sent.port !== "0") return [];
    const expected = sent === undefined || sent.port === "0" ? "must have a port from 1 to 65535, or none" : `must be as browsers send it: ${sent.origin}`;
    return [{ path: `allowed_origins[${index}]`, message: expected }];
  });
}

/** The form that the schema requires. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** The same for a key of a submerchant, whose path names the submerchant. */
export function submerchantKeyChecks(body: unknown, clock: Clock = systemClock): FieldFailure[] {
  const failures = new Map([...newKeyChecks(body, clock), ...ownedChecks(fieldsOf(body))].map((failure) => [failure.path, failure]));
  return [...failures.values()];
}

/** A key of one submerchant does not register or change submerchants: otherwise it could raise its own limits. Models are learned from all of them, and rules are about all of them. */
export const organizationOnly: readonly Permission[] = [
  "submerchants:write",
  "models:read",
  "rules:read",
  "rules:write",
  "configuration:read",
  "configuration:write",
];

function ownedChecks({ permissions }: Record<string, unknown>): FieldFailure[] {
  if (!Array.isArray(permissions)) return [];
  return permissions.flatMap((permission, index) =>
    organizationOnly.includes(permission) ? [{ path: `permissions[${index}]`, message: "must not be granted to a key of a submerchant" }] : [],
  );
}
