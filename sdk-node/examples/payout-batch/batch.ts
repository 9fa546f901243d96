// The job: assesses the payouts of a file that have no result yet. Exit code 0: each has one; 1: some are left for the next run.
import { FraudRisk } from "@fraud-risk/node";
import { assessAll } from "./assess.ts";
import { decidedIn, type Result, readPayouts, writeResult } from "./payouts.ts";
import { readSettings } from "./settings.ts";

const { apiKey, input, output } = readSettings(process.env, process.argv.slice(2));
// nobody waits at a checkout: half a minute for each decision, retries included. FRAUD_RISK_BASE_URL is read by the client.
const client = new FraudRisk({ apiKey, deadlineMs: 30_000 });

try {
  const [payouts, decided] = await Promise.all([readPayouts(input), decidedIn(output)]);
  const counts: Record<Result["action"], number> = { pay: 0, hold: 0, reject: 0, later: 0 };
  await assessAll(
    client,
    payouts.filter(({ order_id }) => !decided.has(order_id)),
    async (result) => {
      await writeResult(output, result);
      counts[result.action] += 1;
      if (result.action === "later") console.error(`${result.order_id}: ${result.reason}`);
    },
  );
  console.log(`${counts.pay} to pay, ${counts.hold} to hold, ${counts.reject} to reject, ${counts.later} for the next run, ${decided.size} decided before`);
  if (counts.later > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
