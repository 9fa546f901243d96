// Many texts at once: in slices, so that the process answers other requests between them. A text takes about 10 µs.
import { setImmediate as turn } from "node:timers/promises";
import { ApiError } from "../errors/api-error.ts";
import { systemClock } from "../time/clock.ts";
import { ERASED, type SealedTable, type SealedTexts } from "./sealed-texts.ts";

/** Longest time (ms) that sealing or opening blocks the process, and texts between looks at the clock. */
const SLICE = 10;
const TEXTS = 250;

/** Seals texts of one column; null stays null. */
export async function sealEach<Text extends string | null>(
  { sealer }: Pick<SealedTexts, "sealer">,
  table: SealedTable,
  texts: readonly Text[],
): Promise<Text[]> {
  const seal = await sealer(table);
  const sealed: Text[] = [];
  let since = systemClock.monotonic();
  for (const text of texts) {
    sealed.push(text === null ? text : (seal(text) as Text));
    if (sealed.length % TEXTS === 0) since = await turnAfter(since);
  }
  return sealed;
}

/** Opens rows, or texts. */
export async function openEach<Row>({ open }: Pick<SealedTexts, "open">, table: SealedTable, rows: readonly Row[]): Promise<Row[]> {
  const opened: Row[] = [];
  let since = systemClock.monotonic();
  for (let at = 0; at < rows.length; at += TEXTS) {
    opened.push(...(await open(table, rows.slice(at, at + TEXTS))));
    since = await turnAfter(since);
  }
  return opened;
}

/** Lets other work run if the slice that began then is over; when the present one began. */
async function turnAfter(since: number): Promise<number> {
  if (systemClock.monotonic() - since < SLICE) return since;
  await turn();
  return systemClock.monotonic();
}

/** The text; undefined when its key is destroyed or missing. */
export async function readableText({ open }: Pick<SealedTexts, "open">, table: SealedTable, stored: string): Promise<string | undefined> {
  try {
    const text = await open(table, stored);
    return text === ERASED && text !== stored ? undefined : text;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
