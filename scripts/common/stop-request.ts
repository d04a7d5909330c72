/**
 * Calls the work once, at the first request to stop: Ctrl-C, SIGTERM, a closed terminal, or a launcher that is gone. The
 * same Ctrl-C may come three times, from the terminal, from npm and from the launcher.
 */
export function onStopRequest(work: () => void): void {
  let isAsked = false
  const ask = (): void => {
    if (!isAsked) work()
    isAsked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  if (process.connected) process.on('disconnect', ask)
}
