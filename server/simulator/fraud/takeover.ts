// Account takeover: a thief signs in with stolen credentials from a new device and buys for unusual amounts for days, while the owner goes on paying.
import { DAY, MINUTE } from "../../src/platform/time/time.ts";
import { cardAt, type Generator, newCard, reissue, type SimulatedPayment } from "../history.ts";
import { ABROAD, addressIn, amountIn } from "../markets.ts";
import { fraudOutcome, incidentDay, reportedAt, thiefFactor } from "../timing.ts";
import { robbed } from "./victims.ts";

export const takeover: Generator = (world) => {
  const draw = world.draws("account_takeover");
  const { takeover: parameters, drift, delays } = world.parameters;
  return robbed(world, "takeover", parameters.rate).flatMap((victim) => {
    const { market } = victim;
    const start = Math.max(victim.openedAt + DAY, incidentDay(draw, world, drift.onlineFraud)) + draw.share() * DAY;
    const lasts = draw.between(parameters.days) * DAY;
    const device = `dev_${draw.hex(12)}`;
    const networks = draw.chance(parameters.abroadShare) ? ABROAD : market.networks;
    const own = draw.chance(parameters.ownCardShare);
    const stolen = newCard(draw, market, start);
    const reported = reportedAt(draw, delays.thirdParty, start + lasts);
    const changed = draw.chance(parameters.passwordChangedShare) ? { credentialsChangedAt: start - draw.between([2, 60]) * MINUTE } : {};
    const payments = Array.from({ length: draw.whole(parameters.payments) }, (): SimulatedPayment => {
      const at = start + draw.share() * lasts;
      return {
        at,
        amount: amountIn(market, victim.amount * draw.between(parameters.times) * thiefFactor(world, at)),
        market,
        customer: victim.id,
        email: victim.email,
        openedAt: victim.openedAt,
        ...changed,
        channel: draw.chance(0.5) ? "web" : "app",
        address: addressIn(draw, networks),
        device,
        card: own ? cardAt(victim, at) : stolen,
        mechanism: "account_takeover",
        culprit: "thief",
        outcome: fraudOutcome(draw, reported, 0.5),
      };
    });
    if (own) reissue(draw, victim, reported);
    return payments;
  });
};
