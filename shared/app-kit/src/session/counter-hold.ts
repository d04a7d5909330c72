import { useSyncExternalStore } from 'react'
import { heldKey } from './held-key.ts'
import { session } from './store.ts'

const CHANGED = 'comptoir:held'

/**
 * Keeps this browser at a counter: the person who is signed in is away from it, or another one sells there, so nothing else
 * is shown in any tab. `addresses` begin with the counter's own; null lets go. Signing in lets go too.
 */
export function holdAt(addresses: readonly string[] | null): void {
  const name = heldKey(session.getState().user?.id)
  try {
    if (addresses === null) localStorage.removeItem(name)
    else localStorage.setItem(name, addresses.join('\n'))
  } catch {
    // A browser that keeps nothing holds nothing.
  }
  globalThis.dispatchEvent(new Event(CHANGED))
}

/** The addresses that are open here, the counter's first; null where all are. */
export function heldAt(): readonly string[] | null {
  return read()?.split('\n') ?? null
}

/** Where somebody has to go from an address; null where they may stay. */
export function useHeldAddress(address: string): string | null {
  const held = useSyncExternalStore(follow, read)?.split('\n')
  return held?.[0] && !held.includes(address) ? held[0] : null
}

function follow(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) globalThis.addEventListener(name, onChange)
  return () => {
    for (const name of [CHANGED, 'storage']) globalThis.removeEventListener(name, onChange)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(heldKey(session.getState().user?.id))
  } catch {
    return null
  }
}
