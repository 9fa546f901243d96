/**
 * Milliseconds of processor time that this thread spends on some work, the service of a test included. Waiting does not count, nor does what other
 * processes do: the figure holds on a busy machine as well.
 */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
