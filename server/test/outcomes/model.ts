// The rules of outcomes and reports once more, in the simplest form: the model that property tests compare the service with.

export const OUTCOMES = ["captured", "failed", "refunded", "chargeback_lost", "chargeback_won", "fraud_confirmed", "false_positive"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Who speaks: a provider, or the submerchant whose payments these are. */
export type Reporter = "provider" | "submerchant";

/** Something that happens. */
export type Step =
  | { readonly what: Outcome | "report"; readonly session: number; readonly by: Reporter }
  /** A person switches an automatic entry off, or it ends. */
  | { readonly what: "off" | "end"; readonly value: string };

/** A payment: its values by what they do. */
export interface Payment {
  /** What the payer is known by: counted. */
  readonly known: readonly string[];
  /** What a chargeback blocks. */
  readonly blockable: readonly string[];
  /** What a false alarm allows. */
  readonly allowable: string;
}

/** An automatic entry: whom it concerns, and why it is there. */
interface Entry {
  readonly list: "block" | "allow";
  readonly value: string;
  readonly by: Reporter;
  causes: Set<number>;
  on: boolean;
}

/** What a step is answered with. */
export interface Answer {
  readonly replay: boolean;
  /** Values of the entries, sorted. */
  readonly blocked: readonly string[];
  readonly allowed: readonly string[];
  readonly released: readonly string[];
}

/** Verdicts against a payer, and in favour. */
const AGAINST: readonly string[] = ["chargeback_lost", "fraud_confirmed"];
const FOR: readonly string[] = ["chargeback_won", "false_positive"];

/** The world of some payments. */
export function newModel(payments: readonly Payment[]) {
  const reports = new Set<string>();
  /** Verdicts by session and kind: who said the latest, and whether it holds. */
  const verdicts = new Map<string, { by: Reporter; holds: boolean }>();
  /** What became of payments: the latest word, and whether it was ever captured. */
  const paid = new Map<number, { state: string; captured: boolean }>();
  const entries: Entry[] = [];
  const disputes = new Map<string, Reporter>();
  const captured = new Map<string, number>();
  /** May one revert what the other reported? The provider everything, the submerchant its own. */
  const over = (one: Reporter, other: Reporter): boolean => one === "provider" || one === other;

  function cause(list: Entry["list"], session: number, by: Reporter, values: readonly string[]): void {
    for (const value of values) {
      const entry = entries.find((one) => one.list === list && one.value === value && one.by === by);
      if (entry === undefined) entries.push({ list, value, by, causes: new Set([session]), on: true });
      else {
        entry.causes = new Set([...(entry.on ? entry.causes : []), session]);
        entry.on = true;
      }
    }
  }

  function release(list: Entry["list"], session: number, by: Reporter): string[] {
    const released = entries.filter((entry) => {
      const last = entry.list === list && over(by, entry.by) && entry.causes.delete(session) && entry.causes.size === 0;
      return last && entry.on;
    });
    for (const entry of released) entry.on = false;
    return released.map(({ value }) => value).sort();
  }

  /** A verdict ends the opposite ones that its reporter may revert. */
  function end(opposites: readonly string[], session: number, by: Reporter): void {
    for (const verdict of opposites.flatMap((what) => verdicts.get(`${session} ${what}`) ?? [])) if (over(by, verdict.by)) verdict.holds = false;
  }

  function applyDispute(session: number, by: Reporter, kind: string): Answer {
    end(FOR, session, by);
    const { blockable } = payments[session] as Payment;
    const name = `${session} ${kind}`;
    disputes.set(name, disputes.get(name) === "provider" ? "provider" : by);
    const released = release("allow", session, by);
    cause("block", session, by, blockable);
    return { replay: false, blocked: [...blockable].sort(), allowed: [], released };
  }

  function reverseDispute(session: number, by: Reporter): Answer {
    end(AGAINST, session, by);
    for (const [name, other] of disputes) if (name.startsWith(`${session} `) && over(by, other)) disputes.delete(name);
    const released = release("block", session, by);
    const { allowable } = payments[session] as Payment;
    cause("allow", session, by, [allowable]);
    return { replay: false, blocked: [], allowed: [allowable], released };
  }

  function speak(what: Outcome | "report", session: number, by: Reporter): Answer {
    const nothing = { replay: false, blocked: [], allowed: [], released: [] };
    if (what === "captured" || what === "failed" || what === "refunded") {
      const before = paid.get(session);
      if (before?.state === what) return { ...nothing, replay: true };
      const first = what === "captured" && before?.captured !== true;
      if (first) for (const value of payments[session]?.known ?? []) captured.set(value, (captured.get(value) ?? 0) + 1);
      paid.set(session, { state: what, captured: first || before?.captured === true });
      return nothing;
    }
    // reports are each reporter's own, once and for all
    if (what === "report") {
      if (reports.has(`${session} ${by}`)) return { ...nothing, replay: true };
      reports.add(`${session} ${by}`);
      return applyDispute(session, by, "fraud");
    }
    // of a verdict there is one record, in which the provider's word stands above its submerchant's
    const before = verdicts.get(`${session} ${what}`);
    const opposites = (AGAINST.includes(what) ? FOR : AGAINST).flatMap((kind) => verdicts.get(`${session} ${kind}`) ?? []);
    const contradicted = opposites.some((other) => other.holds && other.by === by);
    const over = by === "provider" && before?.by === "submerchant";
    if (before?.holds === true && !over && !contradicted) return { ...nothing, replay: true };
    verdicts.set(`${session} ${what}`, { by: before?.holds === true && before.by === "provider" ? "provider" : by, holds: true });
    switch (what) {
      case "chargeback_lost":
        return applyDispute(session, by, "chargeback");
      case "fraud_confirmed":
        return applyDispute(session, by, "fraud");
      case "chargeback_won":
      case "false_positive":
        return reverseDispute(session, by);
    }
  }

  return {
    /** Takes a step; undefined for one without an answer. */
    take(step: Step): Answer | undefined {
      if ("session" in step) return speak(step.what, step.session, step.by);
      for (const entry of entries) if (entry.list === "block" && entry.value === step.value) entry.on = false;
      return undefined;
    },
    /** Entries in force with the sessions behind them, as text, sorted. */
    entries: (): string[] =>
      entries
        .filter(({ on }) => on)
        .map(({ list, value, by, causes }) => `${list} ${value} of ${by} for ${[...causes].sort().join(",")}`)
        .sort(),
    /** What is counted of a value: captured payments, sessions disputed, and whether there was a chargeback, a fraud. */
    counted(value: string) {
      const kinds = [...disputes.keys()].map((name) => name.split(" ")).filter(([session]) => payments[Number(session)]?.known.includes(value));
      return {
        captured: captured.get(value) ?? 0,
        disputes: new Set(kinds.map(([session]) => session)).size,
        chargeback: kinds.some(([, kind]) => kind === "chargeback"),
        fraud: kinds.some(([, kind]) => kind === "fraud"),
      };
    },
  };
}
