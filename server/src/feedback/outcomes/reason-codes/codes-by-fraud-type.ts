// The form of a table of reason codes.
import type { components } from "../../../../../generated/types.ts";

type FraudType = components["schemas"]["FraudType"];

/**
 * Codes by the fraud type that they imply, with their names in the rules of the scheme. A consumer dispute is one of a cardholder who made the payment: lost, it
 * counts against that payer, unless the condition names what only the merchant can have done (a refund not made, counterfeit goods).
 */
export type CodesByFraudType = Readonly<Partial<Record<FraudType, Readonly<Record<string, string>>>>>;
