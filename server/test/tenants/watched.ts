// Watches every statement that this process sends to PostgreSQL, and as whom.
import { createRequire } from "node:module";
import pg from "pg";
import { vi } from "vitest";

/** A connection, as far as it was seen. */
export interface Connection {
  readonly application: string | undefined;
  readonly pid: number | undefined;
  readonly statements: string[];
  /** `current_user`, read before the first statement. */
  readonly role: Promise<string>;
  /** The same, read now. */
  readonly roleNow: () => Promise<string>;
}

type Watched = pg.Client & { readonly processID?: number; readonly connectionParameters?: { readonly application_name?: string } };

/** The object mapper brings a pg of its own. */
const drivers = [pg, createRequire(createRequire(import.meta.url).resolve("@mikro-orm/postgresql"))("pg") as typeof pg];

/** Begins to watch; answers the connections that sent a statement since. */
export function watchConnections(): ReadonlyMap<unknown, Connection> {
  const connections = new Map<unknown, Connection>();
  for (const { Client } of new Set(drivers)) {
    const { query } = Client.prototype;
    vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Watched, ...sent: unknown[]) {
      const send = () => Reflect.apply(query, this, sent);
      const known = connections.get(this);
      known?.statements.push(textOf(sent[0]));
      if (known !== undefined) return send();
      const roleNow = async (): Promise<string> => (await Reflect.apply(query, this, ["SELECT current_user AS role"])).rows[0].role;
      const role = roleNow();
      connections.set(this, {
        application: this.connectionParameters?.application_name,
        pid: this.processID,
        statements: [textOf(sent[0])],
        role,
        roleNow,
      });
      return role.then(send);
    });
  }
  return connections;
}

function textOf(statement: unknown): string {
  return typeof statement === "string" ? statement : (statement as { readonly text: string }).text;
}
