/**
 * Leads among the tabs that show one register: the one that somebody looked at last. Where it is closed another one goes on.
 * Without locks every tab leads. Gives what ends it.
 */
export function leadAmongTabs(name: string, onLeading: (isLeading: boolean) => void): () => void {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    onLeading(true)
    return () => onLeading(false)
  }
  const ending = new AbortController()
  let waiting = new AbortController()
  let isLeading = false
  const lead = (next: boolean): void => {
    if (isLeading === next) return
    isLeading = next
    onLeading(next)
  }
  const hold = (): Promise<void> => {
    lead(true)
    return new Promise((resolve) => {
      ending.signal.addEventListener('abort', () => resolve())
    })
  }
  const ask = async (options: LockOptions): Promise<void> => {
    try {
      await locks.request(name, options, hold)
    } catch {
      // Another tab is looked at now, or this one asks anew.
      if (ending.signal.aborted || options.signal?.aborted) return
      lead(false)
      wait()
    }
  }
  const wait = (): void => {
    waiting = new AbortController()
    void ask({ signal: waiting.signal })
  }
  const look = (): void => {
    if (isLeading || document.visibilityState !== 'visible') return
    waiting.abort()
    void ask({ steal: true })
  }
  globalThis.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  if (document.visibilityState === 'visible') look()
  else wait()
  return () => {
    globalThis.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    ending.abort()
    waiting.abort()
    lead(false)
  }
}
