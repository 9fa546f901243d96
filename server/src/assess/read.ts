// The read of a batch: the parameters of the read statement, each identifier once per batch, and the place of each asker.
import type { FraudShareKind } from "../engine/features.ts";
import { matchKey } from "../lists/normalise.ts";
import { type Findings, findingsOf, type Place, type Row } from "./findings.ts";
import type { Job } from "./job.ts";
import { type ActivityIdentifier, bucketsOf } from "./spans.ts";
import { assessRead } from "./statements.ts";

/** Values to ask for, each once per organization, in the order of the parameter arrays. */
class Probes {
  readonly organizations: number[] = [];
  readonly values: (number | string)[] = [];
  readonly #positions = new Map<number | string, number>();

  /** Position of the value; -1 for none. Values are looked up per organization. */
  add(organization: number, value: number | string | null | undefined): number {
    if (value === null || value === undefined) return -1;
    // numbers stay numbers for the first organization of the batch, which is most often the only one; a text never looks like another's key
    const key = organization === 1 && typeof value === "number" ? value : `${organization}|${value}`;
    let position = this.#positions.get(key);
    if (position === undefined) {
      position = this.values.push(value) - 1;
      this.organizations.push(organization);
      this.#positions.set(key, position);
    }
    return position;
  }

  parameters(): [string, string] {
    return [`{${this.organizations.join(",")}}`, `{${this.values.join(",")}}`];
  }
}

/** Look-ups of activity: each identifier in the present bucket of time and in the one before. */
class ActivityProbes {
  readonly #identifier: ActivityIdentifier;
  readonly #organizations: number[] = [];
  readonly #buckets: number[] = [];
  readonly #values: number[] = [];
  readonly #positions = new Map<string, readonly [number, number]>();

  constructor(identifier: ActivityIdentifier) {
    this.#identifier = identifier;
  }

  /** Positions of the identifier's two look-ups, the newer first; none for null. */
  add(organization: number, value: number | null, now: number): readonly number[] {
    if (value === null) return [];
    const [present, past] = bucketsOf(this.#identifier, now);
    const key = `${organization}:${present}:${value}`;
    let positions = this.#positions.get(key);
    if (positions === undefined) {
      const first = this.#values.push(value, value) - 2;
      this.#organizations.push(organization, organization);
      this.#buckets.push(present, past);
      positions = [first, first + 1];
      this.#positions.set(key, positions);
    }
    return positions;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#buckets.join(",")}}`, `{${this.#values.join(",")}}`];
  }
}

/** A read to send, and how its rows are given back. */
export interface BatchRead {
  readonly query: { name: string; text: string; values: string[]; rowMode: "array"; types: typeof parsers };
  /** Findings of each job, in the order of the jobs. */
  readonly decode: (rows: readonly Row[]) => Findings[];
}

/** Prepares the read of a batch. */
export function batchRead(jobs: readonly Job[]): BatchRead {
  const organizations = new Map<string, number>();
  // the oldest of the batch: what is a moment too much is left out again job by job
  const now = Math.min(Date.now(), ...jobs.map((job) => job.subject.transaction.assessedAt));
  const keys = new Probes();
  const handles = new Probes();
  const entries = new Probes();
  const ranges = new Probes();
  const counters = new Probes();
  const shares = new Probes();
  const submerchants = new Probes();
  const activity = {
    payer: new ActivityProbes("payer"),
    card: new ActivityProbes("card"),
    email: new ActivityProbes("email"),
    ip: new ActivityProbes("ip"),
    device: new ActivityProbes("device"),
  };
  const places = jobs.map(({ credential, handle, subject, submerchantId }): Place => {
    const id = credential.organizationId;
    const org = organizations.get(id) ?? organizations.size + 1;
    organizations.set(id, org);
    return {
      key: keys.add(1, credential.id),
      handle: handles.add(org, handle?.key),
      entries: subject.probes.map(([type, value]) => entries.add(org, matchKey(type, value))),
      range: ranges.add(org, subject.address),
      counters: subject.payerIdentifiers.map((identifier) => counters.add(org, identifier)),
      shares: (Object.entries(subject.fraudShares) as [FraudShareKind, number | null][]).map(
        ([kind, identifier]) => [kind, shares.add(org, identifier)] as const,
      ),
      // the key of a submerchant is disabled with it: only a submerchant that is named has to be looked up
      submerchant: submerchants.add(org, credential.submerchantId === null ? submerchantId : null),
      payer: activity.payer.add(org, subject.keys.payer, subject.transaction.assessedAt),
      card: activity.card.add(org, subject.keys.card, subject.transaction.assessedAt),
      email: activity.email.add(org, subject.keys.email, subject.transaction.assessedAt),
      ip: activity.ip.add(org, subject.keys.ip, subject.transaction.assessedAt),
      device: activity.device.add(org, subject.keys.device, subject.transaction.assessedAt),
    };
  });
  const probes = [handles, entries, ranges, counters, shares, activity.payer, activity.card, activity.email, activity.ip, activity.device];
  const values = [
    `{${[...organizations.keys()].join(",")}}`,
    keys.parameters()[1],
    ...probes.flatMap((probe) => probe.parameters()),
    String(now),
    ...submerchants.parameters(),
  ];
  return { query: { ...assessRead.statement, values, rowMode: "array", types: parsers }, decode: (rows) => findingsOf(jobs, places, rows) };
}

const BOOLEAN = 16;
const BIGINT = 20;
const INTEGER = 23;
const JSON_TYPE = 114;

/** Parsers of the column types that the read answers. */
const parsers = {
  getTypeParser: (oid: number) => {
    switch (oid) {
      case BIGINT:
      case INTEGER:
        return Number;
      case BOOLEAN:
        return (text: string) => text === "t";
      case JSON_TYPE:
        return JSON.parse;
      default:
        return String;
    }
  },
};
