// Derives an organization's thresholds again when its calibration has changed.

import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type AuditEntry, appendRecords } from "../../accounts/audit/append.ts";
import { changed, recordOf } from "../../accounts/audit/record.ts";
import { derivedView, type PayinCalibration, withDerivedThresholds } from "../../controls/policy/derived-thresholds.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { StoredSettings } from "../../platform/tenants/stored-settings.ts";
import { defaultPolicy } from "../../scoring/engine/policy.ts";

/** Name of the job in audit records. */
const ACTOR: AuditEntry["actor"] = { type: "service", id: "calibration", role: null };

/** Derives and records, in the caller's transaction, in the name of the organization. Does nothing for thresholds that are scores. Call it last: it locks the audit log. */
export async function rederiveThresholds(client: pg.PoolClient, organizationId: string, calibration: PayinCalibration, now: number): Promise<void> {
  const { rows } = await client.query<{ settings: StoredSettings }>("SELECT settings FROM organizations WHERE id = $1 FOR NO KEY UPDATE", [organizationId]);
  const settings = rows[0]?.settings;
  if (settings?.derived === undefined) return;
  const { probabilities, costs } = settings.derived;
  const next = withDerivedThresholds(settings, costs === undefined ? { probabilities } : { costs }, calibration, now, true);
  await client.query("UPDATE organizations SET settings = $2 WHERE id = $1", [organizationId, JSON.stringify(next)]);
  // a new day alone changes nothing
  if (isDeepStrictEqual(inForce(settings), inForce(next))) return;
  const difference = changed(view(settings), view(next));
  if (difference === undefined) return;
  const record = recordOf(
    { occurred_at_ms: now, actor: ACTOR, request_id: newId() },
    { action: "organization.updated", resource: "organization", id: organizationId, ...difference },
  );
  await appendRecords(
    (text, values) => client.query(text, values),
    organizationId,
    [record],
    async (contents) => contents,
  );
}

const thresholdsOf = ({ thresholds }: StoredSettings) => ({ ...defaultPolicy.thresholds, ...thresholds });
const inForce = (settings: StoredSettings) => [thresholdsOf(settings), settings.derived?.status];
const view = (settings: StoredSettings) => ({ thresholds: thresholdsOf(settings), ...derivedView(settings) });
