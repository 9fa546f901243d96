// A card is copied and used elsewhere, at other points of sale or online as a guest, until the owner reports it and the bank issues another one.
import { DAY } from "../../src/platform/time/time.ts";
import { cardAt, type Generator, reissue, type SimulatedPayment } from "../history.ts";
import { addressIn, amountIn } from "../markets.ts";
import { newEmail } from "../population.ts";
import { fraudOutcome, incidentDay, reportedAt, thiefFactor } from "../timing.ts";
import { robbed } from "./victims.ts";

export const clonedCard: Generator = (world) => {
  const draw = world.draws("cloned_card");
  const { clonedCard: parameters, delays } = world.parameters;
  return robbed(world, "cloned_card", parameters.rate).flatMap((victim) => {
    const { market } = victim;
    const start = incidentDay(draw, world) + draw.share() * DAY;
    const reported = reportedAt(draw, delays.thirdParty, start);
    const online = draw.chance(parameters.onlineShare);
    const nearby = world.terminals.filter((terminal) => terminal.market === market);
    const elsewhere = nearby.filter((terminal) => !victim.terminals.includes(terminal));
    const terminals = elsewhere.length > 0 ? elsewhere : nearby;
    const guest = { email: newEmail(draw, draw.whole([1_000_000, 9_999_999])), device: `dev_${draw.hex(12)}` };
    const payments = Array.from({ length: draw.whole(parameters.payments) }, (): SimulatedPayment => {
      // the card is dead once it is reported
      const at = start + draw.share() * Math.min(4 * DAY, reported - start);
      const terminal = draw.pick(terminals);
      return {
        at,
        amount: amountIn(market, victim.amount * draw.between(parameters.times) * thiefFactor(world, at)),
        market,
        card: cardAt(victim, start),
        ...(online
          ? { customer: undefined, openedAt: undefined, ...guest, channel: "web", address: addressIn(draw, market.networks) }
          : {
              // at a point of sale the card says who pays
              customer: victim.id,
              email: victim.email,
              openedAt: victim.openedAt,
              channel: "pos",
              terminal: terminal.id,
              device: terminal.device,
              address: terminal.address,
            }),
        mechanism: "cloned_card",
        culprit: "thief",
        outcome: fraudOutcome(draw, reported),
      };
    });
    reissue(draw, victim, reported);
    return payments;
  });
};
