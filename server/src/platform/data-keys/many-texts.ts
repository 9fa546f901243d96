// Many texts at once: in slices, so that the process answers other requests between them. A text takes about 10 µs.
import { setImmediate as turn } from "node:timers/promises";
import { ApiError } from "../errors/api-error.ts";
import { ERASED, type SealedTable, type SealedTexts } from "./sealed-texts.ts";

/** Texts that are sealed or opened before other work gets its turn: about 5 ms. */
const SLICE = 500;

/** Seals texts of one column; null stays null. */
export async function sealEach<Text extends string | null>({ seal }: Pick<SealedTexts, "seal">, table: SealedTable, texts: readonly Text[]): Promise<Text[]> {
  const sealed: Text[] = [];
  for (const text of texts) {
    sealed.push(text === null ? text : ((await seal(table, text)) as Text));
    if (sealed.length % SLICE === 0) await turn();
  }
  return sealed;
}

/** Opens rows, or texts. */
export async function openEach<Row>({ open }: Pick<SealedTexts, "open">, table: SealedTable, rows: readonly Row[]): Promise<Row[]> {
  const opened: Row[] = [];
  for (let at = 0; at < rows.length; at += SLICE) {
    if (at > 0) await turn();
    opened.push(...(await open(table, rows.slice(at, at + SLICE))));
  }
  return opened;
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
