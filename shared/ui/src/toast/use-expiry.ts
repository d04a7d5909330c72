import { useEffect, useRef } from 'react'
import { dismissToast, type Toast } from './toast-store.ts'

/** Dismisses a toast when its time is over; the timer stops while `isPaused`. */
export function useExpiry({ id, turn, durationMs }: Toast, isPaused: boolean): void {
  const remainingMs = useRef(durationMs)
  useEffect(() => {
    remainingMs.current = durationMs
  }, [turn, durationMs])
  useEffect(() => {
    if (isPaused || !Number.isFinite(remainingMs.current)) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [id, turn, isPaused])
}
