// What scores of an organization mean: they are comparable only while weights and curves stay the same.
import { createHash } from "node:crypto";
import { profileOf } from "../../controls/policy/settings.ts";
import type { LiveModel, StoredSettings } from "../../platform/tenants/stored-settings.ts";
import type { Policy } from "../../scoring/engine/policy.ts";
import { roundScore } from "../../scoring/engine/score.ts";
import { signalFactsOf } from "../../scoring/facts/decode.ts";
import { scoreFacts } from "../../scoring/learning/score-facts.ts";
import { catalogue } from "../../scoring/signals/index.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";

/** The scale of an organization's scores. */
export interface Scale {
  readonly policy: Policy;
  /** Digest of everything that the score of given facts depends on. */
  readonly key: string;
  /** Epoch milliseconds: scores of earlier payments may be of another scale. Undefined: of none. */
  readonly since: number | undefined;
  /** When a calibration out of turn was last requested; null: none is waited for. */
  readonly requestedAt: Date | null;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly segment: "merchant" | "psp" | "bank";
  readonly settings: StoredSettings;
  readonly live_model: LiveModel | null;
  readonly scale: string | null;
  readonly scale_since: Date | null;
  readonly requested_at: Date | null;
}

const READ = `SELECT o.id, o.version, o.segment, o.settings, o.live_model, c.scale, c.scale_since, c.requested_at
FROM organizations o LEFT JOIN calibrations c ON c.organization_id = o.id WHERE o.id = $1`;

/** Reads the scale of the scores from a time (epoch milliseconds) on; undefined for an organization that does not exist. */
export async function readScale(
  query: (text: string, values: unknown[]) => Promise<readonly Row[]>,
  organizationId: string,
  now: number,
): Promise<Scale | undefined> {
  const [row] = await query(READ, [organizationId]);
  if (row === undefined) return undefined;
  const { policy } = profileOf(row);
  const key = keyOf(policy);
  return { policy, key, since: sinceOf(row, key, now), requestedAt: row.requested_at };
}

/** The change was at the latest now; before the first calibration, only a model shows that there was one. */
function sinceOf({ scale, scale_since: since, live_model: model }: Row, key: string, now: number): number | undefined {
  if (scale === null ? model !== null : scale !== key) return now;
  return since?.getTime();
}

/** Weights and curves of the catalogue: a release may change them. */
const CATALOGUE = Object.entries(catalogue).map(([code, { weight, curve }]) => [code, weight, curve]);

/** The digest of a policy; thresholds and countries do not enter the score of given facts. */
function keyOf({ thresholds: _thresholds, highRiskCountries: _countries, ...tables }: Policy): string {
  return createHash("sha256")
    .update(JSON.stringify([CATALOGUE, tables]))
    .digest("base64url");
}

/** A payment's score as it was answered, with its facts where the scale has changed since. */
export interface Scored {
  readonly flow: Flow;
  /** Tenths of a point. */
  readonly tenths: number;
  /** Epoch milliseconds of the assessment. */
  readonly at: number;
  readonly facts: string | null;
}

/** Tenths of a point of a payment on the present scale; undefined where it is not known any more. */
export function tenthsOn({ policy, since }: Pick<Scale, "policy" | "since">, { flow, tenths, at, facts }: Scored): number | undefined {
  if (since === undefined || at >= since) return tenths;
  return facts === null ? undefined : Math.round(10 * roundScore(scoreFacts(signalFactsOf(facts), policy, flow)));
}
