// Sends plans by the thousand and keeps what is found.
import fc from "fast-check";
import { type OperationId, operations } from "../../generated/operations.ts";
import { type Finding, findingsOf } from "./check.ts";
import { type Counter, createCounter } from "./counter.ts";
import type { Cast } from "./credentials.ts";
import { type Journey, journeyOf } from "./journeys.ts";
import { type Plan, plansOf, stateOf } from "./plan.ts";
import { createPool, ends, type Pool } from "./pool.ts";
import { asCurl, type Prepared, prepared } from "./prepared-request.ts";
import { type Answered, createSender, type Sender } from "./send.ts";

/** A finding as it is reported: the smallest request that shows it. */
export interface Reported extends Finding {
  readonly operation: OperationId;
  readonly curl: string;
  /** How often it was seen. */
  times: number;
}

/** What a run is to do. */
export interface RunOptions {
  readonly url: string;
  readonly cast: Cast;
  readonly requests: number;
  readonly seed: number;
  readonly lanes: number;
  readonly until: number;
  readonly only?: OperationId;
  /** Addresses that events may be sent to. */
  readonly receivers: readonly string[];
  /** What answers are checked against; given by tests that forge answers. */
  readonly answered?: (answered: Answered, prepared: Prepared) => Answered;
}

/** A run, as far as it is. */
export interface Run {
  readonly counter: Counter;
  readonly findings: ReadonlyMap<string, Reported>;
  readonly done: Promise<void>;
}

/** Requests of one operation in a row, from one seed. */
const BATCH = 20;
/** Requests that making a failing one smaller may cost. */
const SHRINKS = 80;
/** After so many requests the settings of the organizations are put back. */
const SAVE_EVERY = 300;

/** Starts a run. */
export function startRun(options: RunOptions): Run {
  const { cast, seed, lanes } = options;
  const pool = createPool(cast.permanent);
  for (const { id } of cast.organizations) for (const url of options.receivers) pool.put(id, "receivers", url);
  const counter = createCounter();
  const findings = new Map<string, Reported>();
  const sender = createSender(options.url);
  const ids = options.only === undefined ? orderOf(seed) : [options.only];
  let batches = 0;
  let savedAt = Number.NEGATIVE_INFINITY;
  const over = (): boolean => counter.total() >= options.requests || Date.now() >= options.until;

  async function lane(): Promise<void> {
    while (!over()) {
      if (counter.total() - savedAt >= SAVE_EVERY) {
        savedAt = counter.total();
        await settle(cast, sender);
      }
      const batch = batches++;
      const operation = ids[batch % ids.length];
      if (operation !== undefined) await runBatch(operation, seed + batch);
    }
  }

  async function runBatch(operation: OperationId, batchSeed: number): Promise<void> {
    let shrinking: { readonly signature: string; left: number } | undefined;
    const property = fc.asyncProperty(plansOf(operation), async (plan: Plan) => {
      if (shrinking === undefined ? over() : shrinking.left-- <= 0) return true;
      const request = prepared(plan, cast.organizations, pool);
      const found = await exchange(request);
      const later = shrinking === undefined && found.journey !== undefined ? await walk(found.journey) : [];
      const all = [...found.findings, ...later].map((finding) => ({ finding, signature: signatureOf(operation, finding) }));
      const news = all.filter(({ signature }) => (shrinking === undefined ? !known(signature) : signature === shrinking.signature));
      for (const { finding, signature } of news)
        findings.set(signature, { ...finding, operation, curl: asCurl(request), times: findings.get(signature)?.times ?? 1 });
      const [first] = news;
      if (first === undefined) return true;
      shrinking ??= { signature: first.signature, left: SHRINKS };
      return false;
    });
    await fc.check(property, { seed: batchSeed, numRuns: BATCH }).catch((error: Error) => {
      const finding: Finding = { rule: "generator", message: `the seed ${batchSeed} makes no request: ${error.message}` };
      findings.set(signatureOf(operation, finding), { ...finding, operation, curl: error.stack ?? "", times: 1 });
    });
  }

  function known(signature: string): boolean {
    const found = findings.get(signature);
    if (found !== undefined) found.times += 1;
    return found !== undefined;
  }

  async function exchange(request: Prepared): Promise<{ findings: Finding[]; journey: Journey | undefined }> {
    const real = await sender.send(request.http);
    const answered = options.answered?.(real, request) ?? real;
    counter.count(request.plan.operation, answered.answer?.status ?? 0, answered.milliseconds);
    const findings = findingsOf(request, answered);
    const journey = findings.length === 0 ? journeyOf(request, answered.answer) : undefined;
    // a list may have shown it to others already: they could delete it in between
    if (journey !== undefined && pool.hold(journey.id)) return { findings, journey };
    remember(pool, request, answered);
    return { findings, journey: undefined };
  }

  /** What was just created is read, changed and ended before anyone else knows of it. */
  async function walk(journey: Journey): Promise<Finding[]> {
    const found: Finding[] = [];
    for (const step of journey.steps) {
      const answered = await sender.send({ method: step.method, target: step.target, headers: step.headers, body: step.body });
      counter.count(step.operation, answered.answer?.status ?? 0, answered.milliseconds);
      if (answered.answer?.status === 429) return found;
      if (!step.expected.includes(answered.answer?.status ?? 0))
        found.push({ rule: "journey", message: `${step.operation} ${step.promise}: ${answered.answer?.status}, not ${step.expected.join(" or ")}` });
    }
    return found;
  }

  const done = Promise.all(Array.from({ length: lanes }, lane)).then(() => sender.close());
  return { counter, findings, done };
}

