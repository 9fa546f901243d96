// `node server/operations/health-check.ts [url]`: exit code 0 if the service on this machine, or at the URL, is healthy and answers within two seconds.
// For containers, so that they need no other program.

/** Default port of the service. */
const PORT = process.env.PORT || "3000";
const [url = `http://127.0.0.1:${PORT}/api/v1/health`] = process.argv.slice(2);
const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch((error: Error) => error);
if (answer instanceof Error || !answer.ok) {
  console.error(`${url}: ${answer instanceof Error ? answer.message : answer.status}`);
  process.exitCode = 1;
}
