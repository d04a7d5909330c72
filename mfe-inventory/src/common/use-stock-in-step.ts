import { useEffect, useRef } from 'react'
import type { Located } from '@comptoir/contracts/declare'
import { useInvalidate, useStockNews } from '@comptoir/platform'

/** What moves together is read at once. */
const SOON_MS = 300
/** A shop that sells without a pause keeps nobody busy with reading. */
const LEAST_GAP_MS = 2000

/** What the page shows of some resources is read again when goods move. */
export function useStockInStep(resources: readonly Located[]): void {
  const invalidate = useInvalidate()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const readAt = useRef(0)
  useStockNews(() => {
    if (resources.length === 0 || timer.current !== undefined) return
    const read = (): void => {
      timer.current = undefined
      readAt.current = Date.now()
      void invalidate(resources)
    }
    timer.current = setTimeout(read, Math.max(SOON_MS, readAt.current + LEAST_GAP_MS - Date.now()))
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
