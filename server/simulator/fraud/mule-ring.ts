// A mule ring: accounts opened for the purpose, on a few shared devices, pay with stolen cards; a part of the payments is honest, to look like customers.
import { DAY, HOUR } from "../../src/platform/time/time.ts";
import { type Generator, incidents, newCard, type SimulatedPayment } from "../history.ts";
import { honestOutcome } from "../honest/purchases.ts";
import { addressIn, amountIn, MARKETS } from "../markets.ts";
import { newEmail } from "../population.ts";
import { fraudOutcome, incidentDay, reportedAt, thiefFactor } from "../timing.ts";

export const muleRing: Generator = (world) => {
  const draw = world.draws("mule_ring");
  const { muleRing: parameters, drift, delays } = world.parameters;
  const payments: SimulatedPayment[] = [];
  for (let ring = incidents(world, parameters.rate); ring > 0; ring -= 1) {
    const market = draw.pick(MARKETS);
    // a ring that begins on the last days would hardly be seen
    const start = Math.min(incidentDay(draw, world, drift.onlineFraud), world.from + (world.days - 6) * DAY);
    const devices = Array.from({ length: Math.max(1, draw.whole(parameters.devices)) }, () => `dev_${draw.hex(12)}`);
    const address = addressIn(draw, market.networks);
    for (let account = draw.whole(parameters.accounts); account > 0; account -= 1) {
      const openedAt = start - draw.between([0.5, 20]) * DAY;
      const who = { customer: `m${ring}-${account}-${draw.hex(4)}`, email: newEmail(draw, draw.whole([1_000_000, 9_999_999])), openedAt };
      const own = newCard(draw, market, openedAt);
      for (let count = draw.whole(parameters.payments); count > 0; count -= 1) {
        const warmUp = draw.chance(parameters.warmUpShare);
        const at = start + draw.share() * (warmUp ? 3 : 9) * DAY + draw.share() * HOUR;
        payments.push({
          at,
          amount: amountIn(market, warmUp ? draw.between([80, 500]) : draw.between(parameters.amount) * thiefFactor(world, at)),
          market,
          ...who,
          channel: "app",
          address: draw.chance(0.5) ? address : addressIn(draw, market.networks),
          device: draw.pick(devices),
          card: warmUp ? own : newCard(draw, market, start),
          mechanism: warmUp ? "mule_ring_warm_up" : "mule_ring",
          culprit: "thief",
          outcome: warmUp ? honestOutcome(draw, 0, at) : fraudOutcome(draw, reportedAt(draw, delays.thirdParty, at)),
        });
      }
    }
  }
  return payments;
};
