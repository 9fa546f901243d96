// A page of past payments with everything that deciding them again needs.

import { findValues } from "../../controls/custom-lists/find-values.sql.ts";
import { normalisedValue } from "../../controls/custom-lists/value.ts";
import { compiledRule, type OrganizationRule, type StoredRule } from "../../controls/policy/compiled-rules.ts";
import { Rule } from "../../controls/rules/rule.entity.ts";
import { RuleVersion } from "../../controls/rules/rule-version.entity.ts";
import type { StoredRequest } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { FiredSignal } from "../../scoring/engine/evaluate.ts";
import { type InList, type RuleFacts, ruleFactsOf } from "../../scoring/rule-evaluation/fact-array.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import type { Label } from "./counters.ts";
import { labelsOf, onePayment, pageOf } from "./page.sql.ts";
import type { CompiledPlan } from "./plan.ts";
import type { PastPayment } from "./recompute.ts";

/** A payment of a page. */
export interface PagePayment {
  readonly sessionId: string;
  readonly label: Label;
  readonly declined: boolean;
  /** Undefined: its facts or thresholds were not stored. */
  readonly past: PastPayment | undefined;
  /** Its facts for rules. */
  readonly facts: () => RuleFacts;
}

/** A page. */
export interface Page {
  readonly payments: readonly PagePayment[];
  /** Membership of lists, by what was read for the page. */
  readonly inList: InList;
}

interface Row extends Partial<StoredRequest> {
  readonly session_id: string;
  readonly flow: Flow;
  readonly submerchant_id: string | null;
  readonly browser: boolean;
  readonly declined: boolean;
  readonly amount_minor: number;
  readonly currency: string;
  readonly assessed_at: number;
  readonly signals: readonly FiredSignal[];
  readonly thresholds: readonly number[] | null;
  readonly facts: string | null;
  readonly rules: readonly { readonly id: string; readonly version: number; readonly status: string; readonly failed?: string }[] | null;
}

/** Compiled versions of rules that were live then, by `id|version`; undefined: no longer valid. */
export type PastRules = Map<string, OrganizationRule | undefined>;

/** Bounds of a page: after a session, before another one, and at most so many payments. */
export interface PageBounds {
  readonly after: string;
  readonly before: string;
  readonly most: number;
}

