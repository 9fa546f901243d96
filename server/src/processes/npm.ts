// The npm that runs this process, as in `npm start`.

/** Scripts of package.json that serve until they are ended. They `exec` Node: npm is its parent then, and its signals reach it. */
const SCRIPTS: readonly (string | undefined)[] = ["start", "start:cluster"];
/** Time (ms) between two looks. */
const INTERVAL = 500;

/**
 * Calls `ended` when the npm that runs this process is gone: npm forwards SIGTERM and SIGINT, but ends by SIGHUP and SIGKILL alone. Does nothing in a process
 * that npm does not run.
 */
export function watchNpm(environment: NodeJS.ProcessEnv, ended: () => void): void {
  if (!SCRIPTS.includes(environment.npm_lifecycle_event)) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    ended();
  }, INTERVAL);
  timer.unref();
}
