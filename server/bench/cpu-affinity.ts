// Which cores processes may use. Under overload the generator must not take from the service what it measures.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { childrenOf } from "./processes.ts";

/** A core for the service with its database, another for the generator, and all that there are. */
export interface Cores {
  readonly service: string;
  readonly generator: string;
  readonly all: string;
}

/** The cores, where processes can be pinned to some of them: on Linux with `taskset` and at least two cores. */
export function coresToPin(): Cores | undefined {
  if (process.platform !== "linux") return undefined;
  const all = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  const single = all.split(",").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
  const [service, generator] = [single[0], single.at(-1)];
  if (service === undefined || generator === undefined || service === generator) return undefined;
  try {
    execFileSync("taskset", ["--version"], { stdio: "ignore" });
    return { service, generator, all };
  } catch {
    return undefined;
  }
}

/** Pins a process with its threads to these cores; with `children`, those that it has and will have as well. */
export function pin(pid: number, cores: string, children = false): void {
  for (const one of children ? [pid, ...childrenOf(pid)] : [pid]) {
    try {
      execFileSync("taskset", ["-a", "-p", "-c", cores, String(one)], { stdio: "ignore" });
    } catch (error) {
      // a child may have ended meanwhile
      if (one === pid) throw error;
    }
  }
}
