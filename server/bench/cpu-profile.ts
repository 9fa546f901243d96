// A CPU profile of a server that runs, taken over the inspector protocol, and where the time went.
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** A profile as V8 gives it: who called whom, which of them was running at each sample, and microseconds between samples. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Time that a function, or all of a file or package, was itself running. `share`: of the time that anything ran. */
export interface SelfTime {
  readonly name: string;
  readonly place: string;
  readonly milliseconds: number;
  readonly share: number;
}

/** Where the time went, most first. */
export interface WhereTimeWent {
  /** Share of the profile in which anything ran. */
  readonly busy: number;
  /** Share in which the thread waited for a core. */
  readonly waited: number;
  readonly functions: readonly SelfTime[];
  readonly places: readonly SelfTime[];
}

const SAMPLE_EVERY_MICROSECONDS = 500;
/** Between two samples that are further apart (microseconds), the thread waited for a core: what it was at then did not run for so long. */
const APART_AT_MOST = 5000;

/** Takes profiles of a process whose inspector listens on a port. */
export interface Profiler {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<CpuProfile>;
  /** A process does not exit while an inspector is connected. */
  readonly close: () => void;
}

/** Connects to the inspector of a process. */
export async function connectProfiler(port: number): Promise<Profiler> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { readonly webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error("the server has no inspector");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { readonly id: number; readonly result: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let calls = 0;
  const call = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      const id = ++calls;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    start: async () => {
      await call("Profiler.enable");
      await call("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_MICROSECONDS });
      await call("Profiler.start");
    },
    stop: async () => {
      const { profile } = (await call("Profiler.stop")) as { readonly profile: CpuProfile };
      return profile;
    },
    close: () => socket.close(),
  };
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const IDLE = "(idle)";

/** Adds up self times by function and by place. */
export function whereTimeWent({ nodes, samples, timeDeltas }: CpuProfile): WhereTimeWent {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, { name: string; place: string; microseconds: number }>();
  const places = new Map<string, { name: string; place: string; microseconds: number }>();
  let [busy, waited, all] = [0, 0, 0];
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const passed = Math.max(0, timeDeltas[index] ?? 0);
    all += passed;
    if (frame === undefined || frame.functionName === IDLE) continue;
    const took = Math.min(passed, APART_AT_MOST);
    waited += passed - took;
    busy += took;
    const { file, place } = placeOf(frame.url);
    const name = frame.functionName === "" ? "(anonymous)" : frame.functionName;
    add(functions, `${name} ${file} ${frame.lineNumber}`, name, file === "" ? "" : `${file}:${frame.lineNumber + 1}`, took);
    // what has no file is V8's own, such as (garbage collector), or a native function
    const owner = file !== "" ? place : /^\((garbage|program)/.test(name) ? name : "Node, native";
    add(places, owner, owner, "", took);
  }
  const sorted = (sums: typeof functions): SelfTime[] =>
    [...sums.values()]
      .toSorted((a, b) => b.microseconds - a.microseconds)
      .map(({ name, place, microseconds }) => ({ name, place, milliseconds: Math.round(microseconds / 1000), share: microseconds / Math.max(1, busy) }));
  return { busy: busy / Math.max(1, all), waited: waited / Math.max(1, all), functions: sorted(functions), places: sorted(places) };
}

function add(sums: Map<string, { name: string; place: string; microseconds: number }>, key: string, name: string, place: string, microseconds: number): void {
  const sum = sums.get(key) ?? { name, place, microseconds: 0 };
  sum.microseconds += microseconds;
  sums.set(key, sum);
}

/** File of a script within the project, and what it belongs to: a folder of the service, a package, or Node itself. */
function placeOf(url: string): { readonly file: string; readonly place: string } {
  if (!url.startsWith("file:")) return { file: url, place: url === "" ? "" : "Node" };
  const file = relative(ROOT, fileURLToPath(url));
  const own = /^(server\/src\/[^/]+\/[^/.]+(?=\/)|server\/src\/[^/]+|generated)/.exec(file)?.[1];
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
  return {
    file: installed === undefined ? file : file.slice(file.lastIndexOf(`node_modules/${installed}`) + "node_modules/".length),
    place: installed ?? own ?? file,
  };
}
