// The tests of the documentation read the built site: it is built once for all of them, unless it is built from the present sources.
import { buildIfStale } from "../../docs-site/build.ts";

export async function setup(): Promise<void> {
  await buildIfStale();
}
