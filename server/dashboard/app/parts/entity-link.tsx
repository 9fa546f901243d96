// Entities: identifiers of payments that have a page of their own.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Schemas } from "../api/client.ts";

/** Kind of an entity. */
export type EntityKind = Schemas["EntityKind"];

/** Kinds of entity by the type of list entry that holds their values; types that name many payers have none. */
export const entityKinds: Readonly<Partial<Record<Schemas["ListType"], EntityKind>>> = {
  customer_id: "payer",
  email: "email",
  phone: "phone",
  card_hash: "card",
  device_fingerprint: "device",
  ip_address: "ip",
  clabe: "account",
  iban: "account",
  account_hash: "account",
  beneficiary_id: "beneficiary",
};

/** The kind that a text most likely is, by its form: an e-mail address, an IP address, a telephone number; else a payer. */
export function likelyKind(text: string): EntityKind {
  if (text.includes("@")) return "email";
  if (/^\d{1,3}(?:\.\d{1,3}){3}$|^[\da-f]*:[\da-f:.]*:[\da-f:.]*$/i.test(text)) return "ip";
  if (/^\+[\d ()-]{7,}$/.test(text)) return "phone";
  return /^\d{6}-\d{4}$/.test(text) ? "card" : "payer";
}

/** A link to the page of an entity. `name`: its class. */
export function EntityLink({
  kind,
  value,
  name,
  children,
}: {
  readonly kind: EntityKind;
  readonly value: string;
  readonly name?: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to="/entities/$kind/$value" params={{ kind, value }} preload={false} className={name}>
      {children}
    </Link>
  );
}
