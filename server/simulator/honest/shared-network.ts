// Many people of one office buy within an hour from its one address, each with an own device and card: tickets, a collection, a sale.
import { DAY, HOUR } from "../../src/platform/time/time.ts";
import { type Customer, cardAt, type Generator, phoneAt, type SimulatedPayment } from "../history.ts";
import { amountIn } from "../markets.ts";
import { buyingTime } from "../timing.ts";
import { honestOutcome } from "./purchases.ts";

export const sharedNetwork: Generator = (world) => {
  const draw = world.draws("shared_network");
  const { sharedNetwork: parameters, honest } = world.parameters;
  const offices = Map.groupBy(
    world.customers.filter((customer) => customer.officeAddress !== undefined),
    ({ officeAddress }) => officeAddress,
  );
  const payments: SimulatedPayment[] = [];
  for (const [address, staff] of offices) {
    const [first] = staff;
    if (address === undefined || first === undefined) continue;
    for (let event = draw.events((parameters.eventsPerOffice * world.days) / 30); event > 0; event -= 1) {
      const start = buyingTime(draw, first.market, world.from + Math.floor(draw.share() * world.days) * DAY);
      const price = draw.between([60, 400]);
      const buyers = new Set<Customer>(Array.from({ length: draw.whole(parameters.buyers) }, () => draw.pick(staff)));
      for (const customer of buyers) {
        const at = start + draw.share() * HOUR;
        if (at < customer.openedAt || at >= world.from + world.days * DAY) continue;
        payments.push({
          at,
          amount: amountIn(customer.market, price * draw.whole([1, 3])),
          market: customer.market,
          customer: customer.id,
          email: customer.email,
          openedAt: customer.openedAt,
          channel: "web",
          address,
          device: phoneAt(customer, at),
          card: cardAt(customer, at),
          mechanism: "shared_network",
          outcome: honestOutcome(draw, honest.refundedShare, at),
        });
      }
    }
  }
  return payments;
};
