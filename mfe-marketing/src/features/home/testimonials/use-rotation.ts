import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long two testimonials are shown. */
export const TURN_MS = 5000

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function follow(listener: () => void): () => void {
  const query = calm()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Rotates through so many places; stops while paused or held (pointed at, focused), and for reduced motion. */
export function useRotation(places: number) {
  const [place, setPlace] = useState(0)
  const [chosen, setPaused] = useState<boolean | null>(null)
  const [isHeld, setHeld] = useState(false)
  const wantsCalm = useSyncExternalStore(
    follow,
    () => calm().matches,
    () => false,
  )
  const isPaused = chosen ?? wantsCalm
  const isTurning = !isPaused && !isHeld
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setPlace((now) => (now + 1) % places), TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, places])
  return { place, setPlace, isPaused, setPaused, isTurning, setHeld }
}
