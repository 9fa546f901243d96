// When keys were last used: collected in memory and written now and then, never on the way of a request.
import type pg from "pg";
import { noteKeyUse } from "./spanning.ts";

/** Time (ms) between two writes. */
const EVERY = 10_000;

/** The notes of a process. */
export interface KeyUsage {
  readonly note: (keyId: string) => void;
  /** Writes what was noted so far. */
  readonly flush: () => Promise<void>;
  /** Writes for the last time. */
  readonly close: () => Promise<void>;
}

/** Begins to take notes. A write that fails is tried again with the next. */
export function createKeyUsage(pool: pg.Pool): KeyUsage {
  let used = new Map<string, number>();
  const flush = async (): Promise<void> => {
    if (used.size === 0) return;
    const noted = used;
    used = new Map();
    await pool.query({ ...noteKeyUse.statement, values: [[...noted.keys()], [...noted.values()]] }).catch(() => {
      for (const [id, at] of noted) if (!used.has(id)) used.set(id, at);
    });
  };
  const timer = setInterval(() => void flush(), EVERY);
  timer.unref();
  return {
    note: (keyId) => void used.set(keyId, Date.now()),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
