import { useEffect, useState } from 'react'

/** The present in epoch milliseconds, drawn again every `everyMs`: for statuses and durations that depend on it. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs])
  return now
}
