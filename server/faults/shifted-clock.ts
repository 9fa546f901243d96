// Preloaded into a server process (`node --import`): its wall clock is off by the milliseconds in the file FAULTS_CLOCK.
// The monotonic clock, which timers and deadlines use, goes on as it is: so do machines whose clock is set.
import { readFileSync } from "node:fs";

const file = process.env.FAULTS_CLOCK ?? "";
const Real = Date;
const realNow = Date.now.bind(Date);
let shift = 0;

Real.now = () => realNow() + shift;
globalThis.Date = new Proxy(Real, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [realNow() + shift] : values, newTarget),
  apply: () => new Real(realNow() + shift).toString(),
});

setInterval(() => {
  try {
    shift = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    // not written yet
  }
}, 50).unref();
