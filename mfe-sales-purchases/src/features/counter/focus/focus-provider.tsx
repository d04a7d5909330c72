import { type ReactNode, useEffect, useState } from 'react'
import { createCounterFocus, FocusContext } from './counter-focus.ts'

/** Puts the focus into the search as soon as the counter is there. */
export function FocusProvider({ children }: { children: ReactNode }) {
  const [focus] = useState(createCounterFocus)
  useEffect(() => focus.toSearch(), [focus])
  return <FocusContext value={focus}>{children}</FocusContext>
}
