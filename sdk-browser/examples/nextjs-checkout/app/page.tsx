// The page: a server component, which makes the order.
import { randomUUID } from "node:crypto";
import { OFFER } from "../lib/shop.ts";
import { CheckoutForm } from "./checkout-form.tsx";

/** Each visit is an order of its own. A real shop takes the shopper's cart, so that the order stays the same when the page is reloaded. */
export const dynamic = "force-dynamic";

/** The checkout. */
export default function Page() {
  const { sku, name, price, currency } = OFFER;
  const total = new Intl.NumberFormat("es-MX", { style: "currency", currency }).format(price);
  return (
    <main>
      <h1>{name}</h1>
      <CheckoutForm order={{ order_id: `PED-${randomUUID()}`, sku }} total={total} />
    </main>
  );
}
