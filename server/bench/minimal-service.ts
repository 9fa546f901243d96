// The minimum cost of any service on this machine: Node's HTTP, a statement that reads one row, and optionally a committed row.
// No service of ours is in it: what it takes is the machine's share of what ours takes at the same rate.
// Runs as a process of its own: DATABASE_URL, PORT and FLOOR (`read` or `commit`) say what.
import { createServer } from "node:http";
import pg from "pg";

/** What an answer of the minimal service waits for. */
export type Floor = "read" | "commit";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 6 });
const commits = process.env.FLOOR === "commit";
await pool.query("CREATE TABLE IF NOT EXISTS bench_floor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text NOT NULL)");

const read = { name: "read", text: "SELECT id FROM organizations ORDER BY id LIMIT 1" };
const write = { name: "write", text: "INSERT INTO bench_floor (body) VALUES ($1)", values: ["x".repeat(1000)] };

const server = createServer(async (_request, response) => {
  await pool.query(read);
  if (commits) await pool.query(write);
  response.setHeader("Content-Type", "application/json");
  response.end("{}");
});
// the load keeps more connections than it always needs
server.keepAliveTimeout = 0;
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("Stop with SIGTERM"));
process.once("SIGTERM", () => process.exit(0));
