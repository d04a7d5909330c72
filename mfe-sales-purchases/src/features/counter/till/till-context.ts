import { createContext, useContext } from 'react'
import type { Till } from './use-till.ts'

export const TillContext = createContext<Till | null>(null)

/** The counter that this part belongs to. */
export function useTillContext(): Till {
  const till = useContext(TillContext)
  if (!till) throw new Error('A part of the counter was drawn outside it')
  return till
}
