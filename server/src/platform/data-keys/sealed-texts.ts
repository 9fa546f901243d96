// Texts that people write and values that they list, sealed in the column that would hold them in clear text: under the organization's data key, bound to organization and table.
// A sealed text says so itself, so that clear and sealed rows stand beside each other, and what is read is opened wherever it stands in an answer.
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { type OrganizationKeys, organizationKeys, type Query } from "./current.ts";
import type { DataKey } from "./data-key.ts";
import { decrypt, encrypt, UndecryptableValue, type ValueLocation } from "./encryption.ts";
import { requestError } from "./stored-value.ts";

/** Tables with sealed texts, and their columns; `documents` are JSON. Completeness: server/test/data-protection/typed-texts.test.ts. */
export const sealedColumns = {
  approvals: { texts: ["reason"], documents: ["change", "failure"] },
  audit_contents: { texts: [], documents: ["contents"] },
  case_attachments: { texts: ["file_name"], documents: [] },
  case_comments: { texts: ["text"], documents: [] },
  cases: { texts: ["description", "victim_name", "victim_email"], documents: ["acknowledgement", "dossier"] },
  custom_list_values: { texts: ["value"], documents: [] },
  fraud_reports: { texts: [], documents: ["answer"] },
  list_entries: { texts: ["value", "reason"], documents: [] },
  models: { texts: ["reason"], documents: [] },
  outcomes: { texts: ["reason"], documents: ["feedback"] },
  review_notes: { texts: ["text"], documents: [] },
  reviews: { texts: ["reason"], documents: [] },
  rule_versions: { texts: ["reason"], documents: [] },
  rules: { texts: ["reason"], documents: [] },
  saved_views: { texts: ["name"], documents: ["filters"] },
} as const satisfies Readonly<Record<string, { readonly texts: readonly string[]; readonly documents: readonly string[] }>>;

/** A table with sealed texts. */
export type SealedTable = keyof typeof sealedColumns;

/** The first character of a sealed text: START OF HEADING, which nobody types. A clear text that begins with it is stored after a second one. */
export const SEAL = "\u0001";

/** What stands in place of a text whose data key was destroyed. */
export const ERASED = "[erased]";

/** After the first character: `t`ext or `j`son, generation of the data key, base64. */
const SEALED = /^([tj])(\d{1,9})\.([A-Za-z0-9+/]+=*)$/;

/** Seals and opens texts of one organization. */
export interface SealedTexts {
  /** The text as it is stored: sealed, or in clear text where the installation encrypts nothing. */
  readonly seal: (table: SealedTable, text: string) => Promise<string>;
  /** The same for many texts: the key is taken once. */
  readonly sealer: (table: SealedTable) => Promise<(text: string) => string>;
  /** The same for a JSON value: a text in its place, or the value. */
  readonly sealDocument: <Value>(table: SealedTable, value: Value) => Promise<Value>;
  /**
   * What was read, with all sealed texts in it opened: rows, pages, single texts. A text whose key was destroyed is `[erased]`, a JSON value null. Throws REQUEST_UNREADABLE
   * when the key ring lacks a key, or a text was changed or comes from another table.
   */
  readonly open: <Value>(table: SealedTable, value: Value) => Promise<Value>;
}

/** Texts of one organization, in one transaction. */
export function createSealedTexts(organizationId: string, { all, newest }: OrganizationKeys): SealedTexts {
  const sealer: SealedTexts["sealer"] = async (table) => {
    const key = await newest();
    return key === undefined ? (text) => (text.startsWith(SEAL) ? SEAL + text : text) : (text) => sealText(key, organizationId, table, "t", text);
  };
  return {
    seal: async (table, text) => (await sealer(table))(text),
    sealer,
    sealDocument: async <Value>(table: SealedTable, value: Value) => {
      if (value === null) return value;
      const key = await newest();
      return key === undefined ? value : (sealText(key, organizationId, table, "j", JSON.stringify(value)) as Value);
    },
    open: async (table, value) => (holdsSealed(value) ? (openIn(value, { keys: await all(), organizationId, table }) as typeof value) : value),
  };
}

/** A text, sealed with a key. */
export function sealText(key: DataKey, organizationId: string, table: SealedTable, kind: "t" | "j", text: string): string {
  return `${SEAL}${kind}${key.generation}.${encrypt(key, locationOf(organizationId, table), text).toString("base64")}`;
}

/** Texts of organizations on a connection outside of a tenant's transaction. */
export function textsOn(query: Query, ring: readonly SecretsKey[], encrypts: boolean): (organizationId: string) => SealedTexts {
  return (organizationId) => createSealedTexts(organizationId, organizationKeys(query, ring, organizationId, encrypts));
}

const locationOf = (organizationId: string, table: SealedTable): ValueLocation => ({ organizationId, column: `texts of ${table}`, rowId: "" });

/** Objects and lists as the database answers them; a date or bytes are none. */
const isPlain = (value: object): boolean => !(value instanceof Date) && !ArrayBuffer.isView(value);

function holdsSealed(value: unknown): boolean {
  if (typeof value === "string") return value.startsWith(SEAL);
  if (value === null || typeof value !== "object" || !isPlain(value)) return false;
  for (const name in value) if (holdsSealed((value as Record<string, unknown>)[name])) return true;
  return false;
}

interface Opening {
  readonly keys: ReadonlyMap<number, DataKey | "destroyed">;
  readonly organizationId: string;
  readonly table: SealedTable;
}

function openIn(value: unknown, opening: Opening): unknown {
  if (typeof value === "string") return value.startsWith(SEAL) ? openText(value, opening) : value;
  if (value === null || typeof value !== "object" || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map((one) => openIn(one, opening));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, openIn(one, opening)]));
}

function openText(stored: string, { keys, organizationId, table }: Opening): unknown {
  if (stored.startsWith(SEAL, 1)) return stored.slice(1);
  const [, kind, generation, encoded] = SEALED.exec(stored.slice(1)) ?? [];
  if (encoded === undefined) return stored;
  const key = keys.get(Number(generation));
  if (key === undefined) throw requestError("unreadable");
  if (key === "destroyed") return kind === "t" ? ERASED : null;
  try {
    const text = decrypt(key, locationOf(organizationId, table), Buffer.from(encoded, "base64"));
    return kind === "t" ? text : JSON.parse(text);
  } catch (error) {
    // the cause distinguishes a changed text from a missing key
    if (error instanceof UndecryptableValue) throw Object.assign(requestError("unreadable"), { cause: error });
    throw error;
  }
}
