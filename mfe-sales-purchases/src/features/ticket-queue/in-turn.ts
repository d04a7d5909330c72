/** The same work, one run at a time: who asks while one is running gets the next. */
export function inTurn<Done>(work: () => Promise<Done>): () => Promise<Done> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Done> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const run = work()
      running = run.catch(() => undefined)
      return run
    })
    return next
  }
}

/** From one try to the next, where nothing comes of it. */
const SOONEST_MS = 1000
const LATEST_MS = 30_000

export interface Repeated {
  /** True where it shall be tried again soon. */
  round: () => Promise<boolean>
  signal: AbortSignal
}

/** Works over and over: at once when it is woken, and by itself less and less often as long as it has to be tried again. */
export function repeating({ round, signal }: Repeated) {
  let isAsked = false
  let rouse: () => void = () => undefined
  const wake = (): void => {
    isAsked = true
    rouse()
  }
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    signal.addEventListener('abort', () => rouse())
    let failures = 0
    while (!signal.aborted) {
      isAsked = false
      failures = (await round()) ? failures + 1 : 0
      if (isAsked || signal.aborted) continue
      await sleep(failures === 0 ? LATEST_MS : Math.min(SOONEST_MS * 2 ** (failures - 1), LATEST_MS))
    }
  }
  return { run, wake }
}
