// Faults of the clock: the server's jumps, the database's does not.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Fault, pause } from "./fault.ts";

const HOUR = 3_600_000;
/** Time (ms) for which the clock is off. */
const OFF = 3000;

/** One for each process of this script: several may run at once. */
const file = join(tmpdir(), `fraud-risk-clock-${process.pid}`);
const preload = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));
const SCENE = { environment: { NODE_OPTIONS: `--import ${preload}`, FAULTS_CLOCK: file }, files: [file] };

function jump(name: string, title: string, shift: number): Fault {
  return {
    name,
    title,
    repetitions: 2,
    scene: SCENE,
    unharmed: true,
    strike: async ({ scene }) => {
      writeFileSync(file, String(shift));
      await pause(OFF);
      const dates = await Promise.all(scene.seats.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).json()));
      const off = dates.map((body) => Date.parse((body as { timestamp: string }).timestamp) - Date.now());
      writeFileSync(file, "0");
      await pause(OFF / 2);
      // an experiment that does nothing proves nothing
      return { broken: off.some((difference) => Math.abs(difference - shift) > 2000) ? ["the clock of the server was not off"] : [] };
    },
  };
}

/** Faults of the clock: forward, back, and forward by far. */
export const clockFaults: readonly Fault[] = [
  jump("clock-hour-ahead", "the server's clock jumps an hour ahead, and back", HOUR),
  jump("clock-hour-back", "the server's clock jumps an hour back, and ahead", -HOUR),
  jump("clock-day-ahead", "the server's clock jumps a day ahead, and back", 24 * HOUR),
];
