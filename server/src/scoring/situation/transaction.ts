// A payment as the engine sees it: normalised values and facts derived from them, no raw request, no I/O.
import type { AddressFacts } from "../../values/addresses/address-facts.ts";

/** Direction of the money. */
export type Flow = "payin" | "payout";

/** An e-mail address in the form in which it is matched. */
export interface EmailFacts {
  /** Normalised address: lower case, no plus tag. */
  readonly address: string;
  readonly local: string;
  readonly domain: string;
  /** The domain is on the disposable-address list. */
  readonly disposable: boolean;
}

/** A telephone number in E.164 and the country calling code it starts with. */
export interface PhoneFacts {
  readonly e164: string;
  readonly callingCode: string;
}

/** What is known of the card; never its number. */
export interface CardFacts {
  readonly bin: string | undefined;
  readonly hash: string | undefined;
  readonly country: string | undefined;
  readonly prepaid?: boolean;
  /** Words of the name on the card, in one spelling. */
  readonly holderName?: readonly string[];
}

/** The normalised payment. Times are epoch milliseconds, money is integer minor units. */
export interface Transaction {
  readonly flow: Flow;
  /** When the assessment takes place; the only clock that signals may read. */
  readonly assessedAt: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly email: EmailFacts | undefined;
  readonly phone: PhoneFacts | undefined;
  readonly payerCountry: string | undefined;
  /** Words of the payer's name, in one spelling. */
  readonly payerName?: readonly string[];
  /** Orders that the payer completed before, as stated by a caller with a secret key. */
  readonly previousOrders?: number | undefined;
  /** Merchant category code (ISO 18245). */
  readonly categoryCode?: string | undefined;
  readonly accountCreatedAt: number | undefined;
  readonly credentialsChangedAt: number | undefined;
  readonly card: CardFacts | undefined;
  readonly billingCountry: string | undefined;
  readonly shippingCountry: string | undefined;
  readonly avsResult: string | undefined;
  readonly cvvResult: string | undefined;
  readonly threeDsStatus: string | undefined;
  readonly liabilityShift: boolean;
  /** The payer's device and address. Those of a point of sale, a call centre or a recurring charge are the merchant's and are left out here. */
  readonly device: DeviceFacts;
  readonly address: AddressFacts | undefined;
  /** Country calling codes by country, for the countries of this payment (`MX` -> `52`). */
  readonly callingCodeOf: (country: string) => string | undefined;
  /** Local hour of the payer, 0 to 23; undefined where the time zone is not known. */
  readonly localHour: number | undefined;
  /** Hour, 0 to 23, where most people of the payer's country live, where `localHour` is not known. For facts only: it can be an hour or two off. */
  readonly countryHour?: number | undefined;
  /** Time zone of the device, as an IANA name or an offset; undefined where it is not known. */
  readonly timezone?: string | undefined;
  /** Hours between the clock of the device and the nearest one of the countries of connection and bill; undefined where one is not known. */
  readonly clockDifference?: number | undefined;
  /** Facts of a payout; undefined for a pay-in. Of a payout, e-mail and telephone are the beneficiary's; device, address and credentials the initiator's. */
  readonly payout: PayoutFacts | undefined;
}

/** What is known of a payout beside what it shares with a pay-in. */
export interface PayoutFacts {
  /** A transfer between accounts of the organization's own. */
  readonly treasury: boolean;
  readonly originCountry: string | undefined;
  readonly beneficiaryCountry: string | undefined;
  /** Are length and check digits right? Undefined: no such identifier was given. */
  readonly clabeValid: boolean | undefined;
  readonly ibanValid: boolean | undefined;
  /** The caller's word that the beneficiary was never paid (true) or was (false). */
  readonly declaredFirst: boolean | undefined;
  /** When the beneficiary's account was last changed, by the caller's word. */
  readonly accountChangedAt: number | undefined;
}

/** The payer's device. */
export interface DeviceFacts {
  readonly fingerprint: string | undefined;
  readonly userAgent: string | undefined;
  readonly isBot: boolean;
  readonly isEmulator: boolean;
  /** The browser contradicts itself. */
  readonly isTampered?: boolean;
  readonly isProxy: boolean;
  readonly isTor: boolean;
}
