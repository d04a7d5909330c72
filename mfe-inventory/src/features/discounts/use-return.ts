import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@comptoir/platform'

/** Long enough to see that it worked. */
const PAUSE_MS = 500

/** Leads on to another page after a moment. */
export function useReturn(to: string): { isReturning: boolean; returnSoon: () => void } {
  const navigate = useNavigate()
  const [isReturning, setIsReturning] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const returnSoon = (): void => {
    setIsReturning(true)
    timer.current = setTimeout(() => void navigate(to), PAUSE_MS)
  }
  return { isReturning, returnSoon }
}
