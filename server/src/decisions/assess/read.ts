// The read of a batch: the parameters of the read statement, each identifier once per batch, and the positions of each job's probes.

import { digestOf, type NetworkHashes } from "../../controls/network/hashes.ts";
import { isShareable } from "../../controls/network/shareable.ts";
import { isNetworkType } from "../../controls/network/types.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { activityBuckets, activityWindows, sessionBounds } from "../../scoring/payments/read-windows.ts";
import type { FraudRateKind } from "../../scoring/situation/features.ts";
import { type Findings, findingsOf, listKey, type ProbePositions, type Row } from "./findings.ts";
import type { Job } from "./job.ts";
import type { ListProbe } from "./list-probes.ts";
import { ListProbes, NetworkProbes, Organizations, PastProbes, Probes } from "./probes.ts";
import { assessRead } from "./read-batch.sql.ts";
import { readParameters } from "./read-parameters.ts";

/** A read to send, and a decoder of its rows. */
export interface BatchRead {
  readonly query: { name: string; text: string; values: string[]; rowMode: "array"; types: typeof parsers };
  /** Findings of each job, in the order of the jobs. */
  readonly decode: (rows: readonly Row[]) => Findings[];
}

/** How the network is looked up. */
export interface NetworkLookUp {
  readonly hashes: NetworkHashes;
  /** Organizations that use the network. */
  readonly organizations: ReadonlySet<string>;
}

const fraudRateKinds = Object.keys({ terminal: true, device: true, bin: true, email_domain: true } satisfies Record<FraudRateKind, true>) as FraudRateKind[];

/** Prepares the read of a batch. Without `network`, no organization uses it; values of which `listed` does not know the organization's types are all looked up. */
export function batchRead(
  jobs: readonly Job[],
  network?: NetworkLookUp,
  probesOf: (job: Job) => readonly ListProbe[] = () => [],
  listed: (job: Job) => ReadonlySet<string> | undefined = () => undefined,
): BatchRead {
  const organizations = new Organizations();
  // the oldest time of the batch; rows that are too old for a job are filtered out per job
  const now = Math.min(systemClock.now(), ...jobs.map((job) => job.subject.transaction.assessedAt));
  const keys = new Probes();
  const handles = new Probes();
  const entries = new Probes();
  const ranges = new Probes();
  const counters = new Probes();
  const fraudRates = new Probes();
  const submerchants = new Probes();
  const reported = new NetworkProbes();
  const customLists = new ListProbes();
  const activity = {
    payer: new PastProbes(activityWindows.payer, activityBuckets.payer),
    card: new PastProbes(activityWindows.card, activityBuckets.card),
    email: new PastProbes(activityWindows.email, activityBuckets.email),
    ip: new PastProbes(activityWindows.ip, activityBuckets.ip),
    device: new PastProbes(activityWindows.device, activityBuckets.device),
    newPayerBin: new PastProbes(activityWindows.new_payer_bin, activityBuckets.new_payer_bin),
  };
  const positions = jobs.map((job): ProbePositions => {
    const { credential, handle, subject, submerchantId } = job;
    const org = organizations.position(credential.organizationId);
    const types = listed(job);
    return {
      key: keys.add(1, credential.id),
      handle: handles.add(org, handle?.key),
      entries: subject.probes.map(([type, , key]) => (types === undefined || types.has(type) ? entries.add(org, key) : -1)),
      ranges: types === undefined || types.has("ip_range") ? subject.addresses.map((address) => ranges.add(org, address)) : [],
      counters: subject.payerIdentifiers.map((identifier) => counters.add(org, identifier)),
      fraudRates: fraudRateKinds.map((kind) => [kind, fraudRates.add(org, subject.fraudRates[kind])] as const),
      // a submerchant's key is disabled together with it: only a submerchant named in the request has to be checked
      submerchant: submerchants.add(org, credential.submerchantId === null ? submerchantId : null),
      network: network?.organizations.has(credential.organizationId) ? networkPositions(reported, org, subject.probes, network.hashes) : [],
      customLists: probesOf(job).map(([list, value, key]) => [listKey(list, value), customLists.add(org, list, key)] as const),
      payer: activity.payer.add(org, subject.keys.payer, subject.transaction.assessedAt),
      card: activity.card.add(org, subject.keys.card, subject.transaction.assessedAt),
      email: activity.email.add(org, subject.keys.email, subject.transaction.assessedAt),
      ip: activity.ip.add(org, subject.keys.ip, subject.transaction.assessedAt),
      device: activity.device.add(org, subject.keys.device, subject.transaction.assessedAt),
      new_payer_bin: activity.newPayerBin.add(org, subject.keys.bin ?? null, subject.transaction.assessedAt),
    };
  });
  const values = readParameters.values({
    organizations: [organizations.parameter()],
    keys: [keys.parameters()[1]],
    handles: handles.parameters(),
    entries: entries.parameters(),
    ranges: ranges.parameters(),
    counters: counters.parameters(),
    fraud_rates: fraudRates.parameters(),
    payer: activity.payer.parameters(),
    card: activity.card.parameters(),
    email: activity.email.parameters(),
    ip: activity.ip.parameters(),
    device: activity.device.parameters(),
    new_payer_bin: activity.newPayerBin.parameters(),
    now: [String(now)],
    submerchants: submerchants.parameters(),
    custom_lists: customLists.parameters(),
    network: reported.parameters(),
    sessions: [sessionBounds(now)],
  });
  return { query: { ...assessRead.statement, values, rowMode: "array", types: parsers }, decode: (rows) => findingsOf(jobs, positions, rows) };
}

/** Positions of the values that participants share. */
function networkPositions(reported: NetworkProbes, org: number, probes: Job["subject"]["probes"], hashes: NetworkHashes): ProbePositions["network"] {
  return probes.flatMap(([type, value]) =>
    isNetworkType(type) && isShareable(type, value) ? [[type, reported.add(org, type, value, () => hashes.all(type, digestOf(value)))] as const] : [],
  );
}

const BOOLEAN = 16;
const INTEGER = 23;
const JSON_TYPE = 114;

/** Parsers of the result's column types. A bigint stays text, since hashes exceed the safe integers. */
const parsers = {
  getTypeParser: (oid: number) => {
    switch (oid) {
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
