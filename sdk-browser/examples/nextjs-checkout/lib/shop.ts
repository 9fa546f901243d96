// What the shop sells. Prices are the server's: a page sends which product, never how much.

/** A product. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

const PRODUCTS: readonly Product[] = [{ sku: "ZAP-26", name: "Zapatos de piel", price: 1249.9, currency: "MXN" }];

/** The product that the page offers. */
export const [OFFER] = PRODUCTS as readonly [Product];

/** A product by its number. */
export const productOf = (sku: unknown): Product | undefined => PRODUCTS.find((product) => product.sku === sku);
