// A point of sale is tampered with, or a clerk charges cards once more: for some days its customers are robbed there, then it ends.
import { DAY } from "../../src/platform/time/time.ts";
import { cardAt, type Generator, incidents, reissue, type SimulatedPayment } from "../history.ts";
import { amountIn } from "../markets.ts";
import { buyingTime, fraudOutcome, incidentDay, reportedAt, thiefFactor } from "../timing.ts";

export const compromisedTerminal: Generator = (world) => {
  const draw = world.draws("compromised_terminal");
  const { compromisedTerminal: parameters, delays } = world.parameters;
  const used = world.terminals.filter((terminal) => world.customers.some(({ terminals }) => terminals.includes(terminal)));
  const payments: SimulatedPayment[] = [];
  for (let left = incidents(world, parameters.rate); left > 0; left -= 1) {
    const terminal = draw.pick(used);
    const regulars = world.customers.filter(({ terminals }) => terminals.includes(terminal));
    const start = incidentDay(draw, world);
    for (let day = start, end = start + draw.between(parameters.days) * DAY; day < end; day += DAY) {
      for (let count = draw.events(parameters.paymentsPerDay); count > 0; count -= 1) {
        const victim = draw.pick(regulars);
        const at = buyingTime(draw, terminal.market, day);
        if (at < victim.openedAt) continue;
        const reported = reportedAt(draw, delays.thirdParty, at);
        payments.push({
          at,
          amount: amountIn(terminal.market, victim.amount * draw.between(parameters.times) * thiefFactor(world, at)),
          market: terminal.market,
          customer: victim.id,
          email: victim.email,
          openedAt: victim.openedAt,
          channel: "pos",
          terminal: terminal.id,
          device: terminal.device,
          address: terminal.address,
          card: cardAt(victim, at),
          mechanism: "compromised_terminal",
          culprit: "thief",
          outcome: fraudOutcome(draw, reported),
        });
        reissue(draw, victim, reported);
      }
    }
  }
  return payments;
};
