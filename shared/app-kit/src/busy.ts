import { useEffect } from 'react'

const reasons = new Set<symbol>()

/** Says that the page is in the middle of something, as a sale, and is not to be disturbed. Gives what ends it. */
export function keepOpen(): () => void {
  const reason = Symbol('busy')
  reasons.add(reason)
  return () => reasons.delete(reason)
}

/** Whether anybody on the page is in the middle of something. */
export function isKeptOpen(): boolean {
  return reasons.size > 0
}

/** The same as `keepOpen`, while the caller is drawn and `isBusy` holds. */
export function useKeepOpen(isBusy: boolean): void {
  useEffect(() => (isBusy ? keepOpen() : undefined), [isBusy])
}