/** Reads a page in the order of the sessions. `known` remembers rules of then over pages. */
export async function readPage(tenant: Tenant, plan: CompiledPlan, { after, before, most }: PageBounds, known: PastRules): Promise<Page> {
  const rows = await tenant.query<Row>(pageOf(plan.readsEmail), [tenant.organizationId, after, before, plan.flow, most, plan.sample]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return { payments: [], inList: () => false };
  const labels = await readLabels(tenant, [first.session_id, last.session_id], plan.asOf);
  await readPastRules(tenant, rows, known);
  const payments = rows.map((row) => paymentOf(tenant, row, labels.get(row.session_id) ?? null, known));
  return { payments, inList: await membership(tenant, plan, payments) };
}

/** Reads one payment, without its label; no payments where the session is not known. */
export async function readOnePayment(tenant: Tenant, plan: CompiledPlan, sessionId: string): Promise<Page> {
  const rows = await tenant.query<Row>(onePayment(plan.readsEmail), [tenant.organizationId, sessionId]);
  const known: PastRules = new Map();
  await readPastRules(tenant, rows, known);
  const payments = rows.map((row) => paymentOf(tenant, row, null, known));
  return { payments, inList: await membership(tenant, plan, payments) };
}

async function readLabels({ query, organizationId }: Tenant, [first, last]: readonly [string, string], asOf: number): Promise<Map<string, Label>> {
  const rows = await query<{ session_id: string; fraud: boolean; good: boolean }>(labelsOf, [organizationId, first, last, new Date(asOf)]);
  return new Map(rows.map(({ session_id, fraud, good }) => [session_id, fraud ? "fraud" : good ? "good" : null]));
}

const liveOf = ({ rules }: Row) => (rules ?? []).filter(({ status, failed }) => status === "live" && failed === undefined);
const keyOf = ({ id, version }: { readonly id: string; readonly version: number }): string => `${id}|${version}`;

/** Rules that were live then and are not known yet. */
async function readPastRules({ em }: Tenant, rows: readonly Row[], known: PastRules): Promise<void> {
  const missing = new Map(
    rows
      .flatMap(liveOf)
      .filter((one) => !known.has(keyOf(one)))
      .map((one) => [keyOf(one), one]),
  );
  if (missing.size === 0) return;
  const wanted = [...missing.values()];
  const versions = await em.find(RuleVersion, { $or: wanted.map(({ id, version }) => ({ ruleId: id, version })) });
  const codes = new Map((await em.find(Rule, { id: { $in: wanted.map(({ id }) => id) } }, { fields: ["id", "code"] })).map(({ id, code }) => [id, code]));
  for (const { ruleId: id, version, content } of versions)
    known.set(keyOf({ id, version }), compiledRule({ id, version, content: content as StoredRule["content"], code: codes.get(id) ?? "" }));
}

function paymentOf(tenant: Tenant, row: Row, label: Label, known: PastRules): PagePayment {
  const {
    session_id: sessionId,
    flow,
    submerchant_id: submerchantId,
    browser,
    declined,
    amount_minor: amountMinor,
    currency,
    signals,
    thresholds,
    facts,
  } = row;
  const [challenge, review, decline] = thresholds ?? [];
  const live = liveOf(row).flatMap((one) => known.get(keyOf(one)) ?? []);
  const past =
    facts === null || challenge === undefined || review === undefined || decline === undefined
      ? undefined
      : { flow, submerchantId, assessedAt: row.assessed_at, browser, amountMinor, currency, signals, thresholds: { challenge, review, decline }, facts, live };
  let read: RuleFacts | undefined;
  return {
    sessionId,
    label,
    declined,
    past,
    facts: () => {
      read ??= ruleFactsOf(facts ?? "[]", {
        "payment.amount": fromMinorUnits(amountMinor, currency),
        "payment.currency": currency,
        "payment.flow": flow,
        "payment.origin": browser ? "browser" : "server",
        "email.domain": emailDomainOf(tenant, row),
      });
      return read;
    },
  };
}

/** The part of a request that has the e-mail address. */
type EmailRequest = { readonly payer?: { readonly email?: string }; readonly beneficiary?: { readonly email?: string } };

/** The domain of the e-mail address; undefined where no rule reads it, and of a request that was erased. */
function emailDomainOf({ readRequest, organizationId }: Tenant, { session_id, flow, ...row }: Row): string | undefined {
  const { request, request_sealed, request_key, data_key_ring_id, data_key_wrapped } = row;
  if (request === undefined || request_sealed === undefined || request_key === undefined || data_key_ring_id === undefined || data_key_wrapped === undefined)
    return undefined;
  const read = readRequest<EmailRequest>(organizationId, session_id, { request, request_sealed, request_key, data_key_ring_id, data_key_wrapped });
  if (read.state !== "readable") return undefined;
  const address = flow === "payin" ? read.request.payer?.email : read.request.beneficiary?.email;
  return address === undefined ? undefined : normaliseEmail(address)?.domain;
}

/** Looks up what the rules look up, for all payments of the page at once. */
async function membership(tenant: Tenant, { rules, lists }: CompiledPlan, payments: readonly PagePayment[]): Promise<InList> {
  const lookUps = rules.flatMap((rule) =>
    rule.lookUps.flatMap(({ list, value }) => {
      const known = lists.get(list);
      return known === undefined ? [] : [{ list: known, value }];
    }),
  );
  if (lookUps.length === 0) return () => false;
  const probes = new Map<string, readonly [string, string]>();
  for (const { facts, past } of payments) {
    if (past === undefined) continue;
    for (const { list, value } of lookUps) {
      const form = normalisedValue(value(facts()), list.case_insensitive);
      if (form !== "") probes.set(`${list.id}|${form}`, [list.id, form]);
    }
  }
  const found = new Set((await findValues(tenant, [...probes.values()])).map(([list, value]) => `${list}|${value}`));
  return (name, value) => {
    const list = lists.get(name);
    return list !== undefined && found.has(`${list.id}|${normalisedValue(value, list.case_insensitive)}`);
  };
}
