import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

type IsBusy = () => boolean

/** Everybody who may be in the middle of something, each asked anew. */
const pending = createStore<{ checks: readonly IsBusy[] }>()(() => ({ checks: [] }))

/**
 * Says that the page is in the middle of something that is not to be disturbed and would be lost with it, as a sale or an
 * unsaved form: always, or as long as `isBusy` answers so. Gives what ends it.
 */
export function markBusy(isBusy: IsBusy = () => true): () => void {
  const check: IsBusy = () => isBusy()
  pending.setState(({ checks }) => ({ checks: [...checks, check] }))
  return () => pending.setState(({ checks }) => ({ checks: checks.filter((each) => each !== check) }))
}

/** Whether anybody on the page is in the middle of something. */
export function isPageBusy(): boolean {
  return pending.getState().checks.some((isBusy) => isBusy())
}

/** The same as `markBusy`, while the caller is drawn. */
export function useBusy(isBusy: boolean | IsBusy): void {
  useEffect(() => markBusy(typeof isBusy === 'boolean' ? () => isBusy : isBusy), [isBusy])
}
