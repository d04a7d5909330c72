import { useSyncExternalStore } from 'react'
import { refreshSession, session } from '@comptoir/platform'

/** How far asking the API about the kept session has come. */
export type SessionCheck = 'idle' | 'checking' | 'known' | 'unreachable'

let state: SessionCheck = 'idle'
const listeners = new Set<() => void>()

function become(next: SessionCheck): void {
  state = next
  for (const listener of listeners) listener()
}

/**
 * Asks who is signed in, so that rights and points of sale are today's. A refusal signs out (the calls see to that); when
 * the API cannot be reached the kept session stays, since a till must open without a line.
 */
export async function checkSession(): Promise<void> {
  if (session.getState().token === null) return become('idle')
  become('checking')
  try {
    await refreshSession()
    become('known')
  } catch {
    become(session.getState().token === null ? 'idle' : 'unreachable')
  }
}

/** Another tab signed someone else in: what they may see is asked for here too. */
session.subscribe((next, previous) => {
  const isAnother = next.user !== null && next.user.id !== previous.user?.id
  if (isAnother && next.pointsOfSale.length === 0 && state !== 'checking') void checkSession()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the check, drawn again when it changes. */
export function useSessionCheck(): SessionCheck {
  return useSyncExternalStore(subscribe, () => state)
}
