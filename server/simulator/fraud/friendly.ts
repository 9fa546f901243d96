// Friendly (first-party) fraud: the payer buys with the own card and device, and disputes the charge; some do it again.
import { DAY } from "../../src/platform/time/time.ts";
import { cardAt, type Generator, phoneAt, type SimulatedPayment } from "../history.ts";
import { amountIn } from "../markets.ts";
import { buyingTime, incidentDay, reportedAt } from "../timing.ts";
import { robbed } from "./victims.ts";

export const friendly: Generator = (world) => {
  const draw = world.draws("friendly_fraud");
  const { friendly: parameters, delays } = world.parameters;
  return robbed(world, "friendly", parameters.rate).flatMap((payer) => {
    const first = Math.max(incidentDay(draw, world), payer.openedAt);
    const count = draw.chance(parameters.repeatShare) ? draw.whole([2, 4]) : 1;
    return Array.from({ length: count }, (_, index): SimulatedPayment => {
      const at = Math.max(payer.openedAt, buyingTime(draw, payer.market, Math.floor((first + index * draw.between([1, 12]) * DAY) / DAY) * DAY));
      return {
        at,
        amount: amountIn(payer.market, payer.amount * draw.between(parameters.times)),
        market: payer.market,
        customer: payer.id,
        email: payer.email,
        openedAt: payer.openedAt,
        channel: draw.chance(0.5) ? "web" : "app",
        address: payer.homeAddress,
        device: phoneAt(payer, at),
        card: cardAt(payer, at),
        mechanism: "friendly_fraud",
        culprit: "payer",
        outcome: { kind: "chargeback_lost", at: reportedAt(draw, delays.firstParty, at) },
      };
    });
  });
};
