// The person of a data subject request: identifiers as payments, lists, counters, the network and texts have them.

import type { components } from "../../../../generated/types.ts";
import { digestOf, type NetworkHashes } from "../../controls/network/hashes.ts";
import { isNetworkType } from "../../controls/network/types.ts";
import { type Entity, entityOf, nameOf } from "../../decisions/assessments/entity.ts";
import { encrypt } from "../../platform/data-keys/encryption.ts";
import { ERASED } from "../../platform/data-keys/sealed-texts.ts";
import type { ReadRequest, StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import { containsCardNumber } from "../../values/card-numbers/card-number.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { IdentifierKind } from "../../values/identifiers/identifier-kind.ts";
import { isPlaceholder, listKinds } from "../../values/kinds/index.ts";

type Identifier = components["schemas"]["DataSubjectIdentifier"];
type Type = Identifier["type"];

/** Shortest value whose quotes are searched for: a shorter one is part of texts that have nothing to do with the person. */
const SHORTEST_QUOTE = 5;

/** Column of the stored identifiers. */
const COLUMN = "data_subject_requests.identifiers";

/** The person. */
export interface Subject {
  readonly entities: readonly Entity[];
  /** Is it the person's? By `nameOf` of an entity of a payment. */
  readonly names: ReadonlySet<string>;
  /** A pattern of PostgreSQL that quotes match, whatever their case; null: no value is long enough. */
  readonly pattern: string | null;
  /** Does a text quote an identifier? */
  readonly isQuoted: (text: string) => boolean;
  /** A text, or the texts and numbers of a JSON value, with `[erased]` in place of each quote; the value itself without any. */
  readonly erasedIn: (value: unknown) => unknown;
}

/** Normalises identifiers. Throws VALIDATION_ERROR for values that none can have, card numbers, and placeholders that many people share. */
export function normalisedIdentifiers(identifiers: readonly Identifier[]): Identifier[] {
  const wrong: FieldFailure[] = [];
  const normalised = identifiers.map(({ type, value }, index) => {
    const text = listKinds[type].normalise(value);
    const path = `identifiers[${index}].value`;
    if (text === undefined) wrong.push({ path, message: listKinds[type].message });
    else if (containsCardNumber(text) && !listKinds[type].isNoCard?.(text))
      wrong.push({ path, message: "must not hold a full card number; a card is named by its hash" });
    else if (isPlaceholder(type, text)) wrong.push({ path, message: "is a placeholder that many people share; it identifies nobody" });
    return { type, value: text ?? value };
  });
  if (wrong.length > 0) throw validationError(wrong);
  return [...new Map(normalised.map((one) => [`${one.type}\n${one.value}`, one])).values()];
}

/** The person with these identifiers. */
export function subjectOf(identifiers: readonly Identifier[]): Subject {
  const entities = identifiers.flatMap(({ type, value }) => entityOf(type, value) ?? []);
  const quotes = [...new Set(identifiers.flatMap(spellings))].filter(({ length }) => length >= SHORTEST_QUOTE);
  const escaped = quotes.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const quote = `(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`;
  const [inText, each] = [new RegExp(quote, "iu"), new RegExp(quote, "giu")];
  const isQuoted = (text: string): boolean => quotes.length > 0 && inText.test(text);
  return {
    entities,
    names: new Set(entities.map(nameOf)),
    pattern: quotes.length === 0 ? null : `(?<![[:alnum:]])(?:${escaped.join("|")})(?![[:alnum:]])`,
    isQuoted,
    erasedIn: (value) => replacedIn(value, (text) => (isQuoted(text) ? text.replaceAll(each, ERASED) : text)),
  };
}

/** A JSON value with its texts and numbers replaced; the value itself if none is. */
function replacedIn(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === "string") return replaced(value);
  if (typeof value === "number") return replaced(String(value)) === String(value) ? value : ERASED;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, one]) => [replaced(name), replacedIn(one, replaced), name, one] as const);
  if (entries.every(([name, one, oldName, old]) => name === oldName && one === old)) return value;
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries.map(([name, one]) => [name, one]));
}

/** A value as texts and JSON may have it; a telephone number without its plus sign as well. */
function spellings({ type, value }: Identifier): string[] {
  return [value, JSON.stringify(value).slice(1, -1), ...(type === "phone" ? [value.replace("+", "")] : [])];
}

/** Hashes of the person in risk counters and activity: those of the organization, and of each submerchant. */
export function hashesOf({ identifiers }: Pick<Tenant, "identifiers">, { entities }: Subject, submerchants: readonly string[]): IdentifierHash[] {
  return [null, ...submerchants].flatMap((scope) => {
    const identify = identifierIn(identifiers, scope);
    return entities.flatMap(({ type, value }) => kindsOf(type).flatMap((kind) => identify(kind, value) ?? []));
  });
}

/** A payer without any other identifier is known by the card or account. */
const kindsOf = (type: Entity["type"]): IdentifierKind[] => (listKinds[type].names === "instrument" ? [type, "instrument"] : [type]);

/** Hashes of the person in the network, of every key. */
export function networkHashesOf(network: NetworkHashes, { entities }: Subject): Buffer[] {
  return entities.flatMap(({ type, value }) => (isNetworkType(type) ? network.all(type, digestOf(value)) : []));
}

/** The columns of stored identifiers: encrypted where the organization's requests are. */
export async function storedIdentifiers(tenant: Tenant, id: string, identifiers: readonly Identifier[]) {
  const key = await tenant.dataKey();
  if (key === undefined) return { identifiers: [...identifiers], identifiersSealed: null, identifiersKey: null };
  const location = { organizationId: tenant.organizationId, column: COLUMN, rowId: id } as const;
  return { identifiers: null, identifiersSealed: encrypt(key, location, JSON.stringify(identifiers)), identifiersKey: key.generation };
}

/** Reads stored identifiers. */
export function readIdentifiers({ readRequest, organizationId }: Tenant, id: string, stored: StoredRequest): ReadRequest<Identifier[]> {
  return readRequest<Identifier[]>(organizationId, id, stored, COLUMN);
}

/** Does an entity identify one person? Devices and addresses do not. */
export function isPersonal(entity: Entity): entity is Entity & { readonly type: Type } {
  const { names } = listKinds[entity.type];
  return names === "person" || names === "instrument";
}
