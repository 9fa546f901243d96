// Keys are looked up together: those that are asked for at the same moment share a statement.
import type pg from "pg";
import { type Availability, ask } from "../database/availability.ts";
import type { KeyCredential } from "./credential.ts";
import { findActiveKeys } from "./spanning.ts";

/** An active key, as the store has it. */
export interface FoundKey {
  readonly credential: KeyCredential;
  /** Its organization decides nothing for now. */
  readonly maintenance: boolean;
}

/** Looks keys up. */
export interface KeyLookUp {
  /** The active key with this hash, or undefined, by a statement that begins after the question. Throws ASSESS_MAINTENANCE while the database is away. */
  readonly find: (hash: Buffer) => Promise<FoundKey | undefined>;
}

/** Statements side by side: one that hangs must not stop all. */
const SIDE_BY_SIDE = 3;
/** Keys in a statement. */
const AT_MOST = 256;

interface Question {
  readonly hash: Buffer;
  readonly answer: Promise<FoundKey | undefined>;
  readonly settle: (found: FoundKey | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/** How keys are looked up. */
export interface KeyLookUpOptions {
  /** Keys of organizations that a sandbox made are not found. */
  readonly production?: boolean;
  /** Statements side by side. */
  readonly sideBySide?: number;
}

/** Creates a look-up of a process. */
export function createKeyLookUp(
  pool: pg.Pool,
  availability: Availability,
  { production = false, sideBySide = SIDE_BY_SIDE }: KeyLookUpOptions = {},
): KeyLookUp {
  /** Questions that no statement has taken yet, by hash. */
  const waiting = new Map<string, Question>();
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.size > 0 && running < sideBySide) void run([...waiting.entries()].slice(0, AT_MOST));
    });
  }

  async function run(questions: readonly (readonly [string, Question])[]): Promise<void> {
    running += 1;
    for (const [id] of questions) waiting.delete(id);
    try {
      const { rows } = await ask(availability, () => pool.query({ ...findActiveKeys.statement, values: [questions.map(([, { hash }]) => hash)] }));
      const accepted = production ? rows.filter(({ sandbox }) => !sandbox) : rows;
      const found = new Map<number, FoundKey>(accepted.map((row) => [row.i, { credential: credentialOf(row), maintenance: row.maintenance }]));
      for (const [index, [, { settle }]] of questions.entries()) settle(found.get(index + 1));
    } catch (error) {
      for (const [, { fail }] of questions) fail(error);
    } finally {
      running -= 1;
      if (waiting.size > 0) schedule();
    }
  }

  return {
    find: (hash) => {
      const id = hash.toString("base64");
      const known = waiting.get(id);
      if (known !== undefined) return known.answer;
      const { promise, resolve, reject } = Promise.withResolvers<FoundKey | undefined>();
      waiting.set(id, { hash, answer: promise, settle: resolve, fail: reject });
      schedule();
      return promise;
    },
  };
}

function credentialOf(row: pg.QueryResultRow): KeyCredential {
  return {
    id: row.id,
    kind: row.kind,
    organizationId: row.organization_id,
    permissions: new Set<string>(row.permissions),
    submerchantId: row.submerchant_id,
    allowedOrigins: row.allowed_origins,
    rateLimitPerMinute: row.rate_limit_per_minute,
    assessOnEvents: row.assess_on_events,
    version: row.version,
  };
}
