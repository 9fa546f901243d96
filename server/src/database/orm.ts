// The unit of work of the management resources. The assess path does not pass here: see assess/statements.ts.
import { MikroORM } from "@mikro-orm/postgresql";
import { ApiKey } from "../keys/entity.ts";
import { Organization } from "../organizations/entity.ts";

/** Connects the object mapper. Schema changes come from migrations only. */
export function connectOrm(url: string): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities: [Organization, ApiKey],
    forceUtcTimezone: true,
    pool: { min: 0, max: 5 },
  });
}
