import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Expectation, Step } from "../src/case.ts";

/** How an organization takes part that gives and takes. */
export const both = { contribute: true, consume: true } as const;

/** Has an organization take part; the first one, unless `key` is another's. */
export const join = (as?: string, body: object = both, key = "admin"): Step => ({ as, operation: "setNetworkMembership", key: key as "admin", body });

/** Ends the membership of an organization. */
export const leave = (as?: string, key = "admin"): Step => ({ as, operation: "leaveNetwork", key: key as "admin" });

/** A card that is reported. */
export const stolenCard = (value: string) => ({ signal_type: "card_hash", value, category: "fraud" }) as const;

/** Has the first organization contribute. */
export const contribute = (as: string, ...signals: object[]): Step => ({ as, operation: "contributeSignals", key: "secret", body: { signals } });

/** Has the provider take part and contribute. */
export const providerContributes = (...signals: object[]): Step[] => [
  join(undefined, both, "pspAdmin"),
  { operation: "contributeSignals", key: "pspSecret", body: { signals } },
];

/** The SHA-256 of a value. */
export const sha256 = (value: string): string => createHash("sha256").update(value).digest("hex");

/** Organizations without the required kind of membership. */
export const noMember = (needs: string): Expectation<403> => ({ code: "NETWORK_MEMBERSHIP_REQUIRED", details: { needs } });

/** An organization that is not a member. */
export const outside = { member: false, contribute: false, consume: false, member_since: null } as const;

/** A moment, as answers write it. */
export const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
