import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { deviceAge } from "./family.ts";

export const deviceNewForPayer = defineSignal({
  code: "DEVICE_NEW_FOR_PAYER",
  since: "0.1.0",
  weight: 15,
  flows: ["payin", "payout"],
  // days since the device was first seen with the payer
  curve: { foot: 7, full: 1 },
  observe: newDevice,
  example: 2,
  texts: {
    en: {
      sentence: "A known payer uses a device that is new beside an older one.",
      example: "A payer with an older phone has paid from another one for two days.",
      remedy: "Let the payer confirm a new phone once, on the old one or by e-mail. After seven days it does not count.",
    },
    es: {
      sentence: "Un pagador conocido usa un dispositivo nuevo junto a otro más antiguo.",
      example: "Un pagador que tiene un teléfono más antiguo paga desde otro desde hace dos días.",
      remedy: "Deje que el pagador confirme una vez el teléfono nuevo, en el anterior o por correo electrónico. Después de siete días no cuenta.",
    },
    pt: { sentence: "Um pagador conhecido utiliza um dispositivo novo além de outro mais antigo." },
  },
});

/**
 * Days since the payer's newest device was first seen, where the payer has an older one. A thief who took over an account goes on paying from the same new
 * device for days: its first payment alone would be seen otherwise (Fraud detection handbook, Le Borgne et al., on the victim's days after a compromise).
 */
function newDevice(situation: Situation, graded: Graded): Observation | undefined {
  const age = deviceAge(situation);
  return age && scaled(graded(situation, age.days), age.part);
}
