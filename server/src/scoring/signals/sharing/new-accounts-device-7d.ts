import { DAY } from "../../../platform/time/time.ts";
import { grade } from "../../situation/curve.ts";
import { distinctValues } from "../distinct.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";

/** Age (days) of an account from which on it is not new, and up to which it is. */
const NEW_ACCOUNT = { foot: 45, full: 10 };

/** Part of the signal for payers without a known age of their account: a family may order as guests. */
const GUESTS = 0.2;

export const newAccountsDevice7d = defineSignal({
  code: "NEW_ACCOUNTS_DEVICE_7D",
  since: "0.1.0",
  weight: 80,
  flows: ["payin"],
  // distinct customers within seven days, this one included, where this one is new
  curve: {
    points: [
      [1, 0],
      [2, 0.1],
      [3, 0.3],
      [5, 0.8],
      [7, 1],
    ],
  },
  observe: newAccounts,
  example: 5,
  texts: {
    en: {
      sentence: "Several customers used this device within a week, and this one is new.",
      example: "The fifth customer within a week pays on one phone, with an account that is three days old.",
      remedy: "Send `payer.account_created_at`: accounts older than 45 days do not fire it.",
    },
    es: {
      sentence: "Varios clientes usaron este dispositivo en una semana, y este es nuevo.",
      example: "El quinto cliente de la semana paga en un mismo teléfono, con una cuenta que tiene tres días.",
      remedy: "Envíe `payer.account_created_at`: las cuentas de más de 45 días no la activan.",
    },
    pt: { sentence: "Vários clientes usaram este dispositivo em uma semana, e este é novo." },
  },
});

/**
 * Distinct customers on this device within seven days where this one's account is new, or where nothing is known of this one: rings open accounts for the purpose
 * and share devices among them, while the accounts of a family are old.
 */
function newAccounts(situation: Situation, graded: Graded): Observation | undefined {
  const { transaction, features } = situation;
  const { keys, history, counters } = features;
  if (keys.payer === null || keys.device === null) return undefined;
  const { accountCreatedAt, assessedAt, previousOrders } = transaction;
  const unknown = counters === undefined && (previousOrders ?? 0) === 0 && !history.payer.some(({ at }) => assessedAt - at > DAY);
  const part = accountCreatedAt === undefined ? GUESTS * Number(unknown) : grade((assessedAt - accountCreatedAt) / DAY, NEW_ACCOUNT);
  if (part === 0) return undefined;
  const customers = distinctValues(history.device, assessedAt - 7 * DAY, ({ payer }) => payer, keys.payer);
  return scaled(graded(situation, customers.size), part);
}
