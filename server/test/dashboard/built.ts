// The tests of the dashboard read what is built: it is built once for all of them, unless it is built from the present sources.
import { buildIfStale } from "../../dashboard/build.ts";

export async function setup(): Promise<void> {
  await buildIfStale();
}
