// Reason codes of disputes, and the fraud type that each implies. Names are those of the rules of each scheme; each table names its sources.
import type { components } from "../../../../../generated/types.ts";
import { americanExpress } from "./american-express.ts";
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";
import { dinersClub, discover } from "./discover.ts";
import { elo } from "./elo.ts";
import { mastercard } from "./mastercard.ts";
import { readings, type SchemeName } from "./spellings.ts";
import { stripe } from "./stripe.ts";
import { visa } from "./visa.ts";

type FraudType = components["schemas"]["FraudType"];

/** Tables by scheme or provider. A code that two of them have with different meanings counts only with the name of its scheme beside it. */
export const reasonCodes = {
  Visa: visa,
  Mastercard: mastercard,
  "American Express": americanExpress,
  Discover: discover,
  "Diners Club": dinersClub,
  Elo: elo,
  Stripe: stripe,
} as const satisfies Readonly<Record<string, CodesByFraudType>>;

/** Tables that the codes of a scheme are in. */
const TABLES: Readonly<Record<SchemeName, readonly CodesByFraudType[]>> = {
  Visa: [visa, elo],
  Mastercard: [mastercard],
  "American Express": [americanExpress],
  Discover: [discover],
  "Diners Club": [dinersClub, discover, mastercard],
  Elo: [elo],
  Hipercard: [mastercard],
  Stripe: [stripe],
};

/** Fraud types by code: as it is written, and without its separators. */
interface Lookup {
  readonly written: ReadonlyMap<string, ReadonlySet<FraudType>>;
  readonly squashed: ReadonlyMap<string, ReadonlySet<FraudType>>;
}

const everywhere = lookupOf(Object.values(reasonCodes));
const byScheme = new Map(Object.entries(TABLES).map(([scheme, tables]) => [scheme, lookupOf(tables)] as const));

function lookupOf(tables: readonly CodesByFraudType[]): Lookup {
  const written = new Map<string, Set<FraudType>>();
  const squashed = new Map<string, Set<FraudType>>();
  const add = (map: Map<string, Set<FraudType>>, code: string, type: FraudType): void => {
    map.set(code, (map.get(code) ?? new Set()).add(type));
  };
  for (const table of tables)
    for (const [type, codes] of Object.entries(table))
      for (const code of Object.keys(codes)) {
        add(written, code.toUpperCase(), type as FraudType);
        add(squashed, squash(code.toUpperCase()), type as FraudType);
      }
  return { written, squashed };
}

/** A code without separators: `10.4`, `10_4` and `104` are one. */
function squash(code: string): string {
  return code.replace(/[^A-Z0-9]/g, "");
}

/**
 * The fraud type that a reason code implies, in any case, with surrounding blanks, with or without the name of its scheme (`Visa 10.4`, `MC 4837`, `VISA_10_4`) or
 * its title (`4837 - No Cardholder Authorization`). Undefined for an unknown code, and for one that schemes use differently.
 */
export function fraudTypeOfCode(text: string): FraudType | undefined {
  for (const { scheme, code } of readings(text)) {
    const type = typeOf(scheme === undefined ? everywhere : byScheme.get(scheme), code);
    if (type !== undefined) return type;
  }
  return undefined;
}

function typeOf(lookup: Lookup | undefined, code: string): FraudType | undefined {
  // digits alone may be another scheme's code with its dot left out
  const types = (/^\d+$/.test(code) ? undefined : lookup?.written.get(code)) ?? lookup?.squashed.get(squash(code));
  return types?.size === 1 ? [...types][0] : undefined;
}
