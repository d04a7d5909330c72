import { useEffect, useState } from 'react'
import { serverNow } from './http/server-clock.ts'

/** The present in epoch milliseconds by the server's clock, drawn again every `everyMs`: for statuses and durations that depend on it. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow())
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs])
  return now
}
