const EVERY_MS = 60_000

/** Works at once, every minute, and when the network or the reader comes back; not while nobody looks at the page. */
export function keepInStep(work: () => void, signal: AbortSignal): void {
  const turn = (): void => {
    if (!document.hidden) work()
  }
  const timer = setInterval(turn, EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  globalThis.addEventListener('online', turn, { signal })
  document.addEventListener('visibilitychange', turn, { signal })
  turn()
}

/** So many milliseconds, or until the network is back or nobody waits any more. */
export function someTime(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener('online', end, { signal: waiting.signal })
    signal.addEventListener('abort', end, { signal: waiting.signal })
  })
}
