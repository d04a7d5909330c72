/** Receives errors that a remote's code failed to catch; the page goes on. */
export type OnError = (problem: unknown) => void

/** Work that never throws: its errors, synchronous or not, are reported instead. */
export function held<A extends unknown[]>(work: (...given: A) => unknown, onError: OnError): (...given: A) => void {
  return (...given) => {
    try {
      Promise.resolve(work(...given)).catch(onError)
    } catch (problem) {
      onError(problem)
    }
  }
}

/** What was registered and how each is taken back, in the order of registration. */
export function createRegistrations() {
  let ends: (() => void)[] = []
  let isOver = false
  return {
    get isOver() {
      return isOver
    },
    /** Once everything is over, what comes late is ended at once. */
    add(end: () => void): void {
      if (isOver) end()
      else ends.push(end)
    },
    endAll(): void {
      isOver = true
      const all = ends
      ends = []
      for (const end of all.toReversed()) end()
    },
  }
}

/** Works at once and then at this pace while the page is looked at; after a time out of sight as soon as it is seen again. */
export function whileVisible(work: () => void, everyMs: number): () => void {
  let isDue = false
  const beat = () => {
    isDue = document.visibilityState !== 'visible'
    if (!isDue) work()
  }
  const catchUp = () => {
    if (isDue) beat()
  }
  const timer = setInterval(beat, everyMs)
  document.addEventListener('visibilitychange', catchUp)
  beat()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', catchUp)
  }
}
