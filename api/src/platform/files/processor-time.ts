/** How often it is looked, in milliseconds. */
const EVERY_MS = 200

/**
 * Ends this process once it has used so much time of processors, in milliseconds, whatever it does on its threads: a busy
 * machine takes longer by the clock for the same work, and what was made to take long does not get away with it.
 */
export function limitProcessorTime(mostMs: number): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1000 > mostMs) process.kill(process.pid, 'SIGKILL')
  }, EVERY_MS).unref()
}
