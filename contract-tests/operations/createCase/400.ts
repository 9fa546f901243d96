import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import { incident } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createCase";
const refused = refusing(operation, { key: "analyst" });

/** Cases that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "incident_date", "incident_type", "amount", "currency", "jurisdiction"),
  refused("an amount with more decimals than its currency has is refused", { ...incident, amount: 10.5, currency: "CLP" }, "amount"),
  refused("an amount with three decimals is refused", { ...incident, amount: 10.005 }, "amount"),
  refused("an amount below nothing is refused", { ...incident, amount: -1 }, "amount"),
  refused("a currency that cases are not kept in is refused", { ...incident, currency: "EUR" }, "currency"),
  refused("a day to come is refused", { ...incident, incident_date: "2099-01-01" }, "incident_date"),
  refused("a day that does not exist is refused", { ...incident, incident_date: "2026-02-30" }, "incident_date"),
  refused("a time for a day is refused", { ...incident, incident_date: "2026-02-28T00:00:00Z" }, "incident_date"),
  refused(
    "a day to come and an amount with too many decimals are named together",
    { ...incident, amount: 0.001, incident_date: "2099-01-01" },
    "amount",
    "incident_date",
  ),
  refused(
    "every failing field is named",
    {
      ...incident,
      incident_type: "robo",
      jurisdiction: "US",
      priority: "high",
      victim_email: "nobody",
      session_id: "1",
      regulator: "  ",
      description: "a\u0000b",
    },
    "incident_type",
    "jurisdiction",
    "priority",
    "victim_email",
    "session_id",
    "regulator",
    "description",
  ),
  refused("a full card number in the description is refused", { ...incident, description: "Tarjeta 4111 1111 1111 1111" }, "description"),
];
