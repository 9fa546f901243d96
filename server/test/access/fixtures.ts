// What requests are about, made straight in the database: quicker than through the API, and without its help.

import { eventExamples } from "../../../generated/events.ts";
import type { CaseStatus } from "../../src/backoffice/cases/transitions.ts";
import { type KeyKind, keyHash, mintKey } from "../../src/platform/credentials/api-key.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { seal } from "../../src/platform/keyrings/seal.ts";
import { readSecretsKeys } from "../../src/platform/keyrings/secrets-keys.ts";
import type { Decision } from "../../src/scoring/engine/score.ts";
import { matchKey } from "../../src/values/kinds/index.ts";
import { newOrder } from "../harness/client.ts";
import type { TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { backtestRow, dataSubjectRequestRow, modelDocument, ruleActor, ruleContent } from "../tenants/rows.ts";

/** A key to make. */
export interface KeyWish {
  readonly kind?: KeyKind;
  readonly permissions?: readonly string[];
  readonly submerchantId?: string | null;
  /** Column of the moment since when it is no good. */
  readonly since?: "revoked_at" | "disabled_at" | "expires_at";
}

/** Makes resources of one organization; `submerchantId` is the one submerchant that its requests are about, where there is one, and `person` whose saved views are. */
export interface Fixtures {
  readonly key: (wish?: KeyWish) => Promise<{ id: string; value: string }>;
  /** A new submerchant, or the one. */
  readonly submerchant: () => Promise<string>;
  /** An entry of a list. */
  readonly entry: (list: "block" | "allow") => Promise<string>;
  /** A case in a state, the first unless named. */
  readonly case: (status?: CaseStatus) => Promise<string>;
  /** A file of a new case: the parameters of its path. */
  readonly attachment: () => Promise<{ id: string; attachment_id: string }>;
  /** An assessment, an approval unless named, of the one submerchant where there is one; answers its session. */
  readonly assessment: (decision?: Decision) => Promise<string>;
  /** An endpoint, switched off: nothing is sent to it. */
  readonly endpoint: () => Promise<string>;
  /** A delivery to such an endpoint. */
  readonly delivery: () => Promise<string>;
  /** Makes the organization a member of the network that contributes and consumes. */
  readonly member: () => Promise<void>;
  /** A model in a state that a request leaves as it is, rejected unless named; one that is archived was live before. */
  readonly model: (state?: "live" | "archived" | "rejected") => Promise<string>;
  /** A rule in a status that a request leaves as it is, archived unless named; all others are archived, so that there is room for it. */
  readonly rule: (status?: "draft" | "shadow" | "live" | "archived") => Promise<string>;
  /** Enough known outcomes for a fit. */
  readonly outcomes: () => Promise<void>;
  /** A list for rules, without values; the organization has fewer than it can have. */
  readonly list: () => Promise<string>;
  /** An assessment whose review was resolved a moment ago. */
  readonly resolved: () => Promise<string>;
  /** A backtest that was canceled. */
  readonly backtest: () => Promise<string>;
  /** Ends the organization's backtests, so that there is room for one. */
  readonly withoutBacktests: () => Promise<void>;
  /** An access request that was created and has found nothing yet. */
  readonly dataSubjectRequest: () => Promise<string>;
  /** Ends the organization's data subject requests, so that there is room for one. */
  readonly withoutDataSubjectRequests: () => Promise<void>;
  /** A shared view of the person, who has fewer than a person can have. */
  readonly savedView: () => Promise<string>;
  /** A change that another person requested and that waits: an entry of an allowlist. */
  readonly approval: () => Promise<string>;
  /** A person who has signed in. */
  readonly colleague: () => Promise<string>;
  /** A connection to Stripe, with the secret that its events are signed with. */
  readonly connection: () => Promise<{ id: string; secret: string }>;
}

/** The fixtures of an organization. */
export function fixturesOf({ query }: Pick<TestDatabase, "query">, organizationId: string, submerchantId?: string, person = "row"): Fixtures {
  const endpoint = async (): Promise<string> => {
    const id = newId();
    await query(
      "INSERT INTO webhook_endpoints (organization_id, id, url, enabled, disabled_reason) VALUES ($1, $2, 'https://shop.example/', false, 'manual')",
      [organizationId, id],
    );
    return id;
  };
  const assessment = async (decision = "approve"): Promise<string> => {
    const id = newId();
    await query(
      `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, submerchant_id, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at)
       VALUES ($1, $2, 'payin', $2, 'secret', $3, $4, 0, 100, 'MXN', '{"amount":1,"currency":"MXN"}', '{}', '[]', now())`,
      [organizationId, id, submerchantId ?? null, decision],
    );
    return id;
  };
  const openCase = async (status: CaseStatus = "borrador"): Promise<string> => {
    const id = newId();
    await query(
      `INSERT INTO cases (organization_id, id, reference_number, status, priority, incident_date, incident_type, amount_minor, currency, jurisdiction, regulator)
       VALUES ($1, $2, $3, $4, 'normal', '2026-01-31', 'phishing', 100, 'MXN', 'MX', 'CNBV')`,
      [organizationId, id, `fixture ${id}`, status],
    );
    return id;
  };
  return {
    key: async ({ kind = "secret", permissions = [], submerchantId: owner = null, since } = {}) => {
      const [id, value] = [newId(), mintKey(kind)];
      // in use until further notice: no note of a use changes the row while a test looks at it
      await query(
        `INSERT INTO api_keys (id, organization_id, kind, name, hash, last_four, permissions, submerchant_id, rate_limit_per_minute, last_used_at)
         VALUES ($1, $2, $3, 'fixture', $4, $5, $6, $7, 1000000, '2999-12-31')`,
        [id, organizationId, kind, keyHash(value), value.slice(-4), permissions, owner],
      );
      if (since !== undefined) await query(`UPDATE api_keys SET ${since} = now() - interval '1 minute' WHERE id = $1`, [id]);
      return { id, value };
    },
    submerchant: async () => {
      if (submerchantId !== undefined) return submerchantId;
      const id = newId();
      await query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'fixture', 'MX')", [organizationId, id]);
      return id;
    },
    entry: async (list) => {
      const [id, value] = [newId(), newOrder()];
      await query("INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key) VALUES ($1, $2, $3, 'customer_id', $4, $5)", [
        organizationId,
        id,
        list,
        value,
        matchKey(identifiers, "customer_id", value),
      ]);
      return id;
    },
    attachment: async () => {
      const [caseId, id] = [await openCase(), newId()];
      await query(
        `INSERT INTO case_attachments (organization_id, case_id, id, file_name, media_type, size_bytes, sha256, added_by_type, added_by_id, created_at, content)
         VALUES ($1, $2, $3, 'nota.txt', 'text/plain', 1, repeat('0', 64), 'session', 'fixture', now(), '\\x30')`,
        [organizationId, caseId, id],
      );
      return { id: caseId, attachment_id: id };
    },
    case: openCase,
    assessment,
    resolved: async () => {
      const id = await assessment("review");
      await query("UPDATE assessments SET review_resolved = true WHERE organization_id = $1 AND session_id = $2", [organizationId, id]);
      await query(
        `INSERT INTO reviews (organization_id, session_id, resolution, reason, reviewer_type, reviewer_id, resolved_at)
         VALUES ($1, $2, 'approve', 'fixture', 'session', 'fixture', date_trunc('milliseconds', now()))`,
        [organizationId, id],
      );
      return id;
    },
    endpoint,
    delivery: async () => {
      const [id, eventId] = [newId(), newId()];
      const { id: _, organization_id: __, ...event } = eventExamples["dispute.opened"];
      const body = JSON.stringify({ id: eventId, organization_id: organizationId, ...event });
      await query("INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, $3, $4)", [organizationId, eventId, event.type, body]);
      await query(
        `INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at) VALUES ($1, $2, $3, $4, $5, now(), now())`,
        [organizationId, id, eventId, event.type, await endpoint()],
      );
      return id;
    },
    member: async () => {
      await query(
        `INSERT INTO network_members (organization_id, contribute, consume) VALUES ($1, true, true)
         ON CONFLICT (organization_id) DO UPDATE SET contribute = true, consume = true`,
        [organizationId],
      );
    },
    model: async (state = "rejected") => {
      const id = newId();
      if (state === "live")
        await query("UPDATE models SET state = 'archived', ended_at = now() WHERE organization_id = $1 AND state = 'live'", [organizationId]);
      await query(
        `INSERT INTO models (organization_id, id, state, source, base_id, weekly_limit, document, live_since)
         VALUES ($1, $2, $3, 'manual', NULL, false, $4, CASE WHEN $3 <> 'rejected' THEN now() END)`,
        [organizationId, id, state, modelDocument({ IP_TOR: 60 })],
      );
      return id;
    },
    rule: async (status = "archived") => {
      const id = newId();
      await query("UPDATE rules SET status = 'archived', live_version = NULL WHERE organization_id = $1 AND updated_at < now() - interval '1 minute'", [
        organizationId,
      ]);
      await query(
        `INSERT INTO rules (organization_id, id, code, status, version, live_version, flow, created_by, created_at, changed_by, updated_at)
         VALUES ($1, $2, $3, $4, 1, CASE WHEN $4 = 'live' THEN 1 END, 'all', $5, now(), $5, now())`,
        [organizationId, id, `RULE:${id}`, status, ruleActor],
      );
      await query("INSERT INTO rule_versions (organization_id, rule_id, version, content, created_by, created_at) VALUES ($1, $2, 1, $3, $4, now())", [
        organizationId,
        id,
        ruleContent(),
        ruleActor,
      ]);
      return id;
    },
    backtest: async () => {
      const id = newId();
      const row: Readonly<Record<string, unknown>> = { ...backtestRow(organizationId), id };
      await query("INSERT INTO backtests (organization_id, id, status, request, plan, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)", [
        row.organization_id,
        row.id,
        row.status,
        row.request,
        row.plan,
        row.created_by,
        row.created_at,
      ]);
      return id;
    },
    withoutBacktests: async () => {
      await query("UPDATE backtests SET status = 'canceled' WHERE organization_id = $1", [organizationId]);
    },
    dataSubjectRequest: async () => {
      const row: Readonly<Record<string, unknown>> = { ...dataSubjectRequestRow(organizationId), id: newId() };
      const columns = Object.keys(row);
      await query(
        `INSERT INTO data_subject_requests (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
        Object.values(row),
      );
      return String(row.id);
    },
    withoutDataSubjectRequests: async () => {
      await query("UPDATE data_subject_requests SET status = 'failed', failure = 'internal_error' WHERE organization_id = $1", [organizationId]);
    },
    colleague: async () => {
      await query("INSERT INTO people (organization_id, subject, expires_at) VALUES ($1, 'fixture', now() + interval '1 day') ON CONFLICT DO NOTHING", [
        organizationId,
      ]);
      return "fixture";
    },
    savedView: async () => {
      const id = newId();
      await query("DELETE FROM saved_views WHERE organization_id = $1 AND owner = $2 AND created_at < now() - interval '1 minute'", [organizationId, person]);
      await query(
        `INSERT INTO saved_views (organization_id, id, owner, name, shared, filters, list_order, created_at, updated_at)
         VALUES ($1, $2, $3, 'made', true, '{}', 'newest', now(), now())`,
        [organizationId, id, person],
      );
      return id;
    },
    approval: async () => {
      const id = newId();
      const change = { body: { list_type: "customer_id", value: id } };
      await query(
        `INSERT INTO approvals (organization_id, id, area, operation, change, status, requested_by, requested_at, expires_at)
         VALUES ($1, $2, 'allowlists', 'createAllowlistEntry', $3, 'pending', '{"type":"session","id":"colleague","role":"admin"}', now(), now() + interval '7 days')`,
        [organizationId, id, change],
      );
      return id;
    },
    list: async () => {
      const id = newId();
      // the newest stay: other requests may be about them
      await query(
        "DELETE FROM custom_lists WHERE organization_id = $1 AND id IN (SELECT id FROM custom_lists WHERE organization_id = $1 ORDER BY id DESC OFFSET 50)",
        [organizationId],
      );
      await query("INSERT INTO custom_lists (organization_id, id, name, case_insensitive, contents_id) VALUES ($1, $2, $3, true, $2)", [
        organizationId,
        id,
        `l${id.replaceAll("-", "")}`,
      ]);
      return id;
    },
    outcomes: async () => {
      await query(
        `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
         SELECT $1, '00000000-0000-0000-0000-000000000000', 'day', fact, date_trunc('day', now(), 'UTC') - interval '5 days', figures
         FROM (VALUES ('fraud', '{"payin|approve|10": [40, 0]}'::jsonb), ('good', '{"payin|0": [2000, 0]}')) AS f(fact, figures)
         ON CONFLICT DO NOTHING`,
        [organizationId],
      );
    },
    connection: async () => {
      const [id, secretId, secret] = [newId(), newId(), `whsec_${newId()}`];
      const place = { organizationId, id: secretId, purpose: "processor", ownerId: id };
      const { keyId, sealed } = seal(readSecretsKeys(SECRETS_KEYS) ?? [], place, secret);
      await query("INSERT INTO connections (organization_id, id, processor) VALUES ($1, $2, 'stripe')", [organizationId, id]);
      await query("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6)", [
        organizationId,
        secretId,
        place.purpose,
        id,
        keyId,
        sealed,
      ]);
      return { id, secret };
    },
  };
}
