"use client";
// The form: a client component, which knows no key.
import { useActionState } from "react";
import type { PaymentRequest } from "../lib/payment.ts";
import { pay, type Shown } from "./pay.ts";

/** Texts of the next step. A declined shopper reads nothing about reasons. */
const TEXTS: Readonly<Record<Shown, string>> = {
  paid: "Pago aprobado. Gracias por tu compra.",
  authentication_required: "Confirma la compra en la aplicación de tu banco.",
  held: "Recibimos tu pedido. Te escribiremos a tu correo muy pronto.",
  declined: "No pudimos completar el pago con esta tarjeta. Intenta con otra.",
  failed: "El banco rechazó el cargo. Intenta con otra tarjeta.",
  invalid: "Revisa los datos, por favor.",
  unanswered: "No pudimos conectarnos. Inténtalo de nuevo: no se cobra dos veces.",
};

/** The form of an order. */
export function CheckoutForm({ order, total }: { readonly order: Pick<PaymentRequest, "order_id" | "sku">; readonly total: string }) {
  const [shown, submit, waiting] = useActionState<Shown | undefined, FormData>((_previous, form) => pay(order, form), undefined);
  return (
    <form action={submit}>
      <label>
        Correo electrónico <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        Nombre como aparece en la tarjeta <input name="holder_name" autoComplete="cc-name" required />
      </label>
      <input type="hidden" name="card" value="tok_visa_1881" />
      <label>
        <input name="consent" type="checkbox" /> Proteger mi compra con datos de este dispositivo
      </label>
      <button type="submit" disabled={waiting}>
        Pagar {total}
      </button>
      <p role="status">{shown === undefined ? "" : TEXTS[shown]}</p>
    </form>
  );
}
