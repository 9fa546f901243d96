// The templates of rules in shadow over a history, through the real service: what each matches.

import type { HistoryPayment } from "../replay/history.ts";
import { createDatabase, openInstallation } from "../replay/installation.ts";
import { createDecisionSink, replay } from "../replay/run.ts";
import { openTemporaryDatabase } from "../replay/temporary-database.ts";
import { changeStatus, createRule } from "../src/controls/rules/service.ts";
import { ruleTemplates } from "../src/controls/rules/templates/catalogue.ts";
import { simulateTime } from "../src/platform/time/clock.ts";
import { DAY, HOUR } from "../src/platform/time/time.ts";

/** What is true of a payment: how it came about, and who is to blame; "": nobody. */
export interface PaymentTruth {
  readonly mechanism: string;
  readonly culprit: string;
}

/** What a template matched. */
export interface TemplateFigures {
  readonly id: string;
  readonly frauds: number;
  readonly good: number;
  /** Payments by mechanism. */
  readonly byMechanism: ReadonlyMap<string, number>;
}

/** Replays a history with every template in shadow; nothing is decided by them. `progress` is called with the payments that are done. */
export async function templateFigures(
  payments: readonly HistoryPayment[],
  truth: ReadonlyMap<string, PaymentTruth>,
  progress: (done: number) => void = () => undefined,
): Promise<readonly TemplateFigures[]> {
  const matched = new Map(ruleTemplates.map(({ id }) => [id, [] as PaymentTruth[]]));
  const templateOf = new Map<string, string>();
  const truthOf = new Map(payments.map(({ id, request }) => [request, truth.get(id)]));
  let now = payments[0]?.at ?? 0;
  const database = await openTemporaryDatabase();
  const endSimulation = simulateTime(() => now);
  try {
    const decisions = createDecisionSink();
    const installation = await openInstallation(await createDatabase(database.url, "templates"), "merchant", (decided) => {
      decisions.put(decided);
      const actual = truthOf.get(decided.job.request as HistoryPayment["request"]);
      const rules = JSON.parse(decided.rules ?? "[]") as { readonly id: string; readonly failed?: string }[];
      for (const { id, failed } of rules) if (failed === undefined && actual !== undefined) matched.get(templateOf.get(id) ?? "")?.push(actual);
    });
    await installation.tenancy.change(installation.acting, async (tenant) => {
      for (const { id, rule, texts } of ruleTemplates) {
        const created = await createRule(tenant, { ...rule, name: texts.en.name });
        await changeStatus(tenant, created.id, "shadow", { reason: "simulation" });
        templateOf.set(created.id, id);
      }
    });
    const never = Number.POSITIVE_INFINITY;
    const setTime = (at: number): void => {
      now = at;
    };
    await replay(installation, payments, decisions, { fitEvery: never, jobsEvery: 3 * HOUR, fitFrom: 60 * DAY, setTime, progress });
    await installation.close();
  } finally {
    endSimulation();
    await database.close();
  }
  return [...matched].map(([id, some]) => {
    // a ring's honest payments are neither good nor fraud
    const clear = some.filter(({ mechanism }) => mechanism !== "mule_ring_warm_up");
    const frauds = clear.filter(({ culprit }) => culprit !== "").length;
    const groups = Map.groupBy(clear, ({ mechanism }) => mechanism);
    return { id, frauds, good: clear.length - frauds, byMechanism: new Map([...groups].map(([mechanism, all]) => [mechanism, all.length])) };
  });
}
