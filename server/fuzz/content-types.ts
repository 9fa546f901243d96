// Fourteen thousand spellings of a Content-Type: none may be cached.
import type { Cast } from "./credentials.ts";
import { createSender } from "./send.ts";

/** Warm-up spellings, and the measured ones. */
const WARM = 4000;
const MEASURED = 10_000;
/** Growth (MiB) that is a collector's mood. Cached compiled copies would be 25 KB each: 250 MiB. */
const MOOD = 150;
const LANES = 6;

/** Sends them; returns the memory growth in MiB and whether it exceeds the limit. */
export async function spellContentTypes(url: string, { organizations }: Cast, memory: () => number): Promise<{ growth: number; tooMuch: boolean }> {
  const { send, close } = createSender(url);
  const keys = organizations.map(({ credentials }) => credentials.find(({ name }) => name === "a secret key")?.authorization ?? "");
  let n = 0;
  const lane = async (until: number): Promise<void> => {
    while (n < until) {
      n += 1;
      const type = n % 2 === 0 ? `application/json; x=${n}` : `text/x${n}`;
      await send({
        method: "POST",
        target: "/api/v1/assess",
        headers: { Authorization: keys[n % keys.length] ?? "", "Content-Type": type, "Content-Length": "2" },
        body: "{}",
      });
    }
  };
  const lanes = (until: number): Promise<unknown> => Promise.all(Array.from({ length: LANES }, () => lane(until)));
  await lanes(WARM);
  const before = memory();
  await lanes(WARM + MEASURED);
  const growth = memory() - before;
  close();
  return { growth, tooMuch: growth > MOOD };
}
