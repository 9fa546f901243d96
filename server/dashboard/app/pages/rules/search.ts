// What the address of the pages of rules says: the payment that a rule is tested on.

/** A session id, as the API writes it. */
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Content of the address. */
export interface RuleSearch {
  /** Session of the payment to test a rule on. */
  readonly payment?: string;
}

/** The search of an address; what is not one is left out. */
export function ruleSearch({ payment }: Record<string, unknown>): RuleSearch {
  return typeof payment === "string" && SESSION.test(payment) ? { payment } : {};
}
