// The phases of the assess path: new decisions, replays and payouts, with a history of any size, with and without webhook endpoints.
import { replaceEndpoints, SENDING } from "./endpoints.ts";
import { emptyOf, grownOf } from "./large-history.ts";
import { startReceiver, startServer } from "./processes.ts";
import { copyOf, emptyLists } from "./seed.ts";
import { measureBaseline, measureFloor, measureOverHttp, report, type Stage, serverFolder } from "./stage.ts";
import { readOften, reads, rollUp } from "./statistics.ts";

/** Assessments of the small history. */
export const SMALL_PAST = 10_000;

/** Names of the phases that show what growth costs. */
export const GROWN = { empty: "assess: nothing past", full: "assess: a grown past", cold: "assess: a grown past, cold files" } as const;
/** Warm-up (s) of the grown history before it is compared. */
const COLD_SECONDS = 30;

/** Sizes that phases are named after. */
export interface Sizes {
  readonly past: number;
  readonly entries: number;
  /** Pay-ins of the grown history. */
  readonly grown: number;
}

/** The optional phases of a run, by name; `large` is the URL of a copy of the large history. */
export interface AssessPhases {
  /** Alternately, once per round: the order of a round affects the caches. */
  readonly inTurns: Readonly<Record<string, () => Promise<void>>>;
  /** One after the other. */
  readonly inOrder: Readonly<Record<string, () => Promise<void>>>;
}

/** Makes them. */
export function assessPhases(stage: Stage, large: string, { past, entries, grown }: Sizes): AssessPhases {
  const { rounds, cluster } = stage;
  const everyRound = async (measure: () => Promise<void>): Promise<void> => {
    for (let round = 0; round < rounds; round++) await measure();
  };
  return {
    inTurns: {
      baseline: () => measureBaseline(stage, large),
      new: () => measureOverHttp(stage, "assess: new orders", large),
      payout: () => measureOverHttp(stage, "assess: payouts", large, { load: { kind: "payout" } }),
      listening: () => measureListening(stage, large),
    },
    inOrder: {
      "300": () => everyRound(() => measureOverHttp(stage, "assess: steady 300/s", large, { load: { rate: 300 } })),
      "1000": () =>
        everyRound(async () => {
          await measureFloor(stage, "commit", large, 1000);
          await measureOverHttp(stage, "assess: steady 1000/s", large, { load: { rate: 1000 } });
        }),
      hot: () => measureOverHttp(stage, "assess: one hot card", large, { load: { kind: "hot-card" } }),
      replay: () => measureOverHttp(stage, "assess: replays", large, { load: { kind: "replay" } }),
      small: async () => {
        const small = await copyOf(cluster.url(), "small");
        await everyRound(async () => {
          await measureOverHttp(stage, `assess: after ${SMALL_PAST}`, small);
          await measureOverHttp(stage, `assess: after ${past}`, large);
        });
      },
      entries: async () => {
        const bare = await copyOf(cluster.url(), "rolled", "bare");
        await emptyLists(bare);
        await everyRound(async () => {
          await measureOverHttp(stage, "assess: lists are empty", bare);
          await measureOverHttp(stage, `assess: ${entries} entries`, large);
        });
      },
      growth: async () => {
        const grownTo = await grownOf(cluster.url(), grown);
        stage.disk = grownTo.bytes;
        const empty = await emptyOf(cluster.url());
        const variation = { load: { payers: grownTo.payers }, environment: { BACKGROUND_JOBS: "separate" } } as const;
        // a database that serves has read its files before
        await measureOverHttp({ ...stage, seconds: COLD_SECONDS }, GROWN.cold, grownTo.url, variation);
        await everyRound(async () => {
          await measureOverHttp(stage, GROWN.empty, empty, variation);
          await measureOverHttp(stage, GROWN.full, grownTo.url, variation);
        });
      },
      stats: () => measureStatistics(stage),
    },
  };
}

/** One endpoint subscribed to approvals: its events are sent by the server's worker, not at all, and by the worker at a constant rate. */
async function measureListening(stage: Stage, large: string): Promise<void> {
  const { organizationId } = stage.seeded.credential;
  const receiver = await startReceiver();
  for (const [name, load, jobs] of [
    ["assess: one endpoint listens", {}, "worker"],
    ["assess: listens, sender off", {}, "separate"],
    ["assess: listens, steady 500/s", { rate: 500 }, "worker"],
  ] as const) {
    await replaceEndpoints(large, organizationId, [`${receiver.url}/`], ["transaction.created"]);
    await measureOverHttp(stage, name, large, { load, environment: { ...SENDING, BACKGROUND_JOBS: jobs }, receiver });
  }
  receiver.stop();
  await replaceEndpoints(large, organizationId, []);
}

async function measureStatistics(stage: Stage): Promise<void> {
  const copy = await copyOf(stage.cluster.url(), "large", "statistics");
  console.log(`rolled up: ${JSON.stringify(await rollUp(copy))}`);
  const server = await startServer(copy, serverFolder(stage));
  for (const [name, path] of Object.entries(reads)) report(stage, { name, ...(await readOften(server.port, stage.seeded.key, path, 300)) });
  await server.stop();
}
