import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "updateWebhookEndpoint";
const refused = refusing(operation, { key: "admin", path: { id: exampleId } });

/** Changes that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("an address of another protocol is refused", { url: "ftp://shop.example.com/hooks" }, "url"),
  refused("an address with a password is refused", { url: "https://shop:secret@shop.example.com/hooks" }, "url"),
  refused("an address of a network that is nobody's is refused", { url: "https://169.254.169.254/latest/meta-data" }, "url"),
  refused("an address with a fragment is refused", { url: "https://shop.example.com/hooks#events" }, "url"),
  refused("an endpoint without events is refused", { events: [] }, "events"),
  refused("an event that does not exist is refused", { events: ["case.lost"] }, "events[0]"),
];
