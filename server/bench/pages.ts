// `npm run bench -- --only pages`: what an analyst waits for. Filtered pages of assessments, counts and entity pages, one after the other.
import { onDatabase } from "./cluster.ts";
import { signPeople } from "./dashboard-sessions.ts";
import { collectLatencies } from "./latencies.ts";
import { payment, payout } from "./payments.ts";
import { startServer } from "./processes.ts";
import { type Stage, serverFolder } from "./stage.ts";
import type { Summary } from "./summary.ts";

/** Requests of each page, and those before them that are not measured. */
const REQUESTS = 200;
const WARM_UP = 20;
/** People who take turns: the rate limit of one is below what is measured. */
const PEOPLE = 64;

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

type Page = (index: number) => string;
const listed =
  (query: (index: number) => Record<string, string>): Page =>
  (index) =>
    `/assessments?${new URLSearchParams({ limit: "50", ...query(index) })}`;
const entity =
  (kind: string, value: (index: number) => string | undefined): Page =>
  (index) =>
    `/entities/${kind}/${encodeURIComponent(value(index) ?? "")}`;

/** Filtered pages: by what is looked up, and by what is checked on ten thousand assessments at most. */
const LISTS: Readonly<Record<string, Page>> = {
  "newest, by decision and score": listed((index) => ({ decision: "review", min_score: `${40 + (index % 20)}` })),
  "newest, by a rare BIN": listed((index) => ({ bin: String(400_000 + (index % 4000)) })),
  "newest, by country and amount": listed((index) => ({ country: "BR", min_amount: `${2500 + index}`, from: daysAgo(30 + (index % 30)) })),
  "newest, good by outcomes": listed((index) => ({ outcome: "good", from: daysAgo(60 + (index % 30)) })),
  "newest, frauds": listed((index) => ({ outcome: "fraud", from: daysAgo(60 + (index % 30)) })),
  "oldest, by device": listed((index) => ({ order: "oldest", device_id: payment(index, "").device?.fingerprint ?? "" })),
  "newest, by phone and card": listed((index) => ({
    phone: payment(index, "").payer?.phone ?? "",
    card_hash: payment(index, "").payment_method?.card?.hash ?? "",
  })),
  "riskiest of a month": listed((index) => ({ order: "riskiest", from: daysAgo(30), to: daysAgo(index / 20) })),
  "largest, by currency": listed((index) => ({ order: "largest", currency: "MXN", to: daysAgo(index / 4) })),
};

/** Entities of past payments. */
const ENTITIES: Readonly<Record<string, Page>> = {
  payer: entity("payer", (index) => payment(index, "").payer?.customer_id),
  email: entity("email", (index) => payment(index, "").payer?.email),
  phone: entity("phone", (index) => payment(index, "").payer?.phone),
  card: entity("card", (index) => payment(index, "").payment_method?.card?.hash),
  device: entity("device", (index) => payment(index, "").device?.fingerprint),
  ip: entity("ip", (index) => payment(index, "").device?.ip_address),
  account: entity("account", (index) => payout(index, "").beneficiary.clabe),
  beneficiary: entity("beneficiary", (index) => payout(index, "").beneficiary.id),
};

const COUNTS: Readonly<Record<string, Page>> = {
  "count, of everything": () => "/assessments/count",
  "count, by a rare BIN": (index) => `/assessments/count?bin=${400_000 + (index % 4000)}`,
};

/** Measures the pages over a server on a database of its own. */
export async function measurePages(stage: Stage, url: string): Promise<Summary> {
  const server = await startServer(url, serverFolder(stage), { BACKGROUND_JOBS: "separate" });
  try {
    const { organizationId } = stage.seeded.credential;
    const people = await onDatabase(url, (client) => signPeople(client, { organizationId, port: server.port, count: PEOPLE }));
    let sent = 0;
    const send = async (path: string): Promise<void> => {
      sent += 1;
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, { headers: { Authorization: `Bearer ${people[sent % PEOPLE]}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    };
    const slowest = async (pages: Readonly<Record<string, Page>>, group: string): Promise<number> => {
      let most = 0;
      for (const [name, page] of Object.entries(pages)) {
        const latencies = collectLatencies();
        for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
          const began = performance.now();
          await send(page(index * 37));
          if (index >= WARM_UP) latencies.record(performance.now() - began);
        }
        const { p50, p99 } = latencies.shares();
        console.log(`${`${group}: ${name}`.padEnd(44)}${String(p50).padStart(9)} ms p50${String(p99).padStart(9)} ms p99`);
        most = Math.max(most, p99);
      }
      return most;
    };
    return {
      "filtered page, p99, ms": await slowest(LISTS, "list"),
      "entity page, p99, ms": await slowest(ENTITIES, "entity"),
      "count, p99, ms": await slowest(COUNTS, "assessments"),
    };
  } finally {
    await server.stop();
  }
}
