import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createWebhookEndpoint";
const { body } = sample.request;
const refused = refusing(operation, { key: "admin" });

/** Endpoints that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "url"),
  refused("what is no address is refused", { ...body, url: "shop" }, "url"),
  refused("an address of another protocol is refused", { ...body, url: "ftp://shop.example.com/hooks" }, "url"),
  refused("an address with a password is refused", { ...body, url: "https://shop:secret@shop.example.com/hooks" }, "url"),
  refused("an address of a network that is nobody's is refused", { ...body, url: "https://169.254.169.254/latest/meta-data" }, "url"),
  refused("an address with a fragment is refused", { ...body, url: "https://shop.example.com/hooks#events" }, "url"),
  refused("an event that does not exist is refused", { ...body, events: ["case.created", "case.lost"] }, "events[1]"),
  refused("an endpoint without events is refused", { ...body, events: [] }, "events"),
  refused("a description with a line break is refused", { ...body, description: "Order\nservice" }, "description"),
];
