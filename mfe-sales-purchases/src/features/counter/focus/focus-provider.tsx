import { type ReactNode, useEffect, useState } from 'react'
import { useTurn } from '../register/seller.ts'
import { createCounterFocus, FocusContext } from './counter-focus.ts'

/** Puts the focus into the search as soon as the counter is there. */
export function FocusProvider({ children }: { children: ReactNode }) {
  const [focus] = useState(createCounterFocus)
  useEffect(() => focus.toSearch(), [focus])
  useTurn(() => focus.tool.setState({ asked: null, scanned: null, awaited: null }))
  return <FocusContext value={focus}>{children}</FocusContext>
}
