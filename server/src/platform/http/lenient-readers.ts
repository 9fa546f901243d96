// How values of a request are read that are not as the contract wants them: the forms of shops, proxies and spreadsheets.

import { firstDigits, lastDigits } from "../../values/card-numbers/masked-number.ts";
import { normaliseAddress, readAddress } from "../../values/identifiers/address.ts";
import { isCountry, isReservedCountry, readCountry } from "../../values/identifiers/country.ts";
import { readUuid } from "../../values/identifiers/uuid-patterns.ts";
import { formatMessage } from "../errors/validation-messages.ts";
import type { ValueWarningReason } from "../errors/value-warning.ts";
import { readDayFirst, readInstant } from "../time/read-instant.ts";
import type { BodyNode } from "./body-schema.ts";
import { isStorable } from "./forbidden-content.ts";
import { spokenValue } from "./spoken-values.ts";

/** What a value was read as; `reason` if that is not exactly what was sent. */
export interface Reading {
  readonly value: unknown;
  readonly reason?: ValueWarningReason;
}

/** A kind of text with rules of its own. */
interface TextReader {
  /** Is the text in the contract's form? Absent: the validator checks it. */
  readonly is?: (text: string) => boolean;
  /** The text in the contract's form; undefined if it cannot be read. */
  readonly read: (text: string) => Reading | undefined;
  /** What the text must be. */
  readonly expected: string;
}

const sameOr = (value: string | undefined): Reading | undefined => (value === undefined ? undefined : { value });

/** Readers by the name of the schema, and by format. */
const BY_NAME: Readonly<Record<string, TextReader>> = {
  CountryCode: {
    is: isCountry,
    read: (text) => {
      const value = readCountry(text);
      return value === undefined ? undefined : isReservedCountry(text) ? { value, reason: "corrected" } : { value };
    },
    expected: 'must be an ISO 3166-1 alpha-2 code such as "MX"',
  },
  // a currency decides about amounts: another spelling of its code is read, and nothing else
  CurrencyCode: {
    read: (text) => sameOr(/^[a-z]{3}$/i.test(text.trim()) ? text.trim().toUpperCase() : undefined),
    expected: 'must be an ISO 4217 code such as "MXN"',
  },
  Uuid: {
    read: (text) => sameOr(readUuid(text)),
    expected: "must be a UUID",
  },
  IpAddress: {
    is: (text) => normaliseAddress(text) !== undefined,
    read: (text) => sameOr(readAddress(text)),
    expected: "must be an IPv4 or IPv6 address",
  },
};
const BY_FORMAT: Readonly<Record<string, TextReader>> = {
  "date-time": {
    read: (text) => {
      const read = readInstant(text) ?? readDayFirst(text);
      return read && (read.assumed ? { value: read.instant, reason: "corrected" } : { value: read.instant });
    },
    expected: formatMessage("date-time") ?? "must be a date and time",
  },
};

/** The rules of the texts of a node; undefined if it has none of its own. */
export function textReader({ name, format }: BodyNode): TextReader | undefined {
  return (name === undefined ? undefined : BY_NAME[name]) ?? (format === undefined ? undefined : BY_FORMAT[format]);
}

const TRUE: ReadonlySet<string> = new Set(["true", "t", "1", "yes", "y", "s", "si", "sí", "sim", "v", "verdadero", "verdadeiro", "on"]);
const FALSE: ReadonlySet<string> = new Set(["false", "f", "0", "no", "n", "não", "nao", "falso", "off"]);

/** Reads a value that does not fit its node; undefined if it cannot be read. */
export function readValue(node: BodyNode, value: unknown): Reading | undefined {
  // a value that decides is taken as it is; an order number is one text only
  if (node.decisive) return node.type === "string" && node.allowed === undefined ? readDecisiveText(node, value) : undefined;
  switch (node.type) {
    case "array":
      return Array.isArray(value) && node.maxItems !== undefined && value.length > node.maxItems
        ? { value: value.slice(0, node.maxItems), reason: "shortened" }
        : undefined;
    case "object":
      return isObject(value) && node.maxProperties !== undefined && Object.keys(value).length > node.maxProperties
        ? { value: Object.fromEntries(Object.entries(value).slice(0, node.maxProperties)), reason: "shortened" }
        : undefined;
    case "number":
    case "integer":
      return readNumber(node.type, value);
    case "boolean":
      return readBoolean(value);
    default:
      return readText(node, value);
  }
}

function readDecisiveText({ name, shortened, maxLength }: BodyNode, value: unknown): Reading | undefined {
  if (isExactNumber(value)) return { value: String(value) };
  // a currency in lower case is the same one
  if (name === "CurrencyCode" && typeof value === "string") return BY_NAME.CurrencyCode?.read(value);
  if (!shortened) return undefined;
  // a code with its description, and one that looks like a decimal number
  if (typeof value === "number" && Number.isFinite(value)) return { value: String(value) };
  return typeof value === "string" && maxLength !== undefined && value.length > maxLength ? { value: cut(value, maxLength), reason: "shortened" } : undefined;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === "object" && !Array.isArray(value);

function readNumber(type: "number" | "integer", value: unknown): Reading | undefined {
  if (typeof value !== "string" || !/^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return undefined;
  const number = Number(value);
  return type === "integer" && !Number.isInteger(number) ? undefined : { value: number };
}

function readBoolean(value: unknown): Reading | undefined {
  const word = typeof value === "string" || typeof value === "number" ? String(value).trim().toLowerCase() : "";
  return TRUE.has(word) ? { value: true } : FALSE.has(word) ? { value: false } : undefined;
}

function readText(node: BodyNode, value: unknown): Reading | undefined {
  const text = typeof value === "string" ? value : isExactNumber(value) || typeof value === "boolean" ? String(value) : undefined;
  if (text === undefined) return undefined;
  const reader = textReader(node);
  if (reader !== undefined) return reader.read(text);
  if (node.allowed !== undefined) return sameOr(nearestAllowed(node.allowed, text) ?? spokenValue(node.name, text));
  if (node.masked !== undefined) return sameOr(node.masked === "first" ? firstDigits(text) : lastDigits(text));
  if (node.shortened && !isStorable(text)) return { value: text.replaceAll("\u0000", "").toWellFormed(), reason: "corrected" };
  if (node.shortened && node.maxLength !== undefined && text.length > node.maxLength) return { value: cut(text, node.maxLength), reason: "shortened" };
  const trimmed = text.trim();
  return text !== value || trimmed !== text ? { value: trimmed } : undefined;
}

/** An integer that has one decimal form: an order number, a customer number. */
const isExactNumber = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

/** The allowed value that differs in case and separators only: `Bank Transfer` is `bank_transfer`. */
function nearestAllowed(allowed: readonly unknown[], text: string): string | undefined {
  const words = wordsOf(text);
  return allowed.find((value): value is string => typeof value === "string" && wordsOf(value) === words);
}

const wordsOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");

/** The first characters of a text, as the contract counts them: code points. */
function cut(text: string, length: number): string {
  // a code point has at most two units
  return [...text.slice(0, 2 * length)].slice(0, length).join("").toWellFormed();
}
