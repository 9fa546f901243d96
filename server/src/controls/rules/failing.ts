// `rule.failing`: a rule could not be evaluated. Failures are counted with the other figures of assessments; this job notifies the organization.
import type pg from "pg";
import { queueEvent } from "../../accounts/outbox/emit.ts";
import { type EventData, writeEvent } from "../../accounts/outbox/event.ts";
import { idFrom } from "../../platform/ids/uuid.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { writeAs } from "../../platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { HOUR, MINUTE } from "../../platform/time/time.ts";
import { failingRules } from "./cross-tenant-functions.ts";

type Data = EventData<"rule.failing">;

interface Failing {
  readonly organization_id: string;
  /** rule, version, status, reason */
  readonly key: string;
  readonly failures: string;
}

/** The job. Two processes that run it at once send each event once. */
export function ruleFailures(pool: pg.Pool): Job {
  return {
    name: "rule-failures",
    schedule: { everyMs: MINUTE },
    timeoutMs: MINUTE,
    run: async () => {
      await reportFailures(pool);
      return undefined;
    },
  };
}

/**
 * Emits `rule.failing` for each version that failed in the present hour or the one before, unless it was emitted for that hour: the event id is derived from the version,
 * the reason and the hour, so that all processes deduplicate.
 */
export async function reportFailures(pool: pg.Pool, clock: Clock = systemClock): Promise<void> {
  const hour = Math.floor(clock.now() / HOUR) * HOUR;
  for (const from of [hour - HOUR, hour]) {
    const { rows } = await pool.query<Failing>({ ...failingRules.statement, values: [new Date(from)] });
    for (const { organization_id: organizationId, key, failures } of rows) {
      const [ruleId = "", version, status, reason] = key.split("|");
      const data = {
        rule_id: ruleId,
        version: Number(version),
        status: status as Data["status"],
        reason: reason as Data["reason"],
        failures: Number(failures),
      };
      const id = idFrom(from, JSON.stringify(["rule.failing", organizationId, ruleId, version, reason]));
      await writeAs(pool, organizationId, (client) => {
        const query = async <Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> => (await client.query<never>(text, [...parameters])).rows;
        return queueEvent({ organizationId, query, clock }, writeEvent(organizationId, "rule.failing", data, clock.now(), { id }));
      });
    }
  }
}
