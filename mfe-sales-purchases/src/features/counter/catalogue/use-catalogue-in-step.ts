import { useEffect } from 'react'
import { keepInStep } from '../in-step.ts'
import { useDevice } from './device-context.ts'

/** Keeps the catalogue on this device up to date while the counter is open, from when it has time. */
export function useCatalogueInStep(hasTime: boolean): void {
  const device = useDevice()
  useEffect(() => {
    if (!hasTime) return
    const closing = new AbortController()
    // Without an answer the next turn tries again; what is there goes on being sold from.
    keepInStep(() => void device.sync().catch(() => undefined), closing.signal)
    return () => closing.abort()
  }, [device, hasTime])
}
