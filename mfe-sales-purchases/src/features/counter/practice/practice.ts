import { createContext, useContext, useState } from 'react'
import { usePointOfSale, useSession } from '@comptoir/platform'

/** Begins to practise at a register, or ends it with null. */
type Practise = (registerId: string | null) => void

export const PractiseContext = createContext<Practise>(() => undefined)

export function usePractise(): Practise {
  return useContext(PractiseContext)
}

/**
 * At which register this person practises in this tab. Kept until they end it: whoever starts the page anew, or comes back from
 * the back office, would else sell in earnest without noticing.
 */
export function usePractice(): { registerId: string | null; practise: Practise } {
  const userId = useSession(({ user }) => user?.id)
  const { id } = usePointOfSale()
  const key = `training:${userId}:${id}`
  const [chosen, choose] = useState(() => ({ key, registerId: read(key) }))
  return {
    registerId: chosen.key === key ? chosen.registerId : read(key),
    practise: (registerId) => {
      write(key, registerId)
      choose({ key, registerId })
    },
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, registerId: string | null): void {
  try {
    if (registerId === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, registerId)
  } catch {
    // The browser keeps nothing: it lasts as long as the page.
  }
}
