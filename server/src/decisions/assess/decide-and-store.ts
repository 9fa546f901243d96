// The work of a batch on its connection: one read for all jobs, the engine, one write for all decisions.

import type pg from "pg";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import { StaleCredential } from "../../platform/credentials/credential.ts";
import { ApiError, unavailable, unknownReference } from "../../platform/errors/api-error.ts";
import type { AmountProfiles } from "../../statistics/amount-profiles.ts";
import { type Decided, decide } from "./decide.ts";
import type { Findings } from "./findings.ts";
import type { Draw } from "./holdout.ts";
import type { BatchActivity } from "./in-flight-activity.ts";
import type { Job, Reply } from "./job.ts";
import { type ReadParts, readFindings } from "./read-findings.ts";
import { settle } from "./settling.ts";
import { forcedFailure as failureOf } from "./test-values.ts";
import { batchWrite } from "./write-batch.sql.ts";

/** Dependencies of decisions. */
export interface DecisionParts extends ReadParts {
  readonly amounts: AmountProfiles;
  /** In production, sandbox values have no effect. */
  readonly production: boolean;
  /** Draws the payments that are held out; none without it. */
  readonly draw?: Draw;
  readonly decided: (decided: Decided) => void;
}

/** Hands back the reply of a decision that is stored. `eventWaits`: earlier events of its payment are to be applied. */
export type HandBack = (job: Job, reply: Reply, eventWaits: boolean) => void;

/** A row of the write: a decision that is stored. */
interface StoredDecision {
  readonly session_id: string;
  readonly event_waits: boolean;
}

/** Decides the jobs of a batch, stores the decisions, and hands back the replies. Returns the jobs whose handles another process stored first. */
export async function decideAndStore(
  client: pg.PoolClient,
  jobs: readonly Job[],
  seen: BatchActivity,
  parts: DecisionParts,
  handBack: HandBack,
): Promise<readonly Job[]> {
  const { findings, profiles } = await readFindings(client, jobs, parts);
  const decided = decideAll(jobs, findings, profiles, seen, parts);
  if (decided.length === 0) return [];
  parts.roundTrip("write");
  const { rows }: { rows: StoredDecision[] } = await client.query(batchWrite(decided));
  return handBackStored(decided, rows, parts, handBack);
}

/** Decides each job, or settles it without a decision. */
function decideAll(
  jobs: readonly Job[],
  findings: readonly Findings[],
  profiles: ReadonlyMap<string, OrganizationProfile>,
  seen: BatchActivity,
  parts: DecisionParts,
): Decided[] {
  const decided: Decided[] = [];
  for (const [index, job] of jobs.entries()) {
    const found = findings[index];
    if (job.settled || found === undefined) continue;
    const outcome = refusal(job, found) ?? replay(found) ?? (parts.production ? undefined : forcedFailure(job));
    if (outcome !== undefined) {
      settle(job, outcome);
      continue;
    }
    const profile = profiles.get(job.credential.organizationId);
    if (profile === undefined) throw new Error("an organization without a profile");
    const one = decide(job, { ...found, ...seen.seenBy(job, found) }, profile, parts.amounts.of(profile.id), parts.production, parts.draw);
    decided.push(one);
    seen.record(one);
  }
  return decided;
}

/** Hands back the replies of stored decisions; returns the jobs of the others. */
function handBackStored(decided: readonly Decided[], stored: readonly StoredDecision[], parts: DecisionParts, handBack: HandBack): readonly Job[] {
  const sessions = new Map(stored.map(({ session_id, event_waits }) => [session_id, event_waits]));
  const lost: Job[] = [];
  for (const one of decided) {
    const eventWaits = sessions.get(one.job.sessionId);
    if (eventWaits === undefined) {
      if (!one.job.settled) lost.push(one.job);
      continue;
    }
    parts.decided(one);
    handBack(one.job, { answer: one.answer, replayed: false }, eventWaits);
  }
  return lost;
}

/** The reason not to decide although the database answered: the key, the organization, or the handle. */
function refusal(job: Job, found: Findings): ApiError | StaleCredential | undefined {
  if (found.key === undefined || !found.key.active) return new ApiError("UNAUTHORIZED");
  if (found.key.version !== job.credential.version) return new StaleCredential();
  if (found.submerchantMissing) return unknownReference("submerchant_id");
  if (found.stored !== undefined && found.stored.fingerprint !== job.handle?.fingerprint) return new ApiError("IDEMPOTENCY_KEY_REUSED");
  if (found.key.maintenance) return unavailable("maintenance", 30);
  return undefined;
}

/** The stored answer of the handle. */
function replay({ stored }: Findings): Reply | undefined {
  return stored && { answer: stored.answer, replayed: true };
}

/** The failure that a sandbox value forces. */
function forcedFailure(job: Job): ApiError | undefined {
  const code = failureOf(job.subject.transaction.email?.address);
  if (code === undefined) return undefined;
  return code === "ASSESS_MAINTENANCE" ? unavailable("maintenance") : new ApiError(code);
}
