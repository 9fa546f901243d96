// Faults of the service's processes: a server killed, or stopped while others take over; a worker killed.
import { startWorker } from "../bench/processes.ts";
import { delivered, LOCAL_RECEIVERS, lostEvents, subscribe } from "./deliveries.ts";
import { type Fault, pause, randomMoment } from "./fault.ts";

/** Between two looks at the balancer (ms). */
const LOOK_EVERY = 50;
/** Kills of a worker; for so long (ms) it runs before each, and is gone after it. */
const WORKER_KILLS = 3;
const WORKER_RUNS = 1500;
const WORKER_GONE = 1000;
/** Deliveries that a killed worker had claimed are claimed again 30 s later (INTERRUPTED_AFTER of the dispatcher), by jobs that run each second (ms). */
const CLAIMED_AGAIN = 40_000;

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
  strike: async ({ scene, balancer }) => {
    const broken: string[] = [];
    for (const seat of scene.seats) {
      await randomMoment();
      const code = await seat.end("SIGTERM");
      if (code !== 0) broken.push(`a stopped server exited with ${code}`);
      await seat.start();
      // it has its full share before the other one goes
      while (!balancer.settled()) await pause(LOOK_EVERY);
    }
    return { broken };
  },
};

const workerKilled: Fault = {
  name: "worker-killed",
  title: `the separate worker killed with SIGKILL ${WORKER_KILLS} times`,
  repetitions: 1,
  scene: { environment: { BACKGROUND_JOBS: "separate", ...LOCAL_RECEIVERS } },
  unharmed: true,
  strike: async ({ scene, load }) => {
    const start = () => startWorker(scene.postgres.url, scene.environment);
    const subscribed = await subscribe(scene, load.ledger);
    let worker = await start();
    for (let kill = 0; kill < WORKER_KILLS; kill++) {
      await pause(WORKER_RUNS);
      await randomMoment();
      process.kill(worker.pid, "SIGKILL");
      await pause(WORKER_GONE);
      worker = await start();
    }
    scene.onClose(worker.stop);
    const again = performance.now();
    const found = await delivered(scene, subscribed, load.ledger, CLAIMED_AGAIN);
    const seconds = ((performance.now() - again) / 1000).toFixed(1);
    const { rows } = await scene.sql.query<{ interrupted: number }>("SELECT count(*)::int AS interrupted FROM webhook_attempts WHERE failure = 'interrupted'");
    return {
      note: `${found.events} events delivered ${seconds} s after the last start; ${rows[0]?.interrupted} attempts were interrupted`,
      broken: lostEvents(found),
    };
  },
};

/** Faults of the service's processes. */
export const serverFaults: readonly Fault[] = [killed, retired, workerKilled];
