import { useLayoutEffect, useRef, useState } from 'react'

export interface PromptValue {
  /** What was shown or set last, or what came from elsewhere since. */
  value: string
  /** Shows a value without asking for it yet. */
  show: (value: string) => void
  /** Shows a value and asks for it, unless it was asked for last. */
  set: (value: string) => void
  /** Nothing more is awaited where the last that was set is there. */
  settle: () => void
}

/**
 * A value that is kept elsewhere, such as in the address, and comes back a moment after it was set: here it is there at
 * once. What was set comes back late and undoes nothing that was shown since; any other value (a step back, a link) leads.
 *
 * What is awaited is no state: an answer and a key may meet before either is drawn, and states of different urgency would
 * then be compared with each other.
 */
export function usePromptValue(value: string, onChange: (value: string) => void): PromptValue {
  const [shown, show] = useState(value)
  const last = useRef(value)
  const awaited = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const place = awaited.current.indexOf(value)
    // Pages may leave out what was set in between.
    awaited.current = place < 0 ? [] : awaited.current.slice(place + 1)
    if (place >= 0) return
    last.current = value
    show(value)
  }, [value])
  return {
    value: shown,
    show,
    set: (next) => {
      if (next !== shown) show(next)
      if (next === last.current) return
      last.current = next
      awaited.current = [...awaited.current, next]
      onChange(next)
    },
    settle: () => {
      if (last.current === value) awaited.current = []
    },
  }
}
