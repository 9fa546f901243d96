// Card testing: one device tries many stolen or generated cards with small amounts; most fail. Some go slowly, with changing devices.
import { DAY, MINUTE } from "../../src/platform/time/time.ts";
import { type Generator, incidents, newCard, type SimulatedPayment } from "../history.ts";
import { addressIn, amountIn, MARKETS } from "../markets.ts";
import { newEmail } from "../population.ts";
import { fraudOutcome, incidentDay, reportedAt } from "../timing.ts";

export const cardTesting: Generator = (world) => {
  const draw = world.draws("card_testing");
  const { cardTesting: parameters, drift, delays } = world.parameters;
  const payments: SimulatedPayment[] = [];
  for (let left = incidents(world, parameters.rate); left > 0; left -= 1) {
    const market = draw.pick(MARKETS);
    const start = incidentDay(draw, world, drift.onlineFraud) + draw.share() * DAY;
    const slow = draw.chance(parameters.slowShare);
    const lasts = slow ? draw.between([1, 3]) * DAY : draw.between(parameters.minutes) * MINUTE;
    const bin = draw.pick(market.bins);
    let [device, address] = [`dev_${draw.hex(12)}`, addressIn(draw, market.networks)];
    for (let cards = draw.whole(parameters.cards); cards > 0; cards -= 1) {
      if (slow && draw.chance(0.5)) [device, address] = [`dev_${draw.hex(12)}`, addressIn(draw, market.networks)];
      const at = start + draw.share() * lasts;
      payments.push({
        at,
        amount: amountIn(market, draw.between(parameters.amount)),
        market,
        customer: undefined,
        email: newEmail(draw, draw.whole([1_000_000, 9_999_999])),
        openedAt: undefined,
        channel: "web",
        address,
        device,
        card: { ...newCard(draw, market, start), bin },
        mechanism: "card_testing",
        culprit: "thief",
        outcome: draw.chance(parameters.failedShare) ? { kind: "failed", at: at + MINUTE / 6 } : fraudOutcome(draw, reportedAt(draw, delays.thirdParty, at)),
      });
    }
  }
  return payments;
};
