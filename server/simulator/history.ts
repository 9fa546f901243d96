// A simulated history: what its mechanisms share, and what they answer.

import type { components } from "../../generated/types.ts";
import { DAY } from "../src/platform/time/time.ts";
import type { Draw } from "./draw.ts";
import type { Market } from "./markets.ts";
import type { Parameters } from "./parameters.ts";

/** How fraud comes about. */
export const FRAUD_MECHANISMS = ["account_takeover", "card_testing", "cloned_card", "compromised_terminal", "friendly_fraud", "mule_ring"] as const;
/** How honest payments come about. */
export const HONEST_MECHANISMS = ["ordinary", "terminal", "shared_network", "family_device", "gift_season", "travel"] as const;
export type FraudMechanism = (typeof FRAUD_MECHANISMS)[number];
/** `mule_ring_warm_up`: a payment of a ring that it does pay for, to look like a customer. */
export type Mechanism = FraudMechanism | (typeof HONEST_MECHANISMS)[number] | "mule_ring_warm_up";

/** A card. */
export interface Card {
  readonly hash: string;
  readonly bin: string;
  readonly country: string;
  /** From when the customer pays with it, epoch milliseconds. */
  readonly from: number;
}

/** A customer. Times are epoch milliseconds. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly market: Market;
  readonly openedAt: number;
  /** In the order of time: the bank issues another one after fraud with the card was reported. */
  readonly cards: Card[];
  readonly phone: string;
  /** The phone that replaces the first, and when. */
  readonly nextPhone: { readonly device: string; readonly from: number } | undefined;
  readonly homeAddress: string;
  readonly officeAddress: string | undefined;
  /** The family's tablet, and those who share it, this customer included. */
  family: { readonly tablet: string; readonly members: readonly Customer[] } | undefined;
  readonly trip: { readonly from: number; readonly to: number; readonly network: string } | undefined;
  readonly paymentsPerDay: number;
  /** Usual amount, Mexican pesos. */
  readonly amount: number;
  readonly terminals: readonly Terminal[];
}

/** A point of sale. */
export interface Terminal {
  readonly id: string;
  readonly market: Market;
  readonly device: string;
  readonly address: string;
}

/** A payment with the truth about it. Times are epoch milliseconds. */
export interface SimulatedPayment {
  readonly at: number;
  /** Major units. */
  readonly amount: number;
  readonly market: Market;
  readonly customer: string | undefined;
  readonly email: string;
  readonly openedAt: number | undefined;
  readonly credentialsChangedAt?: number;
  readonly terminal?: string;
  readonly channel: "web" | "app" | "pos";
  readonly address: string;
  readonly device: string;
  readonly card: Card;
  readonly mechanism: Mechanism;
  /** Who is to blame; absent if no one is. */
  readonly culprit?: "payer" | "thief";
  readonly outcome: { readonly kind: components["schemas"]["OutcomeKind"]; readonly at: number };
}

/** What the mechanisms work with. Times are epoch milliseconds. */
export interface World {
  readonly parameters: Parameters;
  readonly from: number;
  readonly days: number;
  readonly customers: readonly Customer[];
  readonly terminals: readonly Terminal[];
  /** Customers to rob: none is robbed by two mechanisms. */
  readonly victims: readonly Customer[];
  /** Random draws of a mechanism. */
  readonly draws: (mechanism: string) => Draw;
}

/** Makes the payments of a mechanism. */
export type Generator = (world: World) => SimulatedPayment[];

/** How far into the history a time lies, 0 to 1. */
export const progressAt = ({ from, days }: World, at: number): number => Math.min(1, Math.max(0, (at - from) / (days * DAY)));

/** Number of incidents at a rate per 1,000 customers and 30 days; at least one. */
export const incidents = ({ customers, days }: World, rate: number): number => Math.max(1, Math.round((rate * customers.length * days) / 30_000));

/** The card that a customer has at a time. */
export function cardAt({ cards }: Customer, at: number): Card {
  const card = cards.findLast(({ from }) => from <= at) ?? cards[0];
  if (card === undefined) throw new Error("a customer without a card");
  return card;
}

/** The customer's phone at a time. */
export const phoneAt = ({ phone, nextPhone }: Customer, at: number): string => (nextPhone !== undefined && at >= nextPhone.from ? nextPhone.device : phone);

/** Makes up a card of the market. */
export const newCard = (draw: Draw, { bins, country }: Market, from: number): Card => ({ hash: `card_${draw.hex(16)}`, bin: draw.pick(bins), country, from });

/** The bank issues another card a few days after fraud with the customer's card was reported. */
export function reissue(draw: Draw, customer: Customer, reportedAt: number): void {
  customer.cards.push({ ...newCard(draw, customer.market, reportedAt + draw.between([1, 5]) * DAY), bin: cardAt(customer, reportedAt).bin });
  customer.cards.sort((a, b) => a.from - b.from);
}
