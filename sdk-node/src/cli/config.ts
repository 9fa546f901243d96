// `fraud-risk config`: the configuration of an organization in a file.
import { readFile, writeFile } from "node:fs/promises";
import type { FraudRisk, RequestBody, SuccessBody } from "@fraud-risk/node";
import { described } from "./described.ts";

type Configuration = RequestBody<"replaceConfiguration">;
type Applied = SuccessBody<"replaceConfiguration">;

/** What a command is given. */
export interface Given {
  readonly client: FraudRisk;
  readonly baseUrl: string;
  readonly file: string;
  readonly dryRun: boolean;
  readonly pruneLists: boolean;
  readonly reason: string | undefined;
  readonly force: boolean;
}

/** What a file says beside the configuration: where it was pulled from, and the ETag that it had there. */
interface Pulled {
  readonly from?: unknown;
  readonly etag?: unknown;
}

/** A file, taken apart. */
interface ReadConfiguration {
  readonly pulled: Pulled;
  readonly document: Configuration;
}

/** Writes the configuration to the file. Answers the exit code, as all commands do. */
export async function pull({ client, baseUrl, file }: Given): Promise<number> {
  const { data, response } = await client.configuration.read().withResponse();
  await write(file, { from: baseUrl, etag: response.headers.get("ETag") }, data);
  console.error(`Wrote ${file}: ${data.rules.length} rules, ${data.lists.length} lists.`);
  return 0;
}

/** Prints what a push would change: 1 if there is something, 0 if not. */
export async function diff(given: Given): Promise<number> {
  const { document } = await read(given.file);
  const applied = await replace(given, document, { dryRun: true, ifMatch: "*" });
  console.log(described(applied));
  return isEmpty(applied) ? 0 : 1;
}

/** Gives the organization the configuration of the file, and notes in the file what it is based on from now on. */
export async function push(given: Given): Promise<number> {
  const { file, baseUrl, dryRun, force } = given;
  const { pulled, document } = await read(file);
  const own = pulled.from === baseUrl && typeof pulled.etag === "string";
  if (!own && !force) console.error(`${file} was not pulled from ${baseUrl}: it replaces whatever the configuration there is.`);
  const applied = await replace(given, document, { dryRun, ifMatch: own && !force ? String(pulled.etag) : "*" });
  console.log(described(applied));
  if (own && !dryRun) await write(file, { from: baseUrl, etag: applied.etag }, document);
  console.error(dryRun ? "Dry run: nothing was changed." : isEmpty(applied) ? "Nothing was to be changed." : `Applied to ${baseUrl}.`);
  return 0;
}

function replace(
  { client, pruneLists, reason }: Given,
  document: Configuration,
  { dryRun, ifMatch }: { readonly dryRun: boolean; readonly ifMatch: string },
): Promise<Applied> {
  const query = { dry_run: dryRun, prune_lists: pruneLists, ...(reason === undefined ? {} : { reason }) };
  return client.configuration.replace(document, query, { headers: { "If-Match": ifMatch } });
}

/** Lists that are retained are no difference: the file lacks them on purpose, or `--prune-lists` is. */
const isEmpty = ({ changes }: Applied): boolean => changes.every(({ change }) => change === "retained");

async function read(file: string): Promise<ReadConfiguration> {
  const text = await readFile(file, "utf8");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (content === null || typeof content !== "object" || Array.isArray(content)) throw new Error(`${file} holds no configuration: it must be a JSON object.`);
  // the service checks what it is
  const { pulled, ...document } = content as Configuration & { readonly pulled?: Pulled };
  return { pulled: pulled ?? {}, document };
}

const write = (file: string, pulled: Pulled, document: Configuration): Promise<void> =>
  writeFile(file, `${JSON.stringify({ pulled, ...document }, null, 2)}\n`);
