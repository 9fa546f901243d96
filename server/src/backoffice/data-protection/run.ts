// Runs a data subject request, page by page: each page, its place in the report, and the position after it are one transaction. A process that is killed loses at most
// a page that changed nothing; another one goes on with the next.
import { setTimeout as wait } from "node:timers/promises";
import { recordChange } from "../../accounts/audit/record.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { requestError } from "../../platform/data-keys/stored-value.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Clock, dateOf } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { countAuditRecords } from "./count-retained-quotes.ts";
import { DataSubjectRequest } from "./data-subject-request.entity.ts";
import { eraseCases } from "./erase-cases.ts";
import { finish } from "./erase-earlier-requests.ts";
import { eraseByIdentifier } from "./erase-identifiers.ts";
import { erasePayments } from "./erase-payments.ts";
import { erasePayloads, eraseQuotes, eraseQuotingPayments } from "./erase-quotes.ts";
import { findByHash, findInRequests, findNew } from "./find-payments.ts";
import { tablesOf, withFindings } from "./report.ts";
import { forget, identifiersOf } from "./stored-requests.ts";
import { readIdentifiers, subjectOf } from "./subject.ts";
import type { PageResult, Step } from "./work.ts";

/** Time (ms) for which a request belongs to the process that works on it; renewed with each page. */
export const LEASE = 2 * MINUTE;

/** Rows of a page. */
const PAGE = 500;
/** Pause after a page, as a share of its duration. */
const PAUSE = 0.6;

/** The steps: nothing is erased before all payments are found. */
const steps: readonly Step[] = [
  findByHash,
  findInRequests,
  erasePayments,
  eraseByIdentifier,
  eraseCases,
  eraseQuotes,
  erasePayloads,
  eraseQuotingPayments,
  countAuditRecords,
  findNew,
  finish,
];

/** Dependencies of a run. */
export interface RunParts {
  readonly tenancy: Tenancy;
  readonly acting: Acting;
  readonly network: NetworkHashes;
  /** Requests wait in this process: the run waits for them. */
  readonly underLoad: () => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Rows per page, for tests. */
  readonly page?: number;
}

/** Another process went on with the request. */
class Superseded extends Error {}

/** Runs a request until it has ended, the process stops, or another one has taken it. Throws REQUEST_UNREADABLE while a key of its identifiers is missing. */
export async function runRequest(parts: RunParts, id: string): Promise<void> {
  const { clock, signal, underLoad } = parts;
  let step = await stepOf(parts, id);
  while (step !== undefined && !signal.aborted) {
    const began = clock.monotonic();
    try {
      step = await pageOf(parts, id, step);
    } catch (error) {
      if (error instanceof Superseded) return;
      throw error;
    }
    await wait((clock.monotonic() - began) * PAUSE, undefined, { signal }).catch(() => undefined);
    while (underLoad() && !signal.aborted) await wait(20);
  }
  if (step !== undefined) await release(parts, id);
}

function stepOf({ tenancy, acting }: RunParts, id: string): Promise<number | undefined> {
  return tenancy.within(acting, async ({ em }) => (await em.findOne(DataSubjectRequest, { id, status: "running" }))?.step);
}

/** Works one page; answers the step that comes next, undefined at the end. */
function pageOf(parts: RunParts, id: string, expected: number): Promise<number | undefined> {
  const { tenancy, acting } = parts;
  const work = (tenant: Tenant): Promise<number | undefined> => workPage(parts, tenant, id, expected);
  return steps[expected]?.changes ? tenancy.change(acting, work) : tenancy.within(acting, work);
}

async function workPage({ network, page = PAGE }: RunParts, tenant: Tenant, id: string, expected: number): Promise<number | undefined> {
  const request = await tenant.em.findOne(DataSubjectRequest, { id, status: "running" });
  const step = steps[expected];
  if (request === null || request.step !== expected || step === undefined) throw new Superseded();
  const stored = await identifiersOf(tenant, id);
  const read = stored === undefined ? ({ state: "erased" } as const) : readIdentifiers(tenant, id, stored);
  if (read.state === "unreadable") throw requestError("unreadable");
  const result: PageResult =
    read.state === "erased"
      ? { position: null, failure: "identifiers_erased" }
      : await step.page({ tenant, request, subject: subjectOf(read.request), network, position: request.position ?? null, most: page });
  return storePage(tenant, request, step, result);
}

/** Stores what a page did, unless another process has stored the same page: then its changes are rolled back. */
async function storePage(tenant: Tenant, request: DataSubjectRequest, step: Step, result: PageResult): Promise<number | undefined> {
  const { position, share = 0, findings = [], payments = request.report.payments, again, completeUntil, failure } = result;
  const found = again ?? { ...withFindings(request.report, findings), payments };
  const report = completeUntil === undefined ? found : { ...found, completeUntil };
  const next = again !== undefined ? 0 : position === null ? request.step + 1 : request.step;
  const ended = failure !== undefined || next === steps.length;
  const now = dateOf(tenant.clock);
  const before = steps.slice(0, next).reduce((sum, { weight }) => sum + weight, 0);
  const percent = position === null ? before : before + step.weight * share;
  const end = failure === undefined ? { status: "completed" as const, percent: 100 } : { status: "failed" as const, failure };
  const changed = await tenant.em.nativeUpdate(
    DataSubjectRequest,
    { id: request.id, status: "running", step: request.step, position: request.position ?? null },
    {
      step: next,
      position,
      percent: Math.max(request.percent, percent),
      report,
      leaseUntil: ended ? null : new Date(now.getTime() + LEASE),
      ...(ended ? { ...end, endedAt: now } : {}),
    },
  );
  if (changed !== 1) throw new Superseded();
  if (!ended) return next;
  await recordEnd(tenant, { ...request, report, ...end });
  return undefined;
}

/** Records the end of a request in the audit log: its report, and no identifier. What failed has no use for its identifiers any more. */
async function recordEnd(
  tenant: Tenant,
  { id, kind, status, failure, report }: Pick<DataSubjectRequest, "id" | "kind" | "status" | "failure" | "report">,
): Promise<void> {
  if (status === "failed") await forget(tenant, [id]);
  await recordChange(tenant, {
    action: "data_subject_request.ended",
    resource: "data_subject_request",
    id,
    before: { status: "running" },
    after: { kind, status, ...(failure == null ? {} : { failure }), payments: report.payments, tables: tablesOf(report) },
  });
}

/** Ends a request that an error stopped; its report says what was done until then. */
export function markFailed({ tenancy, acting, clock }: Pick<RunParts, "tenancy" | "acting" | "clock">, id: string): Promise<void> {
  return tenancy.change(acting, async (tenant) => {
    const request = await tenant.em.findOne(DataSubjectRequest, { id, status: "running" });
    if (request === null) return;
    const end = { status: "failed" as const, failure: "internal_error" as const };
    await tenant.em.nativeUpdate(DataSubjectRequest, { id }, { ...end, endedAt: dateOf(clock), leaseUntil: null });
    await recordEnd(tenant, { ...request, ...end });
  });
}

/** Lets another process go on at once. */
async function release({ tenancy, acting }: RunParts, id: string): Promise<void> {
  await tenancy.within(acting, ({ em }) => em.nativeUpdate(DataSubjectRequest, { id, status: "running" }, { leaseUntil: null }));
}
