import { useEffect, useState } from 'react'
import { useStore } from '@comptoir/platform'
import { useProductEntry } from './product-entry.ts'

/** Products are painted, and can be touched. */
const SOON_MS = 400
/** Nobody waits longer than this for what is beside selling, whether there are products or not. */
const LATEST_MS = 5000

/** Whether products have been on the screen for a moment: time for what a cashier does not sell with. */
export function useIsCalm(): boolean {
  const { progress } = useProductEntry()
  const isShelfShown = useStore(progress, (state) => state.isShelfShown)
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), isShelfShown ? SOON_MS : LATEST_MS)
    return () => clearTimeout(timer)
  }, [isShelfShown])
  return isCalm
}
