// What a template is: a rule that is ready to create, with its texts in every language of the contract.
import type { components } from "../../../../../generated/types.ts";

/** A template as the contract has it. */
export type RuleTemplate = components["schemas"]["RuleTemplate"];
