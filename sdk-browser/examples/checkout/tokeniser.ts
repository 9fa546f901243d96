import type { Schemas } from "@fraud-risk/browser";

const cards = {
  visa: { hash: "tok_visa_1881", bin: "401288", last4: "1881", brand: "visa", funding: "debit", country: "MX" },
  mastercard: { hash: "tok_mastercard_4444", bin: "555555", last4: "4444", brand: "mastercard", funding: "credit", country: "MX" },
} as const satisfies Record<string, Schemas["Card"]>;

/** Replaces the tokenizer of your processor: a real one reads the card number in its own frame and returns these facts to the page. */
export const tokenise = (choice: keyof typeof cards): Schemas["Card"] => cards[choice];