/** The same failure at another place or with another value is the same finding. */
function signatureOf(operation: OperationId, { rule, message }: Finding): string {
  return `${operation} ${rule} ${message
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>")
    .replace(/\d+/g, "0")
    .slice(0, 160)}`;
}

function remember(pool: Pool, { rule, caller, path, plan, body }: Prepared, { answer }: Answered): void {
  const id = path.id ?? path.session_id ?? plan.query.id ?? "";
  const state = stateOf(plan.operation);
  if (state !== undefined && (answer?.status === 409 || answer?.status === 200)) pool.drop(caller.id, state, id);
  // an operation without a credential may read anyone's
  if (answer === undefined || answer.status >= 300 || rule.credentials.length === 0) return;
  if (ends(plan.operation) && (answer.text.length % 3 !== 0 || plan.operation === "deactivateSubmerchant"))
    pool.drop(caller.id, rule.path.split("/")[3] ?? "", id);
  pool.harvest(caller.id, rule, path, answer.json);
  const made = answer.json as { readonly id?: unknown } | undefined;
  const secret = (body as { readonly webhook_secret?: unknown } | undefined)?.webhook_secret;
  if (plan.operation === "createConnection" && typeof made?.id === "string" && typeof secret === "string") pool.connectionSecrets.set(made.id, secret);
}

/** Operations in an order of the seed's, those that create first: what they make, the others are about. */
function orderOf(seed: number): OperationId[] {
  const ids = Object.keys(operations) as OperationId[];
  const rank = (id: OperationId, index: number): number => (/^(create|assess|contribute|setNetwork)/.test(id) ? 0 : 1000) + ((index * 7919 + seed) % 997);
  return ids
    .map((id, index) => ({ id, rank: rank(id, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

/** Settings that would end all in one refusal: maintenance, another segment, no membership of the network. */
async function settle({ organizations }: Cast, { send }: Sender): Promise<void> {
  for (const { adminToken, segment } of organizations) {
    const headers = { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" };
    const settings = { maintenance: false, segment, thresholds: { challenge: null, review: null, decline: null } };
    await send({ method: "PATCH", target: "/api/v1/organization", headers, body: JSON.stringify(settings) });
    await send({ method: "PUT", target: "/api/v1/network/membership", headers, body: JSON.stringify({ contribute: true, consume: true }) });
  }
}
