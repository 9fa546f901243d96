import { categoryRisk } from "../../data/merchant-categories.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const merchantCategoryRisk = defineSignal({
  code: "MERCHANT_CATEGORY_RISK",
  since: "0.1.0",
  weight: 12,
  flows: ["payin"],
  // 0 to 1: risk group of the category
  curve: { foot: 0, full: 1 },
  observe: riskyCategory,
  example: 0.6,
  texts: {
    en: {
      sentence: "What is bought is easily turned into money: gift cards, quasi-cash, transfers, gambling.",
      example: "A gift shop (category 5947) sells a digital gift card.",
      remedy: "Send the true `merchant.category_code`. Set the weight to 0 if all that you sell is of one category.",
    },
    es: {
      sentence: "Lo que se compra se convierte con facilidad en dinero: tarjetas de regalo, cuasiefectivo, envíos de dinero, apuestas.",
      example: "Una tienda de regalos (categoría 5947) vende una tarjeta de regalo digital.",
      remedy: "Envíe la `merchant.category_code` verdadera. Ponga el peso en 0 si todo lo que vende es de una misma categoría.",
    },
    pt: { sentence: "O que se compra converte-se facilmente em dinheiro: cartões-presente, quase-dinheiro, remessas, apostas." },
  },
  words: { "risk groups": { es: "grupos de riesgo", pt: "grupos de risco" } },
});

function riskyCategory(situation: Situation, graded: Graded): Observation | undefined {
  const { categoryCode } = situation.transaction;
  if (categoryCode === undefined) return undefined;
  const value = categoryRisk(categoryCode);
  return { ...graded(situation, value), value, observed: categoryCode, threshold: "risk groups" };
}
