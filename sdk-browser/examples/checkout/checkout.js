// The page: shows the order, requests the decision, and shows the next step. Plain JavaScript on the elements of index.html.
import { isApiError } from "@fraud-risk/browser";
import { assessmentOf } from "./payment.ts";
import { tokenise } from "./tokeniser.ts";

/** Messages that keep the form open. Messages that end the checkout are in index.html. */
const notices = {
  decline: "No pudimos completar el pago con esta tarjeta. Intenta con otra o comunícate con nosotros.",
  unanswered: "No pudimos conectarnos. No se hizo ningún cargo y tus datos siguen aquí: inténtalo de nuevo.",
  failed: "No pudimos completar el pago. Vuelve a intentarlo más tarde o comunícate con nosotros.",
};

const element = (id) => document.getElementById(id);
const [form, fields, notice, pay] = ["form", "fields", "notice", "pay"].map(element);

const shop = JSON.parse(element("shop").textContent);
const money = new Intl.NumberFormat("es-MX", { style: "currency", currency: shop.order.currency });
const payLabel = `Pagar ${money.format(shop.order.amount)}`;
const waitLabel = "Procesando tu pago…";

showOrder(shop.order);
const assess = assessmentOf(shop);
form.addEventListener("submit", submit);
form.addEventListener("input", ({ target }) => target.setCustomValidity(""));
fields.disabled = false;

function showOrder({ amount, items, order_id }) {
  for (const { name, quantity, unit_price } of items) {
    const price = document.createElement("span");
    price.textContent = money.format(quantity * unit_price);
    const line = document.createElement("li");
    line.append(quantity === 1 ? name : `${name} × ${quantity}`, price);
    element("items").append(line);
  }
  element("total").textContent = money.format(amount);
  element("order").textContent = order_id;
  pay.textContent = payLabel;
}

async function submit(event) {
  event.preventDefault();
  const entered = read(new FormData(form));
  wait(true);
  try {
    show(await assess(entered));
  } catch (error) {
    if (!isApiError(error, "VALIDATION_ERROR") || !markFields(error.details.fields ?? [])) {
      console.error(error);
      say(notices.failed);
    }
  }
}

function read(data) {
  const text = (name) => data.get(name).trim() || undefined;
  return {
    payer: { email: text("payer.email"), name: text("payer.name"), phone: text("payer.phone"), country: "MX" },
    card: { ...tokenise(data.get("card")), holder_name: text("payment_method.card.holder_name") },
    consent: data.has("consent"),
  };
}

function wait(waiting) {
  fields.disabled = waiting;
  form.setAttribute("aria-busy", waiting);
  pay.textContent = waiting ? waitLabel : payLabel;
  notice.textContent = waiting ? waitLabel : "";
}

function show(answer) {
  if (answer in notices) return say(notices[answer]);
  element("title").textContent = "Tu compra";
  form.hidden = true;
  const result = element(answer);
  result.hidden = false;
  result.focus();
}

/** Back to the form: who came by keyboard goes on where they were. */
function say(text) {
  wait(false);
  notice.textContent = text;
  pay.focus();
}

/** Fields have the names of the contract, so that validation errors are shown beside their field. Returns whether any field is invalid. */
function markFields(failures) {
  wait(false);
  const found = failures.map(({ path }) => form.elements.namedItem(path)).filter(Boolean);
  for (const field of found) field.setCustomValidity("Revisa este dato, por favor.");
  return found.length > 0 && !form.reportValidity();
}
