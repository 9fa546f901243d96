// Environment of a report: what affects its figures, and nothing that identifies the machine.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type pg from "pg";

/** One line for the head of a report. */
export function machineLine(postgresVersion: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, commit ${commit()}, ${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}, PostgreSQL ${postgresVersion}.`;
}

/** Version of the database, as `18.4`. */
export async function postgresVersion(sql: pg.Pool): Promise<string> {
  const { rows } = await sql.query<{ version: string }>("SELECT split_part(current_setting('server_version'), ' ', 1) AS version");
  return rows[0]?.version ?? "unknown";
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}

/** Begins to watch; the answer says which share of the processors (0 to 1) went to others than this process and what it started. */
export function startWatchingOthers(): () => number {
  if (process.platform !== "linux") return () => 0;
  const [machine, own] = [machineTicks(), ownTicks(process.pid)];
  return () => {
    const [now, mine] = [machineTicks(), ownTicks(process.pid)];
    return Math.max(0, Math.min(1, (now.busy - machine.busy - (mine - own)) / Math.max(1, now.all - machine.all)));
  };
}

/** Ticks that the processors worked, and all there were (proc(5): the fourth and fifth figure are idleness). */
function machineTicks(): { busy: number; all: number } {
  const figures = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? [];
  const all = figures.reduce((sum, figure) => sum + figure, 0);
  return { busy: all - (figures[3] ?? 0) - (figures[4] ?? 0), all };
}

/** Ticks of a process, of its children that ended, and of those that live. */
function ownTicks(root: number): number {
  const children = new Map<string, string[][]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const fields = [pid, ...fieldsOf(pid)];
    children.set(fields[2] ?? "", [...(children.get(fields[2] ?? "") ?? []), fields]);
  }
  const sum = (fields: readonly string[]): number =>
    [12, 13, 14, 15].reduce((ticks, place) => ticks + Number(fields[place] ?? 0), 0) +
    (children.get(fields[0] ?? "") ?? []).reduce((ticks, child) => ticks + sum(child), 0);
  return sum([String(root), ...fieldsOf(String(root))]);
}

/** Fields of a process from its state on. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}
