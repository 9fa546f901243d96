// What analysts do in the queue of today: they take reviews, and leave notes.
import type { components } from "../../../generated/types.ts";
import type { Occasion, Office } from "./occasion.ts";
import { listed } from "./team.ts";

type Queued = components["schemas"]["QueuedReview"];

const NOTES = [
  "Llamé a la persona titular, sin respuesta. Segundo intento a las 17:00.",
  "El dispositivo aparece en otras dos cuentas. Espero al banco emisor.",
  "La dirección de envío coincide con compras anteriores; falta confirmar la tarjeta.",
] as const;

/** Minutes for which today's reviews are assigned. */
const MINUTES = 480;

async function work({ team }: Office): Promise<void> {
  const open = (await listed<Queued>(team, "reviews")).slice(0, 6);
  for (const [index, { session_id, assignment }] of open.entries()) {
    if (index < 4 && assignment === null)
      await team.call(index % 3 === 2 ? "admin" : "analyst", "PUT", `assessments/${session_id}/review/assignment`, { minutes: MINUTES });
    const text = NOTES[index / 2];
    if (text === undefined) continue;
    const { data } = await team.call<{ data: unknown[] }>("analyst", "GET", `assessments/${session_id}/notes`);
    if (data.length === 0) await team.call("analyst", "POST", `assessments/${session_id}/notes`, { text });
  }
}

/** Today's work. Reviews of the days before are resolved with the payments. */
export const reviewOccasions: readonly Occasion[] = [{ name: "reviews of today", daysAgo: 0, act: work }];
