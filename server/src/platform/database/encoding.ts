// The encoding of a database: names of people and texts of merchants need all of Unicode.
import { ConfigError } from "../errors/config-error.ts";

/** The only encoding in which every value can be stored and compared. */
const UTF8 = "UTF8";

/** Throws ConfigError unless the database stores UTF-8 and its connections carry UTF-8. Nothing has been changed then. `variable` names the address. */
export async function assertEncoding(client: { query: (text: string) => Promise<{ rows: unknown[] }> }, variable: string): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('server_encoding') AS server, current_setting('client_encoding') AS client");
  const [{ server, client: connection } = { server: UTF8, client: UTF8 }] = rows as { server: string; client: string }[];
  if (server !== UTF8)
    throw new ConfigError(
      `The database of ${variable} has the encoding ${server} and cannot store all names; create one with UTF8 and use it instead: CREATE DATABASE fraud_risk ENCODING 'UTF8' TEMPLATE template0`,
    );
  if (connection !== UTF8)
    throw new ConfigError(
      `The connections of ${variable} have the client_encoding ${connection}; remove that setting from the pooler, the role or the database, so that it is UTF8.`,
    );
}
