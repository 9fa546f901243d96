// `npm run mock`: the whole contract, answered from its examples, for integrators who have no keys yet. `--port` or PORT; default: 4010.
import { parseArgs } from "node:util";
import { guide } from "./guide.ts";
import { PortTaken, startPartnerMock } from "./start.ts";

const DEFAULT_PORT = "4010";

const { values } = parseArgs({ options: { port: { type: "string", default: process.env.PORT || DEFAULT_PORT } } });
const port = Number(values.port);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port takes a number from 0 to 65535, 0 for a free one; this is none: ${values.port}`);
  process.exitCode = 1;
} else {
  await serve();
}

async function serve(): Promise<void> {
  let stopping = false;
  const stopped = signalled().then(() => {
    stopping = true;
  });
  try {
    const { baseUrl, end } = await startPartnerMock(port);
    console.log(guide(baseUrl));
    await stopped;
    await end();
    process.exit(0);
  } catch (error) {
    // Ctrl+C reaches Prism as well: it may have ended before it is stopped here
    if (stopping) process.exit(0);
    if (!(error instanceof PortTaken)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Resolves when somebody wants it to stop. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
  });
}
