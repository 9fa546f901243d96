// What honest customers buy: at home, on the move, at points of sale, on the family's tablet, on a trip, and twice as much in the gift season.
import { DAY, MINUTE } from "../../src/platform/time/time.ts";
import type { Draw } from "../draw.ts";
import { type Card, type Customer, cardAt, type Generator, type Mechanism, phoneAt, progressAt, type SimulatedPayment, type World } from "../history.ts";
import { addressIn, amountIn } from "../markets.ts";
import { buyingTime } from "../timing.ts";

export const purchases: Generator = (world) => {
  const draw = world.draws("purchases");
  return world.customers.flatMap((customer) => purchasesOf(draw, world, customer));
};

function purchasesOf(draw: Draw, world: World, customer: Customer): SimulatedPayment[] {
  const payments: SimulatedPayment[] = [];
  for (let day = world.from; day < world.from + world.days * DAY; day += DAY) {
    const count = draw.events(customer.paymentsPerDay * (inGiftSeason(world, day) ? world.parameters.giftSeason.countTimes : 1));
    for (let index = 0; index < count; index += 1) {
      const at = buyingTime(draw, customer.market, day);
      if (at >= customer.openedAt && at < world.from + world.days * DAY) payments.push(...purchase(draw, world, customer, at));
    }
  }
  return payments;
}

/** Is it the gift season? */
export function inGiftSeason({ parameters: { giftSeason }, from, days }: World, at: number): boolean {
  const start = from + giftSeason.startShare * days * DAY;
  return at >= start && at < start + giftSeason.days * DAY;
}

/** A purchase; the customer tries again where it was declined for want of funds. */
function purchase(draw: Draw, world: World, customer: Customer, at: number): SimulatedPayment[] {
  const { honest, giftSeason, drift } = world.parameters;
  const times =
    draw.logNormal(1, honest.paymentSigma) *
    (draw.chance(honest.largeShare) ? draw.between(honest.largeTimes) : 1) *
    (inGiftSeason(world, at) ? giftSeason.amountTimes : 1) *
    (1 + drift.amount * progressAt(world, at));
  const payment: SimulatedPayment = {
    at,
    amount: amountIn(customer.market, customer.amount * times),
    market: customer.market,
    customer: customer.id,
    email: customer.email,
    openedAt: customer.openedAt,
    ...place(draw, world, customer, at),
    outcome: honestOutcome(draw, honest.refundedShare, at),
  };
  if (!draw.chance(honest.declinedShare)) return [payment];
  const failed: SimulatedPayment = { ...payment, outcome: { kind: "failed", at: at + MINUTE / 6 } };
  const again = at + draw.between([1, 30]) * MINUTE;
  return draw.chance(0.6) ? [failed, { ...payment, at: again, outcome: honestOutcome(draw, honest.refundedShare, again) }] : [failed];
}

/** What becomes of an honest payment. */
export function honestOutcome(draw: Draw, refundedShare: number, at: number): SimulatedPayment["outcome"] {
  return draw.chance(refundedShare)
    ? { kind: "refunded", at: at + draw.between([1, 12]) * DAY }
    : { kind: "captured", at: at + draw.between([1, 90]) * MINUTE };
}

type Place = Pick<SimulatedPayment, "channel" | "address" | "device" | "card" | "mechanism" | "terminal">;

function place(draw: Draw, world: World, customer: Customer, at: number): Place {
  const { honest, family, drift } = world.parameters;
  const card = cardAt(customer, at);
  const { trip } = customer;
  const season: Mechanism = inGiftSeason(world, at) ? "gift_season" : "ordinary";
  if (trip !== undefined && at >= trip.from && at < trip.to) return online(draw, customer, at, card, "travel", addressIn(draw, [trip.network]));
  if (customer.family !== undefined && draw.chance(family.tabletShare)) {
    const payer = draw.chance(family.otherCardShare) ? draw.pick(customer.family.members) : customer;
    const [home] = customer.family.members;
    return {
      channel: "web",
      address: home?.homeAddress ?? customer.homeAddress,
      device: customer.family.tablet,
      card: cardAt(payer, at),
      mechanism: "family_device",
    };
  }
  if (draw.chance(honest.posShare * (1 - drift.onlineShare * progressAt(world, at)))) {
    const terminal = draw.pick(customer.terminals);
    return {
      channel: "pos",
      address: terminal.address,
      device: terminal.device,
      terminal: terminal.id,
      card,
      mechanism: season === "ordinary" ? "terminal" : season,
    };
  }
  const mobile = draw.chance(honest.mobileAddressShare);
  const usual = customer.officeAddress !== undefined && draw.chance(0.3) ? customer.officeAddress : customer.homeAddress;
  return online(draw, customer, at, card, season, mobile ? addressIn(draw, customer.market.networks) : usual);
}

function online(draw: Draw, customer: Customer, at: number, card: Card, mechanism: Mechanism, address: string): Place {
  return { channel: draw.chance(0.5) ? "app" : "web", address, device: phoneAt(customer, at), card, mechanism };
}
