import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createKey";
const { body } = sample.request;
const refused = refusing(operation, { key: "admin" });

/** Keys that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "type", "name"),
  refused("a kind that does not exist is refused", { ...body, type: "root" }, "type"),
  refused("a permission that does not exist is refused", { ...body, permissions: ["assess", "everything"] }, "permissions[1]"),
  refused("a permission that a secret key cannot hold is refused", { ...body, permissions: ["assess", "keys:write"] }, "permissions[1]"),
  refused("a permission that a publishable key cannot hold is refused", { ...body, type: "publishable", permissions: ["fraud:report"] }, "permissions[0]"),
  refused("permissions for an ingest key are refused", { ...body, type: "ingest", permissions: ["assess"] }, "permissions[0]"),
  refused("origins for a secret key are refused", { ...body, allowed_origins: ["https://shop.example"] }, "allowed_origins"),
  refused(
    "an origin with a path, or without encryption, is refused",
    { ...body, type: "publishable", allowed_origins: ["https://shop.example/pay", "http://shop.example"] },
    "allowed_origins[0]",
    "allowed_origins[1]",
  ),
  refused("a secret key that assesses on events is refused", { ...body, assess_on_events: true }, "assess_on_events"),
  refused("an end in the past is refused", { ...body, expires_at: "2020-01-01T00:00:00Z" }, "expires_at"),
  refused("an end on a day that does not exist is refused", { ...body, expires_at: "2099-02-30T00:00:00Z" }, "expires_at"),
  refused("an end in a month that does not exist is refused", { ...body, expires_at: "2099-13-01T00:00:00Z" }, "expires_at"),
  refused("an end in a leap second is refused", { ...body, expires_at: "2099-01-01T23:59:60Z" }, "expires_at"),
  refused("a limit out of range is refused", { ...body, rate_limit_per_minute: 0 }, "rate_limit_per_minute"),
  refused("a name with a line break is refused", { ...body, name: "Checkout\nserver" }, "name"),
];
