// Faults of the server process: killed, and stopped while others take over.
import { type Fault, pause, randomMoment } from "./fault.ts";

const MIDDLE = 500;

const killed: Fault = {
  name: "server-killed",
  title: "server killed with SIGKILL",
  repetitions: 5,
  unanswered: true,
  strike: async ({ scene }) => {
    const [seat] = scene.seats;
    if (seat === undefined) throw new Error("a scene without a server");
    await randomMoment();
    await seat.end("SIGKILL");
    const milliseconds = await seat.start();
    return { returned: performance.now(), note: `listening again ${Math.round(milliseconds)} ms after its start` };
  },
};

const retired: Fault = {
  name: "server-retired",
  title: "SIGTERM, two servers in turn",
  repetitions: 3,
  scene: { servers: 2 },
  unharmed: true,
  strike: async ({ scene }) => {
    const broken: string[] = [];
    for (const seat of scene.seats) {
      await randomMoment();
      const code = await seat.end("SIGTERM");
      if (code !== 0) broken.push(`a stopped server exited with ${code}`);
      await seat.start();
      // the balancer has to find it before the other one goes
      await pause(MIDDLE);
    }
    return { broken };
  },
};

/** Faults of the server process. */
export const serverFaults: readonly Fault[] = [killed, retired];
