// The files: payouts in, results out, one JSON object a line.
import { appendFile, readFile, truncate } from "node:fs/promises";
import type { RequestBody, Schemas } from "@fraud-risk/node";

/** A payout of the batch. Its order_id makes the run repeatable: the same one is the same assessment. */
export type Payout = RequestBody<"assessPayout"> & { readonly order_id: string };

/** What became of a payout: `pay` and `hold` are final, `later` is tried again by the next run. */
export type Result =
  | { readonly order_id: string; readonly action: "pay" | "hold" | "reject"; readonly decision: Schemas["Decision"]; readonly session_id: string }
  | { readonly order_id: string; readonly action: "later"; readonly reason: string };

/** The payouts of a file. Throws an error that names the line when one is no payout, or has the order_id of another: nothing is assessed then. */
export async function readPayouts(file: string): Promise<Payout[]> {
  const seen = new Set<string>();
  return linesOf(await readFile(file, "utf8")).map(([line, text]) => {
    const payout = parsed(text, `${file}, line ${line}`) as Partial<Payout>;
    const { order_id: orderId } = payout;
    if (typeof orderId !== "string" || orderId === "") throw new Error(`${file}, line ${line}: order_id is missing`);
    if (seen.has(orderId)) throw new Error(`${file}, line ${line}: ${orderId} is in an earlier line as well`);
    seen.add(orderId);
    return payout as Payout;
  });
}

/** Order ids that an earlier run has decided. Removes a last line that was cut off by a crash. */
export async function decidedIn(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) await truncate(file, Buffer.byteLength(whole));
  const results = linesOf(whole).map(([line, each]) => parsed(each, `${file}, line ${line}`) as Result);
  return new Set(results.filter(({ action }) => action !== "later").map(({ order_id }) => order_id));
}

/** Appends a result. */
export const writeResult = (file: string, result: Result): Promise<void> => appendFile(file, `${JSON.stringify(result)}\n`);

const linesOf = (text: string): [line: number, text: string][] =>
  text.split("\n").flatMap((line, index): [number, string][] => (line.trim() === "" ? [] : [[index + 1, line]]));

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`);
  }
}
