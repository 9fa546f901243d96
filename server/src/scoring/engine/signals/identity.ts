// The payer's identity: e-mail, telephone, age of the account.
import { HOUR } from "../../../platform/time/time.ts";
import { graded, type Observation, type SignalFamily, type Situation, whole } from "../signal.ts";

export const identitySignals: SignalFamily = {
  EMAIL_DISPOSABLE: ({ transaction: { email } }) => (email?.disposable === true ? whole(email.domain, "disposable domain") : undefined),
  EMAIL_PATTERN_SUSPICIOUS: (situation) => {
    const { email } = situation.transaction;
    return email === undefined ? undefined : graded(situation, "EMAIL_PATTERN_SUSPICIOUS", randomness(email.local));
  },
  PHONE_COUNTRY_MISMATCH: phoneMismatch,
  PAYER_PREVIOUS_ORDERS: previousOrders,
  ACCOUNT_NEW: (situation) => age(situation, "ACCOUNT_NEW", situation.transaction.accountCreatedAt),
  CREDENTIALS_CHANGED_RECENTLY: (situation) => age(situation, "CREDENTIALS_CHANGED_RECENTLY", situation.transaction.credentialsChangedAt),
};

function phoneMismatch({ transaction }: Situation): Observation | undefined {
  const country = transaction.billingCountry;
  if (transaction.phone === undefined || country === undefined) return undefined;
  const expected = transaction.callingCodeOf(country);
  return expected === undefined || expected === transaction.phone.callingCode ? undefined : whole(`+${transaction.phone.callingCode}`, `+${expected}`);
}

/** The caller's statement about a payer unknown to the service; the service's own data takes precedence. */
function previousOrders(situation: Situation): Observation | undefined {
  const { previousOrders: orders } = situation.transaction;
  const { counters, history } = situation.features;
  if (orders === undefined || counters !== undefined || history.payer.some(({ trusted }) => trusted)) return undefined;
  return graded(situation, "PAYER_PREVIOUS_ORDERS", orders);
}

function age(situation: Situation, code: "ACCOUNT_NEW" | "CREDENTIALS_CHANGED_RECENTLY", since: number | undefined): Observation | undefined {
  return since === undefined ? undefined : graded(situation, code, Math.max(0, situation.transaction.assessedAt - since) / HOUR);
}

/**
 * How random the local part of an address looks, 0 to 1: the mean of long consonant runs, digits mixed between letters, and few vowels.
 * Names, words and birth years score low; `x7kq9zt2bw` scores high. Parts shorter than six characters score 0.
 */
export function randomness(local: string): number {
  const text = local.replace(/[._-]/g, "");
  if (text.length < 6) return 0;
  const letters = text.replace(/[^a-z]/g, "");
  const vowels = letters.replace(/[^aeiouy]/g, "").length;
  const longestRun = Math.max(0, ...(letters.match(/[^aeiouy]+/g) ?? []).map((run) => run.length));
  const switches = (text.match(/[a-z][0-9]|[0-9][a-z]/g) ?? []).length;
  const runScore = Math.min(1, Math.max(0, longestRun - 3) / 4);
  const switchScore = Math.min(1, Math.max(0, switches - 1) / 4);
  const vowelScore = letters.length < 4 ? 0.5 : Math.min(1, Math.max(0, 0.3 - vowels / letters.length) / 0.3);
  return (runScore + switchScore + vowelScore) / 3;
}
