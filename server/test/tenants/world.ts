// Two merchants and two payment service providers with something of every kind, and everyone who may call in their names.

import { keyPermissions, type Permission, type Role, rolePermissions } from "../../../generated/credentials.ts";
import { keyKinds } from "../../src/platform/credentials/api-key.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { identifierIn } from "../../src/scoring/payments/identify.ts";
import { identifierValue } from "../../src/values/kinds/payment-value.ts";
import { type Fixtures, fixturesOf } from "../access/fixtures.ts";
import type { Worth } from "../access/rules.ts";
import { tokensOf } from "../access/tokens.ts";
import type { TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import type { TestService } from "../harness/service.ts";
import { auditEntry, insert, insertAll, rowOf } from "./rows.ts";

/** Something that an organization, or one of its submerchants, has. */
export interface Resource {
  readonly name: string;
  readonly id: string;
  readonly submerchant: string | null;
}

/** An organization; the ids of what it has are known before it is there. */
export interface Organization {
  readonly name: string;
  readonly id: string;
  readonly segment: "merchant" | "psp";
  /** The submerchant that some callers are limited to. */
  readonly submerchant: string;
  /** The key that its audit log has a record of. */
  readonly auditedKey: string;
  readonly resources: readonly Resource[];
  /** Last place in its audit log before anybody calls. No two logs are near each other. */
  readonly auditSequence: number;
}

/** Who calls. */
export interface Caller extends Worth {
  readonly name: string;
  readonly organization: Organization;
  /** The one submerchant that the caller sees. */
  readonly submerchant: string | null;
  readonly role?: Role;
}

export const organizations: readonly Organization[] = (["merchant", "merchant", "psp", "psp"] as const).map((segment, index) => {
  const [one, another] = [newId(), newId()];
  const resource = (name: string, submerchant: string | null = null, id = newId()): Resource => ({ name, id, submerchant });
  const auditedKey = resource("key");
  const id = newId();
  return {
    name: `${segment} ${"ABPQ"[index]}`,
    id,
    segment,
    submerchant: one,
    auditedKey: auditedKey.id,
    resources: [
      resource("organization", null, id),
      auditedKey,
      resource("revoked key"),
      resource("key of a submerchant", one),
      resource("key of another submerchant", another),
      resource("submerchant", one, one),
      resource("another submerchant", another, another),
      resource("assessment"),
      resource("assessment of a submerchant", one),
      resource("audit record"),
      resource("blocklist entry"),
      resource("blocklist entry of a submerchant", one),
      resource("allowlist entry"),
      resource("case"),
      resource("file of a case"),
      resource("connection"),
      resource("webhook endpoint"),
      resource("event"),
      resource("webhook delivery"),
      resource("network signal"),
      resource("model"),
      resource("rule"),
      resource("list"),
      resource("backtest"),
      resource("data subject request"),
      resource("saved view"),
      resource("network signal of a submerchant", one),
    ],
    auditSequence: (index + 1) * 1_000_000,
  };
});

/** The id of what an organization calls by this name. */
export function idOf(organization: Organization, name: string): string {
  const found = organization.resources.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(`${organization.name} has no ${name}`);
  return found.id;
}

/** Text that an organization's submerchant goes by in its own books, that its list entries hold, and that its payments carry. */
export const externalIdOf = ({ name }: Organization): string => `books-of-${name.replaceAll(" ", "-")}`;

/** Everyone who may call. */
export const callers: readonly Caller[] = organizations.flatMap((organization) => {
  const keys = keyKinds.map((kind) => ({
    name: `${kind} key of ${organization.name}`,
    organization,
    kind,
    permissions: keyPermissions[kind],
    submerchant: null,
  }));
  const sessions = (Object.keys(rolePermissions) as Role[]).map((role) => ({
    name: `${role} of ${organization.name}`,
    organization,
    kind: "session" as const,
    permissions: rolePermissions[role],
    submerchant: null,
    role,
  }));
  // what a key of one submerchant can be given: see keys/checks.ts
  const withheld: readonly Permission[] = ["submerchants:write", "models:read", "rules:read", "rules:write", "configuration:read", "configuration:write"];
  const scoped = keyKinds.map((kind) => ({
    name: `${kind} key of a submerchant of ${organization.name}`,
    organization,
    kind,
    permissions: (keyPermissions[kind] as readonly Permission[]).filter((permission) => !withheld.includes(permission)),
    submerchant: organization.submerchant,
  }));
  return [...keys, ...sessions, ...(organization.segment === "psp" ? scoped : [])];
});

/** Puts all of it into the database. */
export async function createWorld({ query }: TestDatabase): Promise<void> {
  for (const organization of organizations) {
    const { id, segment, auditSequence } = organization;
    await insertAll(query, id);
    await query("UPDATE organizations SET name = $2, segment = $3 WHERE id = $1", [id, organization.name, segment]);
    const has = (name: string): string => idOf(organization, name);
    await insert(query, "submerchants", { ...rowOf("submerchants", id), id: has("submerchant"), external_id: externalIdOf(organization) });
    await insert(query, "submerchants", { ...rowOf("submerchants", id), id: has("another submerchant") });
    for (const [name, more] of Object.entries({
      key: {},
      "revoked key": { revoked_at: new Date() },
      "key of a submerchant": { submerchant_id: has("submerchant") },
      "key of another submerchant": { submerchant_id: has("another submerchant") },
    }))
      await insert(query, "api_keys", { ...rowOf("api_keys", id), id: has(name), ...more });
    for (const [name, more] of Object.entries({
      "blocklist entry": {},
      "blocklist entry of a submerchant": { submerchant_id: has("submerchant") },
      "allowlist entry": { list: "allow" },
    }))
      await insert(query, "list_entries", {
        ...rowOf("list_entries", id),
        id: has(name),
        list_type: "customer_id",
        value: externalIdOf(organization),
        ...more,
      });
    await insert(query, "people", { ...rowOf("people", id), subject: `admin@${id}` });
    await insert(query, "cases", {
      ...rowOf("cases", id),
      id: has("case"),
      assignee: `admin@${id}`,
      description: externalIdOf(organization),
    });
    await insert(query, "case_events", { ...rowOf("case_events", id), case_id: has("case") });
    await insert(query, "case_attachments", { ...rowOf("case_attachments", id), case_id: has("case"), id: has("file of a case") });
    await insert(query, "connections", { ...rowOf("connections", id), id: has("connection") });
    await insert(query, "webhook_endpoints", { ...rowOf("webhook_endpoints", id), id: has("webhook endpoint") });
    await insert(query, "events", { ...rowOf("events", id), id: has("event") });
    await insert(query, "webhook_deliveries", {
      ...rowOf("webhook_deliveries", id),
      id: has("webhook delivery"),
      event_id: has("event"),
      endpoint_id: has("webhook endpoint"),
    });
    await insert(query, "custom_lists", { ...rowOf("custom_lists", id), id: has("list") });
    await insert(query, "saved_views", { ...rowOf("saved_views", id), id: has("saved view") });
    await insert(query, "models", { ...rowOf("models", id), id: has("model") });
    await insert(query, "backtests", { ...rowOf("backtests", id), id: has("backtest") });
    await insert(query, "data_subject_requests", { ...rowOf("data_subject_requests", id), id: has("data subject request") });
    await insert(query, "rules", { ...rowOf("rules", id), id: has("rule") });
    await insert(query, "rule_versions", { ...rowOf("rule_versions", id), rule_id: has("rule"), version: 1 });
    for (const [name, more] of Object.entries({ "network signal": {}, "network signal of a submerchant": { submerchant_id: has("submerchant") } }))
      await insert(query, "network_signals", { ...rowOf("network_signals", id), id: has(name), ...more });
    for (const [name, submerchant_id] of Object.entries({ assessment: null, "assessment of a submerchant": has("submerchant") }))
      await insertAssessment(query, organization, { session_id: has(name), submerchant_id });
    await query("UPDATE audit_heads SET sequence = $2 WHERE organization_id = $1", [id, auditSequence - 1]);
    await insert(query, "audit_log", { organization_id: id, id: has("audit record"), entry: auditEntry(organization.auditedKey, `admin@${id}`) });
  }
}

/** An assessment whose order, payment, customer, device, card and account carry the organization's text, with its activity. */
async function insertAssessment(
  query: TestDatabase["query"],
  organization: Organization,
  row: { readonly session_id: string; readonly submerchant_id: string | null },
): Promise<void> {
  const { id } = organization;
  const name = externalIdOf(organization);
  const request = JSON.stringify({ payer: { customer_id: name } });
  const rules = JSON.stringify([{ id: idOf(organization, "rule"), version: 1, status: "live" }]);
  await insert(query, "assessments", { ...rowOf("assessments", id), ...row, rules, order_id: name, payment_id: name, request });
  for (const [scope, owner] of [null, row.submerchant_id].slice(0, row.submerchant_id === null ? 1 : 2).entries())
    await insert(query, "activity", {
      ...rowOf("activity", id),
      session_id: row.session_id,
      scope,
      payer: identifierIn(identifiers, owner)("customer_id", name),
      device: identifierIn(identifiers, owner)("device_fingerprint", name),
      card: identifierIn(identifiers, owner)("card_hash", name),
      account: identifierIn(identifiers, owner)("account_hash", identifierValue("account_hash", name)),
    });
}

/** What each caller presents, and what its requests are about. */
export interface Presence {
  readonly authorization: (caller: Caller, subject: string) => Promise<string>;
  readonly fixtures: (caller: Caller, person?: string) => Fixtures;
}

/** Lets the callers call: one key each; as many sessions as requested, so that none reaches its rate limit. */
export async function presenceIn(service: TestService): Promise<Presence> {
  const keys = new Map<Caller, Promise<string>>();
  const token = await tokensOf(service, "");
  const newKey = async ({ kind, permissions, organization, submerchant }: Caller): Promise<string> => {
    if (kind === "session") throw new Error("a session is no key");
    return (await fixturesOf(service.database, organization.id).key({ kind, permissions, submerchantId: submerchant })).value;
  };
  return {
    authorization: async (caller, subject) => {
      if (caller.kind === "session") return `Bearer ${await token({ role: caller.role, organizationId: caller.organization.id, subject })}`;
      const key = keys.get(caller) ?? newKey(caller);
      keys.set(caller, key);
      return `Bearer ${await key}`;
    },
    fixtures: ({ organization, submerchant }, person) => fixturesOf(service.database, organization.id, submerchant ?? undefined, person),
  };
}
