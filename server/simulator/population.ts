// The customers of a history, their families, offices and trips, and the points of sale.
import { DAY } from "../src/platform/time/time.ts";
import type { Draw } from "./draw.ts";
import { type Customer, newCard, type Terminal } from "./history.ts";
import { ABROAD, addressIn, MARKETS, type Market } from "./markets.ts";
import type { Parameters } from "./parameters.ts";

const GIVEN = [
  "maria",
  "jose",
  "guadalupe",
  "juan",
  "ana",
  "luis",
  "carmen",
  "carlos",
  "sofia",
  "miguel",
  "lucia",
  "jorge",
  "valeria",
  "pedro",
  "camila",
  "diego",
];
const FAMILY = [
  "gonzalez",
  "hernandez",
  "garcia",
  "martinez",
  "lopez",
  "rodriguez",
  "perez",
  "ramirez",
  "torres",
  "flores",
  "rivera",
  "silva",
  "rojas",
  "castro",
];
const MAIL = ["correo.example", "casilla.example", "mensajes.example", "empresa.example"];

/** A unique e-mail address. */
export const newEmail = (draw: Draw, serial: number): string => `${draw.pick(GIVEN)}.${draw.pick(FAMILY)}${serial}@${draw.pick(MAIL)}`;

/** Customers per point of sale. */
const PER_TERMINAL = 12;

/** Makes the points of sale of a history. */
export function makeTerminals(draw: Draw, customers: number): Terminal[] {
  return MARKETS.flatMap((market) =>
    Array.from({ length: Math.max(3, Math.round((customers * market.customers) / PER_TERMINAL)) }, (_, index) => ({
      id: `t-${market.country}-${index + 1}`,
      market,
      device: `pos_${draw.hex(12)}`,
      address: addressIn(draw, market.networks),
    })),
  );
}

/** Makes the customers of a history that begins at `from` (epoch milliseconds). */
export function makeCustomers(draw: Draw, parameters: Parameters, terminals: readonly Terminal[], count: number, from: number, days: number): Customer[] {
  const offices = new Map(MARKETS.map((market) => [market.country, officesOf(draw, market, parameters, count)]));
  const customers = Array.from({ length: count }, (_, index) => makeCustomer(draw, parameters, terminals, offices, index + 1, from, days));
  makeFamilies(draw, parameters, customers);
  return customers;
}

function officesOf(draw: Draw, market: Market, { sharedNetwork }: Parameters, count: number): string[] {
  const offices = Math.ceil((count * market.customers * sharedNetwork.customerShare) / sharedNetwork.customersPerOffice);
  return Array.from({ length: offices }, () => addressIn(draw, market.networks));
}

function makeCustomer(
  draw: Draw,
  { honest, sharedNetwork, travel }: Parameters,
  terminals: readonly Terminal[],
  offices: ReadonlyMap<string, readonly string[]>,
  serial: number,
  from: number,
  days: number,
): Customer {
  const market = marketOf(draw.share());
  const openedAt = draw.chance(honest.newCustomerShare) ? from + draw.share() * days * DAY : from - draw.logNormal(300, 1) * DAY;
  const tripAt = from + draw.share() * days * DAY;
  const nearby = terminals.filter((terminal) => terminal.market === market);
  return {
    id: `c${serial}`,
    email: newEmail(draw, serial),
    market,
    openedAt,
    cards: [newCard(draw, market, Number.NEGATIVE_INFINITY)],
    phone: `dev_${draw.hex(12)}`,
    nextPhone: draw.chance(honest.newPhoneShare) ? { device: `dev_${draw.hex(12)}`, from: from + draw.share() * days * DAY } : undefined,
    homeAddress: addressIn(draw, market.networks),
    officeAddress: draw.chance(sharedNetwork.customerShare) ? draw.pick(offices.get(market.country) ?? []) : undefined,
    family: undefined,
    trip: draw.chance(travel.customerShare) ? { from: tripAt, to: tripAt + draw.between(travel.days) * DAY, network: draw.pick(ABROAD) } : undefined,
    paymentsPerDay: draw.logNormal(honest.paymentsPerDay, honest.paymentsSigma),
    amount: draw.logNormal(honest.amount, honest.amountSigma),
    terminals: Array.from({ length: draw.whole([1, 5]) }, () => draw.pick(nearby)),
  };
}

function marketOf(share: number): Market {
  let below = 0;
  const market = MARKETS.find(({ customers }) => {
    below += customers;
    return share < below;
  });
  return market ?? (MARKETS[0] as Market);
}

/** Puts customers of one market into families with a tablet. */
function makeFamilies(draw: Draw, { family }: Parameters, customers: readonly Customer[]): void {
  for (const market of MARKETS) {
    const some = customers.filter((customer) => customer.market === market && draw.chance(family.customerShare));
    for (let at = 0; at < some.length; ) {
      const members = some.slice(at, at + Math.max(2, draw.whole(family.members)));
      at += members.length;
      if (members.length < 2) break;
      const shared = { tablet: `dev_${draw.hex(12)}`, members };
      for (const member of members) member.family = shared;
    }
  }
}
