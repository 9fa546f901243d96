// Risk groups of merchant category codes (ISO 18245): how easily what is bought is turned into money, 0 to 1. Codes that are not listed are at 0.
const GROUPS: readonly (readonly [risk: number, codes: readonly string[]])[] = [
  // quasi-cash, crypto-assets, stored value, money transfer
  [1, ["4829", "6050", "6051", "6211", "6538", "6540"]],
  // gambling and lotteries
  [1, ["7800", "7801", "7802", "7995"]],
  // digital games and goods; gift cards are often sold under them
  [0.6, ["5815", "5816", "5817", "5818", "5947"]],
  // jewellery, precious metals, electronics: small, expensive, sold at once
  [0.4, ["5094", "5732", "5734", "5944"]],
];

const riskOf = new Map(GROUPS.flatMap(([risk, codes]) => codes.map((code) => [code, risk] as const)));

/** Risk of a merchant category code, 0 to 1. */
export function categoryRisk(code: string): number {
  return riskOf.get(code) ?? 0;
}
