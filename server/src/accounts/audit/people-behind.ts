// The people behind the actors of changes: a key acts for the person who made it.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { AuditRecord } from "./audit-record.entity.ts";

type Actor = components["schemas"]["AuditActor"];

/** Most keys between a person and the key that acted: a key can make another one. */
const MOST_KEYS = 10;

/**
 * Subjects of the people behind some actors. A key that was rotated counts for the person who rotated it, since that person got its value. Keys of the
 * installation, which nobody of the organization made, and connections have nobody behind them.
 */
export async function peopleBehind(tenant: Pick<Tenant, "em">, actors: readonly Actor[]): Promise<ReadonlySet<string>> {
  const people = new Set<string>();
  for (const actor of actors) {
    const person = await personBehind(tenant, actor);
    if (person !== undefined) people.add(person);
  }
  return people;
}

async function personBehind({ em }: Pick<Tenant, "em">, actor: Actor): Promise<string | undefined> {
  let found: Actor | undefined = actor;
  for (let keys = 0; found?.type === "key" && keys <= MOST_KEYS; keys++) {
    const made: AuditRecord | null = await em.findOne(AuditRecord, { resourceId: found.id, action: "key.created" });
    found = made?.entry.actor;
  }
  return found?.type === "session" ? found.id : undefined;
}
